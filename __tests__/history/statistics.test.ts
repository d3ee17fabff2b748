import { statisticsOfPages } from '../../src/history/node/history-resolvers';

const pageWith = (url: string, wordCount: number) => ({ title: url, emoji: '🔌', wordCount, review: undefined, section: 'Wiki', url });

it('statistics count pages and words, and list the ten longest and the ten shortest pages', () => {
  const pages = Array.from({ length: 12 }, (_, index) => pageWith(`/wiki/${index + 1}`, (index + 1) * 100));
  const { pageCount, wordCount, longestPages, shortestPages } = statisticsOfPages(pages, '2026-03');
  expect([pageCount, wordCount]).toEqual([12, 7800]);
  expect(longestPages).toEqual(pages.slice(2).reverse());
  expect(shortestPages).toEqual(pages.slice(0, 10));
});

it('pages of equal length are sorted by address, so that every build gives the same list', () => {
  const [a, b] = [pageWith('/wiki/a', 5), pageWith('/wiki/b', 5)];
  expect(statisticsOfPages([b, a], '2026-03').longestPages).toEqual([a, b]);
});
