/** What surrounds pages adds to the build; `gatsby-node.ts` says when. */
export { configureWebpack } from './configure-webpack';
export { createSiteResolvers, createTypes, sourceBuildDay } from './site-data';
export { prepareHosting } from './prepare-hosting';
export { publishPictures } from './site-drawings';
export { publishStaticFiles } from './publish-static-files';
export { reuseSizedPictures } from './sized-pictures';
export { runLastSteps } from './last-steps';
export { serveContentProblems } from './serve-problems';
export { stopOnContentProblems } from './find-problems';
export { stripMetadata } from './strip-metadata';
