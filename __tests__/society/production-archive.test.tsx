/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MOST_LISTED } from '../../src/society/listed-years';
import { ProductionArchive } from '../../src/society/ui/production-archive';

type Production = Queries.ArchiveTermFragment['productions'][number];

const production: Production = {
  name: 'Sweeney Todd',
  anchor: '2025-2026-sweeney-todd',
  path: '/shows/2025-2026/sweeney-todd',
  societyName: 'Music Theatre Warwick',
  society: { shortName: 'MTW' },
  venueName: 'Warwick Arts Centre Theatre',
  venue: { shortName: 'WAC Theatre' },
  ...{ dates: [{ from: '2025-11-19', to: '2025-11-22' }], crewSize: 2, cancelled: false },
  creditTexts: ['Rigg Bolt, Technical Manager', 'Ella Psoidal, Lighting Designer, Programmer'],
};

const yearOf = (year: string, productions: readonly Production[]) => {
  const slug = year.replace('/', '-');
  return { year, slug, path: `/shows/${slug}`, terms: [{ name: 'Term 1', notes: null, productions }] };
};

const archive = (years: ReturnType<typeof yearOf>[]) => <ProductionArchive kind="show" lead="" years={years} location={{ hash: '' }} />;

/** The HTML of the page as it is built, without scripts. */
const htmlOf = (years: ReturnType<typeof yearOf>[]): string => renderToStaticMarkup(archive(years));

/** Not by role, which would work out the names of all links first. */
const linkNamed = (name: string): HTMLElement | null => screen.queryByText(name, { selector: 'a' });

// The filter is kept in the address.
beforeEach(() => window.history.replaceState(null, '', '/shows'));

afterEach(() => void (document.body.innerHTML = ''));

const many = (count: number, year: string): Production[] =>
  Array.from({ length: count }, (_, index) => ({ ...production, name: `Show ${index} of ${year}`, anchor: `${year}-${index}` }));
const years = [
  yearOf('2025/2026', many(100, '2025/2026')),
  yearOf('2024/2025', many(60, '2024/2025')),
  yearOf('2023/2024', many(40, '2023/2024')),
];

it('an archive shows older years as links to their own pages, and keeps their anchors', () => {
  document.body.innerHTML = htmlOf(years);
  expect(linkNamed('Show 99 of 2025/2026')).toBeInTheDocument();
  expect(linkNamed('Show 1 of 2024/2025')).not.toBeInTheDocument();
  expect(linkNamed('2024/2025: 60 shows')).toHaveAttribute('href', '/shows/2024-2025');
  expect(document.getElementById('2023-2024')).toHaveTextContent('2023/2024: 40 shows');
  const step = within(screen.getByRole('navigation', { name: 'Years' })).getByRole('link', { name: 'Older years' });
  expect(document.querySelector(step.getAttribute('href') ?? '')).toHaveTextContent('2024/2025');
});

it('an archive filters older years too, but only links them while there are too many matches for one page', () => {
  render(archive(years));
  const filter = (words: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
  filter('show');
  expect(linkNamed('Show 7 of 2023/2024')).not.toBeInTheDocument();
  expect(linkNamed('40 shows')).toHaveAttribute('href', '/shows/2023-2024');
  filter('show 7 2023');
  expect(linkNamed('Show 7 of 2023/2024')).toBeVisible();
});

it('on phones, years after the third fold to a count, which screen readers hear with the year', () => {
  document.body.innerHTML = htmlOf(
    ['2025/2026', '2024/2025', '2023/2024', '2022/2023'].map((year) => yearOf(year, [{ ...production, anchor: year }])),
  );
  expect([...document.querySelectorAll('summary')].map((fold) => fold.textContent)).toEqual(['1 show of 2022/2023']);
});

it('a term of the newest year without shows has no empty wall of playbills', () => {
  const newest = renderToStaticMarkup(
    <ProductionArchive kind="show" lead="" years={[yearOf('2025/2026', []), ...years]} playbills={[]} location={{ hash: '' }} />,
  );
  expect(newest).not.toMatch(/<ul[^>]*><\/ul>/);
});

it('an archive grows by less than 150 bytes of HTML with each older year', () => {
  const year = (index: number) => yearOf(`${2025 - index}/${2026 - index}`, [{ ...production, anchor: `show-${index}` }]);
  const lengthOf = (count: number): number => htmlOf(Array.from({ length: count }, (_, index) => year(index))).length;
  const [one, many] = [lengthOf(MOST_LISTED + 1), lengthOf(MOST_LISTED + 11)];
  expect((many - one) / 10).toBeLessThan(150);
});

it('an archive of 125 shows is less than 45 KB of HTML, before compression', () => {
  const shows = Array.from({ length: 125 }, (_, index) => ({ ...production, anchor: `2025-2026-sweeney-todd-${index}` }));
  expect(htmlOf([yearOf('2025/2026', shows)]).length).toBeLessThan(45_000);
});
