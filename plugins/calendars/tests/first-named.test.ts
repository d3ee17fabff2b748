import { nameInFile, whenFirstNamed } from '../node/first-named';
import { personNaming } from '../../../src/society/node/people';
import { GitRepository } from '../../../__tests__/support/git-repository';
import { temporaryFolder } from '../../../__tests__/support/content-folder';

const FILE = 'shows/2025-2026.json';

const yearFile = (...names: string[]): string => JSON.stringify({ terms: [{ shows: names.map((name) => ({ name })) }] }, null, 2);

/** Commits years, each with the names of its shows. */
function repositoryWith(...years: [file: string, names: string[], date?: string, committerDate?: string][]): GitRepository {
  const repository = new GitRepository(temporaryFolder({}));
  for (const [file, names, date, committerDate] of years)
    repository
      .write(file, yearFile(...names))
      .commit(`Name ${names.join()}`, { ...(date && { date }), ...(committerDate && { committerDate }) });
  return repository;
}

const asWritten = (name: string): string => name;

it('a show was announced when its year file first named it, never in the future, whatever git’s settings are', async () => {
  const file = `content/${FILE}`;
  const repository = repositoryWith(
    ['content/shows/2015-2016.json', ['Hamlet'], '2015-09-01T10:00:00Z'],
    [file, ['Hamlet'], '2025-09-01T10:00:00+01:00'],
    [file, ['"Todd" & sons', 'Hamlet'], '2099-01-01T00:00:00Z', '2025-10-01T10:00:00Z'],
    [file, ['Hamlet', '"Todd" & sons'], '2025-11-01T10:00:00Z'],
    [file, ['Hamlet', '"Todd" & sons', 'Faust'], '2099-01-01T00:00:00Z'],
  );
  process.env.GIT_CONFIG_GLOBAL = repository.writeSettings();
  const dates = await whenFirstNamed(repository.path('content'), 'shows', asWritten);
  delete process.env.GIT_CONFIG_GLOBAL;
  expect(dates.get(nameInFile(FILE, 'Hamlet'))).toBe('2025-09-01T09:00:00.000Z');
  expect(dates.get(nameInFile(FILE, '"Todd" & sons'))).toBe('2025-10-01T10:00:00.000Z');
  expect(dates.get(nameInFile(FILE, 'Faust'))).toBe('2025-11-01T10:00:00.000Z');
});

it('an announcement is found by the name that the site shows, without spaces around it, and as people.json asks', async () => {
  const date = '2025-09-01T09:00:00.000Z';
  const { folder } = repositoryWith([FILE, [' Hamlet ', 'An Evening with Mike Stand'], date]);
  const dates = await whenFirstNamed(folder, 'shows', personNaming([{ written: 'Mike Stand', shown: 'M. S.' }]));
  expect(['Hamlet', 'An Evening with M. S.'].map((name) => dates.get(nameInFile(FILE, name)))).toEqual([date, date]);
});

it('the announcement of a show that is older than a shallow clone is unknown', async () => {
  const repository = repositoryWith([FILE, ['Hamlet']], [FILE, ['Hamlet', 'Todd']], [FILE, ['Hamlet', 'Todd', 'Faust']]);
  const clone = temporaryFolder({});
  repository.git('clone', '--quiet', '--depth=2', `file://${repository.folder}`, clone);
  expect([...(await whenFirstNamed(clone, 'shows', asWritten)).keys()]).toEqual([nameInFile(FILE, 'Faust')]);
});

it('announcements are unknown without a repository', async () => {
  expect(await whenFirstNamed(temporaryFolder({ [FILE]: yearFile('Hamlet') }), 'shows', asWritten)).toEqual(new Map());
});
