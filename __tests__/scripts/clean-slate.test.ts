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

it.each<[string, string[], files: Record<string, string>, environment?: NodeJS.ProcessEnv]>([
  ['changed code', ['code'], { 'src/components/formats.ts': 'long' }],
  ['new code', ['code'], { 'src/links/ui/label.tsx': 'new' }],
  ['a changed static file', ['code'], { 'static/logo.svg': '<svg><path/></svg>' }],
  ['a changed site.json', ['settings'], { 'content/site.json': '{ "repository": {} }' }],
  ['a variable that overrides site.json', ['settings'], {}, { SITE_URL: 'https://crew.example' }],
  ['an edit of content', [], { 'content/wiki/a.mdx': 'B', 'content/wiki/a.webp': 'lighter', 'content/wiki/b.mdx': 'B' }],
  ['new generated types', [], { 'src/gatsby-types.d.ts': 'declare namespace Queries { type A = 1 }' }],
])('for a build, %s counts as a change of %j', (_what, expected, files, environment = {}) => {
  const root = temporaryFolder(PROJECT);
  const content = path.join(root, 'content');
  const before = buildInputs(root, content, {});
  writeFiles(root, files);
  const after = buildInputs(root, content, environment);
  expect((['code', 'settings'] as const).filter((input) => after[input] !== before[input])).toEqual(expected);
});

const project = process.cwd();
afterEach(() => process.chdir(project));

const ALL = ['.cache/trees', '.cache/webpack/part', 'public/page.html'];
const recordOf = (inputs: object): string => JSON.stringify({ code: 'this', settings: 'these', command: 'build', ...inputs });
const NO_BUILD = 'The code has changed, or no build has finished yet: starting without a cache.';

it.each<[string, 'build' | 'develop', record: string, kept: string[], ...messages: string[]]>([
  ['a build of the same code', 'develop', recordOf({}), ALL],
  ['a build of the same code', 'build', recordOf({}), ALL],
  ['a build of other code', 'develop', recordOf({ code: 'other' }), [], NO_BUILD],
  ['a build with half a record', 'develop', '{"code": "oth', [], NO_BUILD],
  ['a build with an empty record', 'develop', 'null', [], NO_BUILD],
  [
    'a build with other settings',
    'build',
    recordOf({ settings: 'others' }),
    ['.cache/webpack/part'],
    'The settings have changed: rebuilding all pages.',
  ],
  [
    'the development server',
    'build',
    recordOf({ command: 'develop' }),
    ['.cache/webpack/part'],
    'The development server has run since the last build: rebuilding all pages.',
  ],
])('after %s, gatsby %s keeps of the cache only what still holds, and says so', (_last, command, record, kept, ...messages) => {
  const log = jest.spyOn(console, 'log').mockReset();
  process.chdir(temporaryFolder({ ...Object.fromEntries(ALL.map((file) => [file, 'old'])), '.cache/build-inputs.json': record }));
  cleanSlate({ code: 'this', settings: 'these' }, command);
  expect(ALL.filter((file) => existsSync(file))).toEqual(kept);
  expect(log.mock.calls.flat()).toEqual(messages);
});
