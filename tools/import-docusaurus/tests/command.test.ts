/** What `npm run import` is asked for, and what it leaves alone when it runs again; a whole site moves in in society.test.ts. */
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { readDocusaurusSite } from '../docusaurus-site';
import { planWrites } from '../src/plan-writes';
import { readOptions } from '../src/read-options';
import { temporaryFolder } from '../../../__tests__/support/content-folder';

test.each([
  [[], 'Nothing can be imported from "nothing"'],
  [['wordpress', '.'], 'Nothing can be imported from "wordpress"'],
  [['docusaurus'], 'Say in which folder the site is.'],
  [['docusaurus', 'src'], 'Say with --to into which folder the content goes.'],
  [['docusaurus', 'src', '--force'], "Unknown option '--force'"],
  [['docusaurus', 'no-such-folder', '--to', 'package.json'], 'There is no no-such-folder.\npackage.json is a file: name a folder.'],
])('the command, asked for %j, says: %s', (given, words) => {
  expect(readOptions(given)).toContain(words);
});

/** Reads a site from a folder. */
const readSite = (folder: string) => readDocusaurusSite(path.join(folder, 'docusaurus.config.js'));

test('a site with links to folders around them is read once', async () => {
  const folder = temporaryFolder({ 'docusaurus.config.js': 'module.exports = {};', 'docs/a.md': 'A', 'shared/b.md': 'B' });
  symlinkSync('..', path.join(folder, 'docs/self'));
  symlinkSync('../shared', path.join(folder, 'docs/shared'));
  symlinkSync('../docs', path.join(folder, 'shared/docs'));
  const { tree } = (await readSite(folder)).site;
  expect([...tree.keys()].sort()).toEqual(['docs/a.md', 'docs/shared/b.md', 'docusaurus.config.js', 'shared/b.md', 'shared/docs/a.md']);
});

test('a configuration that reads files from the folder of its site keeps its settings', async () => {
  const configuration = `const { readFileSync } = require('fs');
    module.exports = async () => ({ title: 'Crew ' + JSON.parse(readFileSync('versions.json', 'utf8'))[0] });`;
  const before = process.cwd();
  const { site, remarks } = await readSite(temporaryFolder({ 'versions.json': '["2.0"]', 'docusaurus.config.js': configuration }));
  expect([site.configuration.title, remarks, process.cwd()]).toEqual(['Crew 2.0', [], before]);
});

test('a configuration that loads style sheets, and packages by names that it puts together, keeps its settings', async () => {
  const configuration = `require('a-theme/theme.css');
    const theme = 'a-theme';
    module.exports = { title: 'Crew', stylesheets: [require(theme + '/dark.css'), require('./own.css'), require(theme + '/options')] };`;
  const { site, remarks } = await readSite(temporaryFolder({ 'own.css': 'a {}', 'docusaurus.config.js': configuration }));
  expect(site.configuration.title).toBe('Crew');
  expect(remarks).toEqual(['The configuration uses packages that are not installed, so the import lacks what they add: a-theme/options.']);
});

/** Plans an import of these files after an earlier one; digests by name. */
const plan = (wanted: Record<string, string>, before: Record<string, string[]>, now: Record<string, string>) =>
  planWrites(new Map(Object.entries(wanted)), { files: before }, (name) => now[name]);

test.each([
  ['writes what is new', { a: '1' }, {}, {}, { write: ['a'] }],
  ['writes over what nobody touched', { a: '2' }, { a: ['1'] }, { a: '1' }, { write: ['a'] }],
  ['keeps what was edited', { a: '2' }, { a: ['1'] }, { a: '9' }, { kept: ['a'] }],
  ['keeps what was there before any import', { a: '2' }, {}, { a: '9' }, { kept: ['a'] }],
  ['leaves what is the same', { a: '1' }, {}, { a: '1' }, { unchanged: ['a'] }],
  ['deletes what the old site no longer has', {}, { a: ['1'] }, { a: '1' }, { delete: ['a'] }],
  ['keeps what the old site no longer has if it was edited', {}, { a: ['1'] }, { a: '9' }, { kept: ['a'] }],
  ['does not write again what was deleted', { a: '1' }, { a: ['1'] }, {}, { gone: ['a'] }],
  ['goes on where an import was stopped', { a: '2' }, { a: ['2', '1'] }, { a: '1' }, { write: ['a'] }],
])('a second import %s', (_what, wanted, before, now, expected) => {
  const { manifest, ...found } = plan(wanted, before, now);
  expect(found).toEqual({ write: [], unchanged: [], kept: [], delete: [], gone: [], ...expected });
  // What was there before any import is none of its files.
  const isForeign = Object.keys(before).length === 0 && 'kept' in expected;
  expect(Object.keys(manifest.files)).toEqual(isForeign ? [] : Object.keys(wanted));
});

test.each([
  ['takes both names for one', (name: string) => name.toLowerCase()],
  ['tells the names apart', (name: string) => name],
])('a second import writes a page again whose name only changed its case, where the disk %s', (_what, onDisk) => {
  const digestAt = (name: string) => (onDisk(name) === 'wiki/cables.mdx' ? '1' : undefined);
  const found = planWrites(new Map([['wiki/Cables.mdx', '1']]), { files: { 'wiki/cables.mdx': ['1'] } }, digestAt);
  expect(found).toMatchObject({ write: ['wiki/Cables.mdx'], delete: ['wiki/cables.mdx'] });
});

test.each(['../deploy.js', 'wiki/../../x.mdx', '/etc/x', 'C:/x', 'wiki\\..\\x'])(
  'an import writes and deletes nothing outside its folder: %s',
  (name) => {
    expect(() => plan({ [name]: '1' }, {}, {})).toThrow('outside the content folder');
    expect(plan({}, { [name]: ['1'] }, { [name]: '1' }).delete).toEqual([]);
  },
);
