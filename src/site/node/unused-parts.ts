import { realpathSync } from 'node:fs';
import path from 'node:path';

/** A module of a package as an alias, also where the folder of packages is a link to another. */
function emptyModule(file: string): Record<string, false> {
  const module = path.resolve('node_modules', file);
  return { [module]: false, [realpathSync(module)]: false };
}

/**
 * Parts that Gatsby and its plugins put into every page, and that this site has no use for, as aliases of
 * webpack: each becomes an empty module, in the browser and while rendering.
 */
export const UNUSED_PARTS: Readonly<Record<string, false>> = {
  // <Script> and the workers for scripts of others: nothing here loads such a script by itself.
  'gatsby-script$': false,
  ...emptyModule('gatsby/dist/internal-plugins/partytown/gatsby-ssr.js'),
  // <Slice>: the shell of the site is part of its pages.
  [path.resolve('.cache/slice.js')]: false,
  // <PageRenderer>.
  [path.resolve('.cache/public-page-renderer.js')]: false,
  // A service worker by a plugin; ours is registered by our own code.
  [path.resolve('.cache/register-service-worker.js')]: false,
  // The inline script that scrolls to a heading; `browser-plugins.cjs` leaves out the rest of the plugin.
  ...emptyModule('gatsby-remark-autolink-headers/gatsby-ssr.js'),
};

/** Large libraries that only a browser runs: while rendering pages, each is an empty module that nothing reads. */
export const BROWSER_PARTS: Readonly<Record<string, false>> = {
  '@docsearch/react/modal$': false,
};
