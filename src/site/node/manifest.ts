import type { SiteConfiguration } from '../../content/site-schema';

/** Options of gatsby-plugin-manifest: how the site looks on the home screen of a phone. */
export function manifestOptions(site: SiteConfiguration) {
  return {
    name: site.title,
    short_name: site.shortTitle,
    description: site.description,
    lang: site.locales[0]?.code ?? 'en',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f4f6f4',
    theme_color: '#f4f6f4',
    icon: 'src/site/icon.svg',
    theme_color_in_head: false,
    cache_busting_mode: 'query',
    icon_options: { purpose: 'any maskable' },
    include_favicon: true,
    // The phones that would need eight more links in every page are older than those that the site supports.
    legacy: false,
  };
}
