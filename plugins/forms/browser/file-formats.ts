/**
 * How the forms read and write files. A file saved unchanged stays the same, byte for byte. In a changed file, untouched parts
 * stay as their author wrote them. A file that the check would refuse is not saved.
 */
import isEqual from 'fast-deep-equal';
import type { z } from 'zod';
import { partOf, type SchemaPart } from '../../../src/content-model/schema-marks';
import { validateStructuredText } from '../../../src/content-model/schema-problems';
import { splitPage } from '../../../src/content-model/split-page';
import { checkText } from '../../../src/check/check-text';
import { problemAt, START, withoutWarnings, type Problem } from '../../../src/content-model/problem';
import { readText, type PageTextFile, type TextFrontMatter, type TextKind, type WikiFile } from '../../../src/content-model/read-text';
import { parseStructuredText } from '../../../src/content-model/structured-text';
import { frontMatterText } from './front-matter-text';
import { faultsOfFile, rememberFile } from './other-files';
import { jsonText } from './json-text';

export type FormValues = Record<string, unknown>;

export interface FileFormat {
  fromFile(text: string): FormValues;
  toFile(values: FormValues): string;
}

/** Key of the file's original text, beside the fields. No form shows it. */
const ORIGINAL = '_original';
/** The only field of a form whose file is a list. */
export const LIST = 'list';
export const BODY = 'body';
/** The field for pictures, which Sveltia saves beside the page. No file holds it. */
export const PICTURES = 'pictures';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/**
 * The values of a form without empty optional fields, in the order of the original file, and then of the schema. Forms have no
 * missing fields: they give an empty text, an empty list, "no" or nothing.
 */
function tidy(value: unknown, part: SchemaPart | undefined, original: unknown): unknown {
  if (Array.isArray(value)) {
    const before = Array.isArray(original) ? (original as unknown[]) : [];
    return value.map((item, index) => tidy(item, part?.items, originalOf(item, index, before, part?.items)));
  }
  if (!isRecord(value)) return value;
  const before = isRecord(original) ? original : {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(part?.fields ?? {}), ...Object.keys(value)])];
  const fields = names.flatMap((name): [string, unknown][] => {
    const field = part?.fields?.[name];
    const given = value[name] ?? (field?.items && !field.isOptional ? [] : undefined);
    if (given === undefined) return [];
    if (field?.isOptional && isEmpty(given) && !isEqual(given, before[name])) return [];
    return [[name, tidy(given, field, before[name])]];
  });
  return Object.fromEntries(fields);
}

/** The original of a list's item: the one with the same values, or else the one at its index. */
function originalOf(item: unknown, index: number, before: readonly unknown[], part: SchemaPart | undefined): unknown {
  const wanted = tidy(item, part, undefined);
  return before.find((one) => isEqual(tidy(one, part, undefined), wanted)) ?? before[index];
}

/** The message of an error whose cause Sveltia shows: the only way for a format to refuse. */
const REFUSED = 'saving_failed';

/** @throws Error when there are problems; its cause says them in sentences */
function refuse(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const sentences = problems.map(({ message, remedy }) => `${message} ${remedy}`);
  throw new Error(REFUSED, { cause: new Error([...new Set(sentences)].join('\n\n')) });
}

/** Whether two values mean the same to a schema, such as a name and a list of one name. */
function meansTheSame(schema: z.ZodType, one: unknown, other: unknown): boolean {
  const [first, second] = [schema.safeParse(one), schema.safeParse(other)];
  return first.success && second.success ? isEqual(first.data, second.data) : isEqual(one, other);
}

/** Some editors save a byte order mark, which is not part of the text. */
const MARK = '\uFEFF';

/** Keeps a file's byte order mark and line ends, and hides them from its format. */
function keepingLineEnds(format: FileFormat): FileFormat {
  const plain = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  return {
    fromFile: (text) => ({ ...format.fromFile(plain(text)), [ORIGINAL]: text }),
    toFile: (values) => {
      const original = typeof values[ORIGINAL] === 'string' ? values[ORIGINAL] : '';
      const text = format.toFile({ ...values, [ORIGINAL]: plain(original) });
      if (original !== '' && text === plain(original)) return original;
      return (original.startsWith(MARK) ? MARK : '') + (original.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
    },
  };
}

/** What the check would refuse in a JSON file, as far as the forms know the other files. */
function problemsOfJson(schema: z.ZodType, text: string): Problem[] {
  const { data, problems } = validateStructuredText(schema, { file: '', text, kind: 'json' });
  if (data === undefined) return problems;
  return faultsOfFile(schema, data).map((words) => problemAt('', START, ...words));
}

/** The format of JSON files with this schema. */
export function jsonFormat(schema: z.ZodType): FileFormat {
  const part = partOf(schema, 'input');
  return keepingLineEnds({
    fromFile: (text) => {
      const value: unknown = JSON.parse(text);
      rememberFile(schema, value);
      return { ...(Array.isArray(value) ? { [LIST]: value as unknown } : (value as FormValues)), [ORIGINAL]: text };
    },
    toFile: ({ [ORIGINAL]: written, ...fields }) => {
      const original = typeof written === 'string' ? written : '';
      const before: unknown = original === '' ? undefined : JSON.parse(original);
      const value = tidy(part.items ? (fields[LIST] ?? []) : fields, part, before);
      const text = before !== undefined && isEqual(value, before) ? original : jsonText(value, original);
      refuse(problemsOfJson(schema, text));
      rememberFile(schema, value);
      return text;
    },
  });
}

/** The problems of a page by itself. Line numbers count from the start of the text, as in its form. */
function problemsOfPage<Fields extends TextFrontMatter>(page: string, kind: TextKind<Fields>, linesAbove: number): Problem[] {
  const text = readText(kind, { relativePath: 'wiki/page.mdx', file: '' }, new TextEncoder().encode(page));
  return withoutWarnings([...text.problems, ...checkText(text as WikiFile | PageTextFile).problems]).map((problem) =>
    problem.line > linesAbove ? { ...problem, message: `Line ${problem.line - linesAbove} of the text: ${problem.message}` } : problem,
  );
}

/** The format of pages of this kind: front matter above a text. */
export function pageFormat<Fields extends TextFrontMatter>(kind: TextKind<Fields>): FileFormat {
  const schema = kind.frontMatter;
  const part = partOf(schema, 'input');
  const read = (text: string): { fields: FormValues; frontMatter: string; body: string } => {
    const { frontMatter, body } = splitPage(text);
    const { written } = parseStructuredText({ file: '', text: frontMatter, kind: 'yaml' });
    const above = frontMatter === '' && !text.startsWith('---') ? 0 : frontMatter.split('\n').length + (frontMatter === '' ? 1 : 2);
    return { fields: isRecord(written) ? written : {}, frontMatter, body: body.slice(above) };
  };
  return keepingLineEnds({
    fromFile: (text) => {
      const { fields, body } = read(text);
      return { ...fields, [BODY]: body.trim(), [ORIGINAL]: text };
    },
    toFile: ({ [ORIGINAL]: written, [BODY]: text, ...given }) => {
      const values = Object.fromEntries(Object.entries(given).filter(([name]) => name !== PICTURES));
      const original = typeof written === 'string' ? written : '';
      const before = read(original);
      const fields = tidy(values, part, before.fields) as FormValues;
      const isUnchanged = (name: string): boolean =>
        meansTheSame(schema, { ...fields, [name]: before.fields[name] }, fields) && name in before.fields;
      const hasFieldsOfBefore =
        isEqual(Object.keys(fields).sort(), Object.keys(before.fields).sort()) && Object.keys(fields).every(isUnchanged);
      const frontMatter = hasFieldsOfBefore ? before.frontMatter : frontMatterText(fields, before.frontMatter, isUnchanged);
      const words = typeof text === 'string' ? text.trim() : '';
      const hasWordsOfBefore = words === before.body.trim() && original !== '';
      const body = hasWordsOfBefore ? before.body : `\n${words}\n`;
      const page = hasFieldsOfBefore && hasWordsOfBefore ? original : `---\n${frontMatter}\n---\n${body}`;
      const above = page.slice(0, page.length - body.trimStart().length);
      refuse(problemsOfPage(page, kind, above.split('\n').length - 1));
      return page;
    },
  });
}
