import type { GatsbyConfig } from 'gatsby';
import { loadSiteOrStop } from './src/build/check/stop-on-problems';
import { pathPrefix } from './src/build/content-model/load-site';
import { contentRoot } from './src/build/content-root';
import { REMARK_PLUGINS } from './src/build/wiki/remark-plugins';
import { pageViewPlugins } from './src/build/hosting/page-views';
import { manifestOptions } from './src/build/hosting/manifest';
import { sitemapOptions } from './src/build/hosting/sitemap';
import { hostedIndexPlugins } from './src/build/search/hosted-sync';

const site = loadSiteOrStop();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url, ...site },
  pathPrefix: pathPrefix(),
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentRoot() } },
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-mdx',
      options: {
        extensions: ['.mdx', '.md'],
        mdxOptions: { remarkPlugins: REMARK_PLUGINS },
        gatsbyRemarkPlugins: [{ resolve: 'gatsby-remark-autolink-headers', options: { icon: false, offsetY: 80 } }],
      },
    },
    { resolve: 'gatsby-plugin-manifest', options: manifestOptions(site) },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions(site) },
    ...pageViewPlugins(),
    ...hostedIndexPlugins(site.url + pathPrefix()),
  ],
};

export default config;
