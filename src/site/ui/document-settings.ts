import type { DocumentSettings } from '../node/configure-webpack';

/** Defined by the webpack configuration. */
declare const __DOCUMENT_SETTINGS__: DocumentSettings;

export function documentSettings(): DocumentSettings {
  return __DOCUMENT_SETTINGS__;
}
