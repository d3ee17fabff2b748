import { Document, isMap, isScalar, parseDocument, visit, type Node } from 'yaml';

/** A field as YAML. Lists of plain values are on one line. */
function fieldText(name: string, value: unknown): string {
  const document = new Document({ [name]: value });
  visit(document, {
    Seq: (_key, list) => {
      if (list.items.every(isScalar)) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}

interface FieldPlace {
  name: string;
  /** Where the field's name begins. */
  start: number;
  /** Where its value ends: comments and empty lines may follow. */
  end: number;
}

/** Where the fields are. Empty if the text is not a plain list of fields. */
function placesOfFields(text: string): FieldPlace[] {
  const { contents, errors } = parseDocument(text);
  if (errors.length > 0 || !isMap<Node, Node | null>(contents) || contents.flow) return [];
  return contents.items.flatMap(({ key, value }) => {
    const start = key.range?.[0] ?? 0;
    const end = text.slice(0, value?.range?.[1] ?? key.range?.[1]).trimEnd().length;
    return { name: String(isScalar(key) ? key.value : key), start, end };
  });
}

/**
 * Front matter with changed values. Only the changed fields are written anew; a field that goes takes the comments above it along.
 * @param values all fields; new ones are added in this order
 * @param original the front matter so far, without the lines of `---`; empty for a new page
 */
export function frontMatterText(
  values: Readonly<Record<string, unknown>>,
  original: string,
  isUnchanged: (name: string) => boolean,
): string {
  const places = placesOfFields(original);
  const names = new Set(places.map(({ name }) => name));
  // From the last to the first, so that the places of the others still hold.
  const changed = places.toReversed().reduce(
    (text, { name, start, end }) => {
      if (isUnchanged(name)) return text;
      if (name in values) return text.slice(0, start) + fieldText(name, values[name]) + text.slice(end);
      const above = text.slice(0, start).replace(/(?:^[ \t]*(?:#.*)?\n)+$/m, '');
      return above + text.slice(end).replace(/^.*\n?/, '');
    },
    places.length === 0 ? '' : original,
  );
  const added = Object.keys(values).filter((name) => !names.has(name));
  return [changed.trimEnd(), ...added.map((name) => fieldText(name, values[name]))].filter((part) => part !== '').join('\n');
}
