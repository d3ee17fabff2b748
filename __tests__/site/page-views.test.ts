/** @jest-environment jsdom */
import { announcePage } from '../../src/site/start/events';
import { startPageViews } from '../../src/site/start/page-views';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby') as unknown);

const ID = 'G-TEST';
const commands: unknown[][] = [];

/** What the tag has been told that holds for all events, the latest last. */
const globals = (): Record<string, string>[] =>
  commands.filter(([command, value]) => command === 'set' && typeof value === 'object').map(([, value]) => value as Record<string, string>);
const views = (): unknown[] => commands.filter(([command]) => command === 'event').map(([, , details]) => details);
const isOff = (): unknown => (window as unknown as Record<string, unknown>)[`ga-disable-${ID}`];

/** Opens a page of the site, with the title that its Head gives it; the first one as the browser loads it. */
function visit(address: string, title: string, isFirst = false): void {
  const before = document.title;
  const from = window.location.pathname;
  window.history.pushState(null, '', address);
  document.title = title;
  if (isFirst) startPageViews();
  else announcePage({ isOtherPath: window.location.pathname !== from, title: before });
}

beforeAll(() => {
  Object.assign(globalThis, {
    __DOCUMENT_SETTINGS__: { pageViews: { id: ID, requireConsent: false } },
    gtag: (...command: unknown[]) => commands.push(command),
  });
});

it('pages are counted without what was searched for, in events that the tag sends by itself too', () => {
  visit('/wiki/search?q=my+secret#x', 'Search', true);
  expect(views()).toEqual([{ page_title: 'Search', page_location: 'http://localhost/wiki/search', page_referrer: '' }]);
  expect(globals().at(-1)).toEqual({ page_title: 'Search', page_location: 'http://localhost/wiki/search', page_referrer: '' });
  // It is told before it could send anything.
  expect(globals()[0]).toMatchObject({ page_location: 'http://localhost/wiki/search' });
  expect(JSON.stringify(commands)).not.toContain('secret');
});

it('pages of people are never counted, and nothing is sent while one is open', () => {
  visit('/people/polly-gaffer', 'Polly Gaffer');
  expect(isOff()).toBe(true);
  visit('/shows', 'Shows');
  expect(isOff()).toBe(false);
  expect(views()).toHaveLength(2);
  expect(views().at(-1)).toEqual({
    page_title: 'Shows',
    page_location: 'http://localhost/shows',
    page_referrer: 'http://localhost/wiki/search',
  });
  expect(JSON.stringify(commands)).not.toMatch(/polly/i);
});
