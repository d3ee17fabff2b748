import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import { decodeText } from './decode-text';
import { pageTextFrontMatterSchema, wikiFrontMatterSchema, type PageTextFrontMatter, type WikiFrontMatter } from './front-matter-schemas';
import { anchorOf, componentsIn, type SyntaxTree } from './markdown';
import type { Components } from './component';
import { PAGE_TEXT_COMPONENTS, WIKI_COMPONENTS } from './page-components';
import { fileOfPageText, isPageTextFile, nameOfPageText, pageOfText } from './page-texts';
import { parseText } from './parse-text';
import { problemAt, START, type Position, type MessageAndRemedy } from './problem';
import type { ReadFile } from './read-content';
import { validateStructuredText } from './schema-problems';
import { splitPage } from './split-page';
import { unreadable } from './structured-text';
import { isWikiPageFile, urlOfWikiFile, titleOfSegment } from './wiki-address';

export interface TextKind<FrontMatter> {
  has: (relativePath: string) => boolean;
  frontMatter: z.ZodType<FrontMatter>;
  components: Components;
  /** Path of the page that shows a file. */
  urlOf: (relativePath: string) => string;
}

export const WIKI_PAGE: TextKind<WikiFrontMatter> = {
  has: isWikiPageFile,
  frontMatter: wikiFrontMatterSchema,
  components: WIKI_COMPONENTS,
  urlOf: urlOfWikiFile,
};

export const PAGE_TEXT: TextKind<PageTextFrontMatter> = {
  has: isPageTextFile,
  frontMatter: pageTextFrontMatterSchema,
  components: PAGE_TEXT_COMPONENTS,
  urlOf: (relativePath) => {
    const name = nameOfPageText(relativePath);
    return (fileOfPageText(name) === relativePath && pageOfText(name)) || '/';
  },
};

export interface TextHeading extends Position {
  words: string;
  depth: number;
  anchor: string;
  /** Whether an earlier heading has the same words; its anchor, `setup-1`, then depends on the order of the two. */
  isRepeated: boolean;
}

interface TextFile<FrontMatter extends TextFrontMatter = TextFrontMatter> extends ReadFile {
  kind: TextKind<FrontMatter>;
  /** Path of the page that shows it. */
  url: string;
  /** `undefined` when it does not match its schema. */
  frontMatter: FrontMatter | undefined;
  /** From the front matter, else the first level-1 heading, else the last segment of the address. */
  title: string;
  /** The text below the front matter, padded with blank lines so that its line numbers match the file's. */
  body: string;
  /** The text's tree; `undefined` when the MDX cannot be parsed. */
  tree: Root | undefined;
  /** The tree without the paragraphs that cannot be parsed; the same as `tree` where all can. */
  readableTree: Root | undefined;
  headings: readonly TextHeading[];
  usedComponents: ReadonlySet<string>;
}

export type TextFrontMatter = WikiFrontMatter | PageTextFrontMatter;
export type WikiFile = TextFile<WikiFrontMatter>;
export type PageTextFile = TextFile<PageTextFrontMatter>;

/** Anchors that links to a page may use; the title has none, because it is above the text. `undefined` for an invalid text. */
export function anchorsOf({ tree, headings }: Pick<TextFile, 'tree' | 'headings'>): string[] | undefined {
  return tree && headings.filter(({ depth }) => depth > 1).map(({ anchor }) => anchor);
}

function headingsOf(tree: Root): TextHeading[] {
  const seen = new Set<string>();
  const headings: TextHeading[] = [];
  visit(tree as SyntaxTree, 'heading', (visited) => {
    const node = visited as Heading;
    const words = toString(node);
    const { line, column } = node.position?.start ?? START;
    const { id, isOwn } = anchorOf(node);
    headings.push({ words, depth: node.depth, anchor: id, isRepeated: !isOwn && seen.has(words.toLowerCase()), line, column });
    seen.add(words.toLowerCase());
  });
  return headings;
}

/** Whether a text starts with fields that end at a `---` line, without a `---` line above them. */
function lacksFirstLine(source: string): boolean {
  const lines = source.trimStart().split(/\r?\n/);
  const end = lines.findIndex((line) => /^---[ \t]*$/.test(line));
  return end > 0 && /^[a-z_]+:/i.test(lines[0] ?? '') && lines.slice(0, end).every((line) => /^[^#\s]|^[ \t]/.test(line));
}

/** The problem of a file that cannot be a page, e.g. because its front matter is never closed; `undefined` for a page. */
function messageForOutline(source: string, frontMatter: string): MessageAndRemedy | undefined {
  if (source.trim() === '') return ['The file is empty.', 'Write the page, starting with its front matter, or delete the file.'];
  if (frontMatter !== '') return undefined;
  if (/^---\s*\n/.test(source) && !/\n---\s*(\n|$)/.test(source)) {
    return ['The front matter is never closed.', 'Write "---" on a line of its own after the last field.'];
  }
  const startsOtherwise = /^\s*(?:-{3,}|\+{3,})[ \t]*\r?\n/.test(source);
  if (!/^---[ \t]*\r?\n/.test(source) && (startsOtherwise || lacksFirstLine(source))) {
    return [
      'The front matter does not start the file.',
      'Write "---", three hyphens alone, on the first line, and again below the last field.',
    ];
  }
  return undefined;
}

/**
 * Reads a wiki page or the text of another page: decodes it, validates its front matter and parses it. Never throws for an
 * editor's mistake, which is among the `problems`.
 */
export function readText<FrontMatter extends TextFrontMatter>(
  kind: TextKind<FrontMatter>,
  { relativePath, file }: Pick<ReadFile, 'relativePath' | 'file'>,
  bytes: Uint8Array,
): TextFile<FrontMatter> {
  const url = kind.urlOf(relativePath);
  const unread = {
    kind,
    relativePath,
    file,
    url,
    frontMatter: undefined,
    title: titleOfSegment(url),
    body: '',
    tree: undefined,
    readableTree: undefined,
    headings: [],
    usedComponents: new Set<string>(),
  };
  const decoded = decodeText(file, bytes);
  if ('problem' in decoded) return { ...unread, ...unreadable(decoded.problem) };
  const { frontMatter, body } = splitPage(decoded.text);
  const message = messageForOutline(decoded.text, frontMatter);
  if (message) return { ...unread, ...unreadable(problemAt(file, START, ...message)) };

  const { data, ...fields } = validateStructuredText(kind.frontMatter, { file, text: frontMatter, kind: 'yaml' });
  const parsed = parseText(file, body, kind.components);
  const tree = parsed.problems.length === 0 ? parsed.tree : undefined;
  const headings = tree ? headingsOf(tree) : [];
  return {
    ...unread,
    ...fields,
    frontMatter: data,
    title: data?.title ?? headings.find(({ depth }) => depth === 1)?.words ?? unread.title,
    body,
    tree,
    readableTree: parsed.tree,
    headings,
    usedComponents: new Set(tree && componentsIn(tree)),
    problems: [...fields.problems, ...parsed.problems],
  };
}
