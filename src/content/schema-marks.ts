/** Takes the zod schemas of the content apart for the data layer, the forms and the check. Marks say what zod does not know. */
import { z } from 'zod';

/** What a value becomes in the data layer and in forms. JSON Schemas for text editors omit it. */
export interface Mark {
  /** The value names a person, and becomes the person's node. */
  person?: true;
  /** The value names a picture file, and becomes the file's node. */
  picture?: true;
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

/** A schema without its wrappers, such as "optional": a list, a group of fields, or one value. */
export interface SchemaPart {
  /** The schema with all its rules. */
  schema: z.ZodType;
  /** The schema below "optional", defaults and the like. */
  core: z.ZodType;
  mark: Mark;
  description: string | undefined;
  type: string;
  isOptional: boolean;
  items?: SchemaPart;
  fields?: Readonly<Record<string, SchemaPart>>;
  choices?: readonly string[];
  /** The least number, or the fewest items. */
  minimum?: number | undefined;
  /** `date`, or another format of text that zod names. */
  format?: string | undefined;
}

const internalsOf = (schema: z.ZodType) => (schema as unknown as z.core.$ZodTypes)._zod;

/** The bound of `.min()`. */
function minimumOf({ checks = [] }: z.core.$ZodTypeDef): number | undefined {
  for (const { _zod } of checks) {
    const def = _zod.def as z.core.$ZodChecks['_zod']['def'];
    if (def.check === 'min_length') return def.minimum;
    if (def.check === 'greater_than') return Number(def.value);
  }
  return undefined;
}

/** `input` is a file as it is written, `output` as it is after defaults and transformations. */
type Side = 'input' | 'output';

/** Chooses from a union of schemas: a list, which can hold all the others, or else the first that is not a literal. */
function widestOf(options: readonly z.ZodType[], side: Side): SchemaPart | undefined {
  const parts = options.filter((option) => internalsOf(option).def.type !== 'literal').map((option) => partOf(option, side));
  return parts.find(({ items }) => items) ?? parts[0];
}

function takeApart(schema: z.ZodType, side: Side): SchemaPart {
  const { def, optin, optout } = internalsOf(schema);
  const mark = marks.get(schema);
  const isOptional = (side === 'input' ? optin : optout) !== undefined;
  const wrapped = def.type === 'pipe' ? (side === 'input' ? def.in : def.out) : 'innerType' in def ? def.innerType : undefined;
  const choice = def.type === 'union' ? widestOf(def.options as z.ZodType[], side) : undefined;
  const inner = wrapped ? partOf(wrapped as z.ZodType, side) : choice;
  if (inner) {
    const core = wrapped ? inner.core : schema;
    return { ...inner, schema, core, isOptional, mark: { ...inner.mark, ...mark }, description: schema.description ?? inner.description };
  }
  const format = 'format' in def ? String(def.format) : undefined;
  return {
    schema,
    core: schema,
    mark: { ...mark },
    description: schema.description,
    type: def.type === 'number' && format?.includes('int') ? 'integer' : def.type,
    isOptional,
    minimum: minimumOf(def),
    format,
    ...(def.type === 'array' && { items: partOf(def.element as z.ZodType, side) }),
    ...(def.type === 'object' && {
      fields: Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, partOf(field as z.ZodType, side)])),
    }),
    ...(def.type === 'enum' && { choices: Object.values(def.entries).map(String) }),
  };
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
export function valuesMarked<Value>(name: 'person' | 'picture' | 'offers', schema: z.ZodType, value: unknown): MarkedValue<Value>[] {
  const walk = ({ mark, items, fields = {} }: SchemaPart, current: unknown, path: readonly PropertyKey[]): MarkedValue<Value>[] => {
    if (current === undefined || current === null) return [];
    const own = mark[name] && !items ? [{ value: current as Value, mark, path }] : [];
    if (items) return !Array.isArray(current) ? [] : (current as unknown[]).flatMap((item, index) => walk(items, item, [...path, index]));
    const below = Object.entries(fields).flatMap(([key, field]) => walk(field, (current as Record<string, unknown>)[key], [...path, key]));
    return [...own, ...below];
  };
  return walk(partOf(schema), value, []);
}
