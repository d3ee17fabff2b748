import type { Root } from 'mdast';
import type { Components } from './component';
import { parseMarkdown } from './markdown';
import { problemAt, START, type Position, type Problem, type MessageAndRemedy } from './problem';
import { didYouMean } from './suggest';
import { findExceededLimit } from './text-limits';

/** What to do about a line that MDX takes for `import` or `export`. */
export const REMEDY_FOR_MODULES = 'Delete code: components work without it. Start a line of text with another word.';

/** The problem of a tag that is not a component. */
export function messageForUnknownTag(name: string, components: Components): MessageAndRemedy {
  if (!/^[A-Z]/.test(name)) {
    return [`Pages may not use HTML such as "<${name}>".`, `Delete <${name}>, or put it in backticks if readers should see it.`];
  }
  const known = Object.keys(components);
  return [`There is no component "<${name}>".`, `${didYouMean(name, known)}Components: ${known.join(', ')}.`];
}

function messageForUnclosedTag(name: string, isInParagraph: boolean, components: Components): MessageAndRemedy {
  if (!Object.hasOwn(components, name)) return messageForUnknownTag(name, components);
  if (isInParagraph) {
    return [
      `"<${name}>" is opened in a paragraph or list and not closed there.`,
      `Put <${name}> and </${name}> on lines of their own, between empty lines.`,
    ];
  }
  return [`The component "<${name}>" is never closed.`, `Close it with </${name}>, or write <${name} /> if nothing is inside.`];
}

/** Our words for messages of the MDX parser; the first pattern that matches counts. */
const MESSAGES_OF_SYNTAX: readonly (readonly [pattern: RegExp, ...message: MessageAndRemedy])[] = [
  [/import\/exports/, 'A line that starts with "import" or "export" is taken for code.', REMEDY_FOR_MODULES],
  [/`@` \(U\+0040\)/, 'An e-mail address may not be between "<" and ">".', 'Write the e-mail address without "<" and ">".'],
  [/to create a comment/, 'Pages cannot contain comments.', 'Delete "<!--", "-->" and what is between them.'],
  [/before local name/, 'An address may not be between "<" and ">".', 'Write it without "<" and ">", or as [words](address).'],
  [
    /before attribute value|in attribute value/,
    'The value of this attribute is not between two double quotes.',
    'Put it between two double quotes: name="value".',
  ],
  [
    /`"` \(U\+0022\) in attribute name/,
    'A quotation mark ends the value of an attribute here, or one above is never closed.',
    'Write name="value", with “ and ” inside the value.',
  ],
  [
    /before attribute name/,
    'Something in this tag is not an attribute.',
    'Write each attribute as name="value", with only a space between.',
  ],
  [
    /in attribute name/,
    'Something in this tag is not an attribute, or a quotation mark above is never closed.',
    'Write each attribute as name="value", with double quotes on both sides.',
  ],
  [/Unexpected closing slash/, 'This closes a component that was never opened.', 'Delete it, or write its opening tag above.'],
  [/expression|acorn/i, 'Text between "{" and "}" is taken for code, or one of the two is missing.', 'Put text with { or } in backticks.'],
  [
    /before name|in name|after tag|in tag|in closing tag/,
    'This "<" does not start a component.',
    'Put the "<" in backticks, or write "less than".',
  ],
];

/** The parser's `reason` in words for an editor. `written` is the text from the place of the mistake on. */
function explainSyntaxError(reason: string, written: string, components: Components): MessageAndRemedy {
  const [, named, before] = /Expected a closing tag for `<([^>`]+)>`(?: \([^)]*\))?( before the end)?/.exec(reason) ?? [];
  // The parser may name the tag at which it stopped. The tag that it misses is at the place of the mistake.
  const unclosed = named === undefined ? undefined : (/^<([^\s/>]+)/.exec(written)?.[1] ?? named);
  if (unclosed !== undefined) return messageForUnclosedTag(unclosed, before !== undefined, components);
  const between = /Expected the closing tag `<\/([^>`]+)>`/.exec(reason)?.[1];
  if (between !== undefined) return messageForUnclosedTag(between, true, components);
  const mismatched = /corresponding closing tag for `<([^>`]+)>`/.exec(reason)?.[1];
  if (mismatched !== undefined)
    return [`This closing tag does not match "<${mismatched}>".`, `Close the last opened tag first: </${mismatched}>.`];
  const [, ...known] = MESSAGES_OF_SYNTAX.find(([pattern]) => pattern.test(reason)) ?? [];
  if (known.length === 2) return known;
  return ['The text cannot be read from here on.', 'Look on this line for an unclosed component, brace or quote.'];
}

interface SyntaxFailure {
  line?: number | null;
  column?: number | null;
  reason?: string;
  message: string;
}

/** Where the parser stopped; for a tag that is never closed, where it is opened. */
function placeOfSyntaxError({ line, column, reason = '' }: SyntaxFailure, lines: readonly string[]): Position {
  const opened = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason);
  if (opened) return { line: Number(opened[1]), column: Number(opened[2]) };
  if (/end of file in attribute value/.test(reason)) {
    const last = lines.findLastIndex((written) => /=["']/.test(written));
    const written = lines[last] ?? '';
    if (last >= 0) return { line: last + 1, column: Math.max(written.lastIndexOf('="'), written.lastIndexOf("='")) + 2 };
  }
  return { line: line ?? 1, column: column ?? 1 };
}

/** Errors about a tag whose partner is missing, unless the parser missed it in the same paragraph. */
const ABOUT_PAIRS = /^(?!.*end of `paragraph`).*closing (?:tag|slash)/;

const MOST_MISTAKES = 20;

/** Blanks the lines around a place, up to the empty lines above and below. Returns what was there. */
function blankBlock(lines: string[], { line }: Position): string {
  const isText = (index: number): boolean => (lines[index] ?? '').trim() !== '';
  let first = line - 1;
  let last = line - 1;
  while (isText(first - 1)) first -= 1;
  while (isText(last + 1)) last += 1;
  const block = lines.slice(first, last + 1);
  lines.fill('', first, last + 1);
  return block.join('\n');
}

interface ParsedText {
  /** The text without the paragraphs that have problems; `undefined` if nothing could be parsed. */
  tree: Root | undefined;
  problems: Problem[];
}

/** Parses a text. On an error, blanks the offending paragraph and tries again, to report up to 20 errors at once. */
export function parseText(file: string, body: string, components: Components): ParsedText {
  const problems: Problem[] = [];
  let tree: Root | undefined;
  const lines = body.split('\n');
  const exceeded = findExceededLimit(file, lines);
  if (exceeded) return { tree, problems: [exceeded] };
  let arePairsWhole = true;
  for (let tries = 0; tries < MOST_MISTAKES; tries += 1) {
    try {
      tree = parseMarkdown(lines.join('\n'));
      break;
    } catch (error) {
      if (error instanceof RangeError) {
        const remedy = 'Look for quotations or lists that are nested by mistake.';
        if (tries === 0) problems.push(problemAt(file, START, 'The text is nested too deeply to be read.', remedy));
        break;
      }
      const failure = error as SyntaxFailure;
      const reason = failure.reason ?? failure.message;
      const place = placeOfSyntaxError({ ...failure, reason }, lines);
      // The partner of a tag may have been in a paragraph that is blank now.
      if (arePairsWhole || !ABOUT_PAIRS.test(reason)) {
        const written = (lines[place.line - 1] ?? '').slice(place.column - 1);
        problems.push(problemAt(file, place, ...explainSyntaxError(reason, written, components)));
      }
      const block = blankBlock(lines, place);
      if (block === '') break;
      arePairsWhole &&= !/<\/?[A-Za-z]+[\s/>]/.test(block);
    }
  }
  return { tree, problems: problems.sort((one, other) => one.line - other.line) };
}
