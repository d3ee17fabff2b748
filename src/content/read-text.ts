/** Reads a text of the content, a wiki page or the words of another page: decodes it, validates its front matter and parses it. */
import { createHash } from 'node:crypto';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import { decodeText } from './decode-text';
import { pageTextFrontMatterSchema, wikiFrontMatterSchema, type PageTextFrontMatter, type WikiFrontMatter } from './front-matter-schemas';
import { anchorOf, componentsIn, parseMarkdown, type SyntaxTree } from './markdown';
import type { Components } from './component';
import { PAGE_TEXT_COMPONENTS, WIKI_COMPONENTS } from './page-components';
import { fileOfPageText, isPageTextFile, nameOfPageText, PAGE_TEXTS } from './page-texts';
import type { Place, Problem } from './problem';
import type { ReadFile } from './read-content';
import { memoryOfTexts } from './remembered';
import { validateStructuredText } from './schema-problems';
import { splitPage } from './split-page';
import { didYouMean } from './suggest';
import { findExceededLimit } from './text-limits';
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
  /** A digest of all that the record follows from: the file's path and its bytes. */
  digest: string;
  /** Parses the text, at most once; `undefined` when the MDX cannot be parsed. */
  tree: () => Root | undefined;
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

/** Remedy for a line that MDX takes for `import` or `export`. */
export const WORDS_OF_MODULES =
  'Delete the line: components work without it. A line of text that starts with "import" or "export" needs another first word.';

type Words = readonly [message: string, remedy: string];

const LIST_OF = (components: Components): string => Object.keys(components).join(', ');

/** What is wrong with a tag that is opened and never closed. */
function wordsOfUnclosed(name: string, isInParagraph: boolean, components: Components): Words {
  if (!/^[A-Z]/.test(name)) {
    return [`Pages may not use HTML such as "<${name}>".`, `Delete <${name}>, or put it in backticks if you mean the sign itself.`];
  }
  if (!Object.hasOwn(components, name)) {
    const known = Object.keys(components);
    return [`There is no component "<${name}>".`, `${didYouMean(name, known)}Components: ${LIST_OF(components)}.`];
  }
  if (isInParagraph) {
    return [
      `The component "<${name}>" is opened within a paragraph or list and not closed there.`,
      `Put <${name}> and </${name}> on lines of their own, with empty lines around them.`,
    ];
  }
  return [
    `The component "<${name}>" is never closed.`,
    `Close the component with </${name}>, or write <${name} /> when nothing stands inside.`,
  ];
}

/** Words of ours for messages of the MDX parser: the first pattern that fits. */
const WORDS_OF_SYNTAX: readonly (readonly [pattern: RegExp, message: string, remedy: string])[] = [
  [/import\/exports/, 'A line that starts with "import" or "export" is taken for code.', WORDS_OF_MODULES],
  [/`@` \(U\+0040\)/, 'An e-mail address stands between "<" and ">".', 'Write the e-mail address without "<" and ">".'],
  [
    /to create a comment/,
    'This is a comment of HTML, which pages cannot hold.',
    'Pages have no comments: delete "<!--", "-->" and what stands between.',
  ],
  [/before local name/, 'An address stands between "<" and ">".', 'Write an address without "<" and ">", or as [words](address).'],
  [
    /before attribute value|in attribute value/,
    'The value of an attribute does not stand between two double quotes.',
    'Put the value of the attribute between two double quotes: name="value".',
  ],
  [
    /`"` \(U\+0022\) in attribute name/,
    'A quotation mark ends the value of an attribute here, or opens one that is never closed above.',
    'Put each value between two double quotes, with none of them inside: name="value". Within it write “ and ”.',
  ],
  [/before attribute name/, 'Something in this tag is no attribute.', 'Write each attribute as name="value", with nothing between them.'],
  [
    /in attribute name/,
    'Something in this tag is no attribute, or a quotation mark further up is never closed.',
    'Write each attribute as name="value", with a quotation mark on both sides of its value.',
  ],
  [/Unexpected closing slash/, 'A component is closed here that was never opened.', 'Delete it, or write the tag that it closes above.'],
  [
    /expression|acorn/i,
    'The text between these braces, "{" and "}", is taken for code, or one of the two is missing.',
    'Braces have a meaning of their own here: put text with { or } in backticks.',
  ],
  [
    /before name|in name|after tag|in tag|in closing tag/,
    'A "<" starts a component here, and none follows.',
    'Put the "<" in backticks if you mean the sign itself, or write "less than".',
  ],
];

/**
 * What is wrong, and what to do, in words for an editor; the parser's own are for programmers.
 * @param written the text from the place of the mistake on
 */
function explainSyntaxError(reason: string, written: string, components: Components): Words {
  const [, named, before] = /Expected a closing tag for `<([^>`]+)>`(?: \([^)]*\))?( before the end)?/.exec(reason) ?? [];
  // The parser names the tag that it met instead, if that closes another.
  const unclosed = named?.startsWith('/') ? /^<([^\s/>]+)/.exec(written)?.[1] : named;
  if (unclosed !== undefined) return wordsOfUnclosed(unclosed, before !== undefined, components);
  const between = /Expected the closing tag `<\/([^>`]+)>`/.exec(reason)?.[1];
  if (between !== undefined) return wordsOfUnclosed(between, true, components);
  const mismatched = /corresponding closing tag for `<([^>`]+)>`/.exec(reason)?.[1];
  if (mismatched !== undefined)
    return [`Another tag is closed here than "<${mismatched}>".`, `Close what was opened last first: </${mismatched}>.`];
  const known = WORDS_OF_SYNTAX.find(([pattern]) => pattern.test(reason));
  if (known) return [known[1], known[2]];
  return ['The text cannot be read from here on.', 'Look at this line for an unclosed component, brace or quote.'];
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
    const written = lines[last] ?? '';
    if (last >= 0) return { line: last + 1, column: Math.max(written.lastIndexOf('="'), written.lastIndexOf("='")) + 2 };
  }
  return { line: line ?? 1, column: column ?? 1 };
}

/** What the parser says of tags that do not belong together, unless both would be in one paragraph. */
const ABOUT_PAIRS = /^(?!.*end of `paragraph`).*closing (?:tag|slash)/;

/** How many mistakes of one text are looked for. */
const MOST_MISTAKES = 20;

/** Empties the lines around a place, up to the empty lines above and below. Returns what was there. */
function emptyBlock(lines: string[], { line }: Place): string {
  const isText = (index: number): boolean => (lines[index] ?? '').trim() !== '';
  let first = line - 1;
  let last = line - 1;
  while (isText(first - 1)) first -= 1;
  while (isText(last + 1)) last += 1;
  const block = lines.slice(first, last + 1);
  lines.fill('', first, last + 1);
  return block.join('\n');
}

/**
 * The tree of a text, or what keeps it from being parsed: what the parser stops at first, and then what it stops at without the
 * paragraphs that hold what was found before.
 */
function parseText(body: string, components: Components): { tree: Root } | { mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const lines = body.split('\n');
  const exceeded = findExceededLimit(lines);
  if (exceeded) return { mistakes: [exceeded] };
  let arePairsWhole = true;
  for (let tries = 0; tries < MOST_MISTAKES; tries += 1) {
    try {
      const tree = parseMarkdown(lines.join('\n'));
      if (tries === 0) return { tree };
      break;
    } catch (error) {
      if (error instanceof RangeError) {
        const remedy = 'Look for quotes or lists inside one another that are repeated by mistake.';
        if (tries === 0) mistakes.push([START, 'The text is nested too deeply to be read.', remedy]);
        break;
      }
      const failure = error as { line?: number | null; column?: number | null; reason?: string; message: string };
      const reason = failure.reason ?? failure.message;
      const place = placeOfSyntaxError({ ...failure, reason }, lines);
      // A tag seems to lack its partner when that was in a paragraph that is gone.
      if (arePairsWhole || !ABOUT_PAIRS.test(reason))
        mistakes.push([place, ...explainSyntaxError(reason, (lines[place.line - 1] ?? '').slice(place.column - 1), components)]);
      const block = emptyBlock(lines, place);
      if (block === '') break;
      arePairsWhole &&= !/<\/?[A-Za-z]+[\s/>]/.test(block);
    }
  }
  return { mistakes: mistakes.sort(([first], [second]) => first.line - second.line) };
}

/** Whether a text starts with fields that end at a `---` line, but lacks the `---` line above them. */
function lacksFirstLine(source: string): boolean {
  const lines = source.trimStart().split(/\r?\n/);
  const end = lines.findIndex((line) => /^---[ \t]*$/.test(line));
  return end > 0 && /^[a-z_]+:/i.test(lines[0] ?? '') && lines.slice(0, end).every((line) => /^[^#\s]|^[ \t]/.test(line));
}

/** What makes a file no page at all, such as front matter that is never closed; `undefined` for a page. */
function mistakeInOutline(source: string, frontMatter: string): Mistake | undefined {
  if (source.trim() === '') return [START, 'The file is empty.', 'Write the page, starting with its front matter, or delete the file.'];
  if (frontMatter !== '') return undefined;
  if (/^---\s*\n/.test(source) && !/\n---\s*(\n|$)/.test(source)) {
    return [START, 'The front matter is never closed.', 'Write "---" on a line of its own after the last field.'];
  }
  const startsOtherwise = /^\s*(?:-{3,}|\+{3,})[ \t]*\r?\n/.test(source);
  if (!/^---[ \t]*\r?\n/.test(source) && (startsOtherwise || lacksFirstLine(source))) {
    const remedy = 'Write "---", three hyphens alone, on the first line, and again below the last field.';
    return [START, 'The front matter does not start the file.', remedy];
  }
  return undefined;
}

/** What a text holds, without its tree; it can be written as JSON. */
interface Outline {
  headings: TextHeading[];
  usedComponents: string[];
  /** What keeps the text from being parsed. */
  mistakes?: Mistake[];
}

function outlineOf(parsed: ReturnType<typeof parseText>): Outline {
  if ('mistakes' in parsed) return { headings: [], usedComponents: [], mistakes: parsed.mistakes };
  return { headings: headingsOf(parsed.tree), usedComponents: [...componentsIn(parsed.tree)] };
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
  const digest = createHash('md5').update(`${file}\n${relativePath}\n`).update(bytes).digest('hex');
  const unread = ([{ line, column }, message, remedy]: Mistake): TextFile<FrontMatter> => ({
    kind,
    relativePath,
    file,
    url,
    frontMatter: undefined,
    title: wordsOfSegment(url),
    body: '',
    digest,
    tree: () => undefined,
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
  const problems: Problem[] = [...validated.problems, ...(validated.warnings ?? [])];
  let known: ReturnType<typeof parseText> | undefined;
  const parsed = (): ReturnType<typeof parseText> => (known ??= parseText(body, kind.components));
  const outline = memoryOfTexts().recall(`outline ${digest}`, () => outlineOf(parsed()));
  problems.push(...(outline.mistakes ?? []).map(([place, message, remedy]) => ({ file, ...place, message, remedy })));
  const { headings } = outline;
  const data = validated.ok ? validated.data : undefined;
  return {
    kind,
    relativePath,
    file,
    url,
    frontMatter: data,
    title: data?.title ?? headings.find(({ depth }) => depth === 1)?.words ?? wordsOfSegment(url),
    body,
    digest,
    tree: () => {
      const result = parsed();
      return 'tree' in result ? result.tree : undefined;
    },
    headings,
    usedComponents: new Set(outline.usedComponents),
    problems,
    placeOf: validated.placeOf,
  };
}
