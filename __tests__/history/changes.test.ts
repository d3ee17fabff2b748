import { changesOfWiki, pagesOfFiles } from '../../src/history/node/changes';
import { historyOfWiki } from '../../src/history/node/wiki-history';
import type { RepositoryCommit, RepositoryHistory, WikiFileChange } from '../../src/history/node/repository-history';

const hashOf = (day: number): string => day.toString(16).padStart(40, '0');

const file = (today: string | undefined, kind: WikiFileChange['kind'] = 'edited') => ({ kind, path: `content/${today}`, today });
const A = file('wiki/a.mdx');

/** A commit of a day of January 2026, which edits one page. */
const commit = (day: number, more: Partial<RepositoryCommit> = {}): RepositoryCommit => ({
  ...{ hash: hashOf(day), date: `2026-01-0${day}T12:00:00.000Z`, author: 'Rigg Bolt', coAuthors: [], subject: `Change ${day}` },
  ...{ isUpdate: true, files: [A], ...more },
});

/** An entry of a history file. */
const entry = (day: number, date = '2025-01-01T00:00:00Z', files = ['content/wiki/a.mdx']) => ({
  ...{ hash: hashOf(day), date, author: 'Wiki contributors', files, description: `Entry ${day}` },
});

const ADDRESS = { url: 'https://git.example/new', earlierUrl: 'https://git.example/old', contentPath: 'content', notUpdates: [] };
const NAMING = { nameOf: (name: string) => name, named: (text: string) => text };

function changesOf(
  commits: RepositoryCommit[],
  entries: ReturnType<typeof entry>[] = [],
  more: Partial<Parameters<typeof changesOfWiki>[2]> = {},
) {
  const repository: RepositoryHistory = { commits, today: (path) => path.replace('wiki/old', 'wiki/new') };
  return changesOfWiki(repository, entries, { address: ADDRESS, ...NAMING, ...more });
}

it('a change names the wiki pages among its files, each once', () => {
  const files = [file('wiki/lx/index.mdx'), file('wiki/lx/index.md'), file('wiki/lx/plan.png'), file('site.json'), file(undefined)];
  expect(pagesOfFiles(files)).toEqual([{ page: '/wiki/lx', kind: 'edited' }]);
});

it('a page counts as edited when another file takes its place', () => {
  const files = [file('wiki/fab.mdx', 'deleted'), file('wiki/fab/index.mdx', 'added')];
  expect(pagesOfFiles(files)).toEqual([{ page: '/wiki/fab', kind: 'edited' }]);
});

it('the wiki’s changes are those in git and those in the history files, newest first, each once', () => {
  const entries = [entry(9), entry(1), entry(1, '2025-03-01T10:00:00+00:00'), entry(2, '2026-01-05T01:10:20+01:00')];
  const changes = changesOf([commit(9), commit(4)], entries);
  expect(changes.map(({ description }) => description)).toEqual(['Change 9', 'Entry 2', 'Change 4', 'Entry 1']);
  expect(changes[1]).toEqual({
    ...{ hash: hashOf(2), description: 'Entry 2', author: 'Wiki contributors', coAuthors: [], date: '2026-01-05T00:10:20.000Z' },
    ...{ files: ['content/wiki/a.mdx'], pages: [{ page: '/wiki/a', kind: 'edited' }], isEarlier: true, position: 2 },
    url: `https://git.example/old/commit/${hashOf(2)}`,
  });
});

const [NEW, OLD] = [ADDRESS.url, ADDRESS.earlierUrl];
it.each([
  ['of each is known', [9, 7], { url: NEW, earlierUrl: OLD }, [`${NEW}/commit/${hashOf(9)}`, `${OLD}/commit/${hashOf(7)}`]],
  ['before this one is unknown', [9, 7], { url: NEW, earlierUrl: undefined }, [`${NEW}/commit/${hashOf(9)}`, null]],
  ['is one that lacks the older commits: a clone of another', [9, 7], { url: OLD }, [null, `${OLD}/commit/${hashOf(7)}`]],
  ['is one that has the older commits', [9, 9], { url: OLD }, [`${OLD}/commit/${hashOf(9)}`]],
])('changes link to their commits where the repository %s', (_what, [inGit = 0, inFile = 0], address, urls) => {
  const changes = changesOf([commit(inGit)], [entry(inFile)], { address: { ...ADDRESS, ...address } });
  expect(changes.map(({ url }) => url)).toEqual(urls);
});

it('commits that site.json lists as no updates are left out, by the beginnings of their hashes', () => {
  const address = { ...ADDRESS, notUpdates: [hashOf(8), '1a2b3c4'] };
  const commits = [commit(9), commit(8), commit(7, { hash: '1a2b3c4'.padEnd(40, '5') })];
  expect(changesOf(commits, [], { address }).map(({ hash }) => hash)).toEqual([hashOf(9)]);
});

it('a change from the history files names the address that its page has today', () => {
  const [change] = changesOf([], [entry(1, undefined, ['content/wiki/old.mdx'])]);
  expect(change).toMatchObject({ files: ['content/wiki/old.mdx'], pages: [{ page: '/wiki/new' }] });
});

it('a change names people as the site does, each once', () => {
  const nameOf = (name: string) => (name.startsWith('f') ? 'Faye Derr' : 'Mike Stand');
  const [change] = changesOf([commit(1, { author: 'f', coAuthors: ['fd', 'ms', 'm'] })], [], { nameOf });
  expect(change).toMatchObject({ author: 'Faye Derr', coAuthors: ['Mike Stand'] });
});

it('a page’s changes come newest first, and its authors by number of changes, co-authors included', () => {
  const commits = [
    commit(5, { author: 'Faye Derr' }),
    commit(4, { author: 'Mike Stand', coAuthors: ['Polly Gaffer'] }),
    commit(3, { author: 'Polly Gaffer' }),
    commit(2, { author: 'Cy Clorama', files: [file('wiki/b.mdx')] }),
  ];
  const history = historyOfWiki(changesOf(commits)).pages.get('/wiki/a');
  expect(history?.changes.map(({ description }) => description)).toEqual(['Change 5', 'Change 4', 'Change 3']);
  expect(history?.contributors).toEqual(['Polly Gaffer', 'Faye Derr', 'Mike Stand']);
});

const MOVED = commit(5, { files: [file('wiki/a.mdx', 'moved')] });
const DELETED = commit(5, { files: [file('wiki/a.mdx', 'deleted')] });
const JANUARY_4 = { date: '2026-01-04T12:00:00.000Z', author: 'Rigg Bolt', isLatest: true };
const REBASED = { date: '2026-01-08T12:00:00.000Z', author: 'Faye Derr', isLatest: true };
const FROM_FILE = { date: '2025-10-19T00:00:00.000Z', author: 'Wiki contributors', isLatest: false };

it.each([
  ['is not the date of a move alone', [MOVED, commit(4)], [], JANUARY_4],
  ['is not the date of a commit that says it is no update', [commit(5, { isUpdate: false }), commit(4)], [entry(5)], JANUARY_4],
  ['is the newest date, by the last author, after an old change was rebased', [commit(3, { author: 'Faye Derr' }), commit(8)], [], REBASED],
  ['is not called the latest if it comes from the history files', [], [entry(1, '2025-10-19T00:00:00Z')], FROM_FILE],
  ['is unknown if the page was deleted and its new file is not committed', [DELETED, commit(4)], [], undefined],
])('the last update of a page %s', (_what, commits, entries, lastUpdate) => {
  expect(historyOfWiki(changesOf(commits, entries)).pages.get('/wiki/a')?.lastUpdate).toEqual(lastUpdate);
});

it('the changelog is sorted by date, and leaves out commits that say they are no update', () => {
  const { changes } = historyOfWiki(changesOf([commit(3), commit(8), commit(9, { isUpdate: false })]));
  expect(changes.map(({ description }) => description)).toEqual(['Change 8', 'Change 3']);
});
