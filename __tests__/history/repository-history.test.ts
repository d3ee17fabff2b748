import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { datesOfCommits } from '../../src/history/node/git';
import { readRepositoryHistory, type RepositoryHistory } from '../../src/history/node/repository-history';
import { temporaryFolder } from '../support/content-folder';
import { GitRepository, pageText } from '../support/git-repository';

const read = (repository: GitRepository, content = 'content'): Promise<RepositoryHistory> =>
  readRepositoryHistory(repository.path(content));

/** Subjects of the commits that changed the text of a page of today, newest first. */
const editsOf = ({ commits }: RepositoryHistory, file: string): string[] =>
  commits.filter(({ files }) => files.some(({ today, kind }) => today === file && kind !== 'moved')).map(({ subject }) => subject);

const subjects = ({ commits }: RepositoryHistory): string[] => commits.map(({ subject }) => subject);

const wiki = (name: string): string => `content/wiki/${name}.mdx`;

/** A repository with short commands for pages of the wiki. Texts differ only in length. */
class Wiki extends GitRepository {
  constructor() {
    super(temporaryFolder());
  }

  put(name: string, length: number, message: string, date?: string): this {
    return this.write(wiki(name), pageText('Page', length)).commit(message, date === undefined ? {} : { date });
  }

  rename(from: string, to: string, message: string, date?: string): this {
    return this.move(wiki(from), wiki(to)).commit(message, date === undefined ? {} : { date });
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
  const repository = new Wiki();
  const files = (kind: string) => [{ kind, path: wiki('cables'), today: 'wiki/cables.mdx' }];
  repository.write(wiki('cables'), pageText('Cables')).commit('Add cables', { date: '2025-03-01T12:00:00+00:00' });
  const first = repository.head();
  repository.write('README.md', 'Nothing of the wiki.').commit('Describe the repository');
  repository.write('content/exec/2025-2026.json', '{}').commit('Elect an exec');
  repository.git('update-index', '--chmod=+x', wiki('cables'));
  repository.git('commit', '--quiet', '--message', 'Change the permissions alone');
  const addition = { date: '2025-10-23T00:30:00+01:00', author: 'Faye Derr' };
  const second = repository.write(wiki('cables'), pageText('Cables', 21)).commit('Add a length', addition).head();
  const { commits, missing } = await read(repository);
  expect(missing).toBeUndefined();
  const common = { coAuthors: [], isUpdate: true };
  expect(commits).toEqual([
    { ...common, hash: second, date: '2025-10-22T23:30:00.000Z', author: 'Faye Derr', subject: 'Add a length', files: files('edited') },
    { ...common, hash: first, date: '2025-03-01T12:00:00.000Z', author: 'Rigg Bolt', subject: 'Add cables', files: files('added') },
  ]);
});

it('the history leaves out merges, and has the commits of both sides, even of the side that lost', async () => {
  const repository = new Wiki().put('a', 20, 'Start');
  repository.onBranch(
    () => repository.put('a', 25, 'Lose'),
    () => repository.put('a', 30, 'Win'),
    '--strategy=ours',
  );
  const history = await read(repository);
  expect(subjects(history)).toEqual(['Win', 'Lose', 'Start']);
  expect(editsOf(history, 'wiki/a.mdx')).toEqual(['Win', 'Lose', 'Start']);
});

it('the history is complete even if the log is larger than Node’s default limit for output', async () => {
  const long = 'Edit '.repeat(120_000);
  const repository = new Wiki().put('a', 20, long).put('a', 22, long);
  expect((await read(repository)).commits).toHaveLength(2);
});

/** All in one repository, which is read once. */
describe('a page that moves', () => {
  const folder = Array.from({ length: 120 }, (_, index) => `page-${index}`);
  const moves: [what: string, steps: (wiki: Wiki) => unknown, edits: Record<string, string[]>][] = [
    [
      'keeps its history, and the move alone is no edit',
      (repository) => repository.put('a', 20, 'Write').put('a', 22, 'Edit').rename('a', 'deep/er/b', 'Move'),
      { 'deep/er/b': ['Edit', 'Write'] },
    ],
    [
      'counts a move with an edit as an edit',
      (repository) => repository.put('c', 20, 'Write').move(wiki('c'), wiki('d')).put('d', 22, 'Move and edit'),
      { d: ['Move and edit', 'Write'] },
    ],
    [
      'keeps changes that a parallel branch made under the old name',
      (repository) =>
        repository.put('e', 20, 'Write').onBranch(
          () => repository.put('e', 25, 'Edit under the old name', '2025-01-01T03:00:00Z'),
          () => repository.rename('e', 'f', 'Move', '2025-01-01T02:00:00Z'),
        ),
      { f: ['Edit under the old name', 'Write'] },
    ],
    [
      'leaves its old name to the page that takes it',
      (repository) => {
        repository.put('g', 20, 'Write the first').rename('g', 'h', 'Move it away');
        repository.write(wiki('g'), 'Quite another page.\n').commit('Write the second');
        repository.write(wiki('g'), 'Quite another page, longer.\n').commit('Edit the second');
      },
      { g: ['Edit the second', 'Write the second'], h: ['Write the first'] },
    ],
    [
      'may swap names with another page in one commit',
      (repository) => {
        repository.put('swapped', 33, 'Write here').write(wiki('swap'), 'Quite another text.\n').commit('Write there');
        repository.write(wiki('swap'), pageText('Page', 33)).write(wiki('swapped'), 'Quite another text.\n').commit('Swap them');
      },
      { swap: ['Write here'], swapped: ['Write there'] },
    ],
    [
      'may swap names with another page',
      (repository) =>
        repository
          .put('i', 20, 'Write the first')
          .put('j', 40, 'Write the second')
          .rename('i', 'room', 'Make room')
          .rename('j', 'i', 'Move one')
          .rename('room', 'j', 'Move the other'),
      { i: ['Write the second'], j: ['Write the first'] },
    ],
    [
      'does not inherit the history of a deleted page that had its name',
      (repository) => {
        repository.write(wiki('k'), 'Gone before long.\n').commit('Write what will go');
        repository.delete(wiki('k')).commit('Delete it');
        repository.put('l', 20, 'Write what stays').rename('l', 'k', 'Move');
      },
      { k: ['Write what stays'] },
    ],
    [
      'is the same page when it is deleted by mistake and put back',
      (repository) => repository.put('m', 20, 'Write').delete(wiki('m')).commit('Delete').put('m', 20, 'Put back'),
      { m: ['Put back', 'Delete', 'Write'] },
    ],
    [
      'keeps its history when a folder of a hundred and twenty pages is renamed, twice',
      (repository) => {
        for (const name of folder) repository.write(wiki(`old/deep/er/${name}`), pageText(name));
        repository.commit('Write them all');
        repository.move('content/wiki/old', 'content/wiki/middle').commit('Rename the folder');
        repository.move('content/wiki/middle', 'content/wiki/new').commit('Rename it again');
      },
      Object.fromEntries(folder.map((name) => [`new/deep/er/${name}`, ['Write them all']])),
    ],
    [
      'keeps its history when it came from outside the content folder',
      (repository) => {
        repository.write('docs/cables.mdx', pageText('Cables')).commit('Write');
        repository.write('docs/cables.mdx', pageText('Cables', 22)).commit('Edit outside');
        repository.move('docs', 'content/wiki/guides').commit('Make it a wiki');
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
    for (const [name, expected] of Object.entries(edits)) expect([name, editsOf(history, `wiki/${name}.mdx`)]).toEqual([name, expected]);
  });

  it('a moved page is listed with the path that it had at each commit', () => {
    const edit = history.commits.find(({ subject }) => subject === 'Edit outside');
    expect(edit?.files).toEqual([{ kind: 'edited', path: 'docs/cables.mdx', today: 'wiki/guides/cables.mdx' }]);
  });

  it('a moved page is found by its path from before this repository', () => {
    expect(history.today('wiki/a.mdx')).toBe('wiki/deep/er/b.mdx');
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
  repository.move(wiki('a'), wiki('b')).put('b', 26, 'Move\n\nWiki-Update: no\n');
  const { commits } = await read(repository);
  expect(commits.filter(({ files }) => files[0]?.today !== 'wiki/b.mdx')).toEqual([]);
  expect(commits.map(({ isUpdate }) => isUpdate).reverse()).toEqual([...messages.map(([, isUpdate]) => isUpdate), false]);
});

it('.mailmap renames authors and co-authors, and no email address is kept', async () => {
  const repository = new Wiki();
  repository.write('.mailmap', 'Faye Derr <faye@example.org> <old@example.org>\nPolly Gaffer <polly@example.org>\n');
  const trailers = ['Pol <polly@example.org>', 'Mike Stand <mike@example.org>', 'F <old@example.org>', 'Cy Clorama', '<ghost@example.org>'];
  const message = `Write\n\nTogether.\n\n${trailers.map((trailer) => `co-authored-by: ${trailer}\n`).join('')}`;
  repository.write(wiki('a'), pageText('A')).commit(message, { author: 'F', email: 'old@example.org' });
  const history = await read(repository);
  expect(history.commits).toMatchObject([{ author: 'Faye Derr', coAuthors: ['Polly Gaffer', 'Mike Stand', 'Cy Clorama'] }]);
  expect(JSON.stringify(history)).not.toContain('@');
});

describe('odd names and messages', () => {
  const names = [
    'two words, quotes " and \'',
    'emoji 🎚️ and ümläut',
    'line\nfeed and tab\tbed',
    '-dash',
    ':(top)magic',
    '*star? and back\\slash',
  ];

  it('pages and folders of any name have their history', async () => {
    const repository = new Wiki();
    const folders = [':(top)magic*? " \\', '-dash, ümläut 🎚️,\ttab and line\nfeed'];
    for (const name of names) repository.write(wiki(name), pageText(name));
    for (const name of folders) repository.write(`${name}/content/wiki/a.mdx`, pageText(`A ${name}`));
    repository.commit('Write');
    for (const name of names) repository.move(wiki(name), wiki(`moved ${name}`));
    repository.commit('Move');
    const history = await read(repository);
    for (const name of names) expect([name, editsOf(history, `wiki/moved ${name}.mdx`)]).toEqual([name, ['Write']]);
    for (const name of folders) expect([name, editsOf(await read(repository, `${name}/content`), 'wiki/a.mdx')]).toEqual([name, ['Write']]);
  });

  it('a message may hold any control character, in its subject and below, or be empty', async () => {
    const controls = Array.from({ length: 31 }, (_, index) => String.fromCharCode(index + 1)).filter((control) => control !== '\n');
    const all = [...controls, '\u007f', '\u0085', '\u2028', '\u202e'].join('');
    const repository = new Wiki()
      .put('a', 20, 'Write')
      .put('a', 22, `Edit ${all} it\n\n${all}\n:000000 100644 0 0 A\n${all}\n`)
      .put('a', 23, '');
    const history = await read(repository);
    expect(subjects(history)).toEqual(['', expect.stringMatching(/^Edit [^]* it$/), 'Write']);
    expect(editsOf(history, 'wiki/a.mdx')).toHaveLength(3);
  });
});

const dateOf = (...commits: [authorDate: string, committerDate: string][]): string | undefined =>
  datesOfCommits(commits.map(([authorDate, committerDate], index) => ({ hash: `${index}`, authorDate, committerDate }))).get('0');

it.each<[string, [string, string][], string | undefined]>([
  ['is when it was written, not when it was rebased', [['2025-01-15T10:00:00Z', '2025-06-01T00:00:00Z']], '2025-01-15T10:00:00.000Z'],
  [
    'is the committer’s where the author’s clock was behind',
    [['1970-01-01T00:00:00Z', '2025-06-01T00:00:00Z']],
    '2025-06-01T00:00:00.000Z',
  ],
  ['is the committer’s where the author’s clock was ahead', [['2090-01-01T00:00:00Z', '2025-06-01T00:00:00Z']], '2025-06-01T00:00:00.000Z'],
  ['is unknown if both clocks were wrong and no commit is earlier', [['2090-01-01T00:00:00Z', '2090-01-01T00:00:00Z']], undefined],
  [
    'is the latest earlier date if both clocks were wrong, so that the page does not seem older',
    [
      ['2090-01-01T00:00:00Z', '2090-01-01T00:00:00Z'],
      ['2025-06-01T00:00:00Z', '2025-06-01T00:00:00Z'],
      ['2025-01-15T10:00:00Z', '2025-01-15T10:00:00Z'],
    ],
    '2025-06-01T00:00:00.000Z',
  ],
])('the date of a commit %s', (_what, commits, expected) => {
  expect(dateOf(...commits)).toBe(expected);
});

describe('an unusual clone or machine', () => {
  /** None of these tests adds commits to it. */
  let repository: Wiki;
  beforeAll(() => {
    repository = new Wiki().put('b', 20, 'Write B').put('a', 20, 'Write A').put('a', 22, 'Edit A');
  });

  /** The history in a clone. */
  const readClone = async (...options: string[]): Promise<RepositoryHistory> => {
    repository.git('config', 'uploadpack.allowFilter', 'true');
    const clone = path.join(temporaryFolder(), 'clone');
    repository.git('clone', '--quiet', ...options, `file://${repository.folder}`, clone);
    return readRepositoryHistory(path.join(clone, 'content'));
  };

  it('a shallow clone has only the last commits, and says so', async () => {
    const history = await readClone('--depth=2');
    expect(subjects(history)).toEqual(['Edit A']);
    expect(history.missing).toMatch(/^This clone is shallow.*fetch --unshallow/);
  });

  it('a clone without the contents of old files has the whole history', async () => {
    expect(subjects(await readClone('--filter=blob:none'))).toEqual(['Edit A', 'Write A', 'Write B']);
  });

  it('a second working tree has the same history, also behind a symbolic link', async () => {
    const tree = path.join(temporaryFolder(), 'tree');
    repository.git('worktree', 'add', '--quiet', tree);
    const link = path.join(temporaryFolder(), 'linked');
    symlinkSync(path.join(tree, 'content'), link);
    expect((await readRepositoryHistory(link)).commits).toHaveLength(3);
  });

  it.each<[string, () => Promise<RepositoryHistory>, RegExp]>([
    ['without a repository', () => readRepositoryHistory(temporaryFolder()), /in no git repository/],
    ['in a repository without commits', () => read(new Wiki().write(wiki('a'), pageText('A'))), /has no commit yet/],
    [
      'in a tarball inside another repository',
      () => {
        repository.write('downloads/site/content/wiki/a.mdx', pageText('A', 24));
        return read(repository, 'downloads/site/content');
      },
      /does not track it/,
    ],
    [
      'in a broken repository',
      () => read(new Wiki().put('a', 20, 'Write').write('.git/HEAD', `${'1'.repeat(40)}\n`)),
      /^git could not read the history \(fatal: .+\)\./,
    ],
  ])('%s the history is empty and says why', async (_where, readThere, why) => {
    const { commits, missing } = await readThere();
    expect(commits).toEqual([]);
    expect(missing).toMatch(why);
  });

  it('uncommitted files do not change the history', async () => {
    const history = await read(repository.write(wiki('new'), pageText('New')).write(wiki('b'), pageText('B', 40)));
    expect([editsOf(history, 'wiki/new.mdx'), editsOf(history, 'wiki/b.mdx'), history.missing]).toEqual([[], ['Write B'], undefined]);
  });

  describe('a machine', () => {
    const before = { ...process.env };
    afterEach(() => {
      process.env = { ...before };
    });

    it('a machine without git has an empty history', async () => {
      process.env.PATH = temporaryFolder();
      expect((await read(repository)).missing).toMatch(/^git is not installed/);
    });

    it('a machine with git settings of its own has the same history', async () => {
      process.env.GIT_CONFIG_GLOBAL = repository.writeSettings();
      expect(editsOf(await read(repository), 'wiki/b.mdx')).toEqual(['Write B']);
    });

    it('in a git hook of another repository, the history is that of the content’s repository', async () => {
      const other = new Wiki();
      Object.assign(process.env, { GIT_DIR: other.path('.git'), GIT_INDEX_FILE: other.path('.git/index'), GIT_LITERAL_PATHSPECS: '1' });
      expect((await read(repository)).commits).toHaveLength(3);
    });
  });
});
