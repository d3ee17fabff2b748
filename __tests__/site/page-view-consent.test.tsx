/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type * as Site from '../../src/components/use-site';
import { asksNotToTrack, chooseConsent, consent, followConsent, mayCount } from '../../src/site/start/page-view-consent';
import { startPageViews } from '../../src/site/start/page-views';
import { ConsentSwitch } from '../../src/site/ui/consent-switch';
import { askForConsent } from '../../src/site/ui/when-running';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby') as unknown);
// The configuration comes out of the data layer, which only a build has.
jest.mock('../../src/components/use-site', () => {
  const configuration = { pageViews: { requireConsent: false } } as unknown as ReturnType<typeof Site.useSiteConfiguration>;
  return { useSiteConfiguration: () => configuration, useService: () => true };
});

const KEY = 'page-view-consent';
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
  jest.restoreAllMocks();
  localStorage.clear();
  // An open bar goes with the choice.
  act(() => consent.set('denied'));
  consent.set(undefined);
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

describe('a page view may be counted', () => {
  it.each<[choice: 'granted' | 'denied' | undefined, asksFirst: boolean, mayBe: boolean]>([
    [undefined, false, true],
    [undefined, true, false],
    ['granted', false, true],
    ['granted', true, true],
    ['denied', false, false],
    ['denied', true, false],
  ])('where the choice is %s and readers must agree is %s: %s', (choice, asksFirst, mayBe) => {
    expect(mayCount(asksFirst, choice, false)).toBe(mayBe);
    expect(mayCount(asksFirst, choice, true)).toBe(false);
  });

  it('where the browser asks for nothing, by Do Not Track or by Global Privacy Control', () => {
    const browser = (signals: object) => signals as Navigator;
    expect(asksNotToTrack(browser({ doNotTrack: null }))).toBe(false);
    expect(asksNotToTrack(browser({ doNotTrack: '1' }))).toBe(true);
    expect(asksNotToTrack(browser({ globalPrivacyControl: true }))).toBe(true);
  });
});

describe('a reader is asked', () => {
  it.each([
    ['Allow', 'granted'],
    ['Don’t allow', 'denied'],
  ])('once: %s is taken and kept, and the bar goes', async (name, choice) => {
    await ask();
    fireEvent.click(screen.getByRole('button', { name }));
    expect([bar(), consent.get(), localStorage.getItem(KEY)]).toEqual([null, choice, choice]);
    await ask();
    expect(bar()).toBeNull();
  });

  it('until they choose elsewhere', async () => {
    await ask();
    expect(bar()).not.toBeNull();
    act(() => chooseConsent('granted'));
    expect(bar()).toBeNull();
  });

  it('again where something else was stored than a choice', async () => {
    localStorage.setItem(KEY, 'perhaps');
    await ask();
    expect(bar()).not.toBeNull();
  });

  it('for the page alone where storage is blocked', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('SecurityError');
    });
    await ask();
    fireEvent.click(screen.getByRole('button', { name: 'Allow' }));
    expect([bar(), mayCount(true)]).toEqual([null, true]);
  });

  it.each([
    ['where nothing is counted', () => build({ id: '', requireConsent: true })],
    ['where nobody has to agree', () => build({ id: 'G-TEST', requireConsent: false })],
    ['on Do Not Track', refuseTracking],
  ])('nothing %s', async (_where, prepare) => {
    prepare();
    await ask();
    expect(bar()).toBeNull();
  });
});

describe('on Do Not Track', () => {
  beforeEach(refuseTracking);

  it('nothing is counted and none of the tag’s scripts is started, whatever was chosen', () => {
    build({ id: 'G-TEST', requireConsent: false });
    const commands: unknown[][] = [];
    Object.assign(globalThis, { gtag: (...command: unknown[]) => commands.push(command) });
    document.body.innerHTML = '<script type="text/plain" data-page-views src="https://www.googletagmanager.com/gtag/js"></script>';
    const before = document.scripts.length;
    localStorage.setItem(KEY, 'granted');
    startPageViews();
    chooseConsent('granted');
    expect([commands, document.scripts.length - before]).toEqual([[], 0]);
  });

  it('the privacy page says so, and offers no choice', () => {
    followConsent();
    render(<ConsentSwitch />);
    expect(screen.getByText('Your browser asks not to be tracked, so nothing is counted.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
