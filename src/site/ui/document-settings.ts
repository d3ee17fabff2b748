import type { ColourModeSettings } from '../start/colour-mode';

/** The parts of the site's configuration that the document and the browser hooks need. Components query them instead. */
export interface DocumentSettings {
  locale: { code: string; direction: string };
  colourMode: ColourModeSettings;
  /** Id of the announcement; `null` when there is none. */
  announcement: string | null;
  pageViews: {
    /** Measurement id of Google Analytics; empty when nothing is counted. */
    id: string;
    /** Whether a reader must agree first. */
    requireConsent: boolean;
  };
  /** Path of the offline worker, and whether the site can be read offline. */
  offline: { worker: string; isOn: boolean };
}

/** Defined by the webpack configuration, because Gatsby runs no queries for the document or the hooks of gatsby-browser. */
declare const __DOCUMENT_SETTINGS__: DocumentSettings;

export function documentSettings(): DocumentSettings {
  return __DOCUMENT_SETTINGS__;
}
