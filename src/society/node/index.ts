/** What the society adds to the build; `gatsby-node.ts` says when. */
export { createSocietyPages } from './create-society-pages';
export { createSocietyResolvers } from './society-resolvers';
export { publishCards, startCards } from './publish-cards';
export { SOCIETY } from './source-society';
