/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Statistics } from '../../src/history/ui/wiki-stats';

jest.mock('gatsby', () => require('../support/gatsby') as unknown);

beforeAll(() => {
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const CABLES = { title: 'Cables', emoji: '🔌', url: '/wiki/cables', wordCount: 1234 };

const STATISTICS: Queries.WikiStatsFieldsFragment = {
  pageCount: 117,
  wordCount: 89516,
  changeCount: 239,
  longestPages: [CABLES],
  shortestPages: [{ ...CABLES, emoji: null }],
  duePages: [
    {
      section: 'Disciplines',
      pages: [
        { ...CABLES, review: { reviewed: '2024-03', due: '2026-03' } },
        { ...CABLES, title: 'Hoists', emoji: null, url: '/wiki/hoists', review: null },
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
  contributors: [{ name: 'Faye Derr', changeCount: 1200 }],
};

const EMPTY: Queries.WikiStatsFieldsFragment = { ...STATISTICS, duePages: [], contributors: [] };

/** The cells of the rows of the table below its head. */
const rows = (): (string | null)[][] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the statistics', () => {
  it('count pages, words, changes and contributors', () => {
    render(<Statistics part="totals" statistics={STATISTICS} />);
    const terms = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(terms).toEqual(['Pages: 117', 'Words: 89,516', 'Changes: 239', 'Contributors: 1']);
  });

  it('rank pages by length, with links', () => {
    render(<Statistics part="longest" statistics={STATISTICS} />);
    expect(screen.getByRole('table', { name: 'The ten longest pages' })).toBeTruthy();
    expect(rows()).toEqual([['🔌 Cables', '1,234']]);
    expect(screen.getByRole('link', { name: 'Cables' }).getAttribute('href')).toBe('/wiki/cables');
  });

  it('have words for a wiki without a history', () => {
    expect(render(<Statistics part="contributors" statistics={EMPTY} />).container.textContent).toBe('No changes are on record yet.');
  });

  it('list what is due to be checked, by section, and say when nothing is', () => {
    const { container } = render(<Statistics part="due" statistics={STATISTICS} />);
    expect(container.querySelector('summary')?.textContent).toBe('Disciplines: 2 pages');
    expect([...container.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['🔌 Cables', 'March 2026'],
      ['Hoists', 'never checked'],
    ]);
    expect(render(<Statistics part="due" statistics={EMPTY} />).container.textContent).toMatch(/None this month/);
  });
});

it('lists what the records of shows and hires lack, year by year, and counts those of older years', () => {
  const { container } = render(<Statistics part="missingFacts" statistics={STATISTICS} />);
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
