/** Turns what a zod schema finds wrong into sentences, with the line and column where the editor wrote it. */
import type { z } from 'zod';
import { problemAt, withoutWarnings, type Problem } from './problem';
import { partOf, type SchemaPart } from './schema-marks';
import { parseStructuredText, type ParsedStructuredText, type StructuredTextSource } from './structured-text';
import { didYouMean } from './suggest';

/** Formats a path: `exec[2].roles[0]`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`)).join('');
}

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return 'a date';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((current, part) => (current as Record<PropertyKey, unknown> | undefined)?.[part], value);
}

function partAt(schema: z.ZodType, path: readonly PropertyKey[]): SchemaPart | undefined {
  return path.reduce<SchemaPart | undefined>(
    (part, key) => (typeof key === 'number' ? part?.items : part?.fields?.[String(key)]),
    partOf(schema, 'input'),
  );
}

function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  return Object.keys(partAt(schema, path)?.fields ?? {});
}

interface Checked {
  schema: z.ZodType;
  source: StructuredTextSource;
  value: unknown;
  positionOf: ParsedStructuredText['positionOf'];
}

/** Examples in messages are of 2025/2026. In a year file, they are of its own year. */
function withOwnYear(remedy: string, file: string): string {
  const [, first, second] = /(\d{4})-(\d{4})\.json$/.exec(file) ?? [];
  if (first === undefined || Number(second) !== Number(first) + 1) return remedy;
  return remedy.replace('2025/2026', `${first}/${second}`).replace('2025-11-19', `${first}-11-19`);
}

function remedyForType({ expected, path, message }: z.core.$ZodIssueInvalidType, found: unknown, { schema, source }: Checked): string {
  // YAML and JSON have numbers; a title such as 1984 is text.
  const isText = expected === 'string' && (typeof found === 'number' || typeof found === 'boolean');
  if (isText && partAt(schema, path)?.schema.safeParse(String(found)).success) return 'Put it between quotes.';
  if (!message.startsWith('Invalid input')) return message;
  const fields = fieldsAt(schema, path);
  if (expected === 'object' && path.length > 0 && source.kind === 'json')
    return `Write { ${fields.map((field) => `"${field}": …`).join(', ')} }.`;
  if (expected === 'object') return `Write fields: ${fields.join(', ')}.`;
  return `Write ${TYPE_WORDS[expected] ?? expected}.`;
}

function problemsOfIssue(issue: z.core.$ZodIssue, checked: Checked): Problem[] {
  const { schema, source, value, positionOf } = checked;
  const where = formatPath(issue.path);
  const subject = where === '' ? (source.kind === 'yaml' ? 'The front matter' : 'The file') : `"${where}"`;
  const found = valueAt(value, issue.path);
  const problem = (message: string, remedy: string): Problem[] => [
    problemAt(source.file, positionOf(issue.path), message, withOwnYear(remedy, source.file)),
  ];
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, issue.path);
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const remedy = `${didYouMean(key, known)}Allowed here: ${known.join(', ')}.`;
      return problemAt(source.file, positionOf(path), `Unknown field "${formatPath(path)}".`, remedy);
    });
  }
  if (issue.code === 'invalid_type') {
    const remedy = remedyForType(issue, found, checked);
    if (found === undefined) return problem(`The field "${where}" is missing.`, remedy);
    return problem(`${subject} is ${describeValue(found)} and must be ${TYPE_WORDS[issue.expected] ?? issue.expected}.`, remedy);
  }
  if (issue.code === 'invalid_union') {
    const nearest = issue.errors.find((errors) => errors.some((error) => error.path.length > 0)) ?? [];
    if (nearest.length > 0) return nearest.flatMap((inner) => problemsOfIssue({ ...inner, path: [...issue.path, ...inner.path] }, checked));
  }
  if (typeof found === 'object' && found !== null) return problem(`${subject} is invalid.`, issue.message);
  const suggestion = issue.code === 'invalid_value' && typeof found === 'string' ? didYouMean(found, issue.values.map(String)) : '';
  return problem(`${subject} is ${describeValue(found)}, which is not allowed.`, `${suggestion}${issue.message}`);
}

/** `data` is `undefined` as soon as anything is wrong, apart from warnings. */
type Validated<T> = ParsedStructuredText & { data: T | undefined };

/** Parses YAML or JSON and validates it against a schema. Never throws: all mistakes are returned as problems, at once. */
export function validateStructuredText<S extends z.ZodType>(schema: S, source: StructuredTextSource): Validated<z.output<S>> {
  const parsed = parseStructuredText(source);
  const { problems, positionOf } = parsed;
  const isSound = withoutWarnings(problems).length === 0;
  if (!isSound && parsed.written === undefined) return { ...parsed, data: undefined };
  // Empty front matter parses as null, but means an object without fields.
  const value = source.kind === 'yaml' ? (parsed.written ?? {}) : parsed.written;
  const { data, error } = schema.safeParse(value);
  if (!error && isSound) return { ...parsed, data };
  // A field of front matter that could not be parsed must not be reported as missing.
  const isUnread = ({ path }: z.core.$ZodIssue): boolean =>
    source.kind === 'yaml' && !isSound && path.length === 1 && valueAt(value, path) === undefined;
  const issues = (error?.issues ?? []).filter((issue) => !isUnread(issue));
  const checked = { schema, source, value, positionOf };
  return { ...parsed, data: undefined, problems: [...problems, ...issues.flatMap((issue) => problemsOfIssue(issue, checked))] };
}
