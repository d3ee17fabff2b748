import type * as Gatsby from 'gatsby';

/** What a page of a real site finds in the window, for Gatsby's own Link. */
Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  __TRAILING_SLASH__: 'never',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});

/**
 * Gatsby as components meet it, in every test, but that a query in the code is nothing: the build takes queries out, Jest does not.
 * Takes the file that Gatsby's package names as its main one, because its own name leads here.
 */
module.exports = { ...jest.requireActual<typeof Gatsby>('gatsby/cache-dir/commonjs/gatsby-browser-entry'), graphql: () => undefined };
