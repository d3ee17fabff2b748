/** Reads a text of the content, a wiki page or the words of another page: decodes it, validates its front matter and parses it. */
import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import { decodeText } from './decode-text';
import { pageTextFrontMatterSchema, wikiFrontMatterSchema, type PageTextFrontMatter, type WikiFrontMatter } from './front-matter-schemas';
import { componentsIn, parseMarkdown, splitPage, type SyntaxTree } from './markdown';
import type { Components } from './component';
import { PAGE_TEXT_COMPONENTS, WIKI_COMPONENTS } from './page-components';
import { fileOfPageText, isPageTextFile, nameOfPageText, PAGE_TEXTS } from './page-texts';
import type { Place, Problem } from './problem';
import type { ReadFile } from './read-content';
import { validateStructuredText } from './schema-problems';
import { didYouMean } from './suggest';
import { isWikiPageFile, urlOfWikiFile, wordsOfSegment } from './wiki-address';

/** What distinguishes one kind of text from another. */
export interface TextKind<FrontMatter> {
  /** Whether a file is of this kind; takes its path relative to the content root. */
  has: (relativePath: string) => boolean;
  frontMatter: z.ZodType<FrontMatter>;
  /** Components that its text may use without an import. */
  components: Components;
  /** Path of the page that shows a file; takes the file's path relative to the content root. */
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
    return Object.hasOwn(PAGE_TEXTS, name) && fileOfPageText(name) === relativePath ? (PAGE_TEXTS[name]?.path ?? '/') : '/';
  },
};

/** A heading of a text, and where it is in the file. */
export interface TextHeading extends Place {
  words: string;
  depth: number;
  anchor: string;
  /** Whether an earlier heading has the same words; its anchor, `setup-1`, then depends on the order of the two. */
  isRepeated: boolean;
}

/** A text that was read. */
export interface TextFile<FrontMatter extends TextFrontMatter = TextFrontMatter> extends ReadFile {
  kind: TextKind<FrontMatter>;
  /** Path of the page that shows it. */
  url: string;
  /** `undefined` when it does not match its schema. */
  frontMatter: FrontMatter | undefined;
  /** From the front matter, else the first level-1 heading, else the last segment of the address. */
  title: string;
  /** The text below the front matter, padded with blank lines so that its line numbers match the file's. */
  body: string;
  /** `undefined` when the MDX cannot be parsed. */
  tree: Root | undefined;
  headings: readonly TextHeading[];
  /** Names of the components that the text uses. */
  usedComponents: ReadonlySet<string>;
}

export type TextFrontMatter = WikiFrontMatter | PageTextFrontMatter;
export type WikiFile = TextFile<WikiFrontMatter>;
export type PageTextFile = TextFile<PageTextFrontMatter>;

const START: Place = { line: 1, column: 1 };

type Mistake = readonly [place: Place, message: string, remedy: string];

/** The headings of a text, in order. */
function headingsOf(tree: Root): TextHeading[] {
  const slugger = new GithubSlugger();
  const seen = new Set<string>();
  const headings: TextHeading[] = [];
  visit(tree as SyntaxTree, 'heading', (visited) => {
    const node = visited as Heading;
    const words = toString(node);
    const { line, column } = node.position?.start ?? START;
    headings.push({ words, depth: node.depth, anchor: slugger.slug(words), isRepeated: seen.has(words.toLowerCase()), line, column });
    seen.add(words.toLowerCase());
  });
  return headings;
}

/** Remedy for a line that MDX takes for `import` or `export`. */
export const WORDS_OF_MODULES =
  'Delete the line: components work without it. A line of text that starts with "import" or "export" needs another first word.';

/** Rewrites a message of the MDX parser for an editor. */
function explainSyntaxError(reason: string, components: Components): string {
  if (reason.includes('import/exports')) return WORDS_OF_MODULES;
  if (reason.includes('`@` (U+0040)')) return 'Write the e-mail address without "<" and ">".';
  if (reason.includes('to create a comment')) return 'Pages have no comments: delete "<!--", "-->" and what stands between.';
  if (reason.includes('before local name')) return 'Write an address without "<" and ">", or as [words](address).';
  const unclosed = /Expected a closing tag for `<([^>`]+)>`/.exec(reason)?.[1];
  if (unclosed && /^[a-z]/.test(unclosed))
    return `Pages may not use HTML: delete <${unclosed}>, or put it in backticks if you mean the sign itself.`;
  if (unclosed && !Object.hasOwn(components, unclosed)) {
    return `There is no component "<${unclosed}>". ${didYouMean(unclosed, Object.keys(components))}Components: ${Object.keys(components).join(', ')}.`;
  }
  if (unclosed) return `Close the component with </${unclosed}>, or write <${unclosed} /> when nothing stands inside.`;
  const mismatched = /corresponding closing tag for `<([^>`]+)>`/.exec(reason)?.[1];
  if (mismatched) return `Close what was opened last first: </${mismatched}>.`;
  if (reason.includes('Unexpected closing')) return 'Delete it, or write the tag that it closes above.';
  if (reason.includes('attribute value')) return 'Put the value of the attribute between two double quotes: name="value".';
  if (/expression/i.test(reason) || reason.includes('acorn'))
    return 'Braces have a meaning of their own here: put text with { or } in backticks.';
  if (/tag|name|attribute/i.test(reason))
    return 'A "<" before a letter starts a component: put it in backticks if you mean the sign itself.';
  return 'Look at this line for an unclosed component, brace or quote.';
}

/** Where the parser stopped; for a tag that is never closed, where it is opened. */
function placeOfSyntaxError(
  { line, column, reason }: { line?: number | null; column?: number | null; reason: string },
  lines: readonly string[],
): Place {
  const opened = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason);
  if (opened) return { line: Number(opened[1]), column: Number(opened[2]) };
  if (/end of file in attribute value/.test(reason)) {
    const last = lines.findLastIndex((written) => /=["']/.test(written));
    if (last >= 0) return { line: last + 1, column: (lines[last] ?? '').search(/=["'](?!.*=["'])/) + 2 };
  }
  return { line: line ?? 1, column: column ?? 1 };
}

/** The tree of a text, or what keeps it from being parsed. */
function parseText(body: string, components: Components): { tree: Root } | { mistake: Mistake } {
  try {
    return { tree: parseMarkdown(body) };
  } catch (error) {
    if (error instanceof RangeError) {
      const remedy = 'Look for quotes or lists inside one another that are repeated by mistake.';
      return { mistake: [START, 'The text is nested too deeply to be read.', remedy] };
    }
    const failure = error as { line?: number | null; column?: number | null; reason?: string; message: string };
    const reason = failure.reason ?? failure.message;
    const what = reason
      .replace(/\s*\((?:\d+:\d+-\d+:\d+|note: .*)\)/g, '')
      .replace(/\s+/g, ' ')
      .replace(/\.?$/, '.');
    const place = placeOfSyntaxError({ ...failure, reason }, body.split('\n'));
    return { mistake: [place, `The MDX cannot be read: ${what}`, explainSyntaxError(reason, components)] };
  }
}

/** What makes a file no page at all, such as front matter that is never closed; `undefined` for a page. */
function mistakeInOutline(source: string, frontMatter: string): Mistake | undefined {
  if (source.trim() === '') return [START, 'The file is empty.', 'Write the page, starting with its front matter, or delete the file.'];
  if (frontMatter !== '') return undefined;
  if (/^---\s*\n/.test(source) && !/\n---\s*(\n|$)/.test(source)) {
    return [START, 'The front matter is never closed.', 'Write "---" on a line of its own after the last field.'];
  }
  if (!/^---[ \t]*\r?\n/.test(source) && /^\s*(?:-{3,}|\+{3,})[ \t]*\r?\n/.test(source)) {
    const remedy = 'Write "---", three hyphens alone, on the first line, and again below the last field.';
    return [START, 'The front matter does not start the file.', remedy];
  }
  return undefined;
}

/**
 * Reads one text.
 * @returns its record; an editor's mistake never throws, but is among the record's problems
 */
export function readText<FrontMatter extends TextFrontMatter>(
  kind: TextKind<FrontMatter>,
  { relativePath, file }: Pick<ReadFile, 'relativePath' | 'file'>,
  bytes: Buffer,
): TextFile<FrontMatter> {
  const url = kind.urlOf(relativePath);
  const unread = ([{ line, column }, message, remedy]: Mistake): TextFile<FrontMatter> => ({
    kind,
    relativePath,
    file,
    url,
    frontMatter: undefined,
    title: wordsOfSegment(url),
    body: '',
    tree: undefined,
    headings: [],
    usedComponents: new Set(),
    problems: [{ file, line, column, message, remedy }],
    placeOf: () => START,
  });
  const decoded = decodeText(bytes);
  if (!('text' in decoded)) return unread([decoded.place, decoded.message, decoded.remedy]);
  const { frontMatter, body } = splitPage(decoded.text);
  const mistake = mistakeInOutline(decoded.text, frontMatter);
  if (mistake) return unread(mistake);

  const validated = validateStructuredText(kind.frontMatter, { file, text: frontMatter, kind: 'yaml', linesAbove: 1 });
  const problems: Problem[] = [...validated.problems];
  const parsed = parseText(body, kind.components);
  if ('mistake' in parsed) {
    const [{ line, column }, message, remedy] = parsed.mistake;
    problems.push({ file, line, column, message, remedy });
  }
  const tree = 'tree' in parsed ? parsed.tree : undefined;
  const headings = tree ? headingsOf(tree) : [];
  const data = validated.ok ? validated.data : undefined;
  return {
    kind,
    relativePath,
    file,
    url,
    frontMatter: data,
    title: data?.title ?? headings.find(({ depth }) => depth === 1)?.words ?? wordsOfSegment(url),
    body,
    tree,
    headings,
    usedComponents: tree ? componentsIn(tree) : new Set(),
    problems,
    placeOf: validated.placeOf,
  };
}
