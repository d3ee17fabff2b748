import type { ColourModeSettings } from '../start/colour-mode';

/** Configuration for the document, the browser hooks and the start scripts, which cannot query. */
export interface DocumentSettings {
  locale: { code: string; direction: string };
  colourMode: ColourModeSettings;
  /** Id of the announcement; `null` without one. */
  announcement: string | null;
  pageViews: {
    /** Measurement id of Google Analytics; empty when nothing is counted. */
    id: string;
    requireConsent: boolean;
  };
  offlineWorker: string;
}

/** Defined by the webpack configuration. */
declare const __DOCUMENT_SETTINGS__: DocumentSettings;

export function documentSettings(): DocumentSettings {
  return __DOCUMENT_SETTINGS__;
}
