import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { contentRoot, isStaticFile, STATIC_FOLDER } from '../../content-model/content-root';
import { listContent } from '../../content-model/read-content';

const CACHE_KEY = 'static-files';

/**
 * Copies the content's folder `static` to the site, and deletes files of an earlier build. Call before and after Gatsby copies
 * the project's own `static`.
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
