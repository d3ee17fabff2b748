/** What search adds to the build; `gatsby-node.ts` says when. */
export { createSearchResolvers } from './search-resolvers';
export { forgetLastSync, verifyHostedIndex } from './hosted-sync';
export { writeSearchIndex } from './write-index';
