import { statisticsOfPages, type PageStatistics } from '../../src/history/node/history-resolvers';

const pageWith = (url: string, wordCount: number): PageStatistics => ({
  title: url,
  emoji: '🔌',
  wordCount,
  review: undefined,
  section: 'Wiki',
  url,
});

const urlsOf = (pages: readonly PageStatistics[]): string[] => pages.map(({ url }) => url);

it('statistics count pages and words, and list the ten longest and the ten shortest pages', () => {
  const pages = Array.from({ length: 12 }, (_, index) => pageWith(`/wiki/${index + 1}`, (index + 1) * 100));
  const statistics = statisticsOfPages(pages, '2026-03');
  expect([statistics.pageCount, statistics.wordCount]).toEqual([12, 7800]);
  expect(statistics.longestPages[0]).toMatchObject({ title: '/wiki/12', emoji: '🔌', wordCount: 1200, url: '/wiki/12' });
  expect(urlsOf(statistics.longestPages)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `/wiki/${number}`));
  expect(urlsOf(statistics.shortestPages)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `/wiki/${number}`));
});

it('pages of equal length are sorted by address, so that every build gives the same list', () => {
  const twins = [pageWith('/wiki/b', 5), pageWith('/wiki/a', 5)];
  for (const pages of [twins, twins.toReversed()])
    expect(urlsOf(statisticsOfPages(pages, '2026-03').longestPages)).toEqual(['/wiki/a', '/wiki/b']);
});
