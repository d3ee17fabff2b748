import { statisticsOf, type PageStatistics } from '../../src/wiki/node/wiki-statistics';

/** When the statistics of these tests are made. */
const MONTH = '2026-03';

const pageWith = (more: Partial<PageStatistics> & Pick<PageStatistics, 'url'>): PageStatistics => ({
  title: more.url,
  emoji: null,
  wordCount: 5,
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
      duePages: [],
    });
    expect(lengths[0]?.title).toBe('Page 1');
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
});
