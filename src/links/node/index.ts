/** What links add to the build; `gatsby-node.ts` says when. */
export { createAliasPages } from './create-alias-pages';
export { createShortlinkNodes } from './source-links';
