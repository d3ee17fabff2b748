import type { SiteConfiguration } from '../../content/site-schema';

interface SitemapPage {
  path: string;
  pageContext?: { noIndex?: boolean } | null;
}

/** Pages that search engines should not list, besides those with `noIndex` in their page context. */
const UNLISTED = /^\/(?:404(?:\.html)?|500|dev-404-page|offline-plugin-app-shell-fallback|print|wiki\/search)\/?$/;

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
