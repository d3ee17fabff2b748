/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { asksNotToTrack, chooseConsent, consent, mayCount } from '../../src/site/start/page-view-consent';
import { startPageViews } from '../../src/site/start/page-views';
import { askForConsent } from '../../src/site/ui/when-running';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby') as unknown);
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

  it('unless the browser sends Do Not Track or Global Privacy Control', () => {
    const browser = (signals: object) => signals as Navigator;
    expect(asksNotToTrack(browser({ doNotTrack: null }))).toBe(false);
    expect(asksNotToTrack(browser({ doNotTrack: '1' }))).toBe(true);
    expect(asksNotToTrack(browser({ globalPrivacyControl: true }))).toBe(true);
  });
});

describe('a reader is asked', () => {
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

  it('nothing is counted and no script of the tag starts, whatever the choice', () => {
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
});
