/** Page views for Google Analytics, where the build has a measurement id and the reader lets us count. */
import { readStored, writeStored } from '../../components/storage';
import { createStore } from '../../components/store';

export type Consent = 'granted' | 'denied';

/** Where the reader's choice is kept. */
export const CONSENT_KEY = 'page-view-consent';

/** The choice of this reader; `undefined` until one is made, and always on the server. */
export const consent = createStore<Consent | undefined>(undefined);

/** Reads the choice that this browser keeps. */
export function readConsent(): void {
  const stored = readStored(CONSENT_KEY);
  consent.set(stored === 'granted' || stored === 'denied' ? stored : undefined);
}

export function chooseConsent(choice: Consent): void {
  writeStored(CONSENT_KEY, choice);
  consent.set(choice);
}

/** Whether the browser tells sites not to track. */
export function asksNotToTrack(browser: Navigator & { globalPrivacyControl?: boolean } = navigator): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** Whether this page view may be counted, where the build counts any. Takes whether readers are asked first. */
export function mayCount(requireConsent: boolean, choice = consent.get(), doNotTrack = asksNotToTrack()): boolean {
  return !doNotTrack && choice !== 'denied' && (choice === 'granted' || !requireConsent);
}

/** Whether the reader has to be asked, where the build counts any. Takes whether readers are asked first. */
export function mustAsk(requireConsent: boolean, choice = consent.get(), doNotTrack = asksNotToTrack()): boolean {
  return requireConsent && !doNotTrack && choice === undefined;
}

/** An address without what stands behind "?" and "#": what a reader searched for is nobody's business. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
