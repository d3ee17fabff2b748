/** Splits Markdown into prose and code, whatever its dialect. */

/** A piece of a text. A fence has three: the line that opens it, its lines, and the line that closes it. */
export interface MarkdownPart {
  kind: 'prose' | 'span' | 'opening' | 'code' | 'closing';
  text: string;
}

const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}(?!`)|~{3,}(?!~))(.*)$/;

/** Whether a line opens or closes a fence. */
export const isFence = (line: string): boolean => FENCE.test(line);

/** Prose and code between backticks, by turns. Code ends in the paragraph in which it begins. */
function spansOf(prose: string): MarkdownPart[] {
  const marks = [...prose.matchAll(/`+|\n[ \t]*\n/g)];
  const closing = new Map<number, number>();
  let next = new Map<string, number>();
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    const [mark = ''] = marks[index] ?? [];
    if (!mark.startsWith('`')) next = new Map();
    else {
      const end = next.get(mark);
      if (end !== undefined) closing.set(index, end);
      next.set(mark, index);
    }
  }
  const parts: MarkdownPart[] = [];
  let from = 0;
  for (let index = 0; index < marks.length; index += 1) {
    const end = closing.get(index);
    const [open, close] = [marks[index], end === undefined ? undefined : marks[end]];
    if (end === undefined || !open || !close) continue;
    const after = close.index + close[0].length;
    parts.push({ kind: 'prose', text: prose.slice(from, open.index) }, { kind: 'span', text: prose.slice(open.index, after) });
    from = after;
    index = end;
  }
  return [...parts, { kind: 'prose', text: prose.slice(from) }];
}

/** The parts of a text; joined, they are the text again. */
export function splitMarkdown(text: string): MarkdownPart[] {
  const parts: MarkdownPart[] = [];
  let prose = '';
  let fence: string | undefined;
  const endProse = (): void => {
    parts.push(...spansOf(prose));
    prose = '';
  };
  for (const line of text.split(/(?<=\n)/)) {
    const [, marks, rest = ''] = FENCE.exec(line.replace(/\n$/, '')) ?? [];
    if (fence === undefined && marks !== undefined && !(marks.startsWith('`') && rest.includes('`'))) {
      endProse();
      fence = marks;
      parts.push({ kind: 'opening', text: line });
    } else if (fence === undefined) prose += line;
    else if (marks?.startsWith(fence) === true && rest.trim() === '') {
      fence = undefined;
      parts.push({ kind: 'closing', text: line });
    } else parts.push({ kind: 'code', text: line });
  }
  endProse();
  return parts;
}

/** More characters than a tag has. */
const LONGEST_TAG = 20_000;

/** Where the tag that starts at an offset ends; `undefined` when it is none. */
function endOfTag(text: string, start: number): number | undefined {
  let quote = '';
  let depth = 0;
  for (let at = start + 1; at < Math.min(text.length, start + LONGEST_TAG); at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (/["'`]/.test(character)) quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (depth === 0 && character === '<') return undefined;
    else if (depth === 0 && character === '>') return at + 1;
  }
  return undefined;
}

/**
 * Replaces the tags of a text.
 * @param change gets a tag and what the text before it became
 */
export function replaceTags(text: string, change: (tag: string, before: string) => string): string {
  let result = '';
  let from = 0;
  for (const { index } of text.matchAll(/<\/?(?=[A-Za-z>])/g)) {
    const end = index < from ? undefined : endOfTag(text, index);
    if (end === undefined) continue;
    result += text.slice(from, index);
    result += change(text.slice(index, end), result);
    from = end;
  }
  return result + text.slice(from);
}

/**
 * Replaces everything between two marks, and the marks.
 * @param change gets what is between them
 */
export function replaceBetween(text: string, open: string, close: string, change: (inside: string) => string): string {
  const [first = '', ...parts] = text.split(open);
  return parts.reduce((result, part) => {
    const end = part.indexOf(close);
    return end < 0 ? result + open + part : result + change(part.slice(0, end)) + part.slice(end + close.length);
  }, first);
}
