import { statisticsOfPages, type PageStatistics } from '../../src/history/node/statistics';

/** The month of these statistics. */
const MONTH = '2026-03';

const pageWith = (url: string, more: Partial<PageStatistics> = {}): PageStatistics => ({
  title: url,
  emoji: null,
  wordCount: 5,
  review: undefined,
  section: 'Wiki',
  url,
  ...more,
});

const urlsOf = (pages: readonly PageStatistics[]): string[] => pages.map(({ url }) => url);

it('statistics count pages and words, and list the ten longest and the ten shortest pages', () => {
  const pages = Array.from({ length: 12 }, (_, index) => pageWith(`/wiki/${index + 1}`, { wordCount: (index + 1) * 100 }));
  const statistics = statisticsOfPages(pages, MONTH);
  expect([statistics.pageCount, statistics.wordCount]).toEqual([12, 7800]);
  expect(urlsOf(statistics.longestPages)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `/wiki/${number}`));
  expect(urlsOf(statistics.shortestPages)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `/wiki/${number}`));
});

it('pages of one length are ordered by address, so that every build says the same', () => {
  const twins = [pageWith('/wiki/b'), pageWith('/wiki/a')];
  expect(urlsOf(statisticsOfPages(twins, MONTH).longestPages)).toEqual(['/wiki/a', '/wiki/b']);
  expect(urlsOf(statisticsOfPages(twins.toReversed(), MONTH).longestPages)).toEqual(['/wiki/a', '/wiki/b']);
});

it('what is due to be checked is listed by section', () => {
  const due = { reviewed: '2024-03', due: '2026-03' };
  const pages = [
    pageWith('/wiki/lx', { section: 'Lighting', review: due }),
    pageWith('/wiki/lx/lamps', { section: 'Lighting', review: { ...due, due: '2026-04' } }),
  ];
  expect(statisticsOfPages(pages, MONTH).duePages.map((section) => [section.section, urlsOf(section.pages)])).toEqual([
    ['Lighting', ['/wiki/lx']],
  ]);
});
