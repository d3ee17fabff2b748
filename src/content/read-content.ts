/**
 * The one reader of the content: lists what stands in the folder, and reads each JSON file and text once. Who
 * reads a file again in the same process gets the same record, unless the file has changed since.
 */
import { accessSync, constants, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { displayPath } from './content-root';
import { decodeText } from './decode-text';
import { schemaOfFile } from './json-kinds';
import type { Place, Problem } from './problem';
import { PAGE_TEXT, readText, WIKI_PAGE, type PageTextFile, type WikiFile } from './read-text';
import { validateStructuredText } from './schema-problems';

/** What every file that was read says of itself. */
export interface ReadFile {
  /** Path from the content root, with `/`. */
  relativePath: string;
  /** Path as messages name it. */
  file: string;
  /** What keeps it from being read, and what its schema finds wrong. */
  problems: readonly Problem[];
  /** Where the value at a path is written; for a missing one, where its parent is. */
  placeOf: (path: readonly PropertyKey[]) => Place;
}

/** A JSON file as it was read. */
export interface DataFile<T = unknown> extends ReadFile {
  schema: z.ZodType<T>;
  /** Absent where it does not answer to its schema. */
  data: T | undefined;
}

/** A JSON file that answers to its schema. */
export type ValidFile<T> = DataFile<T> & { data: T };

/** What stands in a content folder. */
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

/** A content folder, and what its files say. */
export interface Content extends ContentFiles {
  /** How a file is named in messages. */
  display: (relativePath: string) => string;
  data: DataFile[];
  wiki: WikiFile[];
  pageTexts: PageTextFile[];
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
export function listContent(root: string): ContentFiles {
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

/** What was read in this process, and when its file had changed last. */
const known = new Map<string, { stamp: string; record: ReadFile }>();

/** Reads a file unless it was read as it stands; `undefined` where there is none. */
function readOnce<Read extends ReadFile>(
  root: string,
  relativePath: string,
  read: (names: { relativePath: string; file: string }, bytes: Buffer) => Read,
): Read | undefined {
  const absolute = path.join(root, relativePath);
  const found = statSync(absolute, { throwIfNoEntry: false });
  if (!found) return undefined;
  const stamp = [found.mtimeMs, found.ctimeMs, found.size].join(' ');
  const before = known.get(absolute);
  if (before?.stamp === stamp) return before.record as Read;
  const record = read({ relativePath, file: displayPath(relativePath, root) }, readFileSync(absolute));
  known.set(absolute, { stamp, record });
  return record;
}

/** Reads a JSON file by the schema of its place. Takes the content root and its path; `undefined` where the content has no such file. */
export function readData(root: string, relativePath: string): DataFile | undefined {
  const schema = schemaOfFile(relativePath);
  if (!schema) return undefined;
  return readOnce(root, relativePath, (names, bytes): DataFile => {
    const decoded = decodeText(bytes);
    if ('text' in decoded) {
      const result = validateStructuredText(schema, { file: names.file, text: decoded.text, kind: 'json' });
      return { ...names, schema, data: result.ok ? result.data : undefined, problems: result.problems, placeOf: result.placeOf };
    }
    const { place, message, remedy } = decoded;
    return { ...names, schema, data: undefined, problems: [{ file: names.file, ...place, message, remedy }], placeOf: () => place };
  });
}

/** Reads a wiki page. Takes the content root and its path; `undefined` where there is none. */
export function readWikiPage(root: string, relativePath: string): WikiFile | undefined {
  return readOnce(root, relativePath, (names, bytes) => readText(WIKI_PAGE, names, bytes));
}

/** Reads a text of `content/pages`. Takes the content root and its path; `undefined` where there is none. */
export function readPageText(root: string, relativePath: string): PageTextFile | undefined {
  return readOnce(root, relativePath, (names, bytes) => readText(PAGE_TEXT, names, bytes));
}

/** Reads all JSON files and texts of a content folder. Takes its absolute path. */
export function readContent(root: string): Content {
  const files = listContent(root);
  const names = [...files.sizes.keys()].sort();
  return {
    ...files,
    display: (relativePath) => displayPath(relativePath, root),
    data: names.flatMap((name) => readData(root, name) ?? []),
    wiki: names.filter(WIKI_PAGE.has).flatMap((name) => readWikiPage(root, name) ?? []),
    pageTexts: names.filter(PAGE_TEXT.has).flatMap((name) => readPageText(root, name) ?? []),
  };
}

/** The files of a kind that answer to its schema, in the order of their names. Takes files of any kinds. */
export function validFiles<T>(files: readonly DataFile[], schema: z.ZodType<T>): ValidFile<T>[] {
  return files.filter((file) => file.schema === schema && file.data !== undefined) as ValidFile<T>[];
}

/** What is wrong with the content folder itself. Takes its absolute path. */
export function checkRoot(root: string): Problem[] {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory()) return [];
  const file = displayPath('', root).replace(/\/$/, '');
  return [
    { file, line: 1, column: 1, message: 'There is no such folder.', remedy: 'Name the content folder in SITE_CONTENT, or leave it out.' },
  ];
}
