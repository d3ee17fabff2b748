/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import DirectoryEntryTemplate from '../../src/templates/directory-entry';

jest.mock('../../src/components/use-site', () => ({ useSiteConfiguration: () => ({ url: 'https://crew.example' }) }));

type Entry = NonNullable<Queries.DirectoryEntryTemplateQuery['directoryEntry']>;

const BARN: Entry = {
  __typename: 'Venue',
  name: 'The Barn',
  shortName: null,
  path: '/venues/barn',
  url: null,
  active: null,
  wikiPage: null,
  productions: [],
};

const productions = (count: number, kind: 'show' | 'hire', year: string): Entry['productions'][number][] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${kind} ${index} of ${year}`,
    path: `/${kind}s/${year.replace('/', '-')}/${index}`,
    societyName: null,
    venueName: 'The Barn',
    crewSize: 0,
    cancelled: false,
    dates: [],
    kind,
    year,
  }));

const yearOf = (year: string): HTMLElement => screen.getByRole('heading', { name: year }).closest('section') as HTMLElement;

it('the page of a venue counts and links productions of older years, so that it does not grow with the archive', () => {
  const older = [...productions(7, 'show', '2024/2025'), ...productions(1, 'hire', '2024/2025')];
  const entry = { ...BARN, productions: [...productions(148, 'show', '2025/2026'), ...older, ...productions(1, 'hire', '2023/2024')] };
  render(<DirectoryEntryTemplate data={{ directoryEntry: entry }} />);
  expect(within(yearOf('2025/2026')).getAllByRole('listitem')).toHaveLength(148);
  expect(
    within(yearOf('Older years'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['2024/2025: 7 shows', '/shows/2024-2025'],
    ['1 hire', '/hires/2024-2025'],
    ['2023/2024: 1 hire', '/hires/2023-2024'],
  ]);
  expect(within(yearOf('Older years')).getAllByRole('listitem')[0]?.textContent).toBe('2024/2025: 7 shows and 1 hire');
});
