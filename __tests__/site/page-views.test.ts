/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.crew.ac.uk/"}
 */
import { announcePage } from '../../src/components/events';
import { chooseConsent } from '../../src/site/boot/page-view-consent';
import { countPageViews } from '../../src/site/boot/page-views';

const ID = 'G-TEST';
const commands: unknown[][] = [];

/** Values that the tag was given for all events, the latest last. */
const globals = (): Record<string, string>[] =>
  commands.filter(([command, value]) => command === 'set' && typeof value === 'object').map(([, value]) => value as Record<string, string>);
const views = (): unknown[] => commands.filter(([command]) => command === 'event').map(([, , details]) => details);

/** Opens a page of the site, with the title that its Head gives it; the first one as the browser loads it. */
function visit(address: string, title: string, isFirst = false): void {
  const before = document.title;
  const from = window.location.pathname;
  window.history.pushState(null, '', address);
  document.title = title;
  if (isFirst) countPageViews();
  else announcePage({ isOtherPath: window.location.pathname !== from, title: before });
}

beforeAll(() => {
  Object.assign(globalThis, {
    __DOCUMENT_SETTINGS__: { pageViews: { id: ID, requireConsent: false } },
    gtag: (...command: unknown[]) => commands.push(command),
  });
});

it('the tag is given the address without its query before it can send anything', () => {
  visit('/wiki/search?q=my+secret#x', 'Search', true);
  expect(globals()[0]).toMatchObject({ page_location: 'https://www.crew.ac.uk/wiki/search' });
});

it('pages of people are counted as one page, without names', () => {
  visit('/people/polly-gaffer', 'Polly Gaffer');
  visit('/shows', 'Shows');
  const people = 'https://www.crew.ac.uk/people';
  expect(views().slice(1)).toEqual([
    { page_title: 'People', page_location: people, page_referrer: 'https://www.crew.ac.uk/wiki/search' },
    { page_title: 'Shows', page_location: 'https://www.crew.ac.uk/shows', page_referrer: people },
  ]);
  expect(globals()).toContainEqual(expect.objectContaining({ page_title: 'People', page_location: people }));
  expect(JSON.stringify(commands)).not.toMatch(/polly/i);
});

it('Google’s cookies are deleted when the reader stops the counting, also on a host like www.crew.ac.uk', () => {
  document.cookie = '_ga=1; domain=crew.ac.uk; path=/';
  document.cookie = '_ga_TEST=1; path=/';
  document.cookie = 'other=1; path=/';
  chooseConsent('denied');
  expect(document.cookie).toBe('other=1');
});
