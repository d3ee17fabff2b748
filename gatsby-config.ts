import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { loadSiteOrStop } from './src/site/node/find-problems';
import { pathPrefix } from './src/content-model/load-site';
import { contentRoot, isOwnContent, STATIC_FOLDER } from './src/content-model/content-root';
import { PICTURE_OPTIONS } from './src/wiki/node/pictures';
import { ANCHOR_OPTIONS, REMARK_PLUGINS } from './src/wiki/node/remark-plugins';
import { manifestOptions, pageViewPlugins, sitemapOptions } from './src/site/node/plugin-options';
import { hostedIndexPlugins } from './src/search/node/hosted-sync';

const site = loadSiteOrStop();

const config: GatsbyConfig = {
  pathPrefix: pathPrefix(),
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    // Some types depend on the content, and the project's own are those of its own content.
    typesOutputPath: isOwnContent() ? 'src/gatsby-types.d.ts' : '.cache/gatsby-types.d.ts',
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: contentRoot(), ignore: [path.join(contentRoot(), STATIC_FOLDER)] },
    },
    'gatsby-plugin-sharp',
    // Queries ask for drawings too, which other code sizes: without this, each would be a warning.
    { resolve: 'gatsby-transformer-sharp', options: { checkSupportedExtensions: false } },
    {
      resolve: 'gatsby-plugin-mdx',
      options: {
        extensions: ['.mdx', '.md'],
        mdxOptions: { remarkPlugins: REMARK_PLUGINS },
        gatsbyRemarkPlugins: [
          { resolve: 'gatsby-remark-images', options: PICTURE_OPTIONS },
          { resolve: 'gatsby-remark-autolink-headers', options: ANCHOR_OPTIONS },
        ],
      },
    },
    { resolve: 'gatsby-plugin-manifest', options: manifestOptions(site) },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions(site) },
    'calendars',
    'labels',
    'markdown-copies',
    'print-sections',
    { resolve: 'offline', options: { enabled: true } },
    { resolve: 'forms', options: { online: false } },
    ...pageViewPlugins(),
    ...hostedIndexPlugins(site.url + pathPrefix()),
  ],
};

export default config;
