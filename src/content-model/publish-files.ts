import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentRoot, STATIC_FOLDER } from './content-root';

/** An earlier build may have left files with this ending in these folders of the site, and below them. */
interface Leftovers {
  folders: readonly string[];
  ending: string;
}

/**
 * Writes `files`, contents by path on the site, into the built site, and deletes leftovers of an earlier build. Files that have not
 * changed are left alone, and files of `content/static` stay.
 */
export async function publishFiles(
  files: ReadonlyMap<string, string | Buffer>,
  { folders, ending }: Leftovers = { folders: [], ending: '' },
  publicFolder = path.resolve('public'),
): Promise<void> {
  for (const [file, content] of files) {
    const target = path.join(publicFolder, file);
    if ((await readFile(target).catch(() => undefined))?.equals(Buffer.from(content))) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  for (const folder of folders) {
    const found = await readdir(path.join(publicFolder, folder), { recursive: true }).catch(() => []);
    const names = found.map((file) => path.posix.join('/', folder, file.split(path.sep).join('/')));
    const isStale = (file: string): boolean => !files.has(file) && !existsSync(path.join(contentRoot(), STATIC_FOLDER, file));
    const stale = names.filter((file) => file.endsWith(ending) && isStale(file));
    await Promise.all(stale.map((file) => rm(path.join(publicFolder, file))));
  }
}
