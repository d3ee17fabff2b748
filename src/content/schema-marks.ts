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
  marks.add(schema, mark as never);
  return schema;
}
