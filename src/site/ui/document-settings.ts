import type { ColourModeSettings } from './colour-mode';

/** What the document and the browser's hooks need of the site's configuration. Components ask by query instead. */
export interface DocumentSettings {
  locale: { code: string; direction: string };
  colourMode: ColourModeSettings;
  /** Id of the announcement; `null` when there is none. */
  announcement: string | null;
  pageViews: {
    /** Measurement id of Google Analytics; empty when nothing is counted. */
    id: string;
    /** Whether a reader is asked first. */
    requireConsent: boolean;
  };
  /** Whether the site can be read offline. */
  offline: boolean;
}

/** Gatsby runs no query for the document and for the hooks of gatsby-browser, so the webpack configuration defines it. */
declare const __DOCUMENT_SETTINGS__: DocumentSettings;

export function documentSettings(): DocumentSettings {
  return __DOCUMENT_SETTINGS__;
}
