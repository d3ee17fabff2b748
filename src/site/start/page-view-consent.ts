/** Whether page views may be counted with Google Analytics: the reader's consent, and Do Not Track. */
import { readStored, writeStored } from '../../components/storage';
import { createStore } from '../../components/store';

export type Consent = 'granted' | 'denied';

/** Storage key of the reader's choice. */
const CONSENT_KEY = 'page-view-consent';

/** The reader's choice; `undefined` until one is made, and always on the server. */
export const consent = /* @__PURE__ */ createStore<Consent | undefined>(undefined);

/** Reads the stored choice. */
function readConsent(): void {
  const stored = readStored(CONSENT_KEY);
  if (stored === 'granted' || stored === 'denied') consent.set(stored);
}

/** Event on the window that tells of the reader's choice, also to the start script, which has a copy of this module. */
const CHOSEN = 'page-view-consent';

export function chooseConsent(choice: Consent): void {
  writeStored(CONSENT_KEY, choice);
  window.dispatchEvent(new CustomEvent<Consent>(CHOSEN, { detail: choice }));
}

/** Keeps `consent` up to date, from what is stored and from now on. */
export function followConsent(): void {
  readConsent();
  // Another tab's choice, also while the browser kept this page in memory.
  for (const change of ['storage', 'pageshow']) window.addEventListener(change, readConsent);
  window.addEventListener(CHOSEN, (event) => consent.set((event as CustomEvent<Consent>).detail));
}

/** Whether the browser asks sites not to track: Do Not Track or Global Privacy Control. */
export function asksNotToTrack(browser: Navigator & { globalPrivacyControl?: boolean } = navigator): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/**
 * Whether this page view may be counted, in a build that counts any.
 * @param requireConsent whether readers must agree first
 */
export function mayCount(requireConsent: boolean, choice = consent.get(), doNotTrack = asksNotToTrack()): boolean {
  return !doNotTrack && choice !== 'denied' && (choice === 'granted' || !requireConsent);
}

/**
 * Whether the reader still has to be asked, in a build that counts page views.
 * @param requireConsent whether readers must agree first
 */
export function mustAsk(requireConsent: boolean): boolean {
  return requireConsent && !asksNotToTrack() && consent.get() === undefined;
}

/** An address without query and hash: what a reader searched for is nobody's business. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*/s, '');
}
