import type { HistoryFile } from '../../src/content-model/data-schemas';
import { changesOfWiki, pagesOfFiles, type RepositoryAddress } from '../../src/history/node/changes';
import { historyOfWiki } from '../../src/history/node/wiki-history';
import type { RepositoryCommit, RepositoryHistory, WikiFileChange } from '../../src/history/node/repository-history';

const hashOf = (number: number): string => number.toString(16).padStart(40, '0');

function commit(number: number, more: Partial<RepositoryCommit> = {}): RepositoryCommit {
  return {
    hash: hashOf(number),
    date: `2026-01-${String(number).padStart(2, '0')}T12:00:00.000Z`,
    author: 'Rigg Bolt',
    coAuthors: [],
    subject: `Change ${number}`,
    isUpdate: true,
    files: [],
    ...more,
  };
}

const file = (today: string | undefined, kind: WikiFileChange['kind'] = 'edited'): WikiFileChange => ({
  kind,
  path: `content/${today}`,
  today,
});

const entry = (number: number, date = '2025-01-01T00:00:00Z', files: string[] = [], description?: string) => ({
  hash: hashOf(number),
  date,
  author: 'Wiki contributors',
  files,
  ...(description !== undefined && { description }),
});

const repository = (commits: RepositoryCommit[]): RepositoryHistory => ({ commits, today: (path) => path });
const options = {
  address: { url: 'https://git.example/new', earlierUrl: 'https://git.example/old', contentPath: 'content', notUpdates: [] },
  nameOf: (name: string) => name,
  named: (text: string) => text,
};

it('a change names the wiki pages among its files, each once', () => {
  expect(
    pagesOfFiles([file('wiki/lx/index.mdx'), file('wiki/lx/index.md'), file('wiki/lx/plan.png'), file('site.json'), file(undefined)]),
  ).toEqual([{ page: '/wiki/lx', kind: 'edited' }]);
});

it('a page counts as edited when another file takes its place', () => {
  expect(pagesOfFiles([file('wiki/fab.mdx', 'deleted'), file('wiki/fab/index.mdx', 'added')])).toEqual([
    { page: '/wiki/fab', kind: 'edited' },
  ]);
});

it('the wiki’s changes are those in git and those in the history files, newest first', () => {
  const changes = changesOfWiki(
    repository([commit(9), commit(4)]),
    [entry(201, '2025-03-01T10:00:00+00:00', [], 'Edit A'), entry(202, '2026-01-05T01:10:20+01:00', ['content/wiki/a.mdx'], 'Edit B')],
    options,
  );
  expect(changes.map(({ description }) => description)).toEqual(['Change 9', 'Edit B', 'Change 4', 'Edit A']);
  expect(changes[1]).toEqual({
    hash: hashOf(202),
    description: 'Edit B',
    author: 'Wiki contributors',
    coAuthors: [],
    date: '2026-01-05T00:10:20.000Z',
    files: ['content/wiki/a.mdx'],
    pages: [{ page: '/wiki/a', kind: 'edited' }],
    isEarlier: true,
    url: `https://git.example/old/commit/${hashOf(202)}`,
    position: 2,
  });
});

it('a change links to the repository that holds its commit', () => {
  const urlsWith = (earlier: HistoryFile[number], address: Pick<RepositoryAddress, 'url' | 'earlierUrl'>) =>
    changesOfWiki(repository([commit(9)]), [earlier], {
      ...options,
      address: { ...address, contentPath: 'content', notUpdates: [] },
    }).map(({ url }) => url);
  const [old, recent] = ['https://git.example/old', 'https://git.example/new'];
  expect(urlsWith(entry(7), { url: recent, earlierUrl: old })).toEqual([`${recent}/commit/${hashOf(9)}`, `${old}/commit/${hashOf(7)}`]);
  expect(urlsWith(entry(7), { url: recent })).toEqual([`${recent}/commit/${hashOf(9)}`, null]);
  // If both addresses are the same, git's commits have a link only if git also has the older commits.
  expect(urlsWith(entry(7), { url: old, earlierUrl: old })).toEqual([null, `${old}/commit/${hashOf(7)}`]);
  expect(urlsWith(entry(9), { url: old, earlierUrl: old })).toEqual([`${old}/commit/${hashOf(9)}`]);
});

it('a commit is listed once, even if both git and the history files have it', () => {
  const changes = changesOfWiki(repository([commit(9)]), [entry(9), entry(7), entry(7)], options);
  expect(changes.map(({ hash, isEarlier }) => [hash, isEarlier])).toEqual([
    [hashOf(9), false],
    [hashOf(7), true],
  ]);
});

it('commits that site.json lists as no updates are left out, by the beginnings of their hashes', () => {
  const address = { ...options.address, notUpdates: [hashOf(8), '1a2b3c4'] };
  const commits = [commit(9), commit(8), commit(7, { hash: '1a2b3c4'.padEnd(40, '5') })];
  const changes = changesOfWiki(repository(commits), [], { ...options, address });
  expect(changes.map(({ hash }) => hash)).toEqual([hashOf(9)]);
});

it('a change from the history files names the address that its page has today', () => {
  const moved: RepositoryHistory = { commits: [], today: (path) => path.replace('wiki/old', 'wiki/new') };
  expect(changesOfWiki(moved, [entry(1, '2025-01-01T00:00:00Z', ['content/wiki/old.mdx'])], options)[0]).toMatchObject({
    files: ['content/wiki/old.mdx'],
    pages: [{ page: '/wiki/new' }],
  });
});

it('a change names people as the site does, each once', () => {
  const names: Record<string, string> = { f: 'Faye Derr', fd: 'Faye Derr', ms: 'Mike Stand', m: 'Mike Stand' };
  const [change] = changesOfWiki(repository([commit(1, { author: 'f', coAuthors: ['fd', 'ms', 'm'] })]), [], {
    ...options,
    nameOf: (name) => names[name] ?? name,
    named: (text) => text,
  });
  expect(change).toMatchObject({ author: 'Faye Derr', coAuthors: ['Mike Stand'] });
});

describe('the history of a page', () => {
  const historyOf = (commits: RepositoryCommit[], earlier: ReturnType<typeof entry>[] = []) =>
    historyOfWiki(changesOfWiki(repository(commits), earlier, options));
  const a = file('wiki/a.mdx');

  it('a page’s changes come newest first, and its authors by number of changes, co-authors included', () => {
    const { pages } = historyOf([
      commit(5, { author: 'Faye Derr', files: [a] }),
      commit(4, { author: 'Mike Stand', coAuthors: ['Polly Gaffer'], files: [a] }),
      commit(3, { author: 'Polly Gaffer', files: [a] }),
      commit(2, { author: 'Cy Clorama', files: [file('wiki/b.mdx')] }),
    ]);
    const history = pages.get('/wiki/a');
    expect(history?.changes.map(({ description }) => description)).toEqual(['Change 5', 'Change 4', 'Change 3']);
    expect(history?.contributors).toEqual(['Polly Gaffer', 'Faye Derr', 'Mike Stand']);
    expect(history?.lastUpdate).toEqual({ date: '2026-01-05T12:00:00.000Z', author: 'Faye Derr', isLatest: true });
  });

  it('a move alone does not change a page’s date', () => {
    const { pages } = historyOf([commit(5, { files: [file('wiki/a.mdx', 'moved')] }), commit(4, { files: [a] })]);
    expect(pages.get('/wiki/a')?.lastUpdate?.date).toBe('2026-01-04T12:00:00.000Z');
  });

  it('a page has the author of its last commit, and its newest date even after an old change was rebased', () => {
    const { pages, changes } = historyOf([commit(3, { files: [a], author: 'Faye Derr' }), commit(8, { files: [a] })]);
    expect(pages.get('/wiki/a')?.lastUpdate).toEqual({ date: '2026-01-08T12:00:00.000Z', author: 'Faye Derr', isLatest: true });
    expect(changes.map(({ description }) => description)).toEqual(['Change 8', 'Change 3']);
  });

  it('commits that say they are no update change neither a page’s date nor the changelog', () => {
    const { pages, changes } = historyOf(
      [commit(5, { files: [a], isUpdate: false }), commit(4, { files: [a] })],
      [entry(5, '2026-01-05T12:00:00Z', ['content/wiki/a.mdx'])],
    );
    expect(pages.get('/wiki/a')?.lastUpdate?.date).toBe('2026-01-04T12:00:00.000Z');
    expect(changes.map(({ description }) => description)).toEqual(['Change 4']);
  });

  it('a change from the history files is not called the latest', () => {
    const { pages } = historyOf([], [entry(1, '2025-10-19T00:00:00Z', ['content/wiki/a.mdx'])]);
    expect(pages.get('/wiki/a')?.lastUpdate).toEqual({
      date: '2025-10-19T00:00:00.000Z',
      author: 'Wiki contributors',
      isLatest: false,
    });
  });

  it('a page has no date if it was deleted and its new file is not committed', () => {
    const { pages } = historyOf([commit(5, { files: [file('wiki/a.mdx', 'deleted')] }), commit(4, { files: [a] })]);
    expect(pages.get('/wiki/a')?.lastUpdate).toBeUndefined();
  });
});
