import { readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flattenHtml, htmlFilesOf } from '../../src/site/node/flat-html';
import { deleteLeftovers } from '../../src/site/node/prepare-hosting';
import { temporaryFolder } from '../support/content-folder';

const publicFolder = () =>
  temporaryFolder({
    'index.html': 'home',
    '404.html': 'not found',
    '404/index.html': 'not found',
    'wiki/index.html': 'wiki',
    'wiki/lx/mvs/index.html': 'mvs',
    'page-data/wiki/index.html': 'no page',
    'static/1234/index.html': 'no page',
  });
const htmlIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.endsWith('index.html'))
    .sort();

const flatten = (folder: string, ownFiles: string[] = [], staticFiles: string[] = []): void =>
  flattenHtml(folder, htmlFilesOf(folder, ownFiles, staticFiles));

it('flat files are copies of pages with the same modification time, so that caches of unchanged pages stay valid', () => {
  const folder = publicFolder();
  const file = path.join(folder, 'wiki/index.html');
  const lastWeek = new Date(2025, 10, 6);
  utimesSync(file, lastWeek, lastWeek);
  flatten(folder);
  expect(htmlIn(folder)).toEqual(['404.html', 'wiki.html', 'wiki/lx/mvs.html']);
  expect(statSync(path.join(folder, 'wiki.html')).mtime).toEqual(lastWeek);
  writeFileSync(file, 'WIKI');
  flatten(folder);
  expect(readFileSync(path.join(folder, 'wiki.html'), 'utf8')).toBe('WIKI');
  const lastWrite = statSync(path.join(folder, 'wiki.html')).ctimeMs;
  flatten(folder);
  expect(statSync(path.join(folder, 'wiki.html')).ctimeMs).toBe(lastWrite);
  // The build reads the policy of each page, not of its copy.
  expect(htmlFilesOf(folder).pages).toEqual(['404.html', '404/index.html', 'index.html', 'wiki/index.html', 'wiki/lx/mvs/index.html']);
});

it('flat files are deleted with their page', () => {
  const folder = publicFolder();
  flatten(folder);
  rmSync(path.join(folder, 'wiki/lx'), { recursive: true });
  writeFileSync(path.join(folder, 'old.html'), 'a page of the last build');
  flatten(folder);
  expect(htmlIn(folder)).toEqual(['404.html', 'wiki.html']);
});

it('folders with a dot in their name have flat files too', () => {
  const folder = temporaryFolder({ 'fab0.19/index.html': 'a short link', '.well/index.html': 'another' });
  flatten(folder);
  expect(htmlIn(folder)).toEqual(['.well.html', 'fab0.19.html']);
});

it('a page whose own address ends in .html stays', () => {
  const folder = temporaryFolder({ 'jobs.html': 'a redirect' });
  flatten(folder, ['jobs.html']);
  expect(htmlIn(folder)).toEqual(['jobs.html']);
  flatten(folder);
  expect(htmlIn(folder)).toEqual([]);
});

it('static files stay, and do not count as pages', () => {
  const folder = temporaryFolder({ 'google1234.html': 'proof that the site is ours', 'plan/index.html': 'a plan' });
  flatten(folder, [], ['/google1234.html', '/plan/index.html']);
  expect(htmlIn(folder)).toEqual(['google1234.html', 'plan.html']);
  expect(htmlFilesOf(folder, [], ['/google1234.html', '/plan/index.html']).pages).toEqual([]);
});

it('copies of a file are deleted once it is gone from the content; other files stay', async () => {
  const [kept, lost] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
  const folder = temporaryFolder({
    [`static/${kept}/1a2b3/plug.webp`]: 'plug',
    [`static/${lost}/face.webp`]: 'face',
    [`static/${lost}/1a2b3/face.webp`]: 'face',
    'static/b612-400-0123456789abcdef.woff2': 'font',
  });
  const node = { internal: { contentDigest: kept, type: 'File', owner: '' } };
  await deleteLeftovers(folder, [node]);
  expect(readdirSync(path.join(folder, 'static')).sort()).toEqual([kept, 'b612-400-0123456789abcdef.woff2']);
});
