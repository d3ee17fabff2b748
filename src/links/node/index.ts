/** What links add to the build; `gatsby-node.ts` says when. */
export { createAliasPages } from './alias-pages';
export { SHORTLINKS } from './aliases';
