import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createContentDigest } from 'gatsby-core-utils';
import { publishTwins } from '../../src/wiki/node/twins/publish-twins';
import { contentFolder, page, temporaryFolder, writeFiles } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';
import { memoryCache } from '../support/gatsby-cache';

const environment = { ...process.env };
const project = process.cwd();
let root: string;
let publicFolder: string;

beforeEach(() => {
  root = contentFolder({
    'wiki/a.mdx': page('title: A', '![A lamp](./lamp.png)\n'),
    'wiki/lamp.png': 'one',
    'wiki/b.mdx': page('title: B', 'Text.\n'),
  });
  process.env = { ...environment, SITE_CONTENT: root };
  const folder = temporaryFolder();
  publicFolder = path.join(folder, 'public');
  writeFiles(publicFolder, { 'wiki/a.html': '' });
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  process.env = { ...environment };
});

const PAGE = { description: 'A page.', sheet: 1, breadcrumbs: [], pagesBelow: [], resources: [] };

/** Builds one after the other, with what the builds before have left. */
function builds() {
  const cache = memoryCache();
  return (names: string[], fields: object = {}): Promise<void> => {
    const nodes = names.map((name) => ({ ...PAGE, path: `/wiki/${name}`, title: name, file: `wiki/${name}.mdx`, ...fields }));
    // What a query of Gatsby answers has no prototype.
    for (const node of nodes) Object.setPrototypeOf(node, null);
    const graphql = () => Promise.resolve({ data: { allWikiPage: { nodes }, allShortlink: { nodes: [] } } });
    return publishTwins(createDataLayer().argumentsFor({ graphql, cache, createContentDigest } as object), publicFolder);
  };
}

const fileOf = (name: string): string => path.join(publicFolder, 'wiki', `${name}.md`);
const twin = (name: string): string => readFileSync(fileOf(name), 'utf8');

describe('the twins of a warm build', () => {
  it('are left alone where nothing has changed', async () => {
    const build = builds();
    await build(['a', 'b']);
    writeFileSync(fileOf('a'), 'as it was');
    await build(['a', 'b']);
    expect(twin('a')).toBe('as it was');
  });

  it('say what a changed text says', async () => {
    const build = builds();
    await build(['a', 'b']);
    writeFiles(root, { 'wiki/b.mdx': page('title: B', 'Another text.\n') });
    await build(['a', 'b']);
    expect(twin('b')).toContain('Another text.');
  });

  it('say what the data layer says of a page now', async () => {
    const build = builds();
    await build(['a']);
    await build(['a'], { pagesBelow: [{ path: '/wiki/a/c', title: 'C', description: 'Below.' }] });
    expect(twin('a')).toContain('/wiki/a/c');
  });

  it('name the latest copy of a picture, which is there', async () => {
    const build = builds();
    await build(['a']);
    const before = twin('a');
    writeFiles(root, { 'wiki/lamp.png': 'another' });
    await build(['a']);
    expect(twin('a')).not.toBe(before);
    const [, copy = ''] = /\((?:https:\/\/crew\.example)(\/static\/\S+?)\)/.exec(twin('a')) ?? [];
    expect(readFileSync(path.join(publicFolder, copy), 'utf8')).toBe('another');
  });

  it('have the copies of their pictures, even where those were deleted', async () => {
    const build = builds();
    await build(['a']);
    rmSync(path.join(publicFolder, 'static'), { recursive: true });
    await build(['a']);
    expect(existsSync(path.join(publicFolder, 'static'))).toBe(true);
  });

  it('are written again where one is missing, and deleted with their page', async () => {
    const build = builds();
    await build(['a', 'b']);
    rmSync(fileOf('a'));
    await build(['a']);
    expect(existsSync(fileOf('a'))).toBe(true);
    expect(existsSync(fileOf('b'))).toBe(false);
  });
});
