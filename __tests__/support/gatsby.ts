import type * as Gatsby from 'gatsby';

/** Globals as a real page has them: those that Gatsby's Link needs, and the logo. */
Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  __TRAILING_SLASH__: 'never',
  __LOGO__: '<svg></svg>',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});

/**
 * Replaces Gatsby in every test. Only `graphql` differs: the build removes queries from the code, Jest does not.
 * Loads Gatsby by its main file, because its name leads here.
 */
module.exports = { ...jest.requireActual<typeof Gatsby>('gatsby/cache-dir/commonjs/gatsby-browser-entry'), graphql: () => undefined };
