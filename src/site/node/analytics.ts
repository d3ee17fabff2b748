import type { PluginRef } from 'gatsby';

/** Measurement id of Google Analytics, from `GATSBY_GTAG_ID`; empty when page views are not counted. */
export function measurementId(environment: NodeJS.ProcessEnv = process.env): string {
  return (environment.GATSBY_GTAG_ID ?? '').trim();
}

/**
 * The plugin that adds Google's tag, for `gatsby-config.ts`; none without a measurement id. It is told to send no page views
 * itself: `src/site/start/page-views.ts` does, without query strings and with the new page's title.
 */
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
