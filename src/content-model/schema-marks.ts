/** Takes the JSON Schemas of the content apart for the data layer, the forms and the check. Marks say what JSON Schema does not know. */
import { z } from 'zod';

/** What a value becomes in the data layer and in forms. JSON Schemas for text editors omit it. */
export interface Mark {
  /** The value names a person, and becomes the person's node. */
  person?: true;
  /** The value names a picture file, and becomes the file's node. */
  picture?: true;
  /** The value is a link of the site to one of its pages or elsewhere, and the check follows it. */
  link?: true;
  /** The object becomes a node of its own, of this GraphQL type. */
  node?: string;
  /** Name of the object's GraphQL type; by default the name of the enclosing type followed by that of the field. */
  type?: string;
  /** The list of the content with the usual values of this text; the forms offer them. */
  offers?: 'execRoles' | 'venues' | 'societies';
  /** Name of the field in GraphQL, when it differs from the file's. */
  as?: string;
}

const marks = z.registry<Mark>();

/** A person has a name, which `people.json` may hide or change, and an id if two people share the name. */
type PersonSchema = z.ZodType<{ name: string; id?: string | undefined }>;

/** Marks a schema and returns it. Only an object with a name can be a person, because `people.json` does not change plain text. */
export function marked<S extends PersonSchema>(schema: S, mark: Mark & { person: true }): S;
export function marked<S extends z.ZodType>(schema: S, mark: Mark & { person?: never }): S;
export function marked<S extends z.ZodType>(schema: S, mark: Mark): S {
  marks.add(schema, mark);
  return schema;
}

/** A list, a group of fields, or one value, as JSON Schema describes it, with its mark. */
export interface SchemaPart {
  /** The schema with all its rules. */
  schema: z.ZodType;
  mark: Mark;
  description: string | undefined;
  /** `string`, or another type of JSON Schema; none for a value that is transformed. */
  type: string | undefined;
  isOptional: boolean;
  items?: SchemaPart;
  fields?: Readonly<Record<string, SchemaPart>>;
  choices?: readonly string[];
  /** The least number, or the fewest items. */
  minimum?: number | undefined;
  /** `date`, or another format of JSON Schema. */
  format?: string | undefined;
  /** The regular expression that a text must match. */
  pattern?: string | undefined;
}

/** `input` is a file as it is written, `output` as it is after defaults and transformations. */
type Side = 'input' | 'output';

/** JSON Schema with what it can't say: the mark, and which of the schemas it comes from. */
type MarkedJsonSchema = z.core.JSONSchema.BaseSchema & { mark?: Mark; origin?: number };

/** Chooses from alternatives: a list, which can hold all the others, or else the first that is not one fixed value. */
function widestOf({ anyOf, ...json }: MarkedJsonSchema): MarkedJsonSchema {
  const options = (anyOf ?? []).filter((option) => !('const' in option));
  return { ...(options.find(({ items }) => items) ?? options[0]), ...json };
}

function partOfJson(given: MarkedJsonSchema, origins: readonly z.ZodType[], isOptional = false): SchemaPart {
  const { mark = {}, origin = 0, description, type, items, properties, required = [], ...json } = widestOf(given);
  const least = json.minItems ?? json.minimum ?? (json.exclusiveMinimum as number | undefined);
  const entries = Object.entries(properties ?? {}) as [string, MarkedJsonSchema][];
  return {
    schema: origins[origin] as z.ZodType,
    mark,
    description,
    type: type as string | undefined,
    isOptional,
    // Every whole number has the least that JavaScript can count.
    minimum: least === Number.MIN_SAFE_INTEGER ? undefined : least,
    format: json.format,
    pattern: json.pattern,
    ...(items && { items: partOfJson(items as MarkedJsonSchema, origins) }),
    ...(properties && {
      fields: Object.fromEntries(entries.map(([name, field]) => [name, partOfJson(field, origins, !required.includes(name))])),
    }),
    ...(json.enum && { choices: json.enum.map(String) }),
  };
}

function takeApart(schema: z.ZodType, side: Side): SchemaPart {
  const origins: z.ZodType[] = [];
  const json = z.toJSONSchema(schema, {
    io: side,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const marked = jsonSchema as MarkedJsonSchema;
      // What is wrapped, such as in "optional", has its mark already.
      marked.mark = { ...marked.mark, ...marks.get(zodSchema) };
      marked.origin = origins.push(zodSchema as unknown as z.ZodType) - 1;
    },
  });
  return partOfJson(json, origins);
}

const known = { input: new WeakMap<z.ZodType, SchemaPart>(), output: new WeakMap<z.ZodType, SchemaPart>() };

/** Takes a schema apart, all the way down. */
export function partOf(schema: z.ZodType, side: Side = 'output'): SchemaPart {
  const part = known[side].get(schema) ?? takeApart(schema, side);
  known[side].set(schema, part);
  return part;
}

interface MarkedValue<Value> {
  value: Value;
  mark: Mark;
  path: readonly PropertyKey[];
}

/** Every value with a certain mark, in order, and the path to it. Skips what does not match the schema. */
export function valuesMarked<Value>(
  name: 'person' | 'picture' | 'link' | 'offers',
  schema: z.ZodType,
  value: unknown,
): MarkedValue<Value>[] {
  const walk = ({ mark, items, fields = {} }: SchemaPart, current: unknown, path: readonly PropertyKey[]): MarkedValue<Value>[] => {
    if (current === undefined || current === null) return [];
    const own = mark[name] && !items ? [{ value: current as Value, mark, path }] : [];
    if (items) return !Array.isArray(current) ? [] : (current as unknown[]).flatMap((item, index) => walk(items, item, [...path, index]));
    const below = Object.entries(fields).flatMap(([key, field]) => walk(field, (current as Record<string, unknown>)[key], [...path, key]));
    return [...own, ...below];
  };
  return walk(partOf(schema), value, []);
}
