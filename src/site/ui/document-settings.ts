import type { DocumentSettings } from '../node/document-settings';

/** Defined by the webpack configuration. */
declare const __DOCUMENT_SETTINGS__: DocumentSettings;

export function documentSettings(): DocumentSettings {
  return __DOCUMENT_SETTINGS__;
}
