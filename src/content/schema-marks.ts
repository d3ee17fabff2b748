/** Marks on the zod schemas of the content, for the data layer. The JSON Schemas for text editors leave them out. */
import { z } from 'zod';

/** What a value becomes in the data layer. */
export interface Mark {
  /** The value names a person, and becomes the person's node. */
  person?: true;
  /** The value names a picture file, and becomes the file's node. */
  picture?: true;
  /** The object becomes a node of its own, of this GraphQL type. */
  node?: string;
  /** Name of the object's GraphQL type; by default the name of the enclosing type followed by that of the field. */
  type?: string;
  /** The list of `site.json` that has the usual values of this text; the forms offer them. */
  offers?: 'execRoles';
  /** Name of the field in GraphQL, when it differs from the file's. */
  as?: string;
}

export const marks = z.registry<Mark>();

/** Whoever a file names has a name, which `people.json` may hide or change, and an id if two people share it. */
type PersonSchema = z.ZodType<{ name: string; id?: string | undefined }>;

/** The same schema with a mark. Only an object with a name can be a person: a plain text would escape `people.json`. */
export function marked<S extends PersonSchema>(schema: S, mark: Mark & { person: true }): S;
export function marked<S extends z.ZodType>(schema: S, mark: Mark & { person?: never }): S;
export function marked<S extends z.ZodType>(schema: S, mark: Mark): S {
  marks.add(schema, mark);
  return schema;
}

/** The part of zod's schema definition that is used here. */
interface SchemaDefinition {
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

/** What a schema is made of. */
export function partsOf(schema: z.ZodType): SchemaDefinition {
  return (schema as unknown as { def: SchemaDefinition }).def;
}

/** The marks of a schema, and of what it makes optional. */
export function marksOf(schema: z.ZodType): Mark {
  const { innerType } = partsOf(schema);
  return { ...(innerType && marksOf(innerType)), ...marks.get(schema) };
}

/** Whether a value that answers to a schema may hold one with a certain mark. */
export function mayHold(mark: 'person' | 'picture', schema: z.ZodType): boolean {
  const { innerType, element, shape } = partsOf(schema);
  const below = [innerType, element, ...Object.values(shape ?? {})];
  return marks.get(schema)?.[mark] === true || below.some((part) => part !== undefined && mayHold(mark, part));
}

/** A marked value in a file, and the path to it. */
export interface MarkedValue<Value> {
  value: Value;
  path: readonly PropertyKey[];
}

/**
 * Every value with a certain mark, in order.
 * @param value must match the schema
 */
export function valuesMarked<Value>(
  mark: 'person' | 'picture',
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): MarkedValue<Value>[] {
  if (value === undefined) return [];
  const { innerType, element, shape } = partsOf(schema);
  if (innerType) return valuesMarked(mark, innerType, value, path);
  const own = marks.get(schema)?.[mark] ? [{ value: value as Value, path }] : [];
  const below = element
    ? (value as unknown[]).flatMap((item, index) => valuesMarked<Value>(mark, element, item, [...path, index]))
    : Object.entries(shape ?? {}).flatMap(([key, field]) =>
        valuesMarked<Value>(mark, field, (value as Record<string, unknown>)[key], [...path, key]),
      );
  return [...own, ...below];
}
