/**
 * Pages as flat files: Gatsby writes `foo/index.html`, while hosts that map `/foo` to `foo.html` need the latter to answer
 * without a redirect. The folders stay, because warm builds compare with them.
 */
import { copyFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { flatFileOf } from '../../content/routes';

/** Pages that Gatsby writes flat itself, or that hosts find under another name. */
const NOT_FLAT = new Set(['', '404', '500']);
/** Output folders without pages. */
const NO_PAGES = new Set(['page-data', 'static', 'icons', '_gatsby', '~partytown']);

/** Tolerance when comparing file times, in milliseconds: file systems store finer times than `utimes` can set. */
const CLOCK_GRAIN = 2;

/**
 * Copies `foo/index.html` to `foo.html` for every page below a folder and deletes copies whose page is gone.
 * @param ownFiles files of pages whose address itself ends in `.html`, relative to the folder
 * @returns how many files were copied and how many deleted
 */
export async function flattenHtml(
  publicFolder: string,
  ownFiles: ReadonlySet<string> = new Set(),
): Promise<{ copied: number; deleted: number }> {
  let copied = 0;
  let deleted = 0;
  const walk = async (relative: string): Promise<void> => {
    const entries = await readdir(path.join(publicFolder, relative), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    const files = new Set(entries.filter((entry) => entry.isFile()).map((entry) => entry.name));
    for (const name of folders) {
      if (relative === '' && NO_PAGES.has(name)) continue;
      await walk(path.posix.join(relative, name));
    }
    const isPage = files.has('index.html') && !NOT_FLAT.has(relative);
    if (!isPage) return;
    const source = path.join(publicFolder, relative, 'index.html');
    const target = path.join(publicFolder, flatFileOf(relative));
    const [from, to] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
    if (to && to.size === from.size && Math.abs(to.mtimeMs - from.mtimeMs) < CLOCK_GRAIN) return;
    await copyFile(source, target);
    await utimes(target, from.atime, from.mtime);
    copied += 1;
  };
  const prune = async (relative: string): Promise<void> => {
    const entries = await readdir(path.join(publicFolder, relative), { withFileTypes: true });
    for (const entry of entries) {
      const below = path.posix.join(relative, entry.name);
      if (entry.isDirectory()) {
        if (relative !== '' || !NO_PAGES.has(entry.name)) await prune(below);
      } else if (entry.name.endsWith('.html') && entry.name !== 'index.html' && !/^(404|500)\.html$/.test(below)) {
        if (ownFiles.has(below)) continue;
        const folder = path.join(publicFolder, below.replace(/\.html$/, ''), 'index.html');
        if (await stat(folder).catch(() => undefined)) continue;
        await rm(path.join(publicFolder, below));
        deleted += 1;
      }
    }
  };
  await walk('');
  await prune('');
  return { copied, deleted };
}
