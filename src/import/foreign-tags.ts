/** Tags of the old site: what pages and files call them, and where readers found their lists. */
import { parse } from 'yaml';
import { tagPath } from '../content/wiki-address';
import { joinPath, textOf, type ForeignPage, type SourceTree } from './docusaurus-pages';
import { capital, oneLine } from './syntax';

/** A tag as a page has it. */
interface ForeignTag {
  label: string;
  /** Address of its list on the old site. */
  address: string;
}

/** The tags of a site. */
export interface ForeignTags {
  /** The tags of a page, each in the one spelling that all pages share. */
  of: (page: ForeignPage) => string[];
  /** Addresses here of the lists of tags by their old ones. */
  lists: ReadonlyMap<string, string>;
  /** What stays behind, each in a sentence. */
  unplaced: string[];
}

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** A label as Docusaurus puts it into an address: `How2Do` is `how-2-do`. */
function kebabCase(label: string): string {
  const plain = label
    .replace(/[ßæœøłđðþı]/gi, (letter) => LETTERS[letter.toLowerCase()] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '');
  return plain
    .replace(/(?<=[\p{Ll}\p{Lo}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, '-')
    .split(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/u)
    .filter(Boolean)
    .join('-')
    .toLowerCase();
}

type Declared = ReadonlyMap<string, { label: string; permalink: string }>;

/** What a file says of tags; `notes` gets what has no place here. */
function declaredIn(tree: SourceTree, file: string, notes: string[]): Declared {
  const bytes = tree.get(file);
  if (!bytes) return new Map();
  try {
    const tags = Object.entries((parse(bytes.toString('utf8')) ?? {}) as Record<string, Record<string, unknown> | null>);
    const described = tags.flatMap(([key, tag]) => (textOf(tag?.description) === undefined ? [] : [textOf(tag?.label) ?? key]));
    if (described.length > 0) notes.push(`${file} describes the tags ${described.join(', ')}: lists of tags here have no words.`);
    return new Map(
      tags.map(([key, tag]) => {
        const label = textOf(tag?.label) ?? capital(key.toLowerCase());
        return [key, { label, permalink: textOf(tag?.permalink) ?? kebabCase(key) }];
      }),
    );
  } catch {
    notes.push(`${file} is no valid YAML, so that tags are called as pages call them.`);
    return new Map();
  }
}

const given = ({ frontMatter: { tags } }: ForeignPage): unknown[] =>
  Array.isArray(tags) ? (tags as unknown[]) : typeof tags === 'string' ? [tags] : [];

function tagOf(tag: unknown, base: string, declared: Declared): ForeignTag[] {
  const object = (tag ?? {}) as { label?: unknown; permalink?: unknown };
  const written = textOf(tag) ?? textOf(object.label);
  if (written === undefined || oneLine(written) === '') return [];
  const { label, permalink } = declared.get(written) ?? { label: written, permalink: textOf(object.permalink) ?? kebabCase(written) };
  return [{ label: oneLine(label), address: joinPath(base, permalink) }];
}

/** Reads the tags of all pages. Those that would share a list here get one spelling. */
export function readTags(pages: readonly ForeignPage[], tree: SourceTree): ForeignTags {
  const unplaced: string[] = [];
  const files = new Map<string, Declared>();
  const declaredFor = (file: string): Declared => {
    if (!files.has(file)) files.set(file, declaredIn(tree, file, unplaced));
    return files.get(file) ?? new Map<string, never>();
  };
  const spelling = new Map<string, string>();
  const lists = new Map<string, string>();
  const labels = new Map<ForeignPage, string[]>();
  for (const page of pages) {
    const { version, blog } = page;
    const base = version ? joinPath(version.base, version.instance.tagsBase) : joinPath(blog?.base ?? '', blog?.tagsBase ?? '');
    const file = version ? `${version.folder}/${version.instance.tagsFile}` : `${blog?.path}/${blog?.tagsFile}`;
    const tags = given(page).flatMap((tag) => tagOf(tag, base, declaredFor(file)));
    for (const { label, address } of tags) {
      const path = tagPath(label);
      // A name without a letter would have no address.
      if (path === tagPath('')) {
        unplaced.push(`${page.source} has the tag “${label}”, which has no letters: it goes.`);
        continue;
      }
      if (!spelling.has(path)) spelling.set(path, label);
      if (version || blog) {
        lists.set(base, tagPath('').replace(/\/$/, ''));
        lists.set(address, path);
      }
    }
    labels.set(page, [...new Set(tags.flatMap(({ label }) => spelling.get(tagPath(label)) ?? []))]);
  }
  return { of: (page) => labels.get(page) ?? [], lists, unplaced };
}
