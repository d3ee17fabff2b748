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

it.each([['the settings of the site', { 'content/site.json': '{ "repository": {} }' }]])(
  '%s makes a build keep only the caches of the bundlers',
  (_, files) => {
    expect(changes(files)).toEqual({ code: false, settings: true });
  },
);

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

  /** Starts a command where the last one left a record. Returns which old files stay. */
  function start(command: 'build' | 'develop', record: string): string[] {
    process.chdir(
      temporaryFolder({
        '.cache/trees': 'old',
        '.cache/webpack/part': 'old',
        '.cache/build-inputs.json': record,
        'public/page.html': 'old',
      }),
    );
    cleanSlate({ code: 'this', settings: '' }, command);
    return ['.cache/trees', '.cache/webpack/part', 'public/page.html'].filter((file) => existsSync(file));
  }

  it('the cache stays after a build of the same code', () => {
    const record = JSON.stringify({ code: 'this', settings: '', command: 'build' });
    expect(start('develop', record)).toEqual(['.cache/trees', '.cache/webpack/part', 'public/page.html']);
  });

  it.each([
    ['of other code', JSON.stringify({ code: 'other', settings: '' })],
    ['with half a record', '{"code": "oth'],
    ['with an empty record', 'null'],
  ])('the cache is deleted after a build %s, with a message', (_, record) => {
    expect(start('develop', record)).toEqual([]);
    expect(says).toHaveBeenLastCalledWith('The code has changed, or no build has finished yet: starting without a cache.');
  });

  it('the cache keeps only what bundlers made when a build follows the development server, and no page', () => {
    expect(start('build', JSON.stringify({ code: 'this', settings: '', command: 'develop' }))).toEqual(['.cache/webpack/part']);
    expect(says).toHaveBeenLastCalledWith('The development server has run since the last build: rebuilding all pages.');
  });
});
