import type { SiteConfiguration } from '../../content-model/site-schema';
import { dayAfter, momentInLondon } from '../../society/days';

/** Google Analytics' measurement id, from `GATSBY_GTAG_ID`; empty when page views are not counted. */
export function measurementId(environment: NodeJS.ProcessEnv = process.env): string {
  return (environment.GATSBY_GTAG_ID ?? '').trim();
}

/** The id of the announcement, and the moment at which its last day ends, if it has one. Empty without an announcement. */
export function announcementSettings({ announcementBar }: Pick<SiteConfiguration, 'announcementBar'>): { id?: string; end?: number } {
  if (!announcementBar) return {};
  const { id, until } = announcementBar;
  return { id, ...(until !== undefined && { end: Date.parse(momentInLondon(dayAfter(until), '00:00')) }) };
}

/** Settings for the document, the browser hooks and the boot scripts, which cannot query. */
export function settingsOfDocument(site: SiteConfiguration) {
  const [locale] = site.locales;
  return {
    locale: { code: locale?.code ?? 'en', direction: locale?.direction ?? 'ltr' },
    colourMode: site.colourMode,
    announcement: announcementSettings(site),
    pageViews: { id: measurementId(), requireConsent: site.pageViews.requireConsent },
  };
}

export type DocumentSettings = ReturnType<typeof settingsOfDocument>;
