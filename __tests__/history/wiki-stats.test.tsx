/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { StatisticsPart } from '../../src/content/page-components';
import type { WikiStatistics } from '../../src/history/node/statistics';
import { WikiStats } from '../../src/history/ui/wiki-stats';
import { PageContentContext } from '../../src/wiki/ui/text/page-content-context';

beforeAll(() => {
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const page = { emoji: null, wordCount: 1234, section: 'Disciplines', review: undefined };

const STATISTICS: WikiStatistics = {
  pageCount: 117,
  wordCount: 89516,
  changeCount: 239,
  longestPages: [],
  shortestPages: [],
  duePages: [
    {
      section: 'Disciplines',
      pages: [
        { ...page, title: 'Cables', emoji: '🔌', url: '/wiki/cables', review: { reviewed: '2024-03', due: '2026-03' } },
        { ...page, title: 'Hoists', url: '/wiki/hoists' },
      ],
    },
  ],
  missingFacts: [
    {
      year: '2025/2026',
      count: 1,
      pages: ['/shows/2025-2026'],
      gaps: [{ missing: 'photos, programme', productions: [{ name: 'Ghosts', path: '/shows/2025-2026/ghosts' }] }],
    },
    { year: '1975/1976', count: 12, pages: ['/shows/1975-1976', '/hires/1975-1976'], gaps: [] },
  ],
  contributors: [],
};

const show = (part: StatisticsPart, more: Partial<WikiStatistics> = {}): HTMLElement =>
  render(
    <PageContentContext.Provider value={{ pagesBelow: [], changelog: null, statistics: { ...STATISTICS, ...more } }}>
      <WikiStats part={part} />
    </PageContentContext.Provider>,
  ).container;

it('a wiki without a history has words for it', () => {
  expect(show('contributors').textContent).toBe('No changes are on record yet.');
});

it('what is due to be checked is listed by section, with a word where nothing is', () => {
  const container = show('due');
  expect(container.querySelector('summary')?.textContent).toBe('Disciplines: 2 pages');
  expect([...container.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['🔌 Cables', 'March 2026'],
    ['Hoists', 'never checked'],
  ]);
  expect(show('due', { duePages: [] }).textContent).toMatch(/None this month/);
});

it('lists what the records of shows and hires lack, year by year, and counts those of older years', () => {
  const container = show('missingFacts');
  const year = container.querySelector('details');
  expect(year?.querySelector('summary')?.textContent).toBe('2025/2026: 1');
  expect([year?.querySelector('dt')?.textContent, year?.querySelector('dd')?.textContent]).toEqual(['photos, programme', 'Ghosts']);
  expect(year?.querySelector('a')?.getAttribute('href')).toBe('/shows/2025-2026/ghosts');
  const older = container.querySelector('p:last-child');
  expect(older?.textContent).toBe('1975/1976: 12, on /shows/1975-1976 and /hires/1975-1976');
  expect([...(older?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/shows/1975-1976',
    '/hires/1975-1976',
  ]);
});
