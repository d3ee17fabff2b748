/** What only the app can do for a page, once it runs: bring the whole style, ask for consent, and offer a new version. */
import { documentSettings } from './document-settings';
import { followConsent, mustAsk } from '../start/page-view-consent';

/**
 * Puts whole style sheets in the place of those that `trimStyle` shortened. All at once: each time that a sheet comes or goes the
 * browser styles the whole page anew, which takes a phone a tenth of a second while a reader waits for the app. Where one
 * fails to load, the part stays, and what comes later is without style.
 */
export async function loadWholeStyle(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map((part) => {
    const whole = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: part.dataset.href, media: 'not all' });
    const isLoaded = new Promise<boolean>((resolve) => {
      whole.onload = () => resolve(true);
      whole.onerror = () => resolve(false);
    });
    part.after(whole);
    return { part, whole, isLoaded };
  });
  const loaded = await Promise.all(sheets.map(({ isLoaded }) => isLoaded));
  sheets.forEach(({ part, whole }, index) => {
    whole.media = 'all';
    (loaded[index] ? part : whole).remove();
  });
}

/** Asks the reader whether page views may be counted, if the site's configuration requires it. */
export function askForConsent(): void {
  const { id, requireConsent } = documentSettings().pageViews;
  followConsent();
  if (id === '' || !mustAsk(requireConsent)) return;
  import('./consent-bar').then(
    ({ showConsentBar }) => showConsentBar(),
    () => undefined,
  );
}

/** Offers a new version of the site as soon as the offline worker has one; the start script has registered it. */
export async function offerUpdates(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !documentSettings().offline.isOn || !('serviceWorker' in navigator)) return;
  try {
    const { takeUpdate, watchForUpdates } = await import('../../offline/ui/registration');
    await watchForUpdates((update) => {
      import('../../offline/ui/update-notice').then(
        ({ showUpdateNotice }) => showUpdateNotice(update, () => void takeUpdate()),
        () => undefined,
      );
    });
  } catch {
    // The browser refuses to run a worker, so there is none to follow.
  }
}
