/** Copies `foo/index.html` to `foo.html`, for hosts that map `/foo` to `foo.html`. The folders stay: warm builds use them. */
import { copyFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { flatFileOf } from '../../content-model/routes';

const NOT_PAGES = ['page-data/**', 'static/**', 'icons/**', '_gatsby/**', '~partytown/**'];
/** Folders whose page needs no flat copy: Gatsby itself writes `404.html` and `500.html`. */
const NOT_FLAT = ['.', '404', '500'];

/** File systems store finer times than can be set. In milliseconds. */
const CLOCK_GRAIN = 2;

/**
 * Copies each page that has changed to its flat file, with the page's time, and deletes flat files whose page is gone.
 * @param otherFiles HTML files that stay, such as `proof.html`: pages whose address ends in `.html`, and static files
 */
export function flattenHtml(publicFolder: string, otherFiles: readonly string[]): { copies: number; stale: number } {
  const inPublic = (file: string): string => path.join(publicFolder, file);
  const files = globSync('**/*.html', { cwd: publicFolder, ignore: NOT_PAGES, dot: true });
  const pages = files.filter((file) => path.posix.basename(file) === 'index.html' && !NOT_FLAT.includes(path.posix.dirname(file)));
  const copies = new Map(pages.map((page) => [flatFileOf(path.posix.dirname(page)), page]));
  for (const [copy, page] of copies) {
    const { atime, mtime, size } = statSync(inPublic(page));
    const last = statSync(inPublic(copy), { throwIfNoEntry: false });
    if (last?.size === size && Math.abs(last.mtimeMs - mtime.getTime()) < CLOCK_GRAIN) continue;
    copyFileSync(inPublic(page), inPublic(copy));
    utimesSync(inPublic(copy), atime, mtime);
  }
  const kept = new Set([...copies.keys(), ...otherFiles, '404.html', '500.html']);
  const stale = files.filter((file) => path.posix.basename(file) !== 'index.html' && !kept.has(file));
  for (const copy of stale) rmSync(inPublic(copy));
  return { copies: copies.size, stale: stale.length };
}
