import { readStored, writeStored } from '../../components/storage';
import { createStore } from '../../components/store';

type Consent = 'granted' | 'denied';

const CONSENT_KEY = 'page-view-consent';

/** The reader's choice; `undefined` until one is made, and always on the server. */
export const consent = /* @__PURE__ */ createStore<Consent | undefined>(undefined);

function readConsent(): void {
  const stored = readStored(CONSENT_KEY);
  if (stored === 'granted' || stored === 'denied') consent.set(stored);
}

/** Event that announces the choice: the boot script and the app each have a copy of this module. */
const CHOSEN = 'page-view-consent';

export function chooseConsent(choice: Consent): void {
  writeStored(CONSENT_KEY, choice);
  window.dispatchEvent(new CustomEvent<Consent>(CHOSEN, { detail: choice }));
}

/** Keeps `consent` in step with storage and choices, from now on. */
export function followConsent(): void {
  readConsent();
  // Another tab's choice, also while this page was in the back-forward cache.
  for (const change of ['storage', 'pageshow']) window.addEventListener(change, readConsent);
  window.addEventListener(CHOSEN, (event) => consent.set((event as CustomEvent<Consent>).detail));
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function asksNotToTrack(): boolean {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Whether a page view may be counted. `requireConsent`: readers must agree first. */
export function mayCount(requireConsent: boolean): boolean {
  const choice = consent.get();
  return !asksNotToTrack() && choice !== 'denied' && (choice === 'granted' || !requireConsent);
}
