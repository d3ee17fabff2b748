/** What the society adds to the build; `gatsby-node.ts` says when. */
export { createSocietyResolvers } from './society-resolvers';
export { publishCards, startCards } from './plot-card';
export { createSocietyPages, SOCIETY } from './source-society';
