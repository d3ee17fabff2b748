/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PageHistory, UpdateCell } from '../../src/history/ui/page-history';

jest.mock('gatsby', () => require('../support/gatsby') as unknown);

const HISTORY = 'https://git.example/crew/commits/main/content/wiki/cables.mdx';
const change = (number: number) => ({
  hash: String(number).padStart(40, '0'),
  description: `Change ${number}`,
  author: 'Faye Derr',
  coAuthors: ['Mike Stand'],
  date: '2025-10-23T00:10:20.000Z',
  formattedDate: '23 Oct 2025',
  url: `https://git.example/commit/${number}`,
});

describe('the date of a page', () => {
  const cell = (update: { date: string; author: string | null; isLatest: boolean } | null): string =>
    render(
      <dl>
        <UpdateCell update={update} historyUrl={HISTORY} />
      </dl>,
    ).container.textContent;

  const date = '2025-10-23T00:10:20.000Z';

  it('says when and by whom it was last updated', () => {
    expect(cell({ date, author: 'Faye Derr', isLatest: true })).toMatch(/^DateLast updated on 23 Oct 2025 by Faye Derr/);
  });

  it('names nobody where the page names other authors', () => {
    expect(cell({ date, author: null, isLatest: true })).toBe('DateLast updated on 23 Oct 2025History on git.example');
  });

  it('claims no more than the record where later changes may be missing', () => {
    expect(cell({ date, author: 'Wiki contributors', isLatest: false })).toMatch(
      /^DateLast change on record: 23 Oct 2025 by Wiki contributors/,
    );
  });

  it('is not there where nothing is known, but the link to the history is', () => {
    expect(cell(null)).toBe('HistoryHistory on git.example');
    expect(screen.getByRole('link', { name: 'History on git.example' }).getAttribute('href')).toBe(HISTORY);
  });
});

describe('the history of a page', () => {
  const newest = Array.from({ length: 10 }, (_, index) => change(34 - index));

  it('is folded, and holds its last ten changes', () => {
    const { container } = render(<PageHistory page={{ changes: newest, changeCount: 34, changelogAddress: '/wiki/changelog?page=x' }} />);
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.querySelector('summary')?.textContent).toBe('History of this pagelast 10 of 34 changes');
    expect(container.querySelectorAll('li')).toHaveLength(10);
    expect(container.querySelector('li')?.textContent).toBe('23 Oct 2025Change 34 by Faye Derr, Mike Stand');
    expect(screen.getByText('Change 34').getAttribute('href')).toBe('https://git.example/commit/34');
  });

  it('leads on to all of them', () => {
    render(<PageHistory page={{ changes: newest, changeCount: 34, changelogAddress: '/wiki/changelog?page=x' }} />);
    expect(screen.getByText('All 34 changes').getAttribute('href')).toBe('/wiki/changelog?page=x');
  });

  it('is whole where there are no more', () => {
    const { container } = render(
      <PageHistory page={{ changes: [{ ...change(1), url: null }], changeCount: 1, changelogAddress: '/wiki/changelog' }} />,
    );
    expect(container.querySelector('summary')?.textContent).toBe('History of this page1 change');
    expect(container.querySelectorAll('a')).toHaveLength(0);
  });

  it('is not there where nothing is known', () => {
    expect(render(<PageHistory page={{ changes: [], changeCount: 0, changelogAddress: null }} />).container.innerHTML).toBe('');
  });
});
