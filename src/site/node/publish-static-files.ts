import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { contentRoot, isStaticFile, STATIC_FOLDER } from '../../content/content-root';
import { listContent } from '../../content/read-content';

const CACHE_KEY = 'static-files';

/**
 * Copies the files of the content's folder `static` to the site as they are, and deletes those that an earlier build copied. A
 * build does it twice, because Gatsby copies the project's own folder `static` in between, which some of them replace.
 */
export async function publishStaticFiles({ cache }: Pick<BuildArgs, 'cache'>): Promise<void> {
  const root = contentRoot();
  const before = ((await cache.get(CACHE_KEY)) ?? []) as string[];
  const files = [...listContent(root).sizes.keys()].filter(isStaticFile).map((file) => file.slice(STATIC_FOLDER.length + 1));
  await Promise.all(before.filter((file) => !files.includes(file)).map((file) => rm(path.join('public', file), { force: true })));
  for (const file of files) {
    const target = path.join('public', file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(root, STATIC_FOLDER, file), target);
  }
  await cache.set(CACHE_KEY, files);
}
