/** What the zod schemas of the content say beyond what a value may be. It is no part of the JSON Schemas that text editors read. */
import { z } from 'zod';

/** What a value is in the data layer. */
export interface Mark {
  /** A person by name and id: there it is the person's node. */
  person?: true;
  /** A picture's file: there it is the file's node. */
  picture?: true;
  /** A group of fields that is a node of its own, of this GraphQL type. */
  node?: string;
  /** Name of the GraphQL type of a group of fields; without one it is that of the type around it with the field's. */
  type?: string;
  /** Name of the field in GraphQL, where it is not that of the file. */
  as?: string;
}

export const marks = z.registry<Mark>();

/** The same schema with a mark. */
export function marked<S extends z.ZodType>(schema: S, mark: Mark): S {
  marks.add(schema, mark);
  return schema;
}

/** What zod keeps of a schema, as far as it is used here. */
interface SchemaDefinition {
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

/** A value of a file with a mark, and the path to it. */
export interface MarkedValue<Value> {
  value: Value;
  path: readonly PropertyKey[];
}

/** Every value of a file with a certain mark, in order. Takes what answers to the schema. */
export function valuesMarked<Value>(
  mark: 'person' | 'picture',
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): MarkedValue<Value>[] {
  if (value === undefined) return [];
  const { innerType, element, shape } = (schema as unknown as { def: SchemaDefinition }).def;
  if (innerType) return valuesMarked(mark, innerType, value, path);
  const own = marks.get(schema)?.[mark] ? [{ value: value as Value, path }] : [];
  const below = element
    ? (value as unknown[]).flatMap((item, index) => valuesMarked<Value>(mark, element, item, [...path, index]))
    : Object.entries(shape ?? {}).flatMap(([key, field]) =>
        valuesMarked<Value>(mark, field, (value as Record<string, unknown>)[key], [...path, key]),
      );
  return [...own, ...below];
}
