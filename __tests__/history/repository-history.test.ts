import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

/** A repository with short commands for pages of the wiki: their text differs by its length. */
class Wiki extends GitRepository {
  constructor() {
    super(temporaryFolder());
  }

  put(name: string, length: number, message: string, date?: string): this {
    this.write(wiki(name), pageText('Page', length)).commit(message, date === undefined ? {} : { date });
    return this;
  }

  rename(from: string, to: string, message: string, date?: string): this {
    this.move(wiki(from), wiki(to)).commit(message, date === undefined ? {} : { date });
    return this;
  }

  /** Runs steps on a branch of their own, which is then merged. */
  onBranch(steps: () => void, onMain: () => void, ...options: string[]): this {
    this.git('switch', '--quiet', '--create', 'side');
    steps();
    this.git('switch', '--quiet', 'main');
    onMain();
    this.git('merge', '--quiet', '--no-edit', ...options, 'side');
    return this;
  }
}

describe('the history of the content', () => {
  it('holds each commit that touched the wiki, newest first, with date, author and repository paths', async () => {
    const repository = new Wiki();
    const files = (kind: string) => [{ kind, path: wiki('cables'), today: 'wiki/cables.mdx' }];
    const first = repository.write(wiki('cables'), pageText('Cables')).commit('Add cables', { date: '2025-03-01T12:00:00+00:00' });
    repository.write('README.md', 'Nothing of the wiki.').commit('Describe the repository');
    repository.write('content/exec/2025-2026.json', '{}').commit('Elect an exec');
    const second = repository
      .write(wiki('cables'), pageText('Cables', 21))
      .commit('Add a length', { date: '2025-10-23T00:30:00+01:00', author: 'Faye Derr' });
    const { commits, missing } = await read(repository);
    expect(missing).toBeUndefined();
    const common = { coAuthors: [], isUpdate: true };
    expect(commits).toEqual([
      { ...common, hash: second, date: '2025-10-22T23:30:00.000Z', author: 'Faye Derr', subject: 'Add a length', files: files('edited') },
      { ...common, hash: first, date: '2025-03-01T12:00:00.000Z', author: 'Rigg Bolt', subject: 'Add cables', files: files('added') },
    ]);
  });

  it('leaves merges out, and holds what both sides did, the side that lost too', async () => {
    const both = new Wiki().put('a', 20, 'A').put('b', 20, 'B');
    both.onBranch(
      () => both.put('a', 25, 'Edit A on a branch'),
      () => both.put('b', 25, 'Edit B'),
    );
    expect(subjects(await read(both))).toEqual(['Edit B', 'Edit A on a branch', 'B', 'A']);
    const lost = new Wiki().put('a', 20, 'Start');
    lost.onBranch(
      () => lost.put('a', 25, 'Lose'),
      () => lost.put('a', 30, 'Win'),
      '--strategy=ours',
    );
    expect(editsOf(await read(lost), 'wiki/a.mdx')).toEqual(['Win', 'Lose', 'Start']);
  });

  it('holds a thousand commits, whose log is larger than Node reads from a command by default', async () => {
    const repository = new Wiki();
    const commits = Array.from({ length: 1200 }, (_, index) => {
      const text = `Version ${index}\n`;
      const committer = `committer Rigg Bolt <rigg@example.org> ${1_700_000_000 + index} +0000`;
      return `commit refs/heads/main\n${committer}\ndata 1000\n${'Edit '.repeat(200)}\nM 100644 inline content/wiki/a.mdx\ndata ${text.length}\n${text}`;
    });
    repository.gitWith({ input: commits.join('\n') }, 'fast-import', '--quiet');
    repository.git('reset', '--quiet', '--hard', 'main');
    expect((await read(repository)).commits).toHaveLength(1200);
  });

  it('does not count a change of permissions alone', async () => {
    const repository = new Wiki().put('a', 20, 'Start');
    repository.git('update-index', '--chmod=+x', wiki('a'));
    repository.git('commit', '--quiet', '--message', 'Make it executable');
    expect(subjects(await read(repository))).toEqual(['Start']);
  });
});

describe('a page that moves', () => {
  it.each<[string, (wiki: Wiki) => unknown, Record<string, string[]>]>([
    [
      'keeps its history, and the move alone is no edit',
      (repository) => repository.put('a', 20, 'Write').put('a', 22, 'Edit').rename('a', 'deep/er/b', 'Move'),
      { 'deep/er/b': ['Edit', 'Write'] },
    ],
    [
      'counts a move with an edit as an edit',
      (repository) => repository.put('a', 20, 'Write').move(wiki('a'), wiki('b')).put('b', 22, 'Move and edit'),
      { b: ['Move and edit', 'Write'] },
    ],
    [
      'keeps what a branch beside the move changed under the old name',
      (repository) =>
        repository.put('a', 20, 'Write').onBranch(
          () => repository.put('a', 25, 'Edit under the old name', '2025-01-01T03:00:00Z'),
          () => repository.rename('a', 'b', 'Move', '2025-01-01T02:00:00Z'),
        ),
      { b: ['Edit under the old name', 'Write'] },
    ],
    [
      'leaves its old name to the page that takes it',
      (repository) => {
        repository.put('a', 20, 'Write the first').rename('a', 'b', 'Move it away');
        repository.write(wiki('a'), 'Quite another page.\n').commit('Write the second');
        repository.write(wiki('a'), 'Quite another page, longer.\n').commit('Edit the second');
      },
      { a: ['Edit the second', 'Write the second'], b: ['Write the first'] },
    ],
    [
      'may swap names with another page',
      (repository) =>
        repository
          .put('a', 20, 'Write the first')
          .put('b', 40, 'Write the second')
          .rename('a', 'c', 'Make room')
          .rename('b', 'a', 'Move one')
          .rename('c', 'b', 'Move the other'),
      { a: ['Write the second'], b: ['Write the first'] },
    ],
    [
      'does not inherit from a page that was deleted before it came',
      (repository) => {
        repository.write(wiki('a'), 'Gone before long.\n').commit('Write what will go');
        repository.delete(wiki('a')).commit('Delete it');
        repository.put('b', 20, 'Write what stays').rename('b', 'a', 'Move');
      },
      { a: ['Write what stays'] },
    ],
    [
      'is the same page when it is deleted by mistake and put back',
      (repository) => {
        repository.put('a', 20, 'Write').delete(wiki('a')).commit('Delete');
        repository.put('a', 20, 'Put back');
      },
      { a: ['Put back', 'Delete', 'Write'] },
    ],
  ])('%s', async (_what, steps, expected) => {
    const repository = new Wiki();
    steps(repository);
    const history = await read(repository);
    for (const [name, edits] of Object.entries(expected)) expect([name, editsOf(history, `wiki/${name}.mdx`)]).toEqual([name, edits]);
  });

  it('keeps its history when a folder of a hundred and twenty pages is renamed, twice', async () => {
    const repository = new Wiki();
    const names = Array.from({ length: 120 }, (_, index) => `deep/er/page-${index}.mdx`);
    for (const name of names) repository.write(`content/wiki/old/${name}`, pageText(name));
    repository.commit('Write them all');
    repository.move('content/wiki/old', 'content/wiki/middle').commit('Rename the folder');
    repository.move('content/wiki/middle', 'content/wiki/new').commit('Rename it again');
    const history = await read(repository);
    expect(names.every((name) => editsOf(history, `wiki/new/${name}`).at(-1) === 'Write them all')).toBe(true);
  });

  it('keeps its history when it came from outside the content folder', async () => {
    const repository = new Wiki();
    repository.write('docs/guides/cables.mdx', pageText('Cables')).commit('Write');
    repository.write('docs/guides/cables.mdx', pageText('Cables', 22)).commit('Edit');
    repository.move('docs/guides', 'content/wiki').commit('Make it a wiki');
    const history = await read(repository);
    expect(editsOf(history, 'wiki/cables.mdx')).toEqual(['Edit', 'Write']);
    expect(history.commits[1]?.files).toEqual([{ kind: 'edited', path: 'docs/guides/cables.mdx', today: 'wiki/cables.mdx' }]);
  });

  it('takes along what the wiki did to it before this repository', async () => {
    const repository = new Wiki().put('a', 20, 'Bring the wiki here').rename('a', 'b', 'Move');
    expect((await read(repository)).today('wiki/a.mdx')).toBe('wiki/b.mdx');
  });
});

it('a commit says with its last lines whether it is an update, and is followed all the same', async () => {
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

it('authors are named as .mailmap says, co-authors too, with an address or without, and no address is read', async () => {
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
    for (const name of names) repository.write(wiki(name), pageText(name)).write(`${name}/content/wiki/a.mdx`, pageText(`A ${name}`));
    repository.commit('Write');
    for (const name of names) repository.move(wiki(name), wiki(`moved ${name}`));
    repository.commit('Move');
    const history = await read(repository);
    for (const name of names) {
      expect([name, editsOf(history, `wiki/moved ${name}.mdx`)]).toEqual([name, ['Write']]);
      expect([name, editsOf(await read(repository, `${name}/content`), 'wiki/a.mdx')]).toEqual([name, ['Write']]);
    }
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

  it('a commit object with a NUL in its message costs no other commit', async () => {
    const repository = new Wiki();
    const first = repository.write(wiki('a'), pageText('A')).commit('Write');
    repository.write(wiki('a'), pageText('A', 22)).git('add', '--all');
    const tree = repository.git('write-tree').trim();
    const who = 'Rigg Bolt <rigg@example.org> 1750000000 +0100';
    const object = Buffer.from(`tree ${tree}\nparent ${first}\nauthor ${who}\ncommitter ${who}\n\nHalf\0 and half\n`);
    const hash = repository.gitWith({ input: object }, 'hash-object', '-t', 'commit', '-w', '--stdin', '--literally').trim();
    repository.git('reset', '--quiet', '--hard', hash);
    repository.write(wiki('a'), pageText('A', 23)).commit('Edit');
    expect(editsOf(await read(repository), 'wiki/a.mdx')).toEqual(['Edit', 'Half', 'Write']);
  });
});

describe('dates', () => {
  it.each([
    ['are those of writing, not of a later rebase', '2025-01-15T10:00:00Z', '2025-06-01T00:00:00Z', '2025-01-15T10:00:00.000Z'],
    ['are those of the commit where the author’s clock was behind', '@0 +0000', '2025-06-01T00:00:00Z', '2025-06-01T00:00:00.000Z'],
    ['or ahead', '2090-01-01T00:00:00Z', '2025-06-01T00:00:00Z', '2025-06-01T00:00:00.000Z'],
    ['are not guessed where there is nothing before', '2090-01-01T00:00:00Z', '2090-01-01T00:00:00Z', undefined],
  ])('%s', async (_what, date, committerDate, expected) => {
    const repository = new Wiki();
    repository.write(wiki('a'), pageText('A')).commit('Write', { date, committerDate });
    expect((await read(repository)).commits[0]?.date).toBe(expected);
  });

  it('are those of the commits before where both are wrong, so that the page does not keep an older one', async () => {
    const repository = new Wiki().put('a', 20, 'Write', '2025-01-15T10:00:00Z');
    repository.write('README.md', 'Words.').commit('Describe', { date: '2025-06-01T00:00:00Z' });
    repository.put('a', 22, 'Edit', '2090-01-01T00:00:00Z');
    expect((await read(repository)).commits.map(({ date }) => date)).toEqual(['2025-06-01T00:00:00.000Z', '2025-01-15T10:00:00.000Z']);
  });
});

describe('what a machine or a clone may lack', () => {
  const written = (): GitRepository => new Wiki().put('b', 20, 'Write B').put('a', 20, 'Write A').put('a', 22, 'Edit A');

  /** The history in a clone. */
  const readClone = async (...options: string[]): Promise<RepositoryHistory> => {
    const origin = written();
    origin.git('config', 'uploadpack.allowFilter', 'true');
    const clone = path.join(temporaryFolder(), 'clone');
    origin.git('clone', '--quiet', ...options, `file://${origin.folder}`, clone);
    return readRepositoryHistory(path.join(clone, 'content'));
  };

  it('a clone of the last commits knows only what it holds, and says so', async () => {
    const history = await readClone('--depth=2');
    expect(subjects(history)).toEqual(['Edit A']);
    expect(history.missing).toMatch(/^This clone is shallow.*fetch --unshallow/);
  });

  it('a clone without old files still knows them', async () => {
    expect(subjects(await readClone('--filter=blob:none'))).toEqual(['Edit A', 'Write A', 'Write B']);
  });

  it('a second working tree has the same history, also behind a symbolic link', async () => {
    const tree = path.join(temporaryFolder(), 'tree');
    written().git('worktree', 'add', '--quiet', tree);
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
        const outer = written();
        mkdirSync(outer.path('downloads/site/content/wiki'), { recursive: true });
        writeFileSync(outer.path('downloads/site/content/wiki/a.mdx'), pageText('A', 24));
        return read(outer, 'downloads/site/content');
      },
      /does not track it/,
    ],
    [
      'in a broken repository',
      () => read(written().write('.git/HEAD', `${'1'.repeat(40)}\n`)),
      /^git could not read the history \(fatal: .+\)\./,
    ],
  ])('%s nothing is known, which is said, and the build goes on', async (_where, readThere, why) => {
    const { commits, missing } = await readThere();
    expect(commits).toEqual([]);
    expect(missing).toMatch(why);
  });

  it('what is not committed changes nothing', async () => {
    const history = await read(written().write(wiki('new'), pageText('New')).write(wiki('b'), pageText('B', 40)));
    expect([editsOf(history, 'wiki/new.mdx'), editsOf(history, 'wiki/b.mdx'), history.missing]).toEqual([[], ['Write B'], undefined]);
  });

  describe('on a machine', () => {
    const before = { ...process.env };
    afterEach(() => {
      process.env = { ...before };
    });

    it('without git, the history is empty', async () => {
      const repository = written();
      process.env.PATH = temporaryFolder();
      expect((await read(repository)).missing).toMatch(/^git is not installed/);
    });

    it('with settings of its own, nothing changes', async () => {
      const repository = written();
      process.env.GIT_CONFIG_GLOBAL = repository.writeSettings();
      expect(editsOf(await read(repository), 'wiki/b.mdx')).toEqual(['Write B']);
    });

    it('in a hook of another repository, the content’s own is read', async () => {
      const repository = written();
      const other = new Wiki();
      Object.assign(process.env, { GIT_DIR: other.path('.git'), GIT_INDEX_FILE: other.path('.git/index'), GIT_LITERAL_PATHSPECS: '1' });
      expect((await read(repository)).commits).toHaveLength(3);
    });
  });
});
