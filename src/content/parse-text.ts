/** Parses the text of a page, and explains to an editor what keeps it from being parsed. */
import type { Root } from 'mdast';
import type { Components } from './component';
import { parseMarkdown } from './markdown';
import type { Place } from './problem';
import { didYouMean } from './suggest';
import { findExceededLimit } from './text-limits';

export const START: Place = { line: 1, column: 1 };

export type Mistake = readonly [place: Place, message: string, remedy: string];

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
export function parseText(body: string, components: Components): { tree: Root } | { mistakes: Mistake[] } {
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
