/** Writes JSON as Prettier does with this project's settings. Prettier itself is too large, and asynchronous, for a form. */

/** Longest line, as in `.prettierrc.json`. */
const WIDTH = 140;

/** Whether an object is on several lines although it would fit on one; Prettier leaves that to the author. */
type IsExpanded = (value: object) => boolean;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isGroup = (value: unknown): boolean => (Array.isArray(value) ? value.length > 1 : isObject(value) && Object.keys(value).length > 1);

/** Prettier never puts a list of several objects, or of several lists, on one line. */
function isAlwaysBroken(value: object): boolean {
  if (!Array.isArray(value) || value.length < 2) return false;
  const [first] = value as unknown[];
  return value.every((item) => isGroup(item) && Array.isArray(item) === Array.isArray(first));
}

/** A value on one line; `undefined` if it needs several. */
function onOneLine(value: unknown, isExpanded: IsExpanded): string | undefined {
  if (!isObject(value)) return JSON.stringify(value);
  if (isAlwaysBroken(value) || isExpanded(value)) return undefined;
  const parts: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    const text = onOneLine(item, isExpanded);
    if (text === undefined) return undefined;
    parts.push(Array.isArray(value) ? text : `${JSON.stringify(key)}: ${text}`);
  }
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** Prints a value behind `before`, the start of its line with the indentation. */
function printValue(value: unknown, before: string, after: string, isExpanded: IsExpanded): string {
  const line = onOneLine(value, isExpanded);
  if (!isObject(value) || (line !== undefined && before.length + line.length + after.length <= WIDTH)) return before + line + after;
  const indentation = /^ */.exec(before)?.[0] ?? '';
  const entries = Object.entries(value);
  if (entries.length === 0) return `${before}${Array.isArray(value) ? '[]' : '{}'}${after}`;
  const lines = entries.map(([key, item], index) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    return printValue(item, `${indentation}  ${name}`, index < entries.length - 1 ? ',' : '', isExpanded);
  });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${before}${open}\n${lines.join('\n')}\n${indentation}${close}${after}`;
}

/** Whether an author put each object on several lines, by the JSON of its value. */
function expandedByValue(text: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const opened: { at: number; isExpanded: boolean }[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') opened.push({ at: index, isExpanded: /^\{[ \t]*\n/.test(text.slice(index, index + 200)) });
    else if (token === '}') {
      const { at = 0, isExpanded = false } = opened.pop() ?? {};
      const json = JSON.stringify(JSON.parse(text.slice(at, index + 1)));
      found.set(json, isExpanded || found.get(json) === true);
    }
  }
  return found;
}

/** A value as a JSON file. Objects that the original has on several lines stay so; a changed object follows the one at its position. */
export function jsonText(value: unknown, original = ''): string {
  const isExpandedAs = expandedByValue(original);
  const expanded = new Set([value]);
  const compare = (item: unknown, before: unknown): void => {
    if (!isObject(item)) return;
    if (isExpandedAs.get(JSON.stringify(item)) ?? isExpandedAs.get(JSON.stringify(before))) expanded.add(item);
    for (const [key, below] of Object.entries(item)) compare(below, isObject(before) && (before as Record<string, unknown>)[key]);
  };
  compare(value, original !== '' && JSON.parse(original));
  return `${printValue(value, '', '', (item) => !Array.isArray(item) && expanded.has(item))}\n`;
}
