import type { GatsbyNode } from 'gatsby';
import { serveContentProblems } from './src/site/node/serve-problems';
import { stopOnContentProblems } from './src/site/node/find-problems';
import { sourceContent } from './src/content/data-layer';
import { deleteUnused } from './src/content/picture-cache';
import { copyPicture } from './src/content/picture-copies';
import { loadSiteConfiguration, pathPrefix } from './src/content/load-site';
import { SITE_SETTINGS, sourcedSettings } from './src/content/site-settings';
import { createHistoryResolvers } from './src/history/node/history-resolvers';
import { createSocietyResolvers } from './src/society/node/society-resolvers';
import { DRAWINGS_FOLDER } from './src/wiki/node/diagrams/draw-diagrams';
import { compileTexts } from './src/wiki/node/compile-page';
import { createDrawingResolvers } from './src/wiki/node/drawing-pixels';
import { createPageTextResolvers } from './src/wiki/node/page-text-resolvers';
import { createSearchResolvers } from './src/search/node/search-resolvers';
import { createWikiResolvers } from './src/wiki/node/wiki-resolvers';
import { configureWebpack } from './src/site/node/configure-webpack';
import { reuseSizedPictures } from './src/site/node/sized-pictures';
import { stripMetadata } from './src/site/node/strip-metadata';
import { publishChangelog } from './src/history/node/publish-changelog';
import { prepareHosting } from './src/site/node/prepare-hosting';
import { publishPictures } from './src/site/node/publish-pictures';
import { publishStaticFiles } from './src/site/node/publish-static-files';
import { runLastSteps } from './src/site/node/last-steps';
import { createAliasPages } from './src/links/node/create-alias-pages';
import { createSocietyPages } from './src/society/node/create-society-pages';
import { createWikiPages } from './src/wiki/node/create-wiki-pages';
import { sourceBuildDay } from './src/society/node/source-build-day';
import { forgetLastSync, verifyHostedIndex } from './src/search/node/hosted-sync';
import { writeSearchIndex } from './src/search/node/write-index';
import { historySource } from './src/history/node/source-history';
import { PAGE_TEXT_NODES, createTextPages } from './src/wiki/node/source-page-texts';
import { createShortlinkNodes } from './src/links/node/source-links';
import { createSiteResolvers, createTypes } from './src/site/node/site-data';
import { SOCIETY } from './src/society/node/source-society';
import { createWikiPageNode, WIKI_LINKS } from './src/wiki/node/source-wiki-pages';

export const onPluginInit: GatsbyNode['onPluginInit'] = async () => {
  await reuseSizedPictures();
  await deleteUnused(DRAWINGS_FOLDER);
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = stopOnContentProblems;

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveContentProblems;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createTypes;

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await sourceBuildDay(args);
  await sourceContent(args, [SITE_SETTINGS, SOCIETY, PAGE_TEXT_NODES, WIKI_LINKS, historySource(loadSiteConfiguration().repository)]);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await copyPicture(args);
  await createWikiPageNode(args);
  await createShortlinkNodes(args);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  createWikiResolvers(args);
  createPageTextResolvers(args);
  createDrawingResolvers(args);
  createSocietyResolvers(args);
  createSiteResolvers(args);
  createHistoryResolvers(args);
  createSearchResolvers(args);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => configureWebpack(args, loadSiteConfiguration());

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  await publishStaticFiles(args);
  await publishPictures();
};

export const createPages: GatsbyNode['createPages'] = async (args) => {
  createWikiPages(args);
  createTextPages(args);
  createSocietyPages(args);
  await createAliasPages(args, sourcedSettings(args));
};

export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  await forgetLastSync(args);
  await compileTexts(args);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishStaticFiles(args);
  // Neither reads what the other writes.
  await Promise.all([publishChangelog(args), writeSearchIndex(args)]);
  await stripMetadata();
  await prepareHosting(args);
  await runLastSteps();
  await verifyHostedIndex(args, loadSiteConfiguration().url + pathPrefix());
};
