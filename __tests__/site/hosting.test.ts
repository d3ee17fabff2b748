import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flattenHtml, htmlFilesOf } from '../../src/site/node/flat-html';
import { deleteLeftovers } from '../../src/site/node/prepare-hosting';
import { temporaryFolder } from '../support/content-folder';

describe('pages as flat files', () => {
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

  /** Writes the flat files of a folder; returns what was written and what was deleted. */
  const flatten = (folder: string): { changed: string[]; stale: string[] } => {
    const { changed, stale } = htmlFilesOf(folder);
    flattenHtml(folder, { changed, stale });
    return { changed: changed.sort(), stale };
  };

  it('are rewritten only for changed pages', () => {
    const folder = publicFolder();
    expect(flatten(folder)).toEqual({ changed: ['wiki/index.html', 'wiki/lx/mvs/index.html'], stale: [] });
    expect(flatten(folder)).toEqual({ changed: [], stale: [] });
    const file = path.join(folder, 'wiki/index.html');
    const { atime, mtime } = statSync(file);
    // Of the same length as before.
    writeFileSync(file, 'WIKI');
    utimesSync(file, atime, new Date(mtime.getTime() + 1000));
    expect(flatten(folder)).toEqual({ changed: ['wiki/index.html'], stale: [] });
    expect(readFileSync(path.join(folder, 'wiki.html'), 'utf8')).toBe('WIKI');
  });

  it('are deleted with their page', () => {
    const folder = publicFolder();
    flatten(folder);
    rmSync(path.join(folder, 'wiki/lx'), { recursive: true });
    writeFileSync(path.join(folder, 'old.html'), 'a page of the last build');
    expect(flatten(folder)).toEqual({ changed: [], stale: ['old.html'] });
    expect(htmlIn(folder)).toEqual(['404.html', 'wiki.html']);
  });

  it('stand beside folders with a dot in their name', () => {
    const folder = temporaryFolder({ 'fab0.19/index.html': 'a short link' });
    flattenHtml(folder, htmlFilesOf(folder));
    expect(existsSync(path.join(folder, 'fab0.19.html'))).toBe(true);
  });

  it('stay if the page’s own address ends in .html', () => {
    const folder = temporaryFolder({ 'jobs.html': 'a redirect' });
    flattenHtml(folder, htmlFilesOf(folder, new Set(['jobs.html'])));
    expect(existsSync(path.join(folder, 'jobs.html'))).toBe(true);
    flattenHtml(folder, htmlFilesOf(folder));
    expect(existsSync(path.join(folder, 'jobs.html'))).toBe(false);
  });
});

describe('copies of files', () => {
  it('are deleted once the file is gone from the content; other files stay', async () => {
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
});
