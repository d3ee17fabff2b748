import isEqual from 'fast-deep-equal';
import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser';

type Entries = readonly unknown[] | Readonly<Record<string, unknown>>;

const isFilled = (value: unknown): value is Entries => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** A value in JSON as Prettier breaks its lines: a list of texts is on one line. */
function printed(value: unknown, indentation: string, isOnOneLine: boolean): string {
  const text = JSON.stringify(value, null, 2).replace(
    /\[\s+("(?:[^"\\\n]|\\.)*"(?:,\s+"(?:[^"\\\n]|\\.)*")*)\s+\]/g,
    (_list, texts: string) => `[${texts.replace(/\n\s*/g, ' ')}]`,
  );
  return isOnOneLine ? text.replace(/\n\s*/g, ' ') : text.replace(/\n/g, `\n${indentation}`);
}

/** Writes one value. `undefined` removes it. A list gets a new item where `isNew`. */
function withValue(text: string, path: JSONPath, value: unknown, isNew = false): string {
  const [edit] = modify(text, path, value, { isArrayInsertion: isNew });
  if (edit === undefined || value === undefined) return applyEdits(text, edit ? [edit] : []);
  const parent = findNodeAtLocation(parseTree(text) ?? { type: 'null', offset: 0, length: 0 }, path.slice(0, -1));
  const isOnOneLine = parent !== undefined && !text.slice(parent.offset, parent.offset + parent.length).includes('\n');
  // A new first item goes behind the bracket, any other behind the item before it.
  const isFirst = edit.content.endsWith(',');
  const neighbour = isFirst ? edit.offset + text.slice(edit.offset).search(/\S/) : edit.offset;
  const indentation = /^ */.exec(text.slice(text.lastIndexOf('\n', neighbour - 1) + 1))?.[0] ?? '';
  const gap = isOnOneLine ? ' ' : `\n${indentation}`;
  const written = edit.content.replace(JSON.stringify(value), () => printed(value, indentation, isOnOneLine)).replace(/^,/, `,${gap}`);
  const content = isFirst ? (isOnOneLine ? `${written} ` : gap + written) : written;
  return applyEdits(text, [{ ...edit, content }]);
}

/** Items at the end of a list were often there before: an item in the middle was added or removed. */
function sameAtEnd(before: readonly unknown[], after: readonly unknown[]): number {
  const most = Math.min(before.length, after.length);
  const end = Array.from({ length: most }).findIndex((_, index) => !isEqual(before.at(-1 - index), after.at(-1 - index)));
  return end < 0 ? most : end;
}

function withList(text: string, path: JSONPath, before: readonly unknown[], after: readonly unknown[]): string {
  const same = sameAtEnd(before, after);
  const [old, wanted] = [before.slice(0, before.length - same), after.slice(0, after.length - same)];
  const kept = wanted.slice(0, old.length).reduce<string>((now, item, index) => withChanges(now, [...path, index], old[index], item), text);
  const shorter = old.slice(wanted.length).reduce<string>((now) => withValue(now, [...path, wanted.length], undefined), kept);
  return wanted.slice(old.length).reduce<string>((now, item, index) => withValue(now, [...path, old.length + index], item, true), shorter);
}

function withFields(text: string, path: JSONPath, before: Entries, after: Entries): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const fieldOf = (entries: Entries, name: string): unknown => (entries as Record<string, unknown>)[name];
  return names.reduce((now, name) => withChanges(now, [...path, name], fieldOf(before, name), fieldOf(after, name)), text);
}

/** Writes what differs between two values, and keeps the rest of the text to the byte. */
function withChanges(text: string, path: JSONPath, before: unknown, after: unknown): string {
  if (isEqual(before, after)) return text;
  if (!isFilled(before) || !isFilled(after) || Array.isArray(before) !== Array.isArray(after)) return withValue(text, path, after);
  if (Array.isArray(before) && Array.isArray(after)) return withList(text, path, before, after);
  return withFields(text, path, before, after);
}

/** A value as a JSON file: the original with the changes, or a new one. */
export function jsonText(value: unknown, original = ''): string {
  if (original === '') return `${printed(value, '', false)}\n`;
  return withChanges(original, [], JSON.parse(original), value);
}
