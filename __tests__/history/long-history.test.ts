import { readRepositoryHistory, type RepositoryHistory } from '../../src/history/node/repository-history';
import { idInText, randomHistory } from '../support/random-history';
import type { TestRepository } from '../support/repository';

const read = (repository: TestRepository): Promise<RepositoryHistory> => readRepositoryHistory(repository.path('content'));

describe.each([1, 2])('a random history, number %i, beside git’s own answers', (seed) => {
  const repository = randomHistory({ commits: 500, pages: 60, seed });
  let history: RepositoryHistory;
  beforeAll(async () => {
    history = await read(repository);
  });

  const files = repository.git('ls-files', 'content/wiki').trim().split('\n');
  const editsOf = (file: string): string[] =>
    history.commits
      .filter((commit) => commit.files.some(({ today, kind }) => `content/${today}` === file && kind !== 'moved'))
      .map(({ hash }) => hash);

  /** Commits that changed the text of each page, as git follows it. */
  const followedByGit = new Map(
    files.map((file) => {
      const log = repository.git('log', '--follow', '--no-merges', '--format=@%H', '--raw', '-M', '--', file).split('@');
      const edits = log.filter((commit) => commit !== '' && !/ R100\t/.test(commit));
      return [file, edits.map((commit) => commit.slice(0, 40))];
    }),
  );

  it('has the same last change for every page', () => {
    expect(files.map((file) => [file, editsOf(file)[0]])).toEqual(files.map((file) => [file, followedByGit.get(file)?.[0]]));
  });

  it('misses no change of any page', () => {
    const missed = files.flatMap((file) => {
      const ours = new Set(editsOf(file));
      return followedByGit.get(file)?.filter((hash) => !ours.has(hash));
    });
    expect(missed).toEqual([]);
  });

  it('gives no page a change of another', () => {
    const today = new Map(files.map((file) => [file, idInText(repository.git('show', `HEAD:${file}`))]));
    const changes = history.commits.flatMap(({ hash, files: touched }) =>
      touched.flatMap((file) => (file.today === undefined ? [] : [{ hash, path: file.path, today: `content/${file.today}` }])),
    );
    const sample = changes.filter((_, index) => index % 10 === 0);
    const wrong = sample.filter(({ hash, path, today: file }) => idInText(repository.git('show', `${hash}:${path}`)) !== today.get(file));
    expect(sample.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});

it('reads ten thousand commits in one go', async () => {
  const { commits } = await read(randomHistory({ commits: 10_000, pages: 200, seed: 4 }));
  expect(commits.length).toBeGreaterThan(9000);
}, 60_000);
