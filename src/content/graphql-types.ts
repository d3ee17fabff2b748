/** GraphQL types made from the zod schemas of the content's files, descriptions included. */
import { z } from 'zod';
import { marks, type Mark } from './schema-marks';

/** A JSON Schema as zod writes it, with the marks of `schema-marks.ts`. */
interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  mark?: Mark;
}

/** What a type needs beyond its schema. */
export interface TypeOptions {
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
export function fieldName(key: string): string {
  return key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Whether a field identifies a person; in GraphQL the person's node takes its place. */
export const isOfPerson = (key: string): boolean => key === 'name' || key === 'id';

/** Collects the types of one schema. */
class TypeCollector {
  readonly types = new Map<string, string>();

  constructor(private readonly extra: NonNullable<TypeOptions['fields']>) {}

  /** Adds the type of an object schema, and those of the objects nested in it. */
  add(name: string, words: string | undefined, prefix: string, header: string, { properties = {}, required = [], mark }: JsonSchema): void {
    const extra = this.extra[name] ?? '';
    const given = new Set([...extra.matchAll(/^[ \t]*(\w+)(?:\(.*\))?:/gm)].map(([, field]) => field));
    const fields = Object.entries(properties).flatMap(([key, property]) => {
      const field = property.mark?.as ?? fieldName(key);
      if (mark?.person && isOfPerson(key)) return [];
      // Even for a field whose SDL is given, `typeOf` has to run: it may add a nested type.
      const { type, directive } = this.typeOf(property, prefix, field);
      if (given.has(field)) return [];
      return [withWords(property.description, `${field}: ${type}${required.includes(key) ? '!' : ''}${directive}`)];
    });
    const person = mark?.person ? [withWords('The person.', 'person: Person! @link')] : [];
    this.types.set(name, withWords(words, `type ${name} ${header} @dontInfer {\n${[...person, ...fields, extra].join('\n')}\n}`));
  }

  /** The type of a field, with the directive that links it to its node. */
  private typeOf(schema: JsonSchema, prefix: string, field: string): { type: string; directive: string } {
    const { items, properties, mark, description } = schema;
    if (items) {
      const { type, directive } = this.typeOf(
        { ...(description !== undefined && { description }), ...items },
        prefix,
        field.replace(/s$/, ''),
      );
      return { type: `[${type}!]`, directive };
    }
    if (mark?.picture) return { type: 'File', directive: ' @picture' };
    if (mark?.node) return { type: mark.node, directive: ' @link' };
    if (!properties) return { type: SCALARS[schema.type ?? ''] ?? 'String', directive: '' };
    if (mark?.person && Object.keys(properties).every(isOfPerson)) return { type: 'Person', directive: ' @link' };
    const type = mark?.type ?? prefix + capitalised(field);
    this.add(type, description, type, '', schema);
    return { type, directive: '' };
  }
}

/**
 * The type of a schema and of the objects nested in it, each as SDL. People and pictures become links to their nodes: a
 * person with further fields is an object with a `person` field, one without is the person itself.
 */
export function graphqlTypesOf(schema: z.ZodType, { name, description, prefix = name, header = '', fields = {} }: TypeOptions): string[] {
  const json = z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema }) => {
      const mark = marks.get(zodSchema);
      if (mark) jsonSchema.mark = { ...(jsonSchema.mark as Mark | undefined), ...mark };
    },
  }) as JsonSchema;
  const collector = new TypeCollector(fields);
  collector.add(name, description, prefix, header, json);
  return [...collector.types.values()];
}
