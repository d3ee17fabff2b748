import type { SiteConfiguration } from '../../content/site-schema';

/** The text of `robots.txt`: everything may be read, and the sitemap is named. */
export function robotsText({ url }: Pick<SiteConfiguration, 'url'>, pathPrefix: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${pathPrefix}/sitemap-index.xml\n`;
}
