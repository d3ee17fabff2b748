/** Copies `foo/index.html` to `foo.html`, for hosts that map `/foo` to `foo.html`. The folders stay: warm builds use them. */
import { copyFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { flatFileOf } from '../../content-model/routes';

const NOT_PAGES = ['page-data/**', 'static/**', 'icons/**', '_gatsby/**', '~partytown/**'];
/** Folders whose page needs no flat copy: Gatsby itself writes `404.html` and `500.html`. */
const NOT_FLAT = new Set(['.', '404', '500']);

/** The HTML files of a built site, relative to its folder. */
interface HtmlFiles {
  pages: string[];
  /** Pages by their flat copies: `wiki.html` → `wiki/index.html`. */
  copies: Map<string, string>;
  /** Flat copies whose page is gone. */
  stale: string[];
}

/**
 * Finds the pages below a folder.
 * @param ownFiles pages whose address ends in `.html`
 * @param staticFiles files that are not pages and stay, such as `/proof.html`
 */
export function htmlFilesOf(publicFolder: string, ownFiles: readonly string[] = [], staticFiles: readonly string[] = []): HtmlFiles {
  const files = globSync('**/*.html', { cwd: publicFolder, ignore: NOT_PAGES, dot: true }).sort();
  const isMade = (file: string): boolean => !staticFiles.includes(`/${file}`);
  const inFolders = files.filter((file) => path.posix.basename(file) === 'index.html');
  const flat = inFolders.filter((page) => !NOT_FLAT.has(path.posix.dirname(page)));
  const copies = new Map(flat.map((page) => [flatFileOf(path.posix.dirname(page)), page]));
  const pages = new Set([...inFolders, ...ownFiles, '404.html', '500.html']);
  return {
    pages: files.filter((file) => pages.has(file) && isMade(file)),
    copies,
    stale: files.filter((file) => !pages.has(file) && !copies.has(file) && isMade(file)),
  };
}

/** File systems store finer times than can be set. In milliseconds. */
const CLOCK_GRAIN = 2;

/** Copies each page that has changed to its flat file, with the page's time, and deletes stale copies. */
export function flattenHtml(publicFolder: string, { copies, stale }: Pick<HtmlFiles, 'copies' | 'stale'>): void {
  const inPublic = (file: string): string => path.join(publicFolder, file);
  for (const [copy, page] of copies) {
    const { atime, mtime, size } = statSync(inPublic(page));
    const last = statSync(inPublic(copy), { throwIfNoEntry: false });
    if (last?.size === size && Math.abs(last.mtimeMs - mtime.getTime()) < CLOCK_GRAIN) continue;
    copyFileSync(inPublic(page), inPublic(copy));
    utimesSync(inPublic(copy), atime, mtime);
  }
  for (const copy of stale) rmSync(inPublic(copy));
}
