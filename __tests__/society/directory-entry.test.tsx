/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import DirectoryEntryTemplate from '../../src/templates/directory-entry';

type Entry = NonNullable<Queries.DirectoryEntryTemplateQuery['directoryEntry']>;

const productions = (count: number, kind: 'show' | 'hire', year: string): Entry['productions'][number][] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${kind} ${index} of ${year}`,
    path: `/${kind}s/${year.replace('/', '-')}/${index}`,
    ...{ societyName: null, venueName: 'The Barn', crewSize: 0, cancelled: false, dates: [], kind, year },
  }));

const itemsOf = (heading: string): HTMLElement[] =>
  within(screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement).getAllByRole('listitem');

it('the page of a venue counts and links productions of older years, so that it does not grow with the archive', () => {
  const barn: Entry = {
    ...{ __typename: 'Venue', name: 'The Barn', shortName: null, path: '/venues/barn', url: null, active: null, wikiPage: null },
    productions: [
      ...[...productions(148, 'show', '2025/2026'), ...productions(7, 'show', '2024/2025')],
      ...[...productions(1, 'hire', '2024/2025'), ...productions(1, 'hire', '2023/2024')],
    ],
  };
  render(<DirectoryEntryTemplate data={{ directoryEntry: barn }} />);
  expect(itemsOf('2025/2026')).toHaveLength(148);
  const older = itemsOf('Older years');
  expect(older.map((year) => year.textContent)).toEqual(['2024/2025: 7 shows and 1 hire', '2023/2024: 1 hire']);
  expect(older.flatMap((year) => within(year).getAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/shows/2024-2025',
    '/hires/2024-2025',
    '/hires/2023-2024',
  ]);
});
