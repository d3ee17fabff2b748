/**
 * Copies `foo/index.html` to `foo.html`, for hosts that map `/foo` to `foo.html`. The folders stay, because warm builds compare with
 * them.
 */
import { copyFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { flatFileOf } from '../../content/routes';

/** Pages that need no flat copy. */
const NOT_FLAT = new Set(['', '404', '500']);
/** Output folders without pages. */
const NO_PAGES = new Set(['page-data', 'static', 'icons', '_gatsby', '~partytown']);

/** Tolerance when comparing file times, in milliseconds: file systems store finer times than `utimes` can set. */
const CLOCK_GRAIN = 2;

/** The HTML files of a built site, relative to its folder. */
export interface HtmlFiles {
  /** Pages that need no flat copy. */
  alone: string[];
  /** Pages with a flat copy of what they are now. */
  copied: string[];
  /** Pages whose flat copy is missing or old. */
  changed: string[];
  /** Flat copies whose page is gone. */
  stale: string[];
}

function isCopy(copy: string, source: string): boolean {
  const [to, from] = [statSync(copy, { throwIfNoEntry: false }), statSync(source)];
  return to !== undefined && to.size === from.size && Math.abs(to.mtimeMs - from.mtimeMs) < CLOCK_GRAIN;
}

/**
 * Finds the pages below a folder. The calls are synchronous: for thousands of small files that is many times faster.
 * @param ownFiles files of pages whose address itself ends in `.html`, relative to the folder
 */
export function htmlFilesOf(publicFolder: string, ownFiles: ReadonlySet<string> = new Set()): HtmlFiles {
  const found: HtmlFiles = { alone: [], copied: [], changed: [], stale: [] };
  const inPublic = (file: string): string => path.join(publicFolder, file);
  /** Returns whether the folder is that of a page. */
  const walk = (folder: string): boolean => {
    const entries = readdirSync(inPublic(folder), { withFileTypes: true });
    const pages = new Set<string>();
    for (const entry of entries) {
      const isWalked = entry.isDirectory() && (folder !== '' || !NO_PAGES.has(entry.name));
      if (isWalked && walk(path.posix.join(folder, entry.name))) pages.add(flatFileOf(entry.name));
    }
    for (const entry of entries.filter((each) => each.isFile() && each.name.endsWith('.html') && each.name !== 'index.html')) {
      const file = path.posix.join(folder, entry.name);
      if (ownFiles.has(file) || NOT_FLAT.has(file.replace(/\.html$/, ''))) found.alone.push(file);
      else if (!pages.has(entry.name)) found.stale.push(file);
    }
    if (!entries.some((entry) => entry.isFile() && entry.name === 'index.html')) return false;
    const page = path.posix.join(folder, 'index.html');
    if (NOT_FLAT.has(folder)) found.alone.push(page);
    else found[isCopy(inPublic(flatFileOf(folder)), inPublic(page)) ? 'copied' : 'changed'].push(page);
    return true;
  };
  walk('');
  return found;
}

/** Copies `foo/index.html` to `foo.html` for every page that has changed, and deletes copies whose page is gone. */
export function flattenHtml(publicFolder: string, { changed, stale }: Pick<HtmlFiles, 'changed' | 'stale'>): void {
  for (const page of changed) {
    const source = path.join(publicFolder, page);
    const target = path.join(publicFolder, flatFileOf(path.posix.dirname(page)));
    copyFileSync(source, target);
    const { atime, mtime } = statSync(source);
    utimesSync(target, atime, mtime);
  }
  for (const copy of stale) rmSync(path.join(publicFolder, copy));
}
