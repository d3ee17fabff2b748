/** Limits of a text. Beyond them the Markdown parser takes minutes, because its time grows with the square of a paragraph's length. */
import { createFenceReader } from './code-fences';
import { problemAt, type Problem, type MessageAndRemedy } from './problem';

/** The most characters of a line, and of a paragraph with all its lines. */
const LONGEST_PARAGRAPH = 5000;

/** Longest block of code, in characters. Inside a quotation it may end early; the rest is then parsed as text, which is slow. */
const LONGEST_CODE = 20_000;

const MOST_LINES = 5000;

/** The most quotations, lists or admonitions inside one another. */
const DEEPEST = 20;

/** A line that starts a block of its own: a list item, heading, fence or admonition. */
const BLOCK_START = /^[ \t>]*(?:[-*+][ \t]|\d+[.)][ \t]|#{1,6}[ \t]|`{3}|~{3}|:{3})/;
/** The second line of a table. */
const TABLE_RULE = /^[ \t>|]*:?-[-:| \t]*$/;
/** The markers of quotations and list items at the start of a line. */
const MARKERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*/;
/** The start of a list item, with its indentation. */
const ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/;
/** A horizontal line, which may look like list items inside one another. */
const HORIZONTAL_LINE = /^[ \t]*[-*][-* \t]*$/;

/** Returns a function that takes line after line and says how many lists are open around it, judged by indentation. */
function createListCounter(): (line: string) => number {
  const open: number[] = [];
  return (line) => {
    const indent = ITEM.exec(line)?.[1]?.replaceAll('\t', '    ').length;
    if (indent === undefined) return open.length;
    while ((open.at(-1) ?? -1) >= indent) open.pop();
    return open.push(indent);
  };
}

const withCommas = (count: number): string => count.toLocaleString('en');
const tooDeep = (what: string): MessageAndRemedy => [
  `More than ${DEEPEST} ${what} are nested here.`,
  'Close each before the next one starts.',
];

/** The first place where a text exceeds a limit, or `undefined`. */
export function findExceededLimit(file: string, lines: readonly string[]): Problem | undefined {
  const exceededAt = (line: number, ...message: MessageAndRemedy): Problem => problemAt(file, { line, column: 1 }, ...message);
  if (lines.length > MOST_LINES) {
    return exceededAt(MOST_LINES + 1, `This text has more than ${withCommas(MOST_LINES)} lines.`, 'Split it into several pages.');
  }
  let paragraph = 0;
  let code = 0;
  let isTable = false;
  let openAdmonitions = 0;
  const read = createFenceReader();
  const countLists = createListCounter();
  for (const [index, line] of lines.entries()) {
    code = read(line).part === 'code' ? code + line.length : 0;
    if (code > LONGEST_CODE) {
      const message = `This code has more than ${withCommas(LONGEST_CODE)} characters.`;
      return exceededAt(index + 1, message, 'Close it with the marks that open it, or link to it as a file.');
    }
    if (code > 0) continue;
    if (line.trim() === '') isTable = false;
    else if (TABLE_RULE.test(line) && (lines[index - 1] ?? '').includes('|')) isTable = true;
    const isStart = line.trim() === '' || isTable || BLOCK_START.test(line);
    paragraph = isStart ? line.length : paragraph + line.length;
    if (paragraph > LONGEST_PARAGRAPH) {
      const message = `This paragraph has more than ${withCommas(LONGEST_PARAGRAPH)} characters.`;
      return exceededAt(index + 1, message, 'Split it with an empty line.');
    }
    const markers = HORIZONTAL_LINE.test(line) ? '' : (MARKERS.exec(line)?.[0] ?? '');
    if (Math.max(markers.replace(/[\d\s]/g, '').length, countLists(line)) > DEEPEST)
      return exceededAt(index + 1, ...tooDeep('quotations or lists'));
    if (/^[ \t>]*:{3,}[ \t]*$/.test(line)) openAdmonitions = Math.max(0, openAdmonitions - 1);
    else if (/^[ \t>]*:{3,}\w/.test(line)) openAdmonitions += 1;
    if (openAdmonitions > DEEPEST) return exceededAt(index + 1, ...tooDeep('admonitions'));
  }
  return undefined;
}
