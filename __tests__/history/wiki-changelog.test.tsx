/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { groupByMonth, type Change } from '../../src/history/ui/use-changelog';
import { Changelog } from '../../src/history/ui/wiki-changelog';

jest.mock('gatsby', () => require('../support/gatsby') as unknown);

const CABLES = { path: '/wiki/cables', title: 'Cables' };
const POWER = { path: '/wiki/power', title: 'Power' };

function change(number: number, more: Partial<Change> = {}): Change {
  return {
    hash: String(number).padStart(40, '0'),
    description: `Change ${number}`,
    author: 'Faye Derr',
    coAuthors: [],
    date: '2025-10-23T00:10:20.000Z',
    formattedDate: '23 Oct 2025',
    url: `https://git.example/commit/${number}`,
    pages: [CABLES],
    ...more,
  };
}

type Fields = Queries.WikiChangelogFieldsFragment;

function changelogOf(newest: readonly Change[], more: Partial<Fields> = {}): Fields {
  return {
    count: newest.length,
    newest,
    olderAddress: null,
    feedAddress: '/wiki/changelog.xml',
    pages: [CABLES, POWER],
    authors: ['Faye Derr', 'Mike Stand'],
    years: ['2025'],
    historyUrl: 'https://git.example/crew/commits/main/content/wiki',
    ...more,
  };
}

const descriptions = (): (string | null | undefined)[] => screen.queryAllByText(/^Change \d+$/).map((element) => element.textContent);

/** Answers requests for the older changes; returns the requested addresses. */
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

describe('the changelog', () => {
  it('shows each change with its date, description, author, commit and pages, by month', () => {
    render(
      <Changelog
        changelog={changelogOf([
          change(2, { coAuthors: ['Mike Stand'], pages: [CABLES, POWER] }),
          change(1, { date: '2025-09-30T22:30:00.000Z', formattedDate: '30 Sep 2025', url: null, pages: [] }),
        ])}
      />,
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['October 2025', 'September 2025']);
    const [first, second] = screen.getAllByRole('listitem');
    const inFirst = within(first as HTMLElement);
    expect(first?.querySelector('time')?.getAttribute('datetime')).toBe('2025-10-23T00:10:20.000Z');
    expect(first?.querySelector('time')?.textContent).toBe('23 Oct 2025');
    expect(inFirst.getByText('Change 2')).toBeTruthy();
    expect(inFirst.getByText(/Faye Derr, Mike Stand/)).toBeTruthy();
    expect(inFirst.getByRole('link', { name: 'Commit 0000000' }).getAttribute('href')).toBe('https://git.example/commit/2');
    expect(inFirst.getByRole('link', { name: 'Power' }).getAttribute('href')).toBe('/wiki/power');
    expect(within(second as HTMLElement).queryAllByRole('link')).toEqual([]);
  });

  it('folds the pages of a change that touched many', () => {
    const pages = Array.from({ length: 9 }, (_, index) => ({ path: `/wiki/${index}`, title: `Page ${index}` }));
    render(<Changelog changelog={changelogOf([change(1, { pages })])} />);
    const fold = screen.getByText('and 3 more pages').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelectorAll('a')).toHaveLength(3);
    expect(document.querySelectorAll('li a[href^="/wiki/"]')).toHaveLength(9);
  });

  it('links to the feed and to the history at the source', () => {
    render(<Changelog changelog={changelogOf([change(1)])} />);
    expect(screen.getByRole('link', { name: 'Atom feed' }).getAttribute('href')).toBe('/wiki/changelog.xml');
    expect(screen.getByRole('link', { name: 'whole history on git.example' })).toBeTruthy();
  });

  it('says so when nothing is on record', () => {
    render(<Changelog changelog={changelogOf([])} />);
    expect(document.body.textContent).toBe('No changes are on record yet.');
  });
});

describe('the filter', () => {
  const changes = [
    change(3, { pages: [POWER] }),
    change(2, { author: 'Mike Stand', pages: [CABLES, POWER] }),
    change(1, { coAuthors: ['Mike Stand'] }),
  ];

  it('shows the changes of a page, of an author, or of both, and counts them', async () => {
    render(<Changelog changelog={changelogOf(changes)} />);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Power');
    expect(descriptions()).toEqual(['Change 3', 'Change 2']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Author' }), 'Mike Stand');
    expect(descriptions()).toEqual(['Change 2']);
    expect(screen.getByRole('status').textContent).toBe('1 of 3 changes');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'All pages');
    expect(descriptions()).toEqual(['Change 2', 'Change 1']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(descriptions()).toEqual(['Change 3', 'Change 2', 'Change 1']);
  });

  it('is part of the address, so that it can be linked to', async () => {
    window.history.replaceState(null, '', '/wiki/changelog?page=%2Fwiki%2Fpower');
    render(<Changelog changelog={changelogOf(changes)} />);
    expect(descriptions()).toEqual(['Change 3', 'Change 2']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Author' }), 'Faye Derr');
    expect(window.location.search).toBe('?page=%2Fwiki%2Fpower&author=Faye+Derr');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(window.location.search).toBe('');
  });

  it('opens on a choice of years, of which an older one is one press away', async () => {
    const [newer, last] = [change(3, { date: '2026-02-01T10:00:00.000Z' }), change(1, { date: '2024-12-31T23:50:00.000Z' })];
    answerWith([change(2), last]);
    const years = ['2026', '2025', '2024'];
    render(<Changelog changelog={changelogOf([newer], { count: 3, olderAddress: '/wiki/changelog-older.json', years })} />);
    const choice = within(screen.getByRole('group', { name: 'Year' }));
    expect(choice.getAllByRole('button').map((button) => button.textContent)).toEqual(['All years', ...years]);
    await userEvent.click(choice.getByRole('button', { name: '2025' }));
    expect(await screen.findByText('Change 2')).toBeTruthy();
    expect(descriptions()).toEqual(['Change 2']);
    expect(window.location.search).toBe('?year=2025');
    await userEvent.click(choice.getByRole('button', { name: 'All years' }));
    expect(descriptions()[0]).toBe('Change 3');
  });

  it('says when nothing matches', async () => {
    render(<Changelog changelog={changelogOf([change(1)])} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Author' }), 'Mike Stand');
    expect(screen.getByRole('status').textContent).toBe('No change matches.');
  });

  it('looks through the older changes too', async () => {
    const asked = answerWith([change(1, { author: 'Mike Stand' })]);
    render(<Changelog changelog={changelogOf([change(2)], { count: 2, olderAddress: '/wiki/changelog-older.json' })} />);
    expect(asked).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Author' }), 'Mike Stand');
    expect(await screen.findByText('Change 1')).toBeTruthy();
    expect(asked).toEqual(['/wiki/changelog-older.json']);
    expect(screen.getByRole('status').textContent).toBe('1 of 2 changes');
  });
});

describe('the older changes', () => {
  const older = Array.from({ length: 5 }, (_, index) => change(5 - index));
  const changelog = changelogOf([change(7), change(6)], { count: 7, olderAddress: '/wiki/changelog-older.json' });

  it('come when they are asked for, some at a time', async () => {
    const asked = answerWith(older);
    render(<Changelog changelog={changelog} />);
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 older changes' }));
    expect(descriptions()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 older changes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show one older change' }));
    expect(descriptions()).toEqual(['Change 7', 'Change 6', 'Change 5', 'Change 4', 'Change 3', 'Change 2', 'Change 1']);
    expect(screen.queryByRole('button', { name: /older/ })).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('leave the focus where it is when the last of them are shown', async () => {
    answerWith(older);
    render(<Changelog changelog={changelog} />);
    for (const name of ['Show 2 older changes', 'Show 2 older changes', 'Show one older change'])
      await userEvent.click(screen.getByRole('button', { name }));
    const all = screen.getByRole('button', { name: 'That is all' });
    expect(document.activeElement).toBe(all);
    expect(all.getAttribute('aria-disabled')).toBe('true');
  });

  it('can be asked for again when they did not come', async () => {
    const asked = answerWith('failure', older);
    render(<Changelog changelog={changelog} />);
    await userEvent.click(screen.getByRole('button', { name: /older/ }));
    expect(screen.getByRole('alert').textContent).toMatch(/^The older changes could not be loaded\./);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Change 4')).toBeTruthy();
    expect(descriptions()).toHaveLength(4);
    expect(asked).toHaveLength(2);
  });

  it('are no button where there are none', () => {
    render(<Changelog changelog={changelogOf([change(1)])} />);
    expect(screen.queryByRole('button', { name: /older/ })).toBeNull();
  });
});

describe('months', () => {
  it('go by the clock of London', () => {
    const groups = groupByMonth([{ date: '2025-07-01T00:30:00Z' }, { date: '2025-06-30T23:30:00Z' }, { date: '2025-06-30T22:30:00Z' }]);
    expect([...groups].map(([month, changes]) => [month, changes.length])).toEqual([
      ['July 2025', 2],
      ['June 2025', 1],
    ]);
  });
});
