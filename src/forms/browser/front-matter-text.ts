import { Document, isMap, isScalar, parseDocument, visit } from 'yaml';

/** A field as YAML. Lists of plain values are on one line. */
function fieldText(name: string, value: unknown): string {
  const document = new Document({ [name]: value });
  visit(document, {
    Seq: (_key, list) => {
      if (list.items.every(isScalar)) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function startOfComments(text: string, start: number): number {
  const lines = text.slice(0, start).split(/(?<=\n)/);
  const above = lines.slice(lines.findLastIndex((line) => !/^[ \t]*(?:#.*)?\n$/.test(line)) + 1);
  return start - above.join('').length;
}

/** The lines of each field, and the comments above them. Empty if the text is not a plain list of fields. */
function linesOfFields(text: string): Map<string, { comments: string; own: string }> {
  const { contents, errors } = parseDocument(text);
  if (errors.length > 0 || !isMap(contents) || contents.flow) return new Map();
  const starts = contents.items.map(({ key }) => (isScalar(key) && key.range ? key.range[0] : -1));
  if (starts.some((start) => start < 0 || (start > 0 && text[start - 1] !== '\n'))) return new Map();
  const begins = [...starts, text.length].map((start, index) => (index === 0 ? 0 : startOfComments(text, start)));
  return new Map(
    contents.items.map(({ key }, index) => [
      String(isScalar(key) ? key.value : key),
      { comments: text.slice(begins[index], starts[index]), own: text.slice(starts[index], begins[index + 1]) },
    ]),
  );
}

/**
 * Front matter with changed values. Unchanged fields keep their lines, and changed ones the comments above them.
 * @param values all fields; new ones are added in this order
 * @param original the front matter so far, without the lines of `---`; empty for a new page
 */
export function frontMatterText(
  values: Readonly<Record<string, unknown>>,
  original: string,
  isUnchanged: (name: string) => boolean,
): string {
  const text = original === '' ? '' : `${original}\n`;
  const lines = linesOfFields(text);
  const fieldOf = (name: string): string => {
    const { comments = '', own = '' } = lines.get(name) ?? {};
    return comments + ((isUnchanged(name) && own) || fieldText(name, values[name]));
  };
  const kept = [...lines.keys()].filter((name) => name in values);
  const added = Object.keys(values).filter((name) => !lines.has(name));
  const below = text.slice(startOfComments(text, text.length));
  return [...kept.map(fieldOf), below, ...added.map(fieldOf)].join('').replace(/\n$/, '');
}
