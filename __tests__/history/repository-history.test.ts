import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { datesOfCommits } from '../../src/history/node/git';
import { readRepositoryHistory, type RepositoryHistory } from '../../src/history/node/repository-history';
import { temporaryFolder } from '../support/content-folder';
import { GitRepository, pageText } from '../support/git-repository';

const read = (repository: GitRepository, content = 'content'): Promise<RepositoryHistory> =>
  readRepositoryHistory(repository.path(content));

/** Subjects of the commits that changed the text of a page of today, newest first. */
const editsOf = ({ commits }: RepositoryHistory, page: string): string[] =>
  commits
    .filter(({ files }) => files.some(({ today, kind }) => today === `wiki/${page}.mdx` && kind !== 'moved'))
    .map(({ subject }) => subject);

const subjects = ({ commits }: RepositoryHistory): string[] => commits.map(({ subject }) => subject);

const fileOf = (page: string): string => `content/wiki/${page}.mdx`;

/** A repository with short commands for pages of the wiki. */
class Wiki extends GitRepository {
  constructor() {
    super(temporaryFolder());
  }

  /** Commits a page of so many lines, as "cables 20". All pages have the same words, so a move is known by its length. */
  put(page: string, lines: number, message = `${page} ${lines}`): this {
    return this.write(fileOf(page), pageText('Page', lines)).commit(message);
  }

  rename(from: string, to: string): this {
    return this.move(fileOf(from), fileOf(to)).commit('Move');
  }

  override delete(page: string): this {
    return super.delete(fileOf(page)).commit('Delete');
  }

  /** Runs steps on a branch and on main, then merges the branch. */
  onBranch(steps: () => void, onMain: () => void, ...options: string[]): this {
    this.git('switch', '--quiet', '--create', 'side');
    steps();
    this.git('switch', '--quiet', 'main');
    onMain();
    this.git('merge', '--quiet', '--no-edit', ...options, 'side');
    return this;
  }
}

it('the history has each commit that changed a wiki text, newest first, with date, author and paths', async () => {
  const repository = new Wiki().write(fileOf('cables'), pageText('Cables'));
  const first = repository.commit('Add cables', { date: '2025-03-01T12:00:00+00:00' }).head();
  repository.write('README.md', 'Nothing of the wiki.').commit('Describe the repository');
  repository.write('content/exec/2025-2026.json', '{}').commit('Elect an exec');
  repository.git('update-index', '--chmod=+x', fileOf('cables'));
  repository.git('commit', '--quiet', '--message', 'Change the permissions alone');
  repository.write(fileOf('cables'), pageText('Cables', 21));
  const second = repository.commit('Add a length', { date: '2025-10-23T00:30:00+01:00', author: 'Faye Derr' }).head();
  const { commits, missing } = await read(repository);
  const common = { coAuthors: [], isUpdate: true };
  const files = (kind: string) => [{ kind, path: fileOf('cables'), today: 'wiki/cables.mdx' }];
  expect(missing).toBeUndefined();
  expect(commits).toEqual([
    { ...common, hash: second, date: '2025-10-22T23:30:00.000Z', author: 'Faye Derr', subject: 'Add a length', files: files('edited') },
    { ...common, hash: first, date: '2025-03-01T12:00:00.000Z', author: 'Rigg Bolt', subject: 'Add cables', files: files('added') },
  ]);
});

it('the history leaves out merges, and has the commits of both sides, even of the side that lost', async () => {
  const wiki = new Wiki().put('a', 20);
  wiki.onBranch(
    () => wiki.put('a', 25),
    () => wiki.put('a', 30),
    '--strategy=ours',
  );
  const history = await read(wiki);
  expect([subjects(history), editsOf(history, 'a')]).toEqual([
    ['a 30', 'a 25', 'a 20'],
    ['a 30', 'a 25', 'a 20'],
  ]);
});

it('the history is complete even if the log is larger than Node’s default limit for output', async () => {
  const long = 'Edit '.repeat(120_000);
  expect((await read(new Wiki().put('a', 20, long).put('a', 22, long))).commits).toHaveLength(2);
});

/** All in one repository, which is read once. */
describe('a page that moves', () => {
  const folder = Array.from({ length: 120 }, (_, index) => `page-${index}`);
  const moves: [what: string, steps: (wiki: Wiki) => unknown, edits: Record<string, string[]>][] = [
    [
      'keeps its history, and the move is no edit',
      (wiki) => wiki.put('a', 20).put('a', 22).rename('a', 'x/b'),
      { 'x/b': ['a 22', 'a 20'] },
    ],
    [
      'counts a move with an edit as an edit',
      (wiki) => wiki.put('c', 20).move(fileOf('c'), fileOf('d')).put('d', 22),
      { d: ['d 22', 'c 20'] },
    ],
    [
      'keeps changes that a parallel branch made under the old name',
      (wiki) =>
        wiki.put('e', 20).onBranch(
          () => wiki.rename('e', 'f'),
          () => wiki.put('e', 25),
        ),
      { f: ['e 25', 'e 20'] },
    ],
    [
      'leaves its old name to the page that takes it',
      (wiki) => wiki.put('g', 20).rename('g', 'h').put('g', 2).put('g', 3),
      { g: ['g 3', 'g 2'], h: ['g 20'] },
    ],
    [
      'may swap names with another page in one commit',
      (wiki) => wiki.put('one', 33).put('two', 2).write(fileOf('one'), pageText('Page', 2)).put('two', 33, 'Swap'),
      { one: ['two 2'], two: ['one 33'] },
    ],
    [
      'may swap names with another page, by way of a third name',
      (wiki) => wiki.put('i', 20).put('j', 40).rename('i', 'room').rename('j', 'i').rename('room', 'j'),
      { i: ['j 40'], j: ['i 20'] },
    ],
    [
      'does not inherit the history of a deleted page that had its name',
      (wiki) => wiki.put('k', 2).delete('k').put('l', 20).rename('l', 'k'),
      { k: ['l 20'] },
    ],
    [
      'is the same page when it is deleted by mistake and put back',
      (wiki) => wiki.put('m', 20).delete('m').put('m', 20, 'Put back'),
      { m: ['Put back', 'Delete', 'm 20'] },
    ],
    [
      'keeps its history when a folder of a hundred and twenty pages is renamed, twice',
      (wiki) => {
        for (const name of folder) wiki.write(fileOf(`old/deep/er/${name}`), pageText(name));
        wiki.commit('Write them all').move('content/wiki/old', 'content/wiki/middle').commit('Rename the folder');
        wiki.move('content/wiki/middle', 'content/wiki/new').commit('Rename it again');
      },
      Object.fromEntries(folder.map((name) => [`new/deep/er/${name}`, ['Write them all']])),
    ],
    [
      'keeps its history when it came from outside the content folder',
      (wiki) => {
        wiki.write('docs/cables.mdx', pageText('Cables')).commit('Write');
        wiki.write('docs/cables.mdx', pageText('Cables', 22)).commit('Edit outside');
        wiki.move('docs', 'content/wiki/guides').commit('Make it a wiki');
      },
      { 'guides/cables': ['Edit outside', 'Write'] },
    ],
  ];
  let history: RepositoryHistory;

  beforeAll(async () => {
    const repository = new Wiki();
    for (const [, steps] of moves) steps(repository);
    history = await read(repository);
  });

  it.each(moves)('a page that moves %s', (_what, _steps, edits) => {
    expect(Object.fromEntries(Object.keys(edits).map((page) => [page, editsOf(history, page)]))).toEqual(edits);
  });

  it('a moved page is listed with the path that it had at each commit', () => {
    const edit = history.commits.find(({ subject }) => subject === 'Edit outside');
    expect(edit?.files).toEqual([{ kind: 'edited', path: 'docs/cables.mdx', today: 'wiki/guides/cables.mdx' }]);
  });

  it('a moved page is found by its path from before this repository', () => {
    expect(history.today('wiki/a.mdx')).toBe('wiki/x/b.mdx');
  });
});

it('a commit that ends with "Wiki-Update: no" is no update, but its moves are followed', async () => {
  const messages: [message: string, isUpdate: boolean][] = [
    ['Write', true],
    ['Mend links\n\nWiki-Update: no\n', false],
    ['Mend\n\nMany.\n\nCo-authored-by: Faye <f@example.org>\nwiki-update:  No \n', false],
    ['Wiki-Update: no', true],
    ['Say more\n\nWiki-Update: no\n\nNot at the end.\n', true],
    ['Say more\n\nWiki-Update: not yet\n', true],
  ];
  const repository = new Wiki();
  messages.forEach(([message], index) => repository.put('a', 20 + index, message));
  repository.move(fileOf('a'), fileOf('b')).put('b', 26, 'Move\n\nWiki-Update: no\n');
  const { commits } = await read(repository);
  expect(commits.filter(({ files }) => files[0]?.today !== 'wiki/b.mdx')).toEqual([]);
  expect(commits.map(({ isUpdate }) => isUpdate).reverse()).toEqual([...messages.map(([, isUpdate]) => isUpdate), false]);
});

it('.mailmap renames authors and co-authors, and no email address is kept', async () => {
  const repository = new Wiki().write('.mailmap', 'Faye Derr <faye@example.org> <old@example.org>\nPolly Gaffer <polly@example.org>\n');
  const trailers = ['Pol <polly@example.org>', 'Mike Stand <mike@example.org>', 'F <old@example.org>', 'Cy Clorama', '<ghost@example.org>'];
  const message = `Write\n\nTogether.\n\n${trailers.map((trailer) => `co-authored-by: ${trailer}\n`).join('')}`;
  const history = await read(repository.write(fileOf('a'), pageText('A')).commit(message, { author: 'F', email: 'old@example.org' }));
  expect(history.commits).toMatchObject([{ author: 'Faye Derr', coAuthors: ['Polly Gaffer', 'Mike Stand', 'Cy Clorama'] }]);
  expect(JSON.stringify(history)).not.toContain('@');
});

it('pages and folders of any name have their history', async () => {
  const folders = [':(top)magic*? " \\', '-dash, ümläut 🎚️,\ttab and line\nfeed'];
  const names = [
    'two words, quotes " and \'',
    'emoji 🎚️ and ümläut',
    'line\nfeed and tab\tbed',
    '-dash',
    ':(top)magic',
    '*star? and back\\slash',
  ];
  const repository = new Wiki();
  for (const name of names) repository.write(fileOf(name), pageText(name));
  for (const name of folders) repository.write(`${name}/content/wiki/a.mdx`, pageText(`A ${name}`));
  repository.commit('Write');
  for (const name of names) repository.move(fileOf(name), fileOf(`moved ${name}`));
  repository.commit('Move');
  const history = await read(repository);
  const elsewhere = await Promise.all(folders.map((name) => read(repository, `${name}/content`)));
  expect(names.map((name) => editsOf(history, `moved ${name}`))).toEqual(names.map(() => ['Write']));
  expect(elsewhere.map((there) => editsOf(there, 'a'))).toEqual([['Write'], ['Write']]);
});

it('a message may hold any control character, in its subject and below, or be empty', async () => {
  const controls = Array.from({ length: 31 }, (_, index) => String.fromCharCode(index + 1)).filter((control) => control !== '\n');
  const all = [...controls, '\u007f', '\u0085', '\u2028', '\u202e'].join('');
  const odd = `Edit ${all} it\n\n${all}\n:000000 100644 0 0 A\n${all}\n`;
  const history = await read(new Wiki().put('a', 20).put('a', 22, odd).put('a', 23, ''));
  expect(editsOf(history, 'a')).toEqual(['', expect.stringMatching(/^Edit [^]* it$/), 'a 20']);
});

const [JANUARY, JUNE, PAST, FUTURE] = [
  '2025-01-15T10:00:00.000Z',
  '2025-06-01T00:00:00.000Z',
  '1970-01-01T00:00:00.000Z',
  '2090-01-01',
] as const;

it.each<[string, [authorDate: string, committerDate: string][], string | undefined]>([
  ['is when it was written, not when it was rebased', [[JANUARY, JUNE]], JANUARY],
  ['is the committer’s where the author’s clock was behind', [[PAST, JUNE]], JUNE],
  ['is the committer’s where the author’s clock was ahead', [[FUTURE, JUNE]], JUNE],
  ['is unknown if both clocks were wrong and no commit is earlier', [[FUTURE, FUTURE]], undefined],
  [
    'is the latest earlier date if both clocks were wrong, so that the page does not seem older',
    [
      [FUTURE, FUTURE],
      [JUNE, JUNE],
      [JANUARY, JANUARY],
    ],
    JUNE,
  ],
])('the date of a commit %s', (_what, commits, expected) => {
  const dates = datesOfCommits(commits.map(([authorDate, committerDate], index) => ({ hash: `${index}`, authorDate, committerDate })));
  expect(dates.get('0')).toBe(expected);
});

describe('an unusual clone or machine', () => {
  /** None of these tests adds commits to it. */
  let repository: Wiki;
  const variables = { ...process.env };
  beforeAll(() => {
    repository = new Wiki().put('b', 20).put('a', 20).put('a', 22);
  });
  afterEach(() => {
    process.env = { ...variables };
  });

  const readClone = (...options: string[]): Promise<RepositoryHistory> => {
    repository.git('config', 'uploadpack.allowFilter', 'true');
    const clone = path.join(temporaryFolder(), 'clone');
    repository.git('clone', '--quiet', ...options, `file://${repository.folder}`, clone);
    return readRepositoryHistory(path.join(clone, 'content'));
  };
  const readLinkedTree = (): Promise<RepositoryHistory> => {
    const [tree, link] = [path.join(temporaryFolder(), 'tree'), path.join(temporaryFolder(), 'linked')];
    repository.git('worktree', 'add', '--quiet', tree);
    symlinkSync(path.join(tree, 'content'), link);
    return readRepositoryHistory(link);
  };
  const readWith = (more: NodeJS.ProcessEnv): Promise<RepositoryHistory> => {
    Object.assign(process.env, more);
    return read(repository);
  };

  it('a shallow clone has only the last commits, and says so', async () => {
    const history = await readClone('--depth=2');
    expect(subjects(history)).toEqual(['a 22']);
    expect(history.missing).toMatch(/^This clone is shallow.*fetch --unshallow/);
  });

  it.each<[string, () => Promise<RepositoryHistory>]>([
    ['a clone without the contents of old files', () => readClone('--filter=blob:none')],
    ['a second working tree, behind a symbolic link,', readLinkedTree],
    ['a machine with Git settings of its own', () => readWith({ GIT_CONFIG_GLOBAL: repository.writeSettings() })],
    [
      'a Git hook of another repository',
      () => readWith({ GIT_DIR: new Wiki().path('.git'), GIT_INDEX_FILE: 'x', GIT_LITERAL_PATHSPECS: '1' }),
    ],
    ['a working tree with uncommitted files', () => read(repository.write(fileOf('new'), 'New.\n').write(fileOf('b'), 'Other.\n'))],
  ])('%s has the whole history', async (_where, readThere) => {
    const history = await readThere();
    expect([subjects(history), history.missing]).toEqual([['a 22', 'a 20', 'b 20'], undefined]);
  });

  it.each<[string, () => Promise<RepositoryHistory>, RegExp]>([
    ['without a repository', () => readRepositoryHistory(temporaryFolder()), /in no git repository/],
    ['in a repository without commits', () => read(new Wiki().write(fileOf('a'), pageText('A'))), /has no commit yet/],
    ['in a tarball inside another repository', () => read(repository.write('site/wiki/a.mdx', pageText('A')), 'site'), /does not track it/],
    [
      'in a broken repository',
      () => read(new Wiki().put('a', 20).write('.git/HEAD', '1'.repeat(40))),
      /^git could not read .*\(fatal: .+\)\./,
    ],
    ['on a machine without Git', () => readWith({ PATH: temporaryFolder() }), /^git is not installed/],
  ])('%s the history is empty and says why', async (_where, readThere, why) => {
    const { commits, missing } = await readThere();
    expect(commits).toEqual([]);
    expect(missing).toMatch(why);
  });
});
