import { Document, isMap, isScalar, parseDocument, visit } from 'yaml';

/** A field as YAML, with lists of words on its line. */
function fieldText(name: string, value: unknown): string {
  const document = new Document({ [name]: value });
  visit(document, {
    Seq: (_key, list) => {
      if (list.items.every(isScalar)) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function startWithComments(text: string, start: number): number {
  const lines = text.slice(0, start).split(/(?<=\n)/);
  const above = lines.slice(lines.findLastIndex((line) => !/^[ \t]*(?:#.*)?\n$/.test(line)) + 1);
  return start - above.join('').length;
}

/** The lines of each field and the comments above it; `undefined` if the text is not a plain list of fields. */
function linesOfFields(text: string): Map<string, string> | undefined {
  const { contents, errors } = parseDocument(text);
  if (text.trim() === '') return new Map();
  if (errors.length > 0 || !isMap(contents) || contents.flow) return undefined;
  const starts = contents.items.map(({ key }) => (isScalar(key) && key.range ? key.range[0] : -1));
  if (starts.some((start) => start < 0 || (start > 0 && text[start - 1] !== '\n'))) return undefined;
  const begins = starts.map((start, index) => (index === 0 ? 0 : startWithComments(text, start)));
  const names = contents.items.map(({ key }) => String(isScalar(key) ? key.value : key));
  return new Map(names.map((name, index) => [name, text.slice(begins[index], begins[index + 1] ?? text.length)]));
}

/**
 * Front matter with changed values. Unchanged fields keep their lines and the comments above them.
 * @param values all fields; new ones are added in this order
 * @param original the front matter so far, without the lines of `---`; empty for a new page
 */
export function frontMatterText(
  values: Readonly<Record<string, unknown>>,
  original: string,
  isUnchanged: (name: string) => boolean,
): string {
  const lines = linesOfFields(original === '' ? '' : `${original}\n`) ?? new Map<string, string>();
  const kept = [...lines.keys()].filter((name) => name in values);
  const added = Object.keys(values).filter((name) => !lines.has(name));
  return [...kept, ...added]
    .map((name) => (isUnchanged(name) && lines.get(name)) || fieldText(name, values[name]))
    .join('')
    .replace(/\n$/, '');
}
