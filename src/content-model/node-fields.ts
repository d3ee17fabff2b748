/** What a node has of a file: the GraphQL types of the file's schema, and the values for them. */
import type { z } from 'zod';
import { partOf, type SchemaPart } from './schema-marks';
import type { PersonReference } from './society-schemas';

interface TypeOptions {
  name: string;
  description: string;
  /** Prefix for the names of nested types; the name of the type itself by default. */
  prefix?: string;
  /** Interfaces and directives of the type, such as `implements Node`. */
  header?: string;
  /** SDL of additional fields, by type name; it replaces a field of the same name in the schema. */
  fields?: Readonly<Record<string, string>>;
}

const SCALARS: Readonly<Record<string, string>> = { integer: 'Int', number: 'Float', boolean: 'Boolean' };

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const withWords = (words: string | undefined, sdl: string): string => `${JSON.stringify(words ?? '')}\n${sdl}`;

/** `sidebar_label` → `sidebarLabel`: the name of a field in the data layer. */
function fieldName(key: string): string {
  return key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Whether a field identifies a person; in GraphQL the person's node takes its place. */
const identifiesPerson = (key: string): boolean => key === 'name' || key === 'id';

/**
 * The type of a zod schema and of the objects nested in it, each as SDL. Pictures and people become links to their nodes. A
 * person with further fields becomes an object with a `person` field.
 */
export function graphqlTypesOf(
  schema: z.ZodType,
  { name, description, prefix = name, header = '', fields: extra = {} }: TypeOptions,
): string[] {
  const types = new Map<string, string>();

  /** The type of a field, with the directive that links it to its node. */
  const typeOf = ({ items, fields, mark, type, description: words, ...part }: SchemaPart, above: string, field: string): string => {
    if (items) {
      const [item = '', ...directives] = typeOf(
        { ...items, description: items.description ?? words },
        above,
        field.replace(/s$/, ''),
      ).split(' ');
      return [`[${item}!]`, ...directives].join(' ');
    }
    if (mark.picture) return 'File @picture';
    if (mark.node) return `${mark.node} @link`;
    if (!fields) return SCALARS[type ?? ''] ?? 'String';
    if (mark.person && Object.keys(fields).every(identifiesPerson)) return 'Person @link';
    const nested = mark.type ?? above + capitalised(field);
    add(nested, nested, '', { fields, mark, type, description: words, ...part });
    return nested;
  };

  const add = (typeName: string, above: string, implemented: string, { fields = {}, mark, description: words }: SchemaPart): void => {
    const added = extra[typeName] ?? '';
    const given = new Set([...added.matchAll(/^[ \t]*(\w+)(?:\(.*\))?:/gm)].map(([, field]) => field));
    const lines = Object.entries(fields).flatMap(([key, part]) => {
      const field = part.mark.as ?? fieldName(key);
      if (mark.person && identifiesPerson(key)) return [];
      // Even for a field whose SDL is given, `typeOf` has to run: it may add a nested type.
      const [type = '', ...directives] = typeOf(part, above, field).split(' ');
      if (given.has(field)) return [];
      return [withWords(part.description, `${field}: ${[type + (part.isOptional ? '' : '!'), ...directives].join(' ')}`)];
    });
    const person = mark.person ? [withWords('The person.', 'person: Person! @link')] : [];
    types.set(typeName, withWords(words, `type ${typeName} ${implemented} @dontInfer {\n${[...person, ...lines, added].join('\n')}\n}`));
  };

  add(name, prefix, header, { ...partOf(schema), description });
  return [...types.values()];
}

export interface NodeLinks {
  /** Id of a person's node. */
  person: (reference: PersonReference) => string;
  /** Absolute path of a picture. Takes it as the file names it. */
  picture: (relativePath: string) => string;
  /** Whether a person is hidden; then no picture of them is shown. */
  isHidden?: (reference: PersonReference) => boolean;
  /** Names the people in a text as `people.json` asks. */
  named?: (text: string) => string;
  /** Id of the node for a group whose schema has the mark `node`. */
  group?: (value: object) => string;
}

type CamelCase<Key extends string> = Key extends `${infer Before}_${infer After}` ? `${Before}${Capitalize<CamelCase<After>>}` : Key;

/** What `nodeFieldsOf` returns for a file without people and without fields that the mark `as` renames. */
export type NodeFieldsOf<File> = { [Key in keyof File & string as CamelCase<Key>]: File[Key] };

function valueOf({ mark, items, fields, ...part }: SchemaPart, value: unknown, links: NodeLinks): unknown {
  if (value === undefined) return undefined;
  if (mark.picture) return links.picture(value as string);
  if (mark.node && links.group && !items) return links.group(value as object);
  if (items) return (value as unknown[]).map((item) => valueOf(items, item, links));
  if (!fields) return typeof value === 'string' && links.named ? links.named(value) : value;
  if (mark.person && Object.keys(fields).every(identifiesPerson)) return links.person(value as PersonReference);
  return fieldsOf({ mark, fields, ...part }, value as Record<string, unknown>, links);
}

function fieldsOf(
  { mark: { person }, fields = {} }: SchemaPart,
  value: Readonly<Record<string, unknown>>,
  links: NodeLinks,
): Record<string, unknown> {
  const reference = value as unknown as PersonReference;
  const isHidden = person === true && links.isHidden?.(reference) === true;
  const entries = Object.entries(fields)
    .filter(([key, { mark }]) => !(person && identifiesPerson(key)) && !(isHidden && mark.picture))
    .map(([key, field]) => [field.mark.as ?? fieldName(key), valueOf(field, value[key], links)]);
  return { ...(person && { person: links.person(reference) }), ...(Object.fromEntries(entries) as Record<string, unknown>) };
}

/** A file's values by their GraphQL names, with people and pictures as links: the values for the types of `graphqlTypesOf`. */
export function nodeFieldsOf(schema: z.ZodType, value: object, links: NodeLinks): Record<string, unknown> {
  return fieldsOf(partOf(schema), value as Record<string, unknown>, links);
}
