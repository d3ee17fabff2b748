/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { asksNotToTrack, chooseConsent, consent } from '../../src/site/start/page-view-consent';
import { startPageViews } from '../../src/site/start/page-views';
import { askForConsent } from '../../src/site/ui/when-running';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby') as unknown);
const bar = (): HTMLElement | null => screen.queryByRole('region', { name: 'Counting page views' });

function build(pageViews: { id: string; requireConsent: boolean }): void {
  Object.assign(globalThis, { __DOCUMENT_SETTINGS__: { pageViews } });
}

/** Asks as the app does when it runs; the bar's code loads on demand. */
async function ask(): Promise<void> {
  await act(async () => {
    askForConsent();
    await import('../../src/site/ui/consent-bar');
  });
}

/** Makes the browser ask every site not to track. */
const refuseTracking = (): void => Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true }) as unknown as void;

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

beforeEach(() => build({ id: 'G-TEST', requireConsent: true }));

afterEach(() => {
  localStorage.clear();
  // An open bar goes with the choice.
  act(() => consent.set('denied'));
  consent.set(undefined);
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

it('a browser asks sites not to track by Do Not Track or Global Privacy Control', () => {
  const browser = (signals: object) => signals as Navigator;
  expect(asksNotToTrack(browser({ doNotTrack: null }))).toBe(false);
  expect(asksNotToTrack(browser({ doNotTrack: '1' }))).toBe(true);
  expect(asksNotToTrack(browser({ globalPrivacyControl: true }))).toBe(true);
});

it.each([
  ['where nothing is counted', () => build({ id: '', requireConsent: true })],
  ['where nobody has to agree', () => build({ id: 'G-TEST', requireConsent: false })],
  ['on Do Not Track', refuseTracking],
])('a reader is asked nothing %s', async (_where, prepare) => {
  prepare();
  await ask();
  expect(bar()).toBeNull();
});

it('on Do Not Track nothing is counted and no script of the tag starts, whatever the choice', () => {
  refuseTracking();
  build({ id: 'G-TEST', requireConsent: false });
  const commands: unknown[][] = [];
  Object.assign(globalThis, { gtag: (...command: unknown[]) => commands.push(command) });
  document.body.innerHTML = '<script type="text/plain" data-page-views src="https://www.googletagmanager.com/gtag/js"></script>';
  const before = document.scripts.length;
  localStorage.setItem('page-view-consent', 'granted');
  startPageViews();
  chooseConsent('granted');
  expect([commands, document.scripts.length - before]).toEqual([[], 0]);
});
