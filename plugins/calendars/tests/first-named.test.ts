import { nameInFile, whenFirstNamed } from '../node/first-named';
import { personNaming } from '../../../src/society/node/people';
import { GitRepository } from '../../../__tests__/support/git-repository';
import { temporaryFolder } from '../../../__tests__/support/content-folder';

const yearFile = (...names: string[]): string =>
  JSON.stringify(
    { year: '2025/2026', terms: [{ name: 'Term 1', shows: names.map((name) => ({ name, people: [], links: [] })) }] },
    null,
    2,
  );

const FILE = 'shows/2025-2026.json';

const asWritten = (name: string): string => name;

it('a show was announced when its year file first named it, never in the future, whatever git’s settings are', async () => {
  const repository = new GitRepository(temporaryFolder({}));
  repository.write('content/shows/2015-2016.json', yearFile('Hamlet')).commit('Add an earlier year', { date: '2015-09-01T10:00:00Z' });
  repository.write(`content/${FILE}`, yearFile('Hamlet')).commit('Announce Hamlet', { date: '2025-09-01T10:00:00+01:00' });
  const todd = { date: '2099-01-01T00:00:00Z', committerDate: '2025-10-01T10:00:00Z' };
  repository.write(`content/${FILE}`, yearFile('"Todd" & sons', 'Hamlet')).commit('Announce Todd', todd);
  repository.write(`content/${FILE}`, yearFile('Hamlet', '"Todd" & sons')).commit('Change the order', { date: '2025-11-01T10:00:00Z' });
  repository
    .write(`content/${FILE}`, yearFile('Hamlet', '"Todd" & sons', 'Faust'))
    .commit('Announce Faust', { date: '2099-01-01T00:00:00Z' });
  process.env.GIT_CONFIG_GLOBAL = repository.writeSettings();
  const dates = await whenFirstNamed(repository.path('content'), 'shows', asWritten);
  delete process.env.GIT_CONFIG_GLOBAL;
  expect(dates.get(nameInFile(FILE, 'Hamlet'))).toBe('2025-09-01T09:00:00.000Z');
  expect(dates.get(nameInFile(FILE, '"Todd" & sons'))).toBe('2025-10-01T10:00:00.000Z');
  expect(dates.get(nameInFile(FILE, 'Faust'))).toBe('2025-11-01T10:00:00.000Z');
});

it('an announcement is found by the name that the site shows, without spaces around it, and as people.json asks', async () => {
  const repository = new GitRepository(temporaryFolder({}));
  repository.write(FILE, yearFile(' Hamlet ', 'An Evening with Mike Stand')).commit('Announce two', { date: '2025-09-01T09:00:00Z' });
  const named = personNaming([{ written: 'Mike Stand', shown: 'M. S.' }]);
  const dates = await whenFirstNamed(repository.folder, 'shows', named);
  expect(['Hamlet', 'An Evening with M. S.'].map((name) => dates.get(nameInFile(FILE, name)))).toEqual([
    '2025-09-01T09:00:00.000Z',
    '2025-09-01T09:00:00.000Z',
  ]);
});

it('the announcement of a show that is older than a shallow clone is unknown', async () => {
  const repository = new GitRepository(temporaryFolder({}));
  repository.write(FILE, yearFile('Hamlet')).commit('Announce Hamlet');
  repository.write(FILE, yearFile('Hamlet', 'Todd')).commit('Announce Todd');
  repository.write(FILE, yearFile('Hamlet', 'Todd', 'Faust')).commit('Announce Faust');
  const clone = temporaryFolder({});
  repository.git('clone', '--quiet', '--depth=2', `file://${repository.folder}`, clone);
  expect([...(await whenFirstNamed(clone, 'shows', asWritten)).keys()]).toEqual([nameInFile(FILE, 'Faust')]);
});

it('announcements are unknown without a repository', async () => {
  expect(await whenFirstNamed(temporaryFolder({ [FILE]: yearFile('Hamlet') }), 'shows', asWritten)).toEqual(new Map());
});
