import { accessSync, constants, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** All files of a content tree, read once. */
export interface ContentFiles {
  /** Absolute path of the content root. */
  root: string;
  /** Every file by its path relative to the root, with `/`; the value is its size in bytes. */
  sizes: Map<string, number>;
  /** Every folder, likewise. */
  folders: string[];
  /** Symbolic links, which are not followed. */
  symbolicLinks: string[];
  /** Files and folders that may not be read. */
  unreadable: string[];
  /** Bytes of a file. */
  read: (relativePath: string) => Buffer;
}

function isReadable(absolute: string): boolean {
  try {
    accessSync(absolute, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** Lists a content tree. Hidden files and folders do not count. */
export function readContent(root: string): ContentFiles {
  const sizes = new Map<string, number>();
  const folders: string[] = [];
  const symbolicLinks: string[] = [];
  const unreadable: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const relative = path.posix.join(folder, entry.name);
      const absolute = path.join(root, relative);
      if (entry.isSymbolicLink()) symbolicLinks.push(relative);
      else if (!isReadable(absolute)) unreadable.push(relative);
      else if (entry.isDirectory()) {
        folders.push(relative);
        walk(relative);
      } else if (entry.isFile()) sizes.set(relative, statSync(absolute).size);
    }
  };
  walk('');
  return { root, sizes, folders, symbolicLinks, unreadable, read: (relativePath) => readFileSync(path.join(root, relativePath)) };
}
