/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { EditsChart, topOfScale } from '../../src/history/ui/edits-chart';
import { Statistics } from '../../src/history/ui/wiki-stats';

jest.mock('gatsby', () => require('../support/gatsby') as unknown);

beforeAll(() => {
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const CABLES = { title: 'Cables', emoji: '🔌', url: '/wiki/cables', wordCount: 1234, lastUpdated: '2025-10-23T00:10:20.000Z' };

const STATISTICS: Queries.WikiStatsFieldsFragment = {
  pageCount: 117,
  wordCount: 89516,
  changeCount: 239,
  longestPages: [CABLES],
  shortestPages: [{ ...CABLES, emoji: null }],
  stalestPages: [CABLES],
  duePages: [
    {
      section: 'Disciplines',
      pages: [
        { ...CABLES, review: { reviewed: '2024-03', due: '2026-03' } },
        { ...CABLES, title: 'Hoists', emoji: null, url: '/wiki/hoists', review: null },
      ],
    },
  ],
  pagesWithoutPicture: [],
  missingFacts: [
    {
      year: '2025/2026',
      count: 1,
      pages: ['/shows/2025-2026'],
      gaps: [{ missing: 'photos, programme', productions: [{ name: 'Ghosts', path: '/shows/2025-2026/ghosts' }] }],
    },
    { year: '1975/1976', count: 12, pages: ['/shows/1975-1976', '/hires/1975-1976'], gaps: [] },
  ],
  unlinkedPages: Array.from({ length: 13 }, (_, index) => ({ title: `Page ${index}`, emoji: null, url: `/wiki/${index}` })),
  contributors: [{ name: 'Faye Derr', changeCount: 1200 }],
  editsPerMonth: [],
};

const EMPTY: Queries.WikiStatsFieldsFragment = { ...STATISTICS, stalestPages: [], duePages: [], contributors: [] };

/** The cells of the rows of the table below its head. */
const rows = (): (string | null)[][] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

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

  it('say when the stalest pages were updated', () => {
    render(<Statistics part="stalest" statistics={STATISTICS} />);
    expect(rows()).toEqual([['🔌 Cables', '23 Oct 2025']]);
  });

  it('have words for a wiki without a history', () => {
    const { container } = render(<Statistics part="stalest" statistics={EMPTY} />);
    expect(container.textContent).toMatch(/without the wiki’s history/);
    expect(render(<Statistics part="contributors" statistics={EMPTY} />).container.textContent).toBe('No changes are on record yet.');
    expect(render(<Statistics part="edits" statistics={EMPTY} />).container.textContent).toBe('No changes are on record yet.');
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

  it('list what lacks something, folded when the list is long, and say when nothing does', () => {
    const { container } = render(<Statistics part="unlinked" statistics={STATISTICS} />);
    expect(container.querySelector('details > summary')?.textContent).toBe('13 pages');
    expect(container.querySelectorAll('li')).toHaveLength(13);
    expect(render(<Statistics part="withoutPicture" statistics={STATISTICS} />).container.textContent).toMatch(/There are none/);
  });
});

describe('the chart of edits', () => {
  const months = Array.from({ length: 40 }, (_, index) => ({
    month: `${2023 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    changeCount: index,
  }));

  it('is the same as a table, for those who cannot see it', () => {
    const { container } = render(<EditsChart months={months.slice(0, 3)} />);
    expect(rows()).toEqual([
      ['January 2023', '0'],
      ['February 2023', '1'],
      ['March 2023', '2'],
    ]);
    expect(container.querySelector('[aria-hidden="true"]')?.querySelectorAll('li')).toHaveLength(3);
    expect(container.querySelector('figcaption')?.firstChild?.textContent).toBe('Edits a month, ');
  });

  it('has room for three years, and says when there was more', () => {
    const { container } = render(<EditsChart months={months} />);
    expect(rows()).toHaveLength(36);
    expect(container.querySelector('figcaption')?.textContent).toMatch(
      /^Edits a month, May 2023 to April 2026; the wiki’s history starts in January 2023\./,
    );
  });

  it.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 4],
    [9, 10],
    [11, 20],
    [58, 60],
    [61, 80],
    [100, 100],
    [101, 200],
  ])('with %i edits at most goes up to %i', (count, top) => {
    expect(topOfScale(count)).toBe(top);
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
