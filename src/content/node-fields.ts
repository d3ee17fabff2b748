/** What the data layer holds of a file: its values by the names of their GraphQL fields, with people and pictures as links. */
import type { z } from 'zod';
import { fieldName, isOfPerson } from './graphql-types';
import { marksOf, partsOf } from './schema-marks';
import type { PersonReference } from './society-schemas';

/** How a value that is a node of its own is found. */
export interface NodeLinks {
  /** Id of a person's node. */
  person: (reference: PersonReference) => string;
  /** Absolute path of a picture. Takes it as the file names it. */
  picture: (relativePath: string) => string;
  /** Whether a person is hidden; then no picture of them is shown. */
  isHidden?: (reference: PersonReference) => boolean;
  /** A text as the site shows it, with people named as they want to be. */
  named?: (text: string) => string;
  /** Id of the node of a group that has one. */
  group?: (value: object) => string;
}

type CamelCase<Key extends string> = Key extends `${infer Before}_${infer After}` ? `${Before}${Capitalize<CamelCase<After>>}` : Key;

/** What `nodeFieldsOf` makes of a file without people, and without fields that GraphQL calls otherwise. */
export type NodeFieldsOf<File> = { [Key in keyof File & string as CamelCase<Key>]: File[Key] };

function valueOf(schema: z.ZodType, value: unknown, links: NodeLinks): unknown {
  if (value === undefined) return undefined;
  const { innerType, element, shape } = partsOf(schema);
  if (innerType) return valueOf(innerType, value, links);
  const mark = marksOf(schema);
  if (mark.picture) return links.picture(value as string);
  if (mark.node && links.group) return links.group(value as object);
  if (element) return (value as unknown[]).map((item) => valueOf(element, item, links));
  if (!shape) return typeof value === 'string' && links.named ? links.named(value) : value;
  if (mark.person && Object.keys(shape).every(isOfPerson)) return links.person(value as PersonReference);
  return nodeFieldsOf(schema, value as object, links);
}

/** The fields of a node, by the schema of what it is made from: the values to the types of `graphqlTypesOf`. */
export function nodeFieldsOf(schema: z.ZodType, value: object, links: NodeLinks): Record<string, unknown> {
  const { person } = marksOf(schema);
  const isHidden = person === true && links.isHidden?.(value as PersonReference) === true;
  const fields = Object.entries(partsOf(schema).shape ?? {})
    .filter(([key, field]) => !(person && isOfPerson(key)) && !(isHidden && marksOf(field).picture))
    .map(([key, field]) => [marksOf(field).as ?? fieldName(key), valueOf(field, (value as Record<string, unknown>)[key], links)]);
  return { ...(person && { person: links.person(value as PersonReference) }), ...(Object.fromEntries(fields) as Record<string, unknown>) };
}
