import type { GatsbyBrowser } from 'gatsby';

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = (_, { enabled }) => {
  if (process.env.NODE_ENV !== 'production' || enabled !== true) return;
  import('./ui/after-start').then(
    ({ afterStart }) => afterStart(),
    () => undefined,
  );
};
