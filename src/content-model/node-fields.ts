import type { z } from 'zod';
import { fieldName, identifiesPerson } from './graphql-types';
import { partOf, type SchemaPart } from './schema-marks';
import type { PersonReference } from './society-schemas';

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
