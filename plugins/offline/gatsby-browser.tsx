import type { GatsbyBrowser } from 'gatsby';

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = (_, { enabled }) => {
  if (process.env.NODE_ENV !== 'production' || enabled !== true || !('serviceWorker' in navigator)) return;
  import('./ui/keep-current').then(
    ({ keepCurrent }) => keepCurrent(),
    () => undefined,
  );
};
