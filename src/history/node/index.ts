/** What history adds to the build; `gatsby-node.ts` says when. */
export { createHistoryResolvers } from './history-resolvers';
export { historySource } from './source-history';
export { publishChangelog } from './publish-changelog';
