import { isServiceOn } from '../../components/use-site';
import { documentSettings } from './document-settings';
import { followConsent, mustAsk } from '../start/page-view-consent';

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

/** Offers a new version once the offline worker has one. */
export async function offerUpdates(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !isServiceOn('offline') || !('serviceWorker' in navigator)) return;
  try {
    const { takeUpdate, watchForUpdates } = await import('../../offline/ui/registration');
    await watchForUpdates((update) => {
      import('../../offline/ui/update-notice').then(
        ({ showUpdateNotice }) => showUpdateNotice(update, () => void takeUpdate()),
        () => undefined,
      );
    });
  } catch {
    // The browser refuses to run a worker.
  }
}
