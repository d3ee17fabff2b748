import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRepositoryHistory, type RepositoryCommit, type RepositoryHistory } from '../../src/history/node/repository-history';
import { temporaryFolder } from '../support/content-folder';
import { TestRepository, pageText } from '../support/repository';

const read = (repository: TestRepository, content = 'content'): Promise<RepositoryHistory> =>
  readRepositoryHistory(repository.path(content));

/** Subjects of the commits that changed the text of a page of today, newest first. */
const editsOf = ({ commits }: RepositoryHistory, file: string): string[] =>
  commits.filter(({ files }) => files.some(({ today, kind }) => today === file && kind !== 'moved')).map(({ subject }) => subject);

/** Expects an empty history that says what is missing. */
const expectNothingKnown = ({ commits, missing }: RepositoryHistory, why: RegExp): void => {
  expect(commits).toEqual([]);
  expect(missing).toMatch(why);
};

const subjects = (commits: readonly RepositoryCommit[]): string[] => commits.map(({ subject }) => subject);

describe('the history of the content', () => {
  it('holds each commit that touched the wiki, newest first, with date, author and repository paths', async () => {
    const repository = new TestRepository();
    const first = repository
      .write('content/wiki/cables.mdx', pageText('Cables'))
      .commit('Add cables', { date: '2025-03-01T12:00:00+00:00' });
    repository.write('README.md', 'Nothing of the wiki.').commit('Describe the repository');
    repository.write('content/exec/2025-2026.json', '{}').commit('Elect an exec');
    const second = repository
      .write('content/wiki/cables.mdx', pageText('Cables', 21))
      .commit('Add a length', { date: '2025-10-23T00:30:00+01:00', author: 'Faye Derr' });
    const { commits, missing } = await read(repository);
    expect(missing).toBeUndefined();
    expect(commits).toEqual([
      {
        hash: second,
        date: '2025-10-22T23:30:00.000Z',
        author: 'Faye Derr',
        coAuthors: [],
        subject: 'Add a length',
        isUpdate: true,
        files: [{ kind: 'edited', path: 'content/wiki/cables.mdx', today: 'wiki/cables.mdx' }],
      },
      {
        hash: first,
        date: '2025-03-01T12:00:00.000Z',
        author: 'Rigg Bolt',
        coAuthors: [],
        subject: 'Add cables',
        isUpdate: true,
        files: [{ kind: 'added', path: 'content/wiki/cables.mdx', today: 'wiki/cables.mdx' }],
      },
    ]);
  });

  it('leaves merges out, and holds what both sides did', async () => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', pageText('A')).write('content/wiki/b.mdx', pageText('B')).commit('Start');
    repository.git('switch', '--quiet', '--create', 'side');
    repository.write('content/wiki/a.mdx', pageText('A', 25)).commit('Edit A on a branch');
    repository.git('switch', '--quiet', 'main');
    repository.write('content/wiki/b.mdx', pageText('B', 25)).commit('Edit B');
    repository.git('merge', '--quiet', '--no-edit', 'side');
    expect(subjects((await read(repository)).commits)).toEqual(['Edit B', 'Edit A on a branch', 'Start']);
  });

  it('keeps a commit whose side of the merge lost', async () => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', pageText('A')).commit('Start');
    repository.git('switch', '--quiet', '--create', 'side');
    repository.write('content/wiki/a.mdx', pageText('A', 25)).commit('Lose');
    repository.git('switch', '--quiet', 'main');
    repository.write('content/wiki/a.mdx', pageText('A', 30)).commit('Win');
    repository.git('merge', '--quiet', '--no-edit', '--strategy=ours', 'side');
    expect(editsOf(await read(repository), 'wiki/a.mdx')).toEqual(['Win', 'Lose', 'Start']);
  });

  it('holds thousands of commits, whose log is larger than Node reads from a command by default', async () => {
    const repository = new TestRepository();
    const commits = Array.from({ length: 6000 }, (_, index) => {
      const text = `Version ${index}\n`;
      const committer = `committer Rigg Bolt <rigg@example.org> ${1_700_000_000 + index} +0000`;
      return `commit refs/heads/main\n${committer}\ndata 4\nEdit\nM 100644 inline content/wiki/a.mdx\ndata ${text.length}\n${text}`;
    });
    repository.gitWith({ input: commits.join('\n') }, 'fast-import', '--quiet');
    repository.git('reset', '--quiet', '--hard', 'main');
    expect((await read(repository)).commits).toHaveLength(6000);
  });

  it('does not count a change of permissions alone', async () => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', pageText('A')).commit('Start');
    repository.git('update-index', '--chmod=+x', 'content/wiki/a.mdx');
    repository.gitWith({ env: { GIT_AUTHOR_DATE: '2025-06-01T00:00:00Z' } }, 'commit', '--quiet', '--message', 'Make it executable');
    expect(subjects((await read(repository)).commits)).toEqual(['Start']);
  });
});

describe('a page that moves', () => {
  it('keeps its history, and the move alone is no edit', async () => {
    const repository = new TestRepository();
    repository.write('content/wiki/cables.mdx', pageText('Cables')).commit('Write');
    repository.write('content/wiki/cables.mdx', pageText('Cables', 22)).commit('Edit');
    repository.move('content/wiki/cables.mdx', 'content/wiki/disciplines/general/cables.mdx').commit('Move');
    const history = await read(repository);
    expect(editsOf(history, 'wiki/disciplines/general/cables.mdx')).toEqual(['Edit', 'Write']);
    expect(history.commits[0]).toMatchObject({
      subject: 'Move',
      files: [
        {
          kind: 'moved',
          path: 'content/wiki/disciplines/general/cables.mdx',
          today: 'wiki/disciplines/general/cables.mdx',
        },
      ],
    });
  });

  it('counts a move with an edit as an edit', async () => {
    const repository = new TestRepository();
    repository.write('content/wiki/cables.mdx', pageText('Cables')).commit('Write');
    repository.move('content/wiki/cables.mdx', 'content/wiki/leads.mdx').write('content/wiki/leads.mdx', pageText('Cables', 22));
    repository.commit('Move and edit');
    expect(editsOf(await read(repository), 'wiki/leads.mdx')).toEqual(['Move and edit', 'Write']);
  });

  it('keeps its history when a folder of a hundred and twenty pages is renamed, twice', async () => {
    const repository = new TestRepository();
    const names = Array.from({ length: 120 }, (_, index) => `deep/er/page-${index}.mdx`);
    for (const name of names) repository.write(`content/wiki/old/${name}`, pageText(name));
    repository.commit('Write them all');
    repository.write(`content/wiki/old/${names[7]}`, pageText('Seven', 30)).commit('Edit number seven');
    repository.move('content/wiki/old', 'content/wiki/middle').commit('Rename the folder');
    repository.move('content/wiki/middle', 'content/wiki/new').commit('Rename it again');
    const history = await read(repository);
    expect(editsOf(history, `wiki/new/${names[7]}`)).toEqual(['Edit number seven', 'Write them all']);
    expect(names.every((name) => editsOf(history, `wiki/new/${name}`).at(-1) === 'Write them all')).toBe(true);
  });

  it('keeps its history when it came from outside the content folder', async () => {
    const repository = new TestRepository();
    repository.write('docs/guides/cables.md', pageText('Cables')).write('docs/guides/power.md', pageText('Power')).commit('Write');
    repository.write('docs/guides/cables.md', pageText('Cables', 22)).commit('Edit');
    repository.move('docs', 'handbook').commit('Rename the folder');
    repository.write('handbook/guides/cables.md', pageText('Cables', 23)).commit('Edit again');
    repository.move('handbook/guides', 'content/wiki').commit('Make it a wiki');
    const history = await read(repository);
    expect(editsOf(history, 'wiki/cables.md')).toEqual(['Edit again', 'Edit', 'Write']);
    expect(history.commits.at(-2)?.files).toEqual([{ kind: 'edited', path: 'docs/guides/cables.md', today: 'wiki/cables.md' }]);
  });

  it('keeps what a branch beside the move changed under the old name', async () => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', pageText('A')).commit('Write');
    repository.git('switch', '--quiet', '--create', 'side');
    repository.write('content/wiki/a.mdx', pageText('A', 25)).commit('Edit under the old name', { date: '2025-01-01T03:00:00Z' });
    repository.git('switch', '--quiet', 'main');
    repository.move('content/wiki/a.mdx', 'content/wiki/b.mdx').commit('Move', { date: '2025-01-01T02:00:00Z' });
    repository.git('merge', '--quiet', '--no-edit', 'side');
    expect(editsOf(await read(repository), 'wiki/b.mdx')).toEqual(['Edit under the old name', 'Write']);
  });

  it('leaves its old name to the page that takes it', async () => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', pageText('First')).commit('Write the first');
    repository.move('content/wiki/a.mdx', 'content/wiki/b.mdx').commit('Move it away');
    repository.write('content/wiki/a.mdx', 'Quite another page.\n').commit('Write the second');
    repository.write('content/wiki/a.mdx', 'Quite another page, longer.\n').commit('Edit the second');
    const history = await read(repository);
    expect(editsOf(history, 'wiki/a.mdx')).toEqual(['Edit the second', 'Write the second']);
    expect(editsOf(history, 'wiki/b.mdx')).toEqual(['Write the first']);
  });

  it('may swap names with another page', async () => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', pageText('First')).commit('Write the first');
    repository.write('content/wiki/b.mdx', pageText('Second')).commit('Write the second');
    repository.move('content/wiki/a.mdx', 'content/wiki/c.mdx').commit('Make room');
    repository.move('content/wiki/b.mdx', 'content/wiki/a.mdx').commit('Move one');
    repository.move('content/wiki/c.mdx', 'content/wiki/b.mdx').commit('Move the other');
    const history = await read(repository);
    expect(editsOf(history, 'wiki/a.mdx')).toEqual(['Write the second']);
    expect(editsOf(history, 'wiki/b.mdx')).toEqual(['Write the first']);
  });

  it('does not inherit from a page that was deleted before it came', async () => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', 'Gone before long.\n').commit('Write what will go');
    repository.delete('content/wiki/a.mdx').commit('Delete it');
    repository.write('content/wiki/b.mdx', pageText('B')).commit('Write what stays');
    repository.move('content/wiki/b.mdx', 'content/wiki/a.mdx').commit('Move');
    expect(editsOf(await read(repository), 'wiki/a.mdx')).toEqual(['Write what stays']);
  });

  it('is the same page when it is deleted by mistake and put back', async () => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', pageText('A')).commit('Write');
    repository.delete('content/wiki/a.mdx').commit('Delete');
    repository.write('content/wiki/a.mdx', pageText('A')).commit('Put back');
    expect(editsOf(await read(repository), 'wiki/a.mdx')).toEqual(['Put back', 'Delete', 'Write']);
  });

  it('takes along what the wiki did to it before this repository', async () => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', pageText('A')).commit('Bring the wiki here');
    repository.move('content/wiki/a.mdx', 'content/wiki/b.mdx').commit('Move');
    expect((await read(repository)).today('wiki/a.mdx')).toBe('wiki/b.mdx');
  });
});

describe('a commit that is no update', () => {
  const updates = async (message: string): Promise<boolean[]> => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', pageText('A')).commit('Write');
    repository.move('content/wiki/a.mdx', 'content/wiki/b.mdx').write('content/wiki/b.mdx', pageText('A', 21)).commit(message);
    const { commits } = await read(repository);
    expect(commits.every(({ files }) => files[0]?.today === 'wiki/b.mdx')).toBe(true);
    return commits.map(({ isUpdate }) => isUpdate);
  };

  it.each(['Mend links\n\nWiki-Update: no\n', 'Mend\n\nMany.\n\nCo-authored-by: Faye <f@example.org>\nwiki-update:  No \n'])(
    'says so at the end of its message, and is followed all the same: %j',
    async (message) => {
      expect(await updates(message)).toEqual([false, true]);
    },
  );

  it.each(['Wiki-Update: no', 'Say more\n\nWiki-Update: no\n\nNot at the end.\n', 'Say more\n\nWiki-Update: not yet\n'])(
    'does not say so in other words, or elsewhere: %j',
    async (message) => {
      expect(await updates(message)).toEqual([true, true]);
    },
  );
});

describe('authors', () => {
  it('are named as .mailmap says, co-authors too, and no address is read', async () => {
    const repository = new TestRepository();
    repository.write('.mailmap', 'Faye Derr <faye@example.org> <old@example.org>\nPolly Gaffer <polly@example.org>\n');
    repository
      .write('content/wiki/a.mdx', pageText('A'))
      .commit(
        'Write\n\nTogether.\n\nCo-authored-by: Pol <polly@example.org>\nco-authored-by: Mike Stand <mike@example.org>\nCo-Authored-By: F <old@example.org>\n',
        { author: 'F', email: 'old@example.org' },
      );
    const history = await read(repository);
    expect(history.commits).toMatchObject([{ author: 'Faye Derr', coAuthors: ['Polly Gaffer', 'Mike Stand'] }]);
    expect(JSON.stringify(history)).not.toContain('@');
  });

  it('may be named by a trailer without an address, or none', async () => {
    const repository = new TestRepository();
    repository
      .write('content/wiki/a.mdx', pageText('A'))
      .commit('Write\n\nCo-authored-by: Cy Clorama\nCo-authored-by: <ghost@example.org>\n');
    expect((await read(repository)).commits[0]?.coAuthors).toEqual(['Cy Clorama']);
  });
});

describe('odd names and messages', () => {
  const names = [
    'two words',
    'quotes " and \'',
    'emoji 🎚️',
    'line\nfeed',
    'tab\tbed',
    '-dash',
    ':(top)magic',
    'back\\slash',
    'ümläut',
    '*star?',
  ];

  it.each(names)('a page called %j has its history', async (name) => {
    const repository = new TestRepository();
    repository.write(`content/wiki/${name}.mdx`, pageText('Odd')).commit('Write');
    repository.move(`content/wiki/${name}.mdx`, `content/wiki/moved ${name}.mdx`).commit('Move');
    repository.write(`content/wiki/moved ${name}.mdx`, pageText('Odd', 23)).commit('Edit');
    expect(editsOf(await read(repository), `wiki/moved ${name}.mdx`)).toEqual(['Edit', 'Write']);
  });

  it.each(names)('a content folder called %j has its history', async (name) => {
    const repository = new TestRepository();
    repository.write(`${name}/content/wiki/a.mdx`, pageText('A')).commit('Write');
    expect(editsOf(await read(repository, `${name}/content`), 'wiki/a.mdx')).toEqual(['Write']);
  });

  it('a message may hold any control character, in its subject and below', async () => {
    const repository = new TestRepository();
    const controls = Array.from({ length: 31 }, (_, index) => String.fromCharCode(index + 1)).filter((control) => control !== '\n');
    const all = [...controls, '\u007f', '\u0085', '\u2028', '\u202e'].join('');
    repository.write('content/wiki/a.mdx', pageText('A')).commit('Write');
    repository.write('content/wiki/a.mdx', pageText('A', 22)).commit(`Edit ${all} it\n\n${all}\n:000000 100644 0 0 A\n${all}\n`);
    repository.write('content/wiki/a.mdx', pageText('A', 23)).commit('');
    const { commits } = await read(repository);
    expect(commits).toHaveLength(3);
    expect(commits[0]?.subject).toBe('');
    expect(commits[1]?.subject).toMatch(/^Edit [^]* it$/);
    expect(commits.every(({ files }) => files[0]?.today === 'wiki/a.mdx')).toBe(true);
  });

  it('a commit object with a NUL in its message costs no other commit', async () => {
    const repository = new TestRepository();
    const first = repository.write('content/wiki/a.mdx', pageText('A')).commit('Write');
    repository.write('content/wiki/a.mdx', pageText('A', 22)).git('add', '--all');
    const tree = repository.git('write-tree').trim();
    const who = 'Rigg Bolt <rigg@example.org> 1750000000 +0100';
    const object = Buffer.from(`tree ${tree}\nparent ${first}\nauthor ${who}\ncommitter ${who}\n\nHalf\0 and half\n`);
    const hash = repository.gitWith({ input: object }, 'hash-object', '-t', 'commit', '-w', '--stdin', '--literally').trim();
    repository.git('reset', '--quiet', '--hard', hash);
    repository.write('content/wiki/a.mdx', pageText('A', 23)).commit('Edit');
    const history = await read(repository);
    expect(subjects(history.commits)).toEqual(['Edit', 'Half', 'Write']);
    expect(editsOf(history, 'wiki/a.mdx')).toHaveLength(3);
  });
});

describe('dates', () => {
  const dateOf = async (date: string, committerDate: string): Promise<string | undefined> => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', pageText('A')).commit('Write', { date, committerDate });
    return (await read(repository)).commits[0]?.date;
  };

  it('are those of writing, not of a later rebase', async () => {
    expect(await dateOf('2025-01-15T10:00:00Z', '2025-06-01T00:00:00Z')).toBe('2025-01-15T10:00:00.000Z');
  });

  it('are those of the commit where the author’s clock was wrong', async () => {
    expect(await dateOf('@0 +0000', '2025-06-01T00:00:00Z')).toBe('2025-06-01T00:00:00.000Z');
    expect(await dateOf('2090-01-01T00:00:00Z', '2025-06-01T00:00:00Z')).toBe('2025-06-01T00:00:00.000Z');
  });

  it('are those of the commits before where both are wrong, so that the page does not keep an older one', async () => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', pageText('A')).commit('Write', { date: '2025-01-15T10:00:00Z' });
    repository.write('README.md', 'Words.').commit('Describe', { date: '2025-06-01T00:00:00Z' });
    repository.write('content/wiki/a.mdx', pageText('A', 22)).commit('Edit', { date: '2090-01-01T00:00:00Z' });
    const { commits } = await read(repository);
    expect(commits.map(({ subject, date }) => [subject, date])).toEqual([
      ['Edit', '2025-06-01T00:00:00.000Z'],
      ['Write', '2025-01-15T10:00:00.000Z'],
    ]);
  });

  it('are not guessed where there is nothing before', async () => {
    expect(await dateOf('2090-01-01T00:00:00Z', '2090-01-01T00:00:00Z')).toBeUndefined();
  });
});

describe('what a machine or a clone may lack', () => {
  const written = (): TestRepository => {
    const repository = new TestRepository();
    repository.write('content/wiki/a.mdx', pageText('A')).write('content/wiki/b.mdx', pageText('B')).commit('Write both');
    repository.write('content/wiki/a.mdx', pageText('A', 22)).commit('Edit A');
    repository.write('content/wiki/a.mdx', pageText('A', 24)).commit('Edit A again');
    return repository;
  };

  it('a shallow clone knows only what it holds, and says so', async () => {
    const origin = written();
    const clone = path.join(temporaryFolder(), 'clone');
    origin.git('clone', '--quiet', '--depth=2', `file://${origin.folder}`, clone);
    const history = await readRepositoryHistory(path.join(clone, 'content'));
    expect(subjects(history.commits)).toEqual(['Edit A again']);
    expect(editsOf(history, 'wiki/b.mdx')).toEqual([]);
    expect(history.missing).toMatch(/^This clone is shallow.*fetch --unshallow/);
  });

  it('a clone of the last commit alone knows nothing, and says so', async () => {
    const origin = written();
    const clone = path.join(temporaryFolder(), 'clone');
    origin.git('clone', '--quiet', '--depth=1', `file://${origin.folder}`, clone);
    const history = await readRepositoryHistory(path.join(clone, 'content'));
    expect(history.commits).toEqual([]);
    expect(history.missing).toMatch(/^This clone is shallow/);
  });

  it('a clone without old files still knows them', async () => {
    const origin = written();
    origin.git('config', 'uploadpack.allowFilter', 'true');
    const clone = path.join(temporaryFolder(), 'clone');
    origin.git('clone', '--quiet', '--filter=blob:none', `file://${origin.folder}`, clone);
    expect(subjects((await readRepositoryHistory(path.join(clone, 'content'))).commits)).toEqual(['Edit A again', 'Edit A', 'Write both']);
  });

  it('a second working tree has the same history', async () => {
    const repository = written();
    const tree = path.join(temporaryFolder(), 'tree');
    repository.git('worktree', 'add', '--quiet', tree);
    expect((await readRepositoryHistory(path.join(tree, 'content'))).commits).toHaveLength(3);
  });

  it('a content folder behind a symbolic link has its history', async () => {
    const repository = written();
    const link = path.join(temporaryFolder(), 'linked');
    symlinkSync(repository.path('content'), link);
    expect(editsOf(await readRepositoryHistory(link), 'wiki/b.mdx')).toEqual(['Write both']);
  });

  it('without a repository there is no history', async () => {
    const folder = temporaryFolder();
    expectNothingKnown(await readRepositoryHistory(folder), /in no git repository/);
  });

  it('a repository without commits has no history', async () => {
    const repository = new TestRepository().write('content/wiki/a.mdx', pageText('A'));
    expectNothingKnown(await read(repository), /has no commit yet/);
  });

  it('a tarball inside another repository takes none of its dates', async () => {
    const outer = written();
    mkdirSync(outer.path('downloads/site/content/wiki'), { recursive: true });
    writeFileSync(outer.path('downloads/site/content/wiki/a.mdx'), pageText('A', 24));
    const history = await read(outer, 'downloads/site/content');
    expectNothingKnown(history, /does not track it/);
  });

  it('a page that was never committed has no history', async () => {
    const repository = written().write('content/wiki/new.mdx', pageText('New'));
    const history = await read(repository);
    expect(editsOf(history, 'wiki/new.mdx')).toEqual([]);
    expect(history.missing).toBeUndefined();
  });

  it('an edit that is not committed changes nothing', async () => {
    const repository = written().write('content/wiki/b.mdx', pageText('B', 40));
    expect(editsOf(await read(repository), 'wiki/b.mdx')).toEqual(['Write both']);
  });

  it('a broken repository costs the history, not the build', async () => {
    const repository = written();
    repository.write('.git/HEAD', `${'1'.repeat(40)}\n`);
    const { commits, missing } = await read(repository);
    expect(commits).toEqual([]);
    expect(missing).toMatch(/^git could not read the history \(fatal: .+\)\./);
  });

  describe('on a machine', () => {
    const before = { ...process.env };
    afterEach(() => {
      process.env = { ...before };
    });

    it('without git, the history is empty', async () => {
      const repository = written();
      process.env.PATH = temporaryFolder();
      expectNothingKnown(await read(repository), /^git is not installed/);
    });

    it('with settings of its own, nothing changes', async () => {
      const repository = written();
      const settings =
        '[log]\nshowSignature = true\nfollow = true\nshowRoot = false\n[diff]\nrenames = false\nrelative = true\n[color]\nui = always\n';
      process.env.GIT_CONFIG_GLOBAL = repository.write('.git/machine', settings).path('.git/machine');
      expect(editsOf(await read(repository), 'wiki/b.mdx')).toEqual(['Write both']);
    });

    it('in a hook of another repository, the content’s own is read', async () => {
      const repository = written();
      const other = new TestRepository();
      Object.assign(process.env, { GIT_DIR: other.path('.git'), GIT_INDEX_FILE: other.path('.git/index'), GIT_LITERAL_PATHSPECS: '1' });
      expect((await read(repository)).commits).toHaveLength(3);
    });
  });
});
