/** Cache of pictures and drawn diagrams outside `.cache`, for clean builds, CI and other checkouts. See docs/decisions/0007. */
import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** PICTURE_CACHE names another folder, for CI and for several checkouts. */
export const PICTURES_FOLDER = path.resolve(process.env.PICTURE_CACHE || 'node_modules/.cache/pictures');

/** How long a file that no build uses is kept, in milliseconds. */
const KEEP_UNUSED = 60 * 24 * 60 * 60 * 1000;

/** The file of a cached picture, named by a digest of `madeOf`, which must be plain data. */
export function cachePathOf(folder: string, madeOf: unknown, extension: string): string {
  const digest = createHash('sha256').update(JSON.stringify([madeOf, sharp.versions]));
  return path.join(folder, digest.digest('hex') + extension);
}

/**
 * Writes a file in one step, so that no build reads half of it. Takes its content, or the file to copy. Jobs may write the same
 * file at the same time, so each has its own part.
 */
export async function writeWhole(content: Buffer | string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  const part = `${to}.${randomUUID()}`;
  await (typeof content === 'string' ? copyFile(content, part) : writeFile(part, content));
  await rename(part, to);
}

/** Returns a cached picture, if there is one, and marks it as used. */
export async function readCachedPicture(cachePath: string): Promise<Buffer | undefined> {
  const now = new Date();
  await utimes(cachePath, now, now).catch(() => undefined);
  return readFile(cachePath).catch(() => undefined);
}

/** Caches a picture: its bytes, or the file to copy. A folder that cannot be written only costs time in the next build. */
export async function cachePicture(picture: Buffer | string, cachePath: string): Promise<void> {
  await writeWhole(picture, cachePath).catch(() => undefined);
}

/** Deletes cached files that no build has used for a long time, where the folder can be written. */
export async function deleteUnused(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    // Another process may have renamed it.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > KEEP_UNUSED) await rm(file).catch(() => undefined);
  }
}
