/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type * as Site from '../../src/components/use-site';
import { PageRecord } from '../../src/history/ui/page-record';

const VERSIONS = [{ name: 'current', label: 'Next' }];

// The configuration comes out of the data layer, which only a build has.
jest.mock('../../src/components/use-site', () => ({
  useSiteConfiguration: () =>
    ({ docs: { version: 'current', versions: VERSIONS } }) as unknown as ReturnType<typeof Site.useSiteConfiguration>,
}));

type Page = Queries.PageRecordFragment;

const change = (number: number) => ({
  hash: String(number).padStart(40, '0'),
  description: `Change ${number}`,
  author: 'Faye Derr',
  coAuthors: ['Mike Stand'],
  date: '2025-10-23T00:10:20.000Z',
  formattedDate: '23 Oct 2025',
  url: number > 1 ? `https://git.example/commit/${number}` : null,
  isEdit: true,
});
const UPDATE = { date: '2025-10-23T00:10:20.000Z', author: 'Faye Derr', isLatest: true };

function show(page: Partial<Page>): HTMLElement {
  const nothing: Page = {
    authors: [],
    lastUpdated: null,
    review: null,
    changes: [],
    changeCount: 0,
    changelogAddress: null,
    historyUrl: 'https://git.example/commits',
    editUrl: 'https://git.example/edit',
    formAddress: null,
  };
  return render(<PageRecord page={{ ...nothing, ...page }} />).container;
}

it.each([
  ['when and by whom it was changed', { lastUpdated: UPDATE, authors: ['Faye Derr'] }, 'Updated 23 Oct 2025 by Faye Derr'],
  [
    'nobody but the authors whom the page names',
    { lastUpdated: { ...UPDATE, author: null }, authors: ['Cy Clorama'] },
    'Updated 23 Oct 2025 · written by Cy Clorama',
  ],
  [
    'no more than the record where later changes may be missing',
    { lastUpdated: { ...UPDATE, isLatest: false } },
    'Last change on record: 23 Oct 2025 by Faye Derr',
  ],
  [
    'when it was checked',
    { lastUpdated: UPDATE, review: { reviewed: '2026-03' } },
    'Updated 23 Oct 2025 by Faye Derr · checked March 2026',
  ],
  ['nothing where nothing is known', {}, ''],
] satisfies [string, Partial<Page>, string][])('the record of a page says in one line: %s', (_what, page, line) => {
  const facts = [...(show(page).querySelector('summary > span')?.children ?? [])].map(({ textContent }) => textContent);
  expect(facts.join(' · ')).toBe(line);
});

it('behind it are all authors and the last ten changes, folded, and the way to all of them', () => {
  const changes = Array.from({ length: 10 }, (_, index) => change(34 - index));
  const container = show({ authors: ['Faye Derr', 'Mike Stand'], changes, changeCount: 34, changelogAddress: '/wiki/changelog?page=x' });
  expect(container.querySelector('details')?.open).toBe(false);
  expect(screen.getByText('Written by Faye Derr, Mike Stand')).toBeTruthy();
  expect(container.querySelectorAll('ol li')).toHaveLength(10);
  expect(container.querySelector('ol li')?.textContent).toBe('23 Oct 2025Change 34 by Faye Derr, Mike Stand');
  expect(screen.getByText('Change 34').getAttribute('href')).toBe('https://git.example/commit/34');
  expect(screen.getByText('All 34 changes').getAttribute('href')).toBe('/wiki/changelog?page=x');
  expect(screen.getByText('History on git.example').getAttribute('href')).toBe('https://git.example/commits');
});

it('a change at no known address is no link, and a whole history has no way to more', () => {
  show({ changes: [change(1)], changeCount: 1, changelogAddress: '/wiki/changelog' });
  expect(screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['History on git.example']);
});

it('the source stands there too where "Edit" leads to a form', () => {
  show({ formAddress: '/forms#/collections/wiki/entries/cables' });
  expect(screen.getByText('Source on git.example').getAttribute('href')).toBe('https://git.example/edit');
});
