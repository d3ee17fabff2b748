import { documentSettings } from './document-settings';
import { followConsent, mustAsk } from '../boot/page-view-consent';

/** Asks the reader whether page views may be counted, if `content/site.json` requires it. */
export function askForConsent(): void {
  const { id, requireConsent } = documentSettings().pageViews;
  followConsent();
  if (id === '' || !mustAsk(requireConsent)) return;
  import('./consent-bar').then(
    ({ showConsentBar }) => showConsentBar(),
    () => undefined,
  );
}
