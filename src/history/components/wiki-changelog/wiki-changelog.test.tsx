/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Change, Changelog } from '../../node/changelog';
import { WikiChangelog } from './wiki-changelog';
import { PageContentContext } from '../../../wiki/ui/text/page-content-context';

const CABLES = { path: '/wiki/cables', title: 'Cables' };
const POWER = { path: '/wiki/power', title: 'Power' };
const OTHERS = '/wiki/changelog-others.json';

const change = (number: number, more: Partial<Change> = {}): Change => ({
  hash: String(number).padStart(40, '0'),
  description: `Change ${number}`,
  author: 'Faye Derr',
  coAuthors: [],
  date: new Date(Date.UTC(2025, 9, number, 0, 10, 20)).toISOString(),
  url: `https://git.example/commit/${number}`,
  isEdit: true,
  pages: [CABLES],
  ...more,
});
const changeOfFiles = (number: number): Change => change(number, { isEdit: false });

function show(newest: Change[], more: Partial<Changelog> = {}): void {
  const changelog: Changelog = {
    count: newest.length,
    otherCount: 0,
    newest,
    othersAddress: null,
    pages: [CABLES, POWER],
    years: ['2025'],
    authors: ['Faye Derr', 'Mike Stand', 'Polly Gaffer'],
    historyUrl: 'https://git.example/crew/commits/main/content/wiki',
    ...more,
  };
  render(
    <PageContentContext.Provider value={{ pagesBelow: [], changelog: { ...changelog }, statistics: null }}>
      <WikiChangelog />
    </PageContentContext.Provider>,
  );
}

const descriptions = (): (string | null | undefined)[] => screen.queryAllByText(/^Change \d+$/).map((element) => element.textContent);
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const choose = (list: string, option: string): Promise<void> =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: list }), option);
const status = (): string | null => screen.getByRole('status').textContent;

/** Answers requests for the other changes; returns the requested addresses. */
function answerWith(...answers: (readonly Change[] | 'failure')[]): string[] {
  const asked: string[] = [];
  global.fetch = ((address: string) => {
    asked.push(address);
    const answer = answers[asked.length - 1] ?? 'failure';
    const response = answer === 'failure' ? { ok: false, statusText: 'Gone' } : { ok: true, json: () => Promise.resolve(answer) };
    return Promise.resolve(response as unknown as Response);
  }) as typeof fetch;
  return asked;
}

beforeEach(() => window.history.replaceState(null, '', '/wiki/changelog'));

it('the changelog shows each change by month, by the clock of London', () => {
  show([
    change(2, { coAuthors: ['Mike Stand'], pages: [CABLES, POWER], date: '2025-09-30T23:30:00.000Z' }),
    change(1, { date: '2025-09-30T22:30:00.000Z', url: null, pages: [] }),
  ]);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['October 2025', 'September 2025']);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe('1 Oct 2025Change 2Cables, PowerFaye Derr, Mike Stand0000000');
  const commit = within(first as HTMLElement).getByRole('link', { name: 'Commit 0000000' });
  expect(commit.getAttribute('href')).toBe('https://git.example/commit/2');
  expect(within(second as HTMLElement).queryAllByRole('link')).toEqual([]);
});

it('a change that touched many pages folds some of them', () => {
  const pages = Array.from({ length: 9 }, (_, index) => ({ path: `/wiki/${index}`, title: `Page ${index}` }));
  show([change(1, { pages })]);
  const fold = screen.getByText('and 3 more pages').closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelectorAll('a')).toHaveLength(3);
});

it('an empty changelog says so', () => {
  show([]);
  expect(document.body.textContent).toBe('No changes are on record yet.');
});

it('a button adds changes to files alone, sorted by date among the others', async () => {
  const asked = answerWith([changeOfFiles(3), changeOfFiles(1)]);
  show([change(4), change(2)], { otherCount: 2, othersAddress: OTHERS });
  expect(descriptions()).toEqual(['Change 4', 'Change 2']);
  await press('2 other changes');
  expect(asked).toEqual([OTHERS]);
  expect(await screen.findByText('Change 3')).toBeTruthy();
  expect(window.location.search).toBe('?all=yes');
  expect(descriptions().slice(0, 2)).toEqual(['Change 4', 'Change 3']);
  expect(status()).toBe('4 of 4 changes');
  await press('2 other changes');
  expect(descriptions()).toEqual(['Change 4', 'Change 2']);
});

it('the changelog’s filter shows and counts the changes of a page, an author or both, and is part of the address', async () => {
  window.history.replaceState(null, '', '/wiki/changelog?page=%2Fwiki%2Fpower');
  const together = change(2, { author: 'Mike Stand', pages: [CABLES, POWER] });
  show([change(3, { pages: [POWER] }), together, change(1, { coAuthors: ['Mike Stand'] })]);
  expect(descriptions()).toEqual(['Change 3', 'Change 2']);
  await choose('Author', 'Mike Stand');
  expect(window.location.search).toBe('?page=%2Fwiki%2Fpower&author=Mike+Stand');
  expect([descriptions(), status()]).toEqual([['Change 2'], '1 of 3 changes']);
  await choose('Page', 'All pages');
  expect(descriptions()).toEqual(['Change 2', 'Change 1']);
  await choose('Author', 'Polly Gaffer');
  expect([descriptions(), status()]).toEqual([[], 'No change matches.']);
  await press('Clear');
  expect([descriptions().length, window.location.search, status()]).toEqual([3, '', '']);
});

it('one press shows all changes of a year, also those to files alone', async () => {
  answerWith([change(2), changeOfFiles(4), change(1, { date: '2024-12-31T23:50:00.000Z' })]);
  const years = ['2026', '2025', '2024'];
  show([change(3, { date: '2026-02-01T10:00:00.000Z' })], { count: 3, otherCount: 1, othersAddress: OTHERS, years });
  await press('2025');
  expect(await screen.findByText('Change 2')).toBeTruthy();
  expect([descriptions(), status()]).toEqual([['Change 4', 'Change 2'], '2 of 4 changes']);
  expect(screen.queryByRole('button', { name: '1 other change' })).toBeNull();
  expect(window.location.search).toBe('?year=2025');
});

it('older changes load fifty at a time, and the button keeps the focus after the last', async () => {
  const asked = answerWith(Array.from({ length: 100 }, (_, index) => changeOfFiles(index + 1)));
  show([change(103), change(102), change(101)], { otherCount: 100, othersAddress: OTHERS });
  for (const name of ['100 other changes', 'Show 50 older changes', 'Show 3 older changes']) await press(name);
  expect(descriptions()).toEqual(Array.from({ length: 103 }, (_, index) => `Change ${103 - index}`));
  expect(asked).toHaveLength(1);
  const all = screen.getByRole('button', { name: 'That is all' });
  expect(document.activeElement).toBe(all);
  expect(all.getAttribute('aria-disabled')).toBe('true');
});

it('older changes can be loaded again after a failure', async () => {
  answerWith('failure', [change(2), change(1)]);
  show([change(4), change(3)], { count: 4, othersAddress: OTHERS });
  await press('Show 2 older changes');
  expect(screen.getByRole('alert').textContent).toMatch(/^The older changes could not be loaded/);
  await press('Retry');
  expect(await screen.findByText('Change 2')).toBeTruthy();
  expect(descriptions()).toEqual(['Change 4', 'Change 3', 'Change 2', 'Change 1']);
});
