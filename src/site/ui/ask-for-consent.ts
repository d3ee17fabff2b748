import { asksNotToTrack, consent, followConsent } from '../boot/page-view-consent';

/** Asks the reader whether page views may be counted, if `content/site.json` requires it. */
export function askForConsent(): void {
  const { id, requireConsent } = __DOCUMENT_SETTINGS__.pageViews;
  followConsent();
  if (id === '' || !requireConsent || asksNotToTrack() || consent.get() !== undefined) return;
  import('./consent-bar').then(
    ({ showConsentBar }) => showConsentBar(),
    () => undefined,
  );
}
