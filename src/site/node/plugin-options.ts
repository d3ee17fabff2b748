import type { PluginRef } from 'gatsby';
import { THEME_COLOURS } from '../../content-model/palette';
import type { SiteConfiguration } from '../../content-model/site-schema';
import { measurementId } from './document-settings';
import { writeIcon } from './site-drawings';

/** The plugin that adds Google's tag, if there is a measurement id. `src/site/boot/page-views.ts` sends the page views. */
export function pageViewPlugins(): PluginRef[] {
  const id = measurementId();
  if (id === '') return [];
  return [
    {
      resolve: 'gatsby-plugin-google-gtag',
      options: { trackingIds: [id], gtagConfig: { anonymize_ip: true }, pluginConfig: { respectDNT: true, exclude: ['/**'] } },
    },
  ];
}

/** Options of gatsby-plugin-manifest: how the site looks on the home screen of a phone. */
export function manifestOptions(site: SiteConfiguration) {
  return {
    name: site.title,
    short_name: site.shortTitle,
    description: site.description,
    lang: site.locales[0]?.code ?? 'en',
    start_url: '/',
    display: 'minimal-ui',
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    icon: writeIcon(),
    theme_color_in_head: false,
    cache_busting_mode: 'query',
    icon_options: { purpose: 'any maskable' },
    include_favicon: true,
    // Leaves out eight links per page, for phones older than those we support.
    legacy: false,
  };
}

interface SitemapPage {
  path: string;
  pageContext?: { noIndex?: boolean } | null;
}

/** Pages that search engines should not list, besides those with `noIndex` in their page context. */
const UNLISTED = /^\/(?:404(?:\.html)?|500|dev-404-page|offline-plugin-app-shell-fallback|wiki\/search)\/?$/;

/** Whether a page may be listed in the sitemap and among the suggestions of the not-found page. */
export function isListed({ path, pageContext }: SitemapPage): boolean {
  return !UNLISTED.test(path) && pageContext?.noIndex !== true;
}

/** Options of gatsby-plugin-sitemap: every indexable page, without trailing slashes. */
export function sitemapOptions(site: SiteConfiguration) {
  return {
    output: '/',
    query: `{ allSitePage { nodes { path pageContext } } }`,
    resolveSiteUrl: () => site.url,
    resolvePages: ({ allSitePage }: { allSitePage: { nodes: SitemapPage[] } }) => allSitePage.nodes.filter(isListed),
    serialize: (page: SitemapPage) => ({ url: page.path }),
  };
}
