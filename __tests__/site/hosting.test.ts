import { readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flattenHtml } from '../../src/site/node/flat-html';
import { deleteLeftovers } from '../../src/site/node/prepare-hosting';
import { temporaryFolder } from '../support/content-folder';

const SITE = {
  'index.html': 'home',
  '404.html': 'not found',
  '404/index.html': 'not found',
  'wiki/index.html': 'wiki',
  'wiki/lx/mvs/index.html': 'mvs',
  'page-data/wiki/index.html': 'no page',
  'static/1234/index.html': 'no page',
};
const flatFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.endsWith('index.html'))
    .sort();

it('flat files are copies of pages with the same modification time, so that caches of unchanged pages stay valid', () => {
  const folder = temporaryFolder(SITE);
  const file = path.join(folder, 'wiki/index.html');
  const copy = path.join(folder, 'wiki.html');
  const lastWeek = new Date(2025, 10, 6);
  utimesSync(file, lastWeek, lastWeek);
  flattenHtml(folder, []);
  expect(flatFilesIn(folder)).toEqual(['404.html', 'wiki.html', 'wiki/lx/mvs.html']);
  expect(statSync(copy).mtime).toEqual(lastWeek);
  writeFileSync(file, 'WIKI');
  flattenHtml(folder, []);
  expect(readFileSync(copy, 'utf8')).toBe('WIKI');
  const lastWrite = statSync(copy).ctimeMs;
  flattenHtml(folder, []);
  expect(statSync(copy).ctimeMs).toBe(lastWrite);
});

it('flat files are deleted with their page', () => {
  const folder = temporaryFolder(SITE);
  flattenHtml(folder, []);
  rmSync(path.join(folder, 'wiki/lx/mvs'), { recursive: true });
  expect(flattenHtml(folder, [])).toEqual({ copies: 1, stale: 1 });
  expect(flatFilesIn(folder)).toEqual(['404.html', 'wiki.html']);
});

it.each([
  ['folders with a dot in their name have flat files too', ['fab0.19/index.html', '.well/index.html'], ['.well.html', 'fab0.19.html']],
  ['a page whose own address ends in .html stays', ['jobs.html', 'gone.html'], ['jobs.html']],
  ['static files stay', ['google1234.html', 'plan/index.html'], ['google1234.html', 'plan.html']],
])('%s', (_name, files, flat) => {
  const folder = temporaryFolder(Object.fromEntries(files.map((file) => [file, 'text'])));
  flattenHtml(folder, ['jobs.html', 'google1234.html', 'plan/index.html']);
  expect(flatFilesIn(folder)).toEqual(flat);
});

it('copies of a file are deleted once it is gone from the content; other files stay', async () => {
  const [kept, lost] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
  const folder = temporaryFolder({
    [`static/${kept}/1a2b3/plug.webp`]: 'plug',
    [`static/${lost}/face.webp`]: 'face',
    [`static/${lost}/1a2b3/face.webp`]: 'face',
    'static/b612-400-0123456789abcdef.woff2': 'font',
  });
  await deleteLeftovers(folder, [{ internal: { contentDigest: kept, type: 'File', owner: '' } }]);
  expect(readdirSync(path.join(folder, 'static')).sort()).toEqual([kept, 'b612-400-0123456789abcdef.woff2']);
});
