/** What the wiki adds to the build; `gatsby-node.ts` says when. */
export { compileTexts } from './compile-page';
export { createDrawingResolvers } from './drawing-pixels';
export { createPageTextResolvers } from './page-text-resolvers';
export { createWikiPageNode, createWikiPages, WIKI_PAGE_SUMMARIES } from './source-wiki-pages';
export { createWikiResolvers } from './wiki-resolvers';
export { DRAWINGS_FOLDER } from './diagrams/draw-diagrams';
export { PAGE_TEXT_NODES, createTextPages } from './source-page-texts';
