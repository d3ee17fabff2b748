import { countByMonth, factsOfText, monthOf, statisticsOf, type PageStatistics } from '../../src/wiki/node/wiki-statistics';
import type { ContentTree } from '../../src/wiki/node/content-tree';

/** When the statistics of these tests are made. */
const MONTH = '2026-03';

const pageWith = (more: Partial<PageStatistics> & Pick<PageStatistics, 'url'>): PageStatistics => ({
  title: more.url,
  emoji: null,
  wordCount: 5,
  hasPicture: true,
  linksTo: [],
  review: undefined,
  section: 'Wiki',
  ...more,
});

const lengths = Array.from({ length: 12 }, (_, index) =>
  pageWith({ title: `Page ${index + 1}`, wordCount: (index + 1) * 100, url: `/wiki/${index + 1}` }),
);

describe('the statistics of the wiki', () => {
  const statistics = statisticsOf(lengths, MONTH);

  it('count pages and words', () => {
    expect(statistics.pageCount).toBe(12);
    expect(statistics.wordCount).toBe(7800);
  });

  it('list the ten longest pages, the longest first', () => {
    expect(statistics.longestPages.map(({ title }) => title)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Page ${number}`));
  });

  it('list the ten shortest pages, the shortest first', () => {
    expect(statistics.shortestPages.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `Page ${number}`));
  });

  it('order pages of one length by address, so that every build says the same', () => {
    const twins = [pageWith({ title: 'B', url: '/wiki/b' }), pageWith({ title: 'A', url: '/wiki/a' })];
    expect(statisticsOf(twins, MONTH).longestPages.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(statisticsOf([...twins].reverse(), MONTH).longestPages.map(({ title }) => title)).toEqual(['A', 'B']);
  });

  it('are empty for an empty wiki, and leave what they were given as it was', () => {
    expect(statisticsOf([], MONTH)).toEqual({
      pageCount: 0,
      wordCount: 0,
      longestPages: [],
      shortestPages: [],
      stalestPages: [],
      duePages: [],
      pagesWithoutPicture: [],
      unlinkedPages: [],
    });
    expect(lengths[0]?.title).toBe('Page 1');
  });

  it('list the pages that have gone longest without a change, as far as that is known', () => {
    const { stalestPages } = statisticsOf(
      [
        pageWith({ url: '/wiki/new', lastUpdated: '2026-01-01T00:00:00.000Z' }),
        pageWith({ url: '/wiki/unknown' }),
        pageWith({ url: '/wiki/old', lastUpdated: '2025-01-01T00:00:00.000Z' }),
      ],
      MONTH,
    );
    expect(stalestPages.map(({ url }) => url)).toEqual(['/wiki/old', '/wiki/new']);
  });

  it('list what is due to be checked, by section', () => {
    const due = { reviewed: '2024-03', due: '2026-03' };
    const { duePages } = statisticsOf(
      [
        pageWith({ url: '/wiki/lx', section: 'Lighting', review: due }),
        pageWith({ url: '/wiki/lx/lamps', section: 'Lighting', review: { ...due, due: '2026-04' } }),
      ],
      MONTH,
    );
    expect(duePages.map(({ section, pages }) => [section, pages.map(({ url }) => url)])).toEqual([['Lighting', ['/wiki/lx']]]);
  });

  it('list what lacks a picture, and what no other page links to', () => {
    const { pagesWithoutPicture, unlinkedPages } = statisticsOf(
      [pageWith({ url: '/wiki/a', linksTo: ['/wiki/a', '/wiki/b'] }), pageWith({ url: '/wiki/b', hasPicture: false })],
      MONTH,
    );
    expect(pagesWithoutPicture.map(({ url }) => url)).toEqual(['/wiki/b']);
    expect(unlinkedPages.map(({ url }) => url)).toEqual(['/wiki/a']);
  });
});

describe('the facts of a text', () => {
  const link = (href: string) => ({ type: 'element' as const, tagName: 'a', properties: { href }, children: [] });
  const tree = (...children: ContentTree['children']): ContentTree => ({ type: 'root', children });

  it('hold the wiki pages that it links to, each once, without anchors', () => {
    const text = tree(
      link('/wiki/a#setup'),
      link('/wiki/a'),
      link('/wiki'),
      link('/wikipedia'),
      link('https://example.org/wiki/b'),
      link('#x'),
    );
    expect(factsOfText(text).linksTo).toEqual(['/wiki/a', '/wiki']);
  });

  it('say whether it shows a picture or a diagram', () => {
    const element = (tagName: string) => ({ type: 'element' as const, tagName, properties: {}, children: [] });
    expect(factsOfText(tree(element('p'))).hasPicture).toBe(false);
    expect(factsOfText(tree(element('img'))).hasPicture).toBe(true);
    expect(factsOfText(tree(element('Mermaid'))).hasPicture).toBe(true);
  });
});

describe('edits by month', () => {
  it('go by the clock of London', () => {
    expect(monthOf('2025-06-30T23:30:00.000Z')).toBe('2025-07');
    expect(monthOf('2025-12-31T23:30:00.000Z')).toBe('2025-12');
  });

  it('include the months without any', () => {
    expect(countByMonth(['2026-02-01T12:00:00Z', '2025-11-03T12:00:00Z', '2025-11-04T12:00:00Z'])).toEqual([
      { month: '2025-11', changeCount: 2 },
      { month: '2025-12', changeCount: 0 },
      { month: '2026-01', changeCount: 0 },
      { month: '2026-02', changeCount: 1 },
    ]);
  });

  it('are none without edits', () => {
    expect(countByMonth([])).toEqual([]);
  });
});
