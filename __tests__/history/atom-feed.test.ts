/** @jest-environment jsdom */
import { atomFeed, type FeedSource } from '../../src/history/node/atom-feed';

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
      links: [{ title: 'Cables & <leads>', path: '/wiki/照明' }],
    },
    { key: 'b'.repeat(40), title: 'Draw', authors: ['Faye Derr'], date: '2025-10-22T00:00:00.000Z', url: null, words: '', links: [] },
  ],
};

const parse = (xml: string, type: DOMParserSupportedType = 'application/xml'): Document => new DOMParser().parseFromString(xml, type);
const textsOf = (node: ParentNode, selector: string): string[] =>
  [...node.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('a feed has the changes, their authors, dates and pages, and escapes markup in titles and names', () => {
  const feed = parse(atomFeed(SOURCE));
  expect(feed.documentElement.getAttribute('xml:lang')).toBe('en');
  expect(textsOf(feed, 'feed > id, feed > updated')).toEqual([SOURCE.address, '2025-10-23T00:10:20.000Z']);
  const [first, second] = feed.querySelectorAll('entry');
  if (!first || !second) throw new Error('The feed has no two entries.');
  // Feed readers show titles and content as HTML.
  expect(parse(textsOf(first, 'title')[0] ?? '', 'text/html').body.innerHTML).toBe(
    '📝 Say &lt;b&gt;more&lt;/b&gt; &amp; "better" of \']]&gt;',
  );
  expect(textsOf(first, 'author > name')).toEqual(['Faye Derr', 'Mike & Co <i>']);
  const [link] = parse(textsOf(first, 'content')[0] ?? '', 'text/html').querySelectorAll('a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['https://crew.example/wiki/%E7%85%A7%E6%98%8E', 'Cables & <leads>']);
  expect(second.querySelector('link')?.getAttribute('href')).toBe(SOURCE.pageAddress);
});

it('a feed without entries says when it was made', () => {
  expect(textsOf(parse(atomFeed({ ...SOURCE, entries: [] })), 'updated')).toEqual([SOURCE.made]);
});
