/** What the forms know of a schema: its JSON Schema with the marks of `schema-marks.ts`, and each part's own schema. */
import { z } from 'zod';
import { marks, type Mark } from '../../content/schema-marks';

/** A JSON Schema as zod writes it. */
export interface Shape {
  type?: string;
  format?: string;
  description?: string;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  anyOf?: readonly Shape[];
  enum?: readonly string[];
  const?: unknown;
  minItems?: number;
  minimum?: number;
  mark?: Mark;
  /** The zod schema of this part, which knows every rule and says what is wrong in a sentence. */
  schema?: z.ZodType;
}

/** JSON holds no functions, so the parts name their schemas by number at first. */
interface NumberedShape extends Shape {
  number?: number;
}

function withSchemas(shape: NumberedShape, schemas: readonly z.ZodType[]): Shape {
  const { number, properties, items, anyOf, ...rest } = shape;
  const variants = anyOf?.map((one) => withSchemas(one, schemas)).filter((one) => one.const === undefined);
  // Where a value may take several forms, a list is the one that holds all the others.
  const chosen = variants?.find((one) => one.items) ?? variants?.[0];
  const schema = number === undefined ? undefined : schemas[number];
  return {
    ...chosen,
    ...rest,
    ...(schema && { schema }),
    ...(items && { items: withSchemas(items, schemas) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, withSchemas(property, schemas)])),
    }),
  };
}

/** The shape of what a file of this schema holds. */
export function shapeOf(schema: z.ZodType): Shape {
  const schemas: z.ZodType[] = [];
  const json = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const mark = marks.get(zodSchema);
      if (mark) jsonSchema.mark = { ...(jsonSchema.mark as Mark | undefined), ...mark };
      jsonSchema.number = schemas.push(zodSchema as unknown as z.ZodType) - 1;
    },
  });
  return withSchemas(json as unknown as NumberedShape, schemas);
}
