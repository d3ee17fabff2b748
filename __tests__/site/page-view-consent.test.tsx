/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { chooseConsent, consent } from '../../src/site/boot/page-view-consent';
import { countPageViews } from '../../src/site/boot/page-views';
import { askForConsent } from '../../src/site/ui/ask-for-consent';

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

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

afterEach(() => {
  localStorage.clear();
  // A choice closes an open bar.
  act(() => consent.set('denied'));
  consent.set(undefined);
  for (const signal of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, signal);
});

it.each([
  ['where nothing is counted', { id: '', requireConsent: true }],
  ['where nobody has to agree', { id: 'G-TEST', requireConsent: false }],
])('a reader is asked nothing %s', async (_where, pageViews) => {
  build(pageViews);
  await ask();
  expect(bar()).toBeNull();
});

it.each<[string, string, unknown]>([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
])('on %s a reader is asked nothing, and nothing is counted, whatever the choice', async (_name, signal, value) => {
  Object.defineProperty(navigator, signal, { value, configurable: true });
  build({ id: 'G-TEST', requireConsent: true });
  await ask();
  expect(bar()).toBeNull();
  build({ id: 'G-TEST', requireConsent: false });
  const commands: unknown[][] = [];
  Object.assign(globalThis, { gtag: (...command: unknown[]) => commands.push(command) });
  document.body.innerHTML = '<script type="text/plain" data-page-views src="https://www.googletagmanager.com/gtag/js"></script>';
  const before = document.scripts.length;
  localStorage.setItem('page-view-consent', 'granted');
  countPageViews();
  chooseConsent('granted');
  expect([commands, document.scripts.length - before]).toEqual([[], 0]);
});
