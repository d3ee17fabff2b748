import type { GatsbyBrowser } from 'gatsby';

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = (_, { enabled }) => {
  // Without a worker, nothing on the device can be out of date.
  if (process.env.NODE_ENV !== 'production' || enabled !== true || !navigator.serviceWorker?.controller) return;
  import('./ui/keep-current').then(
    ({ keepCurrent }) => keepCurrent(),
    () => undefined,
  );
};
