import { skeletonFor, USAGE } from '../../src/content-model/skeletons';
import { contentFolder, page, SITE } from '../support/content-folder';
import { allProblemsIn, problemsIn } from '../support/content-problems';
import { runScript } from '../support/run-script';

const FILES = ['site.json', 'wiki/index.mdx', 'wiki/disciplines/lx/flx.mdx', 'wiki/spaces/index.mdx', 'shows/2025-2026.json'];
const make = (...given: string[]) => skeletonFor(given, FILES, new Set(['/wiki/tags']));
const fileOf = (...given: string[]): string => {
  const made = make(...given);
  return 'file' in made ? made.file : made.problem;
};

it.each([
  ['disciplines/lx/desks', 'wiki/disciplines/lx/desks.mdx'],
  ['/wiki/disciplines/lx/desks', 'wiki/disciplines/lx/desks.mdx'],
  ['content/wiki/disciplines/lx/desks.mdx', 'wiki/disciplines/lx/desks.mdx'],
  ['disciplines/lx', 'wiki/disciplines/lx/index.mdx'],
  ['disciplines/sound/index', 'wiki/disciplines/sound/index.mdx'],
  ['5-pin-xlr', 'wiki/5-pin-xlr.mdx'],
  ['φώτα/照明', 'wiki/φώτα/照明.mdx'],
])('a new page at %s is %s', (place, file) => {
  expect(fileOf('page', place, 'Desks')).toBe(file);
});

it.each(['Lighting desks', 'Desks: the "big" ones', '2024', 'yes', "Tab's #1"])('a new page titled %s passes the check', (title) => {
  const made = make('page', 'disciplines/lx/desks', title);
  if (!('file' in made)) throw new Error(made.problem);
  expect(problemsIn({ [made.file]: made.text }).filter((line) => !line.includes('  Warning: '))).toEqual([]);
});

it.each([
  [['page', 'disciplines/lx/flx', 'FLX'], 'There is a page at /wiki/disciplines/lx/flx already: content/wiki/disciplines/lx/flx.mdx.'],
  [['page', 'spaces', 'Spaces'], 'There is a page at /wiki/spaces already: content/wiki/spaces/index.mdx.'],
  [['page', 'index', 'Wiki'], 'There is a page at /wiki already: content/wiki/index.mdx.'],
  [['page', 'tags', 'Tags'], 'The site has a page of its own at /wiki/tags: choose another name.'],
  [['show-year', '2025/2026'], 'There is a file of that year already: content/shows/2025-2026.json.'],
])('a new file never takes the place of another, whatever file that is in: %j', (given, answer) => {
  expect(fileOf(...given)).toBe(answer);
});

it.each([
  ['show-year', 'shows/2026-2027.json'],
  ['hire-year', 'hires/2026-2027.json'],
  ['exec-year', 'exec/2026-2027.json'],
])('a new year as %s is %s and passes the check', (kind, file) => {
  const made = make(kind, '2026/2027');
  expect(made).toMatchObject({ file });
  if ('text' in made) expect(problemsIn({ [file]: made.text, 'site.json': { ...SITE, currentExecYear: '2026/2027' } })).toEqual([]);
  expect(make(kind, '2026-2027')).toEqual(made);
});

it.each<[given: string[], words: string]>([
  [['page', 'lx/desks'], 'needs its place in the wiki and its title'],
  [['page', 'lx/desks', 'Lighting', 'desks'], 'between quotes: "Lighting desks"'],
  [['page', 'LX/Desks', 'Desks'], '"LX" cannot be part of an address'],
  [['page', 'lx/-desks', 'Desks'], '"-desks" cannot be part of an address'],
  [['page', '../secret', 'Desks'], '".." cannot be part of an address'],
  [['page', 'a/index/b', 'Desks'], '"index" is the page of a folder'],
  ...[[], ['2026'], ['2026/2028'], ['2026/2027', 'x'], ['next']].map((year): [string[], string] => [
    ['show-year', ...year],
    'A show-year needs its year, such as 2026/2027',
  ]),
  [[], 'Say what to start: a page or a year.'],
  [['show-yaer', '2026/2027'], 'Did you mean "show-year"?'],
  [['toString'], 'There is no "toString".'],
])('whoever asks for a new file as %j is told what to write', (given, words) => {
  expect(fileOf(...given)).toContain(words);
  expect(fileOf(...given)).toContain(USAGE);
});

it('npm run new knows the pages that there are, and writes a file that passes the check', async () => {
  const root = contentFolder({ 'wiki/lx/flx.mdx': page('title: FLX') });
  const { status, stdout, stderr } = await runScript('new', ['page', 'lx', 'Lighting'], { SITE_CONTENT: root });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Created .*wiki\/lx\/index\.mdx\. Write the description/);
  expect(await allProblemsIn(root)).toEqual([
    expect.stringMatching(/lx\/index\.mdx:3:1 {2}Warning: This is still the placeholder of a new page\. {2}Say in one sentence/),
    expect.stringMatching(/lx\/index\.mdx:6:1 {2}Warning: This is still the placeholder of a new page\. {2}Replace it with/),
  ]);
});
