import type { GatsbyNode } from 'gatsby';
import { createAnnouncementResolver } from './src/build/announcement/announcement-resolver';
import { serveContentProblems } from './src/build/check/serve-problems';
import { stopOnContentProblems } from './src/build/check/stop-on-problems';
import { loadSiteConfiguration, pathPrefix } from './src/build/content-model/load-site';
import { createTypes } from './src/build/graphql/schema';
import { createHistoryResolvers } from './src/build/graphql/history-resolvers';
import { createHomeResolvers } from './src/build/graphql/home-resolvers';
import { createPageTextResolvers } from './src/build/graphql/page-text-resolvers';
import { createStatisticsResolvers } from './src/build/graphql/statistics-resolvers';
import { createSearchResolvers } from './src/build/graphql/search-resolvers';
import { createWikiResolvers } from './src/build/graphql/wiki-resolvers';
import { configureWebpack } from './src/build/hosting/configure-webpack';
import { publishChangelog } from './src/build/history/publish-changelog';
import { publishTwins } from './src/build/markdown-twins/publish-twins';
import { prepareHosting } from './src/build/hosting/prepare-hosting';
import { publishOffline } from './src/build/offline/publish-offline';
import { createAliasPages } from './src/build/pages/create-alias-pages';
import { createOfflinePages } from './src/build/pages/create-offline-pages';
import { createPeoplePages } from './src/build/pages/create-people-pages';
import { createWikiPages } from './src/build/pages/create-wiki-pages';
import { sourceCurrentTerm } from './src/build/sources/current-term';
import { forgetLastSync, verifyHostedIndex } from './src/build/search/hosted-sync';
import { writeSearchIndex } from './src/build/search/write-index';
import { sourceHistory } from './src/build/sources/history';
import { sourcePageTexts } from './src/build/sources/page-texts';
import { sourceRedirects } from './src/build/sources/redirects';
import { sourceServices } from './src/build/sources/services';
import { sourceSociety } from './src/build/sources/society';
import { createWikiPageNode } from './src/build/sources/wiki-pages';
import { compileWikiPages } from './src/build/wiki/compile-page';

/** Wrong content stops the build before anything else is done. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = stopOnContentProblems;

/** While developing, wrong content is shown above the page until it is mended. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveContentProblems;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createTypes;

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await sourceSociety(args);
  await sourceRedirects(args);
  await sourcePageTexts(args);
  await sourceServices(args);
  await sourceCurrentTerm(args);
  await sourceHistory(args, loadSiteConfiguration().repository.contentPath);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = createWikiPageNode;

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  createWikiResolvers(args, loadSiteConfiguration());
  createPageTextResolvers(args, loadSiteConfiguration());
  createHomeResolvers(args, loadSiteConfiguration());
  createAnnouncementResolver(args);
  createHistoryResolvers(args, loadSiteConfiguration());
  createStatisticsResolvers(args);
  createSearchResolvers(args, loadSiteConfiguration());
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => configureWebpack(args, loadSiteConfiguration());

export const createPages: GatsbyNode['createPages'] = async (args) => {
  createWikiPages(args);
  createPeoplePages(args);
  createOfflinePages(args);
  await createAliasPages(args, loadSiteConfiguration());
};

export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  await forgetLastSync(args);
  await compileWikiPages(args);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishChangelog(args);
  await publishTwins(args);
  await writeSearchIndex(args);
  await prepareHosting(args);
  await publishOffline(args);
  await verifyHostedIndex(args, loadSiteConfiguration().url + pathPrefix());
};
