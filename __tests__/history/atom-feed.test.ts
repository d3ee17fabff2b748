/** @jest-environment jsdom */
import { atomFeed, type FeedSource } from '../../src/history/node/atom-feed';

const ATOM = 'http://www.w3.org/2005/Atom';

const SOURCE: FeedSource = {
  title: 'Changelog',
  subtitle: 'What changed.',
  address: 'https://crew.example/wiki/changelog.xml',
  pageAddress: 'https://crew.example/wiki/changelog',
  baseAddress: 'https://crew.example',
  language: 'en',
  made: '2026-01-01T00:00:00.000Z',
  entries: [
    {
      key: 'a'.repeat(40),
      title: '📝 Say <b>more</b> & "better" of \']]>',
      authors: ['Faye Derr', 'Mike & Co <i>'],
      date: '2025-10-23T00:10:20.000Z',
      url: 'https://git.example/crew/commit/aaaa?x=1&y=2',
      words: 'Pages:',
      links: [
        { title: 'Cables & <leads>', path: '/wiki/cables' },
        { title: 'Power', path: '/wiki/power' },
      ],
    },
    { key: 'b'.repeat(40), title: 'Draw', authors: ['Faye Derr'], date: '2025-10-22T00:00:00.000Z', url: null, words: '', links: [] },
  ],
};

function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed;
}

const childrenOf = (element: Element, name: string): Element[] =>
  [...element.children].filter((child) => child.localName === name && child.namespaceURI === ATOM);

/** What RFC 4287 demands of a feed; returns what is broken. */
function brokenRules(feed: Element): string[] {
  const broken: string[] = [];
  const demand = (holds: boolean, rule: string) => !holds && broken.push(rule);
  const isDate = (element: Element | undefined) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(element?.textContent ?? '');
  const isAddress = (text: string | null | undefined) => URL.canParse(text ?? '');
  demand(feed.localName === 'feed' && feed.namespaceURI === ATOM, 'the root is an Atom feed');
  const entries = childrenOf(feed, 'entry');
  for (const element of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) demand(childrenOf(element, name).length === 1, `one ${name}`);
    demand(isAddress(childrenOf(element, 'id')[0]?.textContent), 'an id is an address');
    demand(isDate(childrenOf(element, 'updated')[0]), 'updated is a date');
    for (const link of childrenOf(element, 'link')) demand(isAddress(link.getAttribute('href')), 'a link has an address');
    const alternates = childrenOf(element, 'link').filter((link) => (link.getAttribute('rel') ?? 'alternate') === 'alternate');
    demand(alternates.length === 1, 'one alternate link');
  }
  demand(
    childrenOf(feed, 'link').some((link) => link.getAttribute('rel') === 'self'),
    'the feed links to itself',
  );
  for (const entry of entries) {
    demand(childrenOf(entry, 'author').length > 0, 'an entry has an author');
    for (const author of childrenOf(entry, 'author')) {
      demand(childrenOf(author, 'name').length === 1 && author.textContent !== '', 'an author has a name');
      demand(childrenOf(author, 'email').length === 0, 'no e-mail address');
    }
    demand(
      childrenOf(entry, 'content').every((content) => content.getAttribute('type') === 'html'),
      'content is HTML',
    );
  }
  const ids = [feed, ...entries].map((element) => childrenOf(element, 'id')[0]?.textContent);
  demand(new Set(ids).size === ids.length, 'ids are unique');
  return broken;
}

/** What a feed reader shows of a part of type `html`. */
const htmlOf = (part: Element | undefined): HTMLElement => new DOMParser().parseFromString(part?.textContent ?? '', 'text/html').body;
const textOf = (part: Element | undefined): string | null => htmlOf(part).textContent;

describe('a feed', () => {
  it('keeps the rules of Atom', () => {
    expect(brokenRules(parse(atomFeed(SOURCE)).documentElement)).toEqual([]);
  });

  it('keeps them without entries too', () => {
    const feed = parse(atomFeed({ ...SOURCE, entries: [] })).documentElement;
    expect(brokenRules(feed)).toEqual([]);
    expect(childrenOf(feed, 'updated')[0]?.textContent).toBe(SOURCE.made);
  });

  it('says what is new, by whom, when and on which pages', () => {
    const feed = parse(atomFeed(SOURCE)).documentElement;
    const [first, second] = childrenOf(feed, 'entry');
    expect(childrenOf(feed, 'updated')[0]?.textContent).toBe('2025-10-23T00:10:20.000Z');
    expect(textOf(first && childrenOf(first, 'title')[0])).toBe('📝 Say <b>more</b> & "better" of \']]>');
    expect(first && childrenOf(first, 'author').map((author) => author.textContent?.trim())).toEqual(['Faye Derr', 'Mike & Co <i>']);
    expect(first && childrenOf(first, 'id')[0]?.textContent).toBe(`${SOURCE.address}#${'a'.repeat(40)}`);
    const content = htmlOf(first && childrenOf(first, 'content')[0]);
    expect(content.querySelector('p')?.textContent).toBe('Pages:');
    expect([...content.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cables & <leads>', 'https://crew.example/wiki/cables'],
      ['Power', 'https://crew.example/wiki/power'],
    ]);
    expect(second && childrenOf(second, 'link')[0]?.getAttribute('href')).toBe(SOURCE.pageAddress);
  });
});
