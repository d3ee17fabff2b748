/** When a build starts on a clean slate, because Gatsby would not notice what changed. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildInputs, cleanSlate } from '../../scripts/clean-slate';
import { temporaryFolder, writeFiles } from '../support/content-folder';

const PROJECT = {
  'gatsby-node.ts': 'export {};',
  'src/components/formats.ts': 'short',
  'src/gatsby-types.d.ts': 'declare namespace Queries {}',
  'static/logo.svg': '<svg/>',
  'content/site.json': '{}',
  'content/wiki/a.mdx': 'A',
  'content/wiki/a.webp': 'light',
};

/** Returns whether code and settings count as changed after these files are written, in this environment. */
function changes(files: Record<string, string>, environment: NodeJS.ProcessEnv = {}): { code: boolean; settings: boolean } {
  const root = temporaryFolder(PROJECT);
  const content = path.join(root, 'content');
  const before = buildInputs(root, content, {});
  writeFiles(root, files);
  const after = buildInputs(root, content, environment);
  return { code: after.code !== before.code, settings: after.settings !== before.settings };
}

it.each([
  ['code that makes page data', { 'src/components/formats.ts': 'long' }],
  ['new code', { 'src/links/ui/label.tsx': 'new' }],
  ['a static file', { 'static/logo.svg': '<svg><path/></svg>' }],
])('%s makes a build start without any cache', (_, files) => {
  expect(changes(files)).toEqual({ code: true, settings: false });
});

it.each([
  ['the settings of the site', { 'content/site.json': '{ "repository": {} }' }],
  ['the first dark version of a drawing', { 'content/wiki/a.dark.webp': 'dark' }],
])('%s makes a build keep only the caches of the bundlers', (_, files) => {
  expect(changes(files)).toEqual({ code: false, settings: true });
});

it('counts a variable that overrides site.json as a setting', () => {
  expect(changes({}, { SITE_URL: 'https://crew.example' })).toEqual({ code: false, settings: true });
});

const NOTHING = { code: false, settings: false };

it('everyday edits of content and generated types keep the cache', () => {
  expect(changes({ 'content/wiki/a.mdx': 'B', 'content/wiki/a.webp': 'lighter', 'content/wiki/b.mdx': 'B' })).toEqual(NOTHING);
  expect(changes({ 'src/gatsby-types.d.ts': 'declare namespace Queries { type A = 1 }' })).toEqual(NOTHING);
});

describe('the cache', () => {
  const project = process.cwd();
  const says = jest.spyOn(console, 'log').mockImplementation();
  afterEach(() => process.chdir(project));

  /** Returns whether the cache survives a start of the development server. */
  function isKept(record: string): boolean {
    process.chdir(temporaryFolder({ '.cache/trees': 'old', '.cache/build-inputs.json': record }));
    cleanSlate({ code: 'this', settings: '' }, 'develop');
    return existsSync('.cache/trees');
  }

  it('stays after a build of the same code', () => {
    expect(isKept(JSON.stringify({ code: 'this', settings: '', command: 'build' }))).toBe(true);
  });

  it.each([
    ['of other code', JSON.stringify({ code: 'other', settings: '' })],
    ['with half a record', '{"code": "oth'],
    ['with an empty record', 'null'],
  ])('is deleted after a build %s, with a message', (_, record) => {
    expect(isKept(record)).toBe(false);
    expect(says).toHaveBeenLastCalledWith('The code has changed, or no build has finished yet: starting without a cache.');
  });
});
