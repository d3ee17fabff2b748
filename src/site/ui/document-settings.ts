import type { ColourModeSettings } from '../start/colour-mode';

/** Configuration for the document and the browser hooks, which cannot query. */
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

/** Defined by the webpack configuration. */
declare const __DOCUMENT_SETTINGS__: DocumentSettings;

export function documentSettings(): DocumentSettings {
  return __DOCUMENT_SETTINGS__;
}
