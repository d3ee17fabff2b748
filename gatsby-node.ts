import type { GatsbyNode } from 'gatsby';
import { sourceContent } from './src/content-model/data-layer';
import { loadSiteConfiguration, pathPrefix } from './src/content-model/load-site';
import { deleteUnused } from './src/content-model/picture-cache';
import { copyPicture } from './src/content-model/picture-copies';
import { SITE_SETTINGS, sourcedSettings } from './src/content-model/site-settings';
import * as history from './src/history/node';
import * as links from './src/links/node';
import * as search from './src/search/node';
import * as site from './src/site/node';
import * as society from './src/society/node';
import * as wiki from './src/wiki/node';

export const onPluginInit: GatsbyNode['onPluginInit'] = async () => {
  await site.reuseSizedPictures();
  await deleteUnused(wiki.DRAWINGS_FOLDER);
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = site.stopOnContentProblems;

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = site.serveContentProblems;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = site.createTypes;

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await site.sourceBuildDay(args);
  await sourceContent(args, [
    SITE_SETTINGS,
    society.SOCIETY,
    wiki.PAGE_TEXT_NODES,
    wiki.WIKI_PAGE_SUMMARIES,
    links.SHORTLINKS,
    history.historySource(loadSiteConfiguration().repository),
  ]);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await copyPicture(args);
  await wiki.createWikiPageNode(args);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  wiki.createWikiResolvers(args);
  wiki.createPageTextResolvers(args);
  wiki.createDrawingResolvers(args);
  society.createSocietyResolvers(args);
  site.createSiteResolvers(args);
  history.createHistoryResolvers(args);
  search.createSearchResolvers(args);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => site.configureWebpack(args, loadSiteConfiguration());

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  await site.publishStaticFiles(args);
  await site.publishPictures();
};

export const createPages: GatsbyNode['createPages'] = (args) => {
  wiki.createWikiPages(args);
  wiki.createTextPages(args);
  society.createSocietyPages(args);
  links.createAliasPages(args, sourcedSettings(args));
};

export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  society.startCards(args);
  await search.forgetLastSync(args);
  await wiki.compileTexts(args);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  // Gatsby has copied the project's own `static` since the bootstrap, and the content's files win.
  await site.publishStaticFiles(args);
  // None reads what another writes.
  await Promise.all([history.publishChangelog(args), society.publishCards(), search.writeSearchIndex(args)]);
  // From here on no picture and no page is added.
  await site.stripMetadata();
  await site.prepareHosting(args);
  // Capabilities list and describe files as hosts get them.
  await site.runLastSteps();
  // The plugin that sends the records has run before.
  await search.verifyHostedIndex(args, loadSiteConfiguration().url + pathPrefix());
};
