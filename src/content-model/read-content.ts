import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { displayPath, STATIC_FOLDER } from './content-root';
import { decodeText } from './decode-text';
import { schemaOfFile } from './json-kinds';
import { problemAt, START, type Problem } from './problem';
import { PAGE_TEXT, readText, WIKI_PAGE, type PageTextFile, type WikiFile } from './read-text';
import { validateStructuredText } from './schema-problems';
import { unreadable, type ParsedStructuredText } from './structured-text';
import { YEAR_KINDS, type YearFile, type YearKind } from './year-kinds';

/** A file with its fields. Among its problems is what its schema found wrong. */
export interface ReadFile extends ParsedStructuredText {
  /** Path relative to the content root, with `/`. */
  relativePath: string;
  /** Path as messages show it. */
  file: string;
}

export interface DataFile<T = unknown> extends ReadFile {
  schema: z.ZodType<T>;
  /** `undefined` when the file does not match its schema. */
  data: T | undefined;
}

export type ValidFile<T> = DataFile<T> & { data: T };

interface ContentFiles {
  /** Absolute path of the content root. */
  root: string;
  /** Size in bytes of every file, by its path relative to the root, with `/`. */
  sizes: Map<string, number>;
  /** Whether there is a file at a path, however the accents in its name are encoded. */
  has: (relativePath: string) => boolean;
  folders: string[];
  /** Paths of symbolic links, which are not followed. */
  symbolicLinks: string[];
  read: (relativePath: string) => Buffer;
}

export interface Content extends ContentFiles {
  display: (relativePath: string) => string;
  data: DataFile[];
  wiki: WikiFile[];
  pageTexts: PageTextFile[];
}

/** Whether a file or folder is hidden. `static/.well-known` is not: browsers and services look for it on every site. */
const isHidden = (relativePath: string): boolean => /(?:^|\/)\./.test(relativePath.replace(/^static\/\.well-known(?=\/|$)/, STATIC_FOLDER));

/** Lists a content folder, without hidden files and folders. */
export function listContent(root: string): ContentFiles {
  const sizes = new Map<string, number>();
  const folders: string[] = [];
  const symbolicLinks: string[] = [];
  // The recursive mode of `readdirSync` would follow a symbolic link to a folder.
  const list = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const relative = path.posix.join(folder, entry.name);
      if (isHidden(relative)) continue;
      if (entry.isSymbolicLink()) symbolicLinks.push(relative);
      else if (entry.isFile()) sizes.set(relative, statSync(path.join(root, relative)).size);
      else if (entry.isDirectory()) {
        folders.push(relative);
        list(relative);
      }
    }
  };
  list('');
  const names = new Set([...sizes.keys()].map((name) => name.normalize('NFC')));
  const has = (relativePath: string): boolean => names.has(relativePath.normalize('NFC'));
  return { root, sizes, has, folders, symbolicLinks, read: (relativePath) => readFileSync(path.join(root, relativePath)) };
}

const known = new Map<string, { stamp: string; record: ReadFile }>();

/** Reads a file once until it changes; `undefined` when there is no such file. */
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

/**
 * Reads a JSON file with the schema for its path; `undefined` when there is no such file, or no schema for it.
 * @param root absolute path of the content folder
 */
export function readData(root: string, relativePath: string): DataFile | undefined {
  const schema = schemaOfFile(relativePath);
  if (!schema) return undefined;
  return readOnce(root, relativePath, (names, bytes): DataFile => {
    const decoded = decodeText(names.file, bytes);
    if ('problem' in decoded) return { ...names, schema, ...unreadable(decoded.problem) };
    return { ...names, schema, ...validateStructuredText(schema, { file: names.file, text: decoded.text, kind: 'json' }) };
  });
}

/** Reads a page of the wiki; `undefined` for another file, and when there is no such file. Parameters as for `readData`. */
export function readWikiPage(root: string, relativePath: string): WikiFile | undefined {
  return WIKI_PAGE.has(relativePath) ? readOnce(root, relativePath, (names, bytes) => readText(WIKI_PAGE, names, bytes)) : undefined;
}

/** Reads a text of `content/pages`; `undefined` for another file, and when there is no such file. Parameters as for `readData`. */
export function readPageText(root: string, relativePath: string): PageTextFile | undefined {
  return PAGE_TEXT.has(relativePath) ? readOnce(root, relativePath, (names, bytes) => readText(PAGE_TEXT, names, bytes)) : undefined;
}

/** Reads all JSON files and texts of a content folder. Takes its absolute path. */
export function readContent(root: string): Content {
  const files = listContent(root);
  const names = [...files.sizes.keys()].sort();
  return {
    ...files,
    display: (relativePath) => displayPath(relativePath, root),
    data: names.flatMap((name) => readData(root, name) ?? []),
    wiki: names.flatMap((name) => readWikiPage(root, name) ?? []),
    pageTexts: names.flatMap((name) => readPageText(root, name) ?? []),
  };
}

/** Whether all front matter in the wiki is valid. Otherwise a tag that seems missing may be in an invalid page. */
export const areTextsValid = ({ wiki }: Content): boolean => wiki.every(({ frontMatter }) => frontMatter);

/** Whether all JSON files are valid. Otherwise a person who seems missing may be in an invalid file. */
export const isDataValid = ({ data }: Content): boolean => data.every((file) => file.data !== undefined);

/** The valid files with this schema, in the order given. */
export function validFiles<T>(files: readonly DataFile[], schema: z.ZodType<T>): ValidFile<T>[] {
  return files.filter((file) => file.schema === schema && file.data !== undefined) as ValidFile<T>[];
}

/** The valid files of a kind of year file, newest year first. */
export function validYearFiles<Year extends YearFile>(files: readonly DataFile[], { schema, folder }: YearKind<Year>): ValidFile<Year>[] {
  return validFiles(files, schema)
    .filter(({ relativePath }) => relativePath.startsWith(`${folder}/`))
    .sort((first, second) => second.relativePath.localeCompare(first.relativePath, 'en'));
}

/** The valid year files of all kinds, newest year first within a kind. */
export function allYearFiles(files: readonly DataFile[]): ValidFile<YearFile>[] {
  return YEAR_KINDS.flatMap((kind) => validYearFiles(files, kind));
}

/** Reports a content folder that does not exist. */
export function checkRoot(root: string): Problem[] {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory()) return [];
  const file = displayPath('', root).replace(/\/$/, '');
  return [problemAt(file, START, 'There is no such folder.', 'Name the content folder in SITE_CONTENT, or unset the variable.')];
}
