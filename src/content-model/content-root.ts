import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Absolute path of the content folder. Tests and other societies name theirs in `SITE_CONTENT`, relative to the project. */
export function contentRoot(): string {
  return path.resolve(process.env.SITE_CONTENT || 'content');
}

/** Whether the content is the project's own, and not that of a test or of another society. */
export function isOwnContent(): boolean {
  return contentRoot() === path.resolve('content');
}

/** Absolute path of a content file as Gatsby's File nodes have it: with slashes, on Windows too. */
export function fileNodePath(relativePath: string): string {
  return path.posix.join(contentRoot().split(path.sep).join('/'), relativePath);
}

/** An absolute path as the disk has it: some Macs store an accent apart from its letter, and texts name the two as one. */
export function storedPath(file: string): string {
  if (/^[\x20-\x7e]*$/.test(file)) return file;
  const { dir, base } = path.posix.parse(file);
  const name = existsSync(dir) ? readdirSync(dir).find((one) => one.normalize('NFC') === base.normalize('NFC')) : undefined;
  return name === undefined ? file : path.posix.join(dir, name);
}

/** The folder of the content whose files are served as they are. */
export const STATIC_FOLDER = 'static';

/** Whether a content file is served as it is. */
export function isStaticFile(relativePath: string): boolean {
  return relativePath.startsWith(`${STATIC_FOLDER}/`);
}

/** A content file's path as messages show it, starting with the name of the content folder. */
export function displayPath(relativePath: string, root = contentRoot()): string {
  return `${path.relative(process.cwd(), root) || path.basename(root)}/${relativePath}`;
}
