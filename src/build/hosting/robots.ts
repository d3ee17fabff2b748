import type { SiteConfiguration } from '../content-model/site';

/** The text of `robots.txt`: everything may be read, and the sitemap is named. */
export function robotsText({ url }: Pick<SiteConfiguration, 'url'>, pathPrefix: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${pathPrefix}/sitemap-index.xml\n`;
}
