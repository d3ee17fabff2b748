/** Turns what a zod schema finds wrong into sentences, with the line and column where the editor wrote it. */
import type { z } from 'zod';
import type { Place, Problem } from './problem';
import { parseStructuredText, type ParsedStructuredText, type StructuredTextSource } from './structured-text';
import { didYouMean } from './suggest';

/** Formats a path: `exec[2].roles[0]`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`)).join('');
}

/** An editor's words for zod's type names. */
const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

function described(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return 'a date';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((current, part) => (current as Record<PropertyKey, unknown> | undefined)?.[part], value);
}

/** The part of zod's schema definition that is used here. */
interface SchemaDefinition {
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  in?: z.ZodType;
}

const definitionOf = (schema: z.ZodType): SchemaDefinition => (schema as unknown as { def: SchemaDefinition }).def;

/** The schemas that apply at a path: several where a value may take one of several forms. */
function schemasAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType[] {
  if (path.length === 0) return [schema];
  const { innerType, in: input, element, shape, options } = definitionOf(schema);
  const wrapped = innerType ?? input;
  if (wrapped) return schemasAt(wrapped, path);
  if (options) return options.flatMap((option) => schemasAt(option, path));
  const [head, ...rest] = path;
  const below = typeof head === 'number' ? element : shape?.[String(head)];
  return below ? schemasAt(below, rest) : [];
}

function fieldsOf(schema: z.ZodType): string[] {
  const { innerType, in: input, shape, options } = definitionOf(schema);
  const wrapped = innerType ?? input;
  if (wrapped) return fieldsOf(wrapped);
  return options ? options.flatMap(fieldsOf) : Object.keys(shape ?? {});
}

/** The field names that a schema allows at a path. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  return schemasAt(schema, path).flatMap(fieldsOf);
}

/** A number as the editor wrote it, at a value or at the name of its field: of 1.10 and 007 the number knows less. */
function writtenNumber(found: number, { text, linesAbove = 0 }: StructuredTextSource, { line, column }: Place): string {
  const rest = text.split('\n')[line - linesAbove - 1]?.slice(column - 1) ?? '';
  const [, written = ''] = /^(?:["']?\w+["']?\s*:\s*)?([\w.+-]+)/.exec(rest) ?? [];
  return Number(written) === found ? written : String(found);
}

/** What to write instead of a value of the wrong type, when the schema has no words of its own for it. */
function remedyForType(
  issue: z.core.$ZodIssueInvalidType,
  schema: z.ZodType,
  found: unknown,
  { source, at }: { source: StructuredTextSource; at: Place },
): string {
  if (issue.expected === 'string' && (typeof found === 'number' || typeof found === 'boolean')) {
    const quoted = typeof found === 'number' ? writtenNumber(found, source, at) : String(found);
    if (schemasAt(schema, issue.path).some((one) => one.safeParse(quoted).success)) return `Put it between quotes: "${quoted}".`;
  }
  if (!issue.message.startsWith('Invalid input')) return issue.message;
  if (issue.expected === 'object') return `Write fields: ${fieldsAt(schema, issue.path).join(', ')}.`;
  return `Write ${TYPE_WORDS[issue.expected] ?? issue.expected}.`;
}

function problemsOfIssue(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  value: unknown,
  source: StructuredTextSource,
  placeOf: ParsedStructuredText['placeOf'],
): Problem[] {
  const { file } = source;
  const where = formatPath(issue.path);
  const at = placeOf(issue.path);
  const whole = source.kind === 'yaml' ? 'The front matter' : 'The file';
  const subject = where === '' ? whole : `"${where}"`;
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, issue.path);
    return issue.keys.map((key) => ({
      file,
      ...placeOf([...issue.path, key]),
      message: `Unknown field "${formatPath([...issue.path, key])}".`,
      remedy: `${didYouMean(key, known)}Allowed here: ${known.join(', ')}.`,
    }));
  }
  if (issue.code === 'invalid_type') {
    const found = valueAt(value, issue.path);
    const expected = TYPE_WORDS[issue.expected] ?? issue.expected;
    const remedy = remedyForType(issue, schema, found, { source, at });
    return found === undefined
      ? [{ file, ...at, message: `The field "${where}" is missing.`, remedy }]
      : [{ file, ...at, message: `${subject} is ${described(found)} and must be ${expected}.`, remedy }];
  }
  if (issue.code === 'invalid_union') {
    const nearest = issue.errors.find((errors) => errors.some((error) => error.path.length > 0)) ?? [];
    if (nearest.length > 0) {
      return nearest.flatMap((inner) =>
        problemsOfIssue({ ...inner, path: [...issue.path, ...inner.path] }, schema, value, source, placeOf),
      );
    }
  }
  const found = valueAt(value, issue.path);
  const suggestion = issue.code === 'invalid_value' && typeof found === 'string' ? didYouMean(found, issue.values.map(String)) : '';
  const message =
    typeof found === 'object' && found !== null
      ? `${subject} is not right as a whole.`
      : `${subject} holds ${described(found)}, which is not allowed.`;
  return [{ file, ...at, message, remedy: `${suggestion}${issue.message}` }];
}

export type Validated<T> = { ok: true; data: T; problems: [] } | { ok: false; problems: Problem[] };

/**
 * Parses YAML or JSON and validates it against a schema.
 * Never throws: everything that is wrong is returned as problems, all at once.
 */
export function validateStructuredText<S extends z.ZodType>(
  schema: S,
  source: StructuredTextSource,
): Validated<z.output<S>> & Pick<ParsedStructuredText, 'placeOf' | 'warnings'> {
  const parsed = parseStructuredText(source);
  const { problems, unread, warnings, placeOf } = parsed;
  if (problems.length > 0 && parsed.value === undefined) return { ok: false, problems, placeOf };
  // Empty front matter parses as null, but means an object without fields.
  const value = source.kind === 'yaml' ? (parsed.value ?? {}) : parsed.value;
  const result = schema.safeParse(value);
  if (result.success && problems.length === 0) return { ok: true, data: result.data, problems: [], warnings, placeOf };
  // A field that could not be read is not missing.
  const isUnread = ({ path }: z.core.$ZodIssue): boolean =>
    problems.length > 0 && path.length === 1 && valueAt(value, path) === undefined && unread?.includes(String(path[0])) !== false;
  const issues = (result.error?.issues ?? []).filter((issue) => !isUnread(issue));
  return {
    ok: false,
    problems: [...problems, ...issues.flatMap((issue) => problemsOfIssue(issue, schema, value, source, placeOf))],
    warnings,
    placeOf,
  };
}
