/** When a build starts on a clean slate, because Gatsby would not notice what changed. */
import path from 'node:path';
import { digestOfBuildInputs } from '../../scripts/build-inputs';
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

/** Whether these files, or this environment, make a build start anew. */
function startsAnew(files: Record<string, string>, environment: NodeJS.ProcessEnv = {}): boolean {
  const root = temporaryFolder(PROJECT);
  const content = path.join(root, 'content');
  const before = digestOfBuildInputs(root, content, {});
  writeFiles(root, files);
  return digestOfBuildInputs(root, content, environment) !== before;
}

it.each([
  ['code that page data is made by', { 'src/components/formats.ts': 'long' }],
  ['new code', { 'src/links/ui/label.tsx': 'new' }],
  ['a file that is served as it is', { 'static/logo.svg': '<svg><path/></svg>' }],
  ['the settings of the site', { 'content/site.json': '{ "repository": {} }' }],
  ['the first dark version of a drawing', { 'content/wiki/a.dark.webp': 'dark' }],
])('%s makes it start anew', (_, files) => {
  expect(startsAnew(files)).toBe(true);
});

it('a variable that overrules the settings makes it start anew', () => {
  expect(startsAnew({}, { SITE_URL: 'https://crew.example' })).toBe(true);
});

it('what an editor edits every day does not, nor do the types that a build writes', () => {
  expect(startsAnew({ 'content/wiki/a.mdx': 'B', 'content/wiki/a.webp': 'lighter', 'content/wiki/b.mdx': 'B' })).toBe(false);
  expect(startsAnew({ 'src/gatsby-types.d.ts': 'declare namespace Queries { type A = 1 }' })).toBe(false);
});
