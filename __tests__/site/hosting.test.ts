import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfiguration } from '../../src/content/site-schema';
import { flatFileOf } from '../../src/content/routes';
import { flattenHtml, htmlFilesOf } from '../../src/site/node/flat-html';
import { manifestOptions, sitemapOptions } from '../../src/site/node/plugin-options';
import { deleteLeftovers, robotsText } from '../../src/site/node/prepare-hosting';
import { SITE, temporaryFolder } from '../support/content-folder';

const site = SITE as SiteConfiguration;

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

  it('stand beside their folders, for hosts that map /foo to foo.html', () => {
    const folder = publicFolder();
    expect(flatten(folder)).toEqual({ changed: ['wiki/index.html', 'wiki/lx/mvs/index.html'], stale: [] });
    expect(htmlIn(folder)).toEqual(['404.html', 'wiki.html', 'wiki/lx/mvs.html']);
    expect(readFileSync(path.join(folder, 'wiki/lx/mvs.html'), 'utf8')).toBe('mvs');
  });

  it('leave the folders in place, which warm builds compare with', () => {
    const folder = publicFolder();
    flatten(folder);
    expect(existsSync(path.join(folder, 'wiki/lx/mvs/index.html'))).toBe(true);
  });

  it('are written again only for pages that changed', () => {
    const folder = publicFolder();
    flatten(folder);
    expect(flatten(folder)).toEqual({ changed: [], stale: [] });
    writeFileSync(path.join(folder, 'wiki/index.html'), 'wiki, longer');
    expect(flatten(folder)).toEqual({ changed: ['wiki/index.html'], stale: [] });
    expect(readFileSync(path.join(folder, 'wiki.html'), 'utf8')).toBe('wiki, longer');
  });

  it('are not made of pages that a host finds under their own names, which are known as pages all the same', () => {
    const folder = publicFolder();
    flatten(folder);
    const { alone, copied } = htmlFilesOf(folder);
    expect(alone.sort()).toEqual(['404.html', '404/index.html', 'index.html']);
    expect(copied.sort()).toEqual(['wiki/index.html', 'wiki/lx/mvs/index.html']);
  });

  it('notice a change that leaves the length as it was', () => {
    const folder = publicFolder();
    flatten(folder);
    const file = path.join(folder, 'wiki/index.html');
    const { atime, mtime } = statSync(file);
    writeFileSync(file, 'WIKI');
    utimesSync(file, atime, new Date(mtime.getTime() + 1000));
    flatten(folder);
    expect(readFileSync(path.join(folder, 'wiki.html'), 'utf8')).toBe('WIKI');
  });

  it('go when their page goes', () => {
    const folder = publicFolder();
    flatten(folder);
    rmSync(path.join(folder, 'wiki/lx'), { recursive: true });
    writeFileSync(path.join(folder, 'old.html'), 'a page of the last build');
    expect(flatten(folder)).toEqual({ changed: [], stale: ['old.html'] });
    expect(htmlIn(folder)).toEqual(['404.html', 'wiki.html']);
  });

  it('are named like their folder', () => {
    expect(flatFileOf('wiki/lx')).toBe('wiki/lx.html');
  });
});

describe('copies of files', () => {
  it('go when the content holds the file no more, and nothing else goes', async () => {
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

describe('robots.txt', () => {
  it('lets everything be read and names the sitemap, below a path prefix too', () => {
    expect(robotsText(site, '')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://crew.example/sitemap-index.xml\n');
    expect(robotsText(site, '/crew')).toContain('Sitemap: https://crew.example/crew/sitemap-index.xml\n');
  });
});

describe('the sitemap', () => {
  const options = sitemapOptions(site);
  const listed = (nodes: { path: string; pageContext?: { noIndex?: boolean } | null }[]): string[] =>
    options.resolvePages({ allSitePage: { nodes } }).map((page) => options.serialize(page).url);

  it('lists pages', () => {
    expect(listed([{ path: '/' }, { path: '/wiki', pageContext: null }, { path: '/wiki/tags', pageContext: {} }])).toEqual([
      '/',
      '/wiki',
      '/wiki/tags',
    ]);
  });

  it('leaves out what search engines should not show', () => {
    const hidden = ['/404', '/404.html', '/500', '/dev-404-page', '/wiki/search'].map((path) => ({ path }));
    expect(listed([...hidden, { path: '/cables', pageContext: { noIndex: true } }])).toEqual([]);
  });

  it('lists pages whose addresses merely look like those', () => {
    expect(listed([{ path: '/wiki/404' }, { path: '/wiki/search-and-rescue' }])).toEqual(['/wiki/404', '/wiki/search-and-rescue']);
  });

  it('is of the site’s own address', () => {
    expect(options.resolveSiteUrl()).toBe('https://crew.example');
  });
});

describe('the manifest', () => {
  it('has the site’s names and language', () => {
    expect(manifestOptions(site)).toMatchObject({ name: 'Fixture Tech Crew', short_name: 'Fixture', lang: 'en', start_url: '/' });
  });

  it('has an icon that is there', () => {
    expect(existsSync(manifestOptions(site).icon)).toBe(true);
  });
});
