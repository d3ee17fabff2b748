/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { chooseConsent, consent } from '../../src/site/boot/page-view-consent';
import { countPageViews } from '../../src/site/boot/page-views';
import { askForConsent } from '../../src/site/ui/ask-for-consent';

/** Shows a page of a build as the app does when it runs; the code of the bar loads on demand. Returns the bar. */
async function show(pageViews: { id: string; requireConsent: boolean }): Promise<HTMLElement | null> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, __DOCUMENT_SETTINGS__: { pageViews } });
  await act(async () => {
    askForConsent();
    await import('../../src/site/ui/consent-bar');
  });
  return screen.queryByRole('region', { name: 'Counting page views' });
}

it.each([
  ['where nothing is counted', { id: '', requireConsent: true }],
  ['where nobody has to agree', { id: 'G-TEST', requireConsent: false }],
])('a reader is asked nothing %s', async (_where, pageViews) => {
  expect(await show(pageViews)).toBeNull();
});

it.each<[string, string, unknown]>([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
])('on %s a reader is asked nothing, and nothing is counted, whatever the choice', async (_name, signal, value) => {
  Object.defineProperty(navigator, signal, { value, configurable: true });
  expect(await show({ id: 'G-TEST', requireConsent: true })).toBeNull();
  await show({ id: 'G-TEST', requireConsent: false });
  const gtag = jest.fn();
  Object.assign(globalThis, { gtag });
  document.body.innerHTML = '<script type="text/plain" data-page-views src="https://www.googletagmanager.com/gtag/js"></script>';
  const before = document.scripts.length;
  localStorage.setItem('page-view-consent', 'granted');
  countPageViews();
  chooseConsent('granted');
  expect(gtag).not.toHaveBeenCalled();
  expect(document.scripts).toHaveLength(before);
  localStorage.clear();
  consent.set(undefined);
  Reflect.deleteProperty(navigator, signal);
});
