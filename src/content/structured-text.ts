/** Parses YAML and JSON with the position of each value, and reports syntax errors as sentences. */
import {
  LineCounter,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml';
import { findNodeAtLocation, parseTree, printParseErrorCode, type JSONPath, type Node as JsonNode, type ParseError } from 'jsonc-parser';
import { asWarning, type Place, type Problem } from './problem';

/** A piece of YAML or JSON, and where it comes from. */
export interface StructuredTextSource {
  /** Path as problems show it. */
  file: string;
  text: string;
  kind: 'json' | 'yaml';
  /** Number of lines above the text in its file, e.g. 1 for the opening `---` of front matter. */
  linesAbove?: number;
}

export interface ParsedStructuredText {
  value: unknown;
  problems: Problem[];
  /** What can be read, and is seldom meant. */
  warnings?: readonly Problem[] | undefined;
  /** Names of the fields that could not be read, though the others were; absent when it is not known which they are. */
  unread?: readonly string[];
  /** Where the value at a path is in the file; for a missing value, where its parent is. */
  placeOf: (path: readonly PropertyKey[]) => Place;
}

const START: Place = { line: 1, column: 1 };

function nodeAt(document: Document, path: readonly PropertyKey[]): Node | undefined {
  const found: unknown = document.getIn(path as (string | number)[], true);
  return isNode(found) ? found : undefined;
}

function keyAt(document: Document, path: readonly PropertyKey[]): Node | undefined {
  const parent = path.length === 1 ? document.contents : nodeAt(document, path.slice(0, -1));
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1));
  return pair && isNode(pair.key) ? pair.key : undefined;
}

/** Some editors save a byte order mark, which JSON does not allow. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/**
 * What to do about JSON that cannot be parsed.
 * @param before the text up to where parsing stopped
 * @param rest the text from there on
 */
function remedyForJson(before: string, rest: string): string {
  if (rest.startsWith('/')) return 'JSON has no comments: delete it.';
  if (/^['‘’“”]/.test(rest)) return 'Write straight double quotes, ", around every name and text.';
  if (/^[\]}]/.test(rest) && !/,\s*$/.test(before)) return 'Close what was opened last: another bracket or brace is missing before it.';
  if (/^[\]}]/.test(rest)) return 'Delete the comma before it: the last item of a list or group has none behind it.';
  if (rest === '') return 'Something is never closed: look for a missing bracket, brace or quote further up.';
  return 'Look for a missing comma, quote or bracket here or on the line above.';
}

/** More brackets inside one another than any file of the content needs. */
const DEEPEST = 100;

/** Fields that their object has already, however their names are spelt, and whether brackets are nested too deeply. */
function surveyJson({ children }: JsonNode, depth = 1): { repeated: JsonNode[]; isTooDeep: boolean } {
  if (!children) return { repeated: [], isTooDeep: false };
  if (depth > DEEPEST) return { repeated: [], isTooDeep: true };
  const names = new Set<unknown>();
  const repeated = children.filter(({ type, children: [name] = [] }) => type === 'property' && names.size === names.add(name?.value).size);
  const below = children.map((child) => surveyJson(child, child.type === 'property' ? depth : depth + 1));
  return { repeated: [...repeated, ...below.flatMap((found) => found.repeated)], isTooDeep: below.some(({ isTooDeep }) => isTooDeep) };
}

/** Where the parser stopped: at the token that it did not expect, or at the end of a text that is never closed. */
const offsetOfJsonError = ({ error, offset, length }: ParseError): number =>
  printParseErrorCode(error) === 'UnexpectedEndOfString' ? offset + length : offset;

function parseJson(file: string, text: string): ParsedStructuredText {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  const placeOfOffset = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const [error] = errors;
  if (error || !root) {
    const offset = error ? offsetOfJsonError(error) : 0;
    const remedy = remedyForJson(text.slice(0, offset), text.slice(offset));
    const problem = { file, ...placeOfOffset(offset), message: 'The file cannot be read from here on.', remedy };
    return { value: undefined, problems: [problem], placeOf: () => START };
  }
  const { repeated, isTooDeep } = surveyJson(root);
  if (isTooDeep) throw new RangeError(TOO_DEEP[0]);
  const [message, remedy] = WRITTEN_TWICE;
  return {
    value: JSON.parse(text) as unknown,
    problems: repeated.map(({ offset }) => ({ file, ...placeOfOffset(offset), message, remedy })),
    placeOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const found = findNodeAtLocation(root, path.slice(0, length) as JSONPath);
        if (found) return placeOfOffset(found.parent?.type === 'property' ? found.parent.offset : found.offset);
      }
      return placeOfOffset(root.offset);
    },
  };
}

type Words = readonly [message: string, remedy: string];

const NO_FIELD: Words = ['This line is no field.', 'Write its name, ":" and its value, as in description: What the page is for.'];
const WRITTEN_TWICE: Words = ['This field is written twice.', 'Keep one of the two.'];
const IN_QUOTES = 'Put the whole value in double quotes.';

/** Words of ours for the YAML parser's errors: the first that fits its code and message. */
const YAML_MISTAKES: readonly (readonly [code: YAMLError['code'], pattern: RegExp, message: string, remedy: string])[] = [
  ['DUPLICATE_KEY', /./, ...WRITTEN_TWICE],
  ['TAB_AS_INDENT', /./, 'A tab stands at the beginning of this line.', 'Indent with spaces, never with tabs.'],
  ['MULTIPLE_DOCS', /./, 'The front matter ends here, before its closing "---".', 'Delete this line.'],
  ['TAG_RESOLVE_FAILED', /./, 'This value starts with "!", which has a meaning of its own in YAML.', 'Put the value in double quotes.'],
  ['MISSING_CHAR', /quote/, 'A quotation mark is opened and never closed.', 'Close it behind the text, or delete it.'],
  [
    'BAD_INDENT',
    /^Flow/,
    'A bracket is opened and never closed.',
    'Close the bracket behind the last item, or put the whole value in double quotes.',
  ],
  ['BAD_INDENT', /./, 'This line is indented more or less than those around it.', 'Indent the items of a list alike, with spaces.'],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    /./,
    'This value holds ": ", which starts a field of its own.',
    `${IN_QUOTES} A field starts at the beginning of its line.`,
  ],
  ['MULTILINE_IMPLICIT_KEY', /./, ...NO_FIELD],
  ['BAD_SCALAR_START', /./, 'This value starts with a sign that has a meaning of its own in YAML.', IN_QUOTES],
  [
    'BAD_DQ_ESCAPE',
    /./,
    'A "\\" between double quotes has a meaning of its own.',
    'Write it twice, "\\\\", or put the value between single quotes.',
  ],
  [
    'UNEXPECTED_TOKEN',
    /node end/,
    'Something stands behind the closing quotation mark or bracket of this value.',
    `${IN_QUOTES} Write \\" for those within it.`,
  ],
];

const TOO_DEEP: Words = ['The file cannot be read: its brackets are nested too deeply.', 'Look for a bracket that is repeated by mistake.'];

function wordsOfYamlError({ code, message }: YAMLError): Words {
  const known = YAML_MISTAKES.find(([ofCode, pattern]) => ofCode === code && pattern.test(message));
  if (known) return [known[2], known[3]];
  return ['This value cannot be read.', 'Check brackets and indentation; put text with signs of its own in double quotes.'];
}

/** Where the quotation mark or bracket was opened whose closing one is missing at an offset. */
function offsetOfOpening(document: Document, offset: number): number {
  let opened = offset;
  const isOpening = (node: Node): boolean => (isScalar(node) ? /^QUOTE/.test(node.type ?? '') : isCollection(node) && node.flow === true);
  visit(document, {
    Node: (_key, node) => {
      if (node.range && node.range[0] <= offset && isOpening(node)) opened = node.range[0];
    },
  });
  return opened;
}

/** Anchors and aliases, `&name` and `*name`: valid YAML that editors only type by mistake. */
function referencesIn(document: Document): { offset: number; sign: string }[] {
  const found: { offset: number; sign: string }[] = [];
  visit(document, {
    Node: (_key, node) => {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node)) found.push({ offset, sign: '*' });
      else if (node.anchor !== undefined) found.push({ offset, sign: '&' });
    },
  });
  return found;
}

/** Every duplicate key, and the first syntax error; errors after that only follow from it. */
function syntaxProblems(document: Document, file: string, placeOfOffset: (offset: number) => Place): Problem[] {
  const problemOf = (error: YAMLError): Problem => {
    const [message, remedy] = wordsOfYamlError(error);
    const isUnclosed = error.code === 'MISSING_CHAR' || error.message.startsWith('Flow ');
    const offset = isUnclosed ? offsetOfOpening(document, error.pos[0]) : error.pos[0];
    return { file, ...placeOfOffset(offset), message, remedy };
  };
  const isRepeated = (error: YAMLError): boolean => error.code === 'DUPLICATE_KEY';
  const first = [...document.errors, ...document.warnings].find((error) => !isRepeated(error));
  const references = referencesIn(document).map(({ offset, sign }) => ({
    file,
    ...placeOfOffset(offset),
    message: `This value starts with "${sign}", which has a meaning of its own in YAML.`,
    remedy: 'Put the value in double quotes.',
  }));
  return [...document.errors.filter(isRepeated).map(problemOf), ...(first ? [problemOf(first)] : references)];
}

/** Text without quotes that ends at " #", or starts with "#": what stands behind it is a remark in YAML, and seldom meant as one. */
function adviseOnRemarks(document: Document, text: string, file: string, placeOfOffset: (offset: number) => Place): Problem[] {
  const warnings: Problem[] = [];
  visit(document, {
    Scalar: (_key, { type, value, range }) => {
      const remark = /^[ \t]*#[ \t]*(.*)/.exec(text.slice(range?.[1]))?.[1];
      if (type !== 'PLAIN' || (typeof value !== 'string' && value !== null) || remark === undefined || !range) return;
      const message =
        value === null
          ? `This value is nothing: "${remark}" behind "#" is a remark, which nobody sees.`
          : `This text ends at " #": "${remark}" behind it is a remark, which nobody sees.`;
      warnings.push(asWarning({ file, ...placeOfOffset(range[0]), message, remedy: `${IN_QUOTES} Or delete the remark.` }));
    },
  });
  return warnings;
}

/** A YAML text with the place of each of its values. */
interface ReadDocument {
  document: Document;
  warnings: Problem[];
  problems: Problem[];
  placeOf: (path: readonly PropertyKey[]) => Place;
}

/** Parses one document; `undefined` when it is nested too deeply. */
function readDocument(file: string, text: string, linesAbove: number): ReadDocument | undefined {
  const lineCounter = new LineCounter();
  const placeOfOffset = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + linesAbove, column: col };
  };
  try {
    const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
    if (document.errors.some(({ message }) => message.includes('call stack'))) return undefined;
    const placeOf = (path: readonly PropertyKey[]): Place => {
      for (let length = path.length; length > 0; length -= 1) {
        const part = path.slice(0, length);
        const node = keyAt(document, part) ?? nodeAt(document, part);
        if (node?.range) return placeOfOffset(node.range[0]);
      }
      const first = document.contents?.range?.[0];
      return first === undefined ? START : placeOfOffset(first);
    };
    const warnings = adviseOnRemarks(document, text, file, placeOfOffset);
    return { document, warnings, problems: syntaxProblems(document, file, placeOfOffset), placeOf };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** The fields of front matter, each with the number of lines above it: a line that is not indented starts one. */
function fieldsIn(text: string): { lines: string; above: number }[] {
  const fields: { lines: string; above: number }[] = [];
  text.split('\n').forEach((line, above) => {
    const last = fields.at(-1);
    if (last && (/^(?:\s|#|-\s|$)/.test(line) || line === '-')) last.lines += `\n${line}`;
    else fields.push({ lines: line, above });
  });
  return fields;
}

/** Reads front matter field by field, so that a mistake in one field does not hide those in others. */
function readFields(file: string, text: string, linesAbove: number): ParsedStructuredText {
  const value: Record<string, unknown> = {};
  const places = new Map<string, ReadDocument['placeOf']>();
  const problems: Problem[] = [];
  const unread: (string | undefined)[] = [];
  for (const { lines, above } of fieldsIn(text)) {
    const place = { file, line: linesAbove + above + 1, column: 1 };
    const read = readDocument(file, lines, linesAbove + above);
    const field: unknown = read?.problems.length === 0 ? read.document.toJS() : undefined;
    if (typeof field === 'object' && field !== null && !Array.isArray(field) && read) {
      for (const [name, written] of Object.entries(field)) {
        if (places.has(name)) problems.push({ ...place, message: WRITTEN_TWICE[0], remedy: WRITTEN_TWICE[1] });
        places.set(name, read.placeOf);
        value[name] = written;
      }
    } else if (field !== null) {
      const names = [...lines.matchAll(/^[ \t]*["']?(\w+)["']?[ \t]*:/gm)].map(([, name]) => name);
      unread.push(...(names.length > 0 ? names : [undefined]));
      const noField = { ...place, message: NO_FIELD[0], remedy: NO_FIELD[1] };
      problems.push(...(read && read.problems.length > 0 ? read.problems : [noField]));
    }
  }
  const known = unread.filter((name) => name !== undefined);
  return {
    value,
    problems,
    ...(known.length === unread.length && { unread: known }),
    placeOf: (path) => places.get(String(path[0]))?.(path) ?? { line: linesAbove + 1, column: 1 },
  };
}

/**
 * Parses YAML or JSON with the position of every value.
 * Never throws: syntax errors and duplicate keys are returned as problems.
 */
export function parseStructuredText(source: StructuredTextSource): ParsedStructuredText {
  const { file, kind, linesAbove = 0 } = source;
  const text = withoutMark(source.text);
  const failure = (message: string, remedy: string): ParsedStructuredText => ({
    value: undefined,
    problems: [{ file, line: linesAbove + 1, column: 1, message, remedy }],
    placeOf: () => START,
  });
  if (kind === 'json' && text.trim() === '') return failure('The file is empty.', 'Write what belongs there, or delete the file.');
  if (kind === 'json') {
    try {
      return parseJson(file, text);
    } catch (error) {
      if (error instanceof RangeError) return failure(...TOO_DEEP);
      throw error;
    }
  }
  const read = readDocument(file, text, linesAbove);
  if (!read) return failure(...TOO_DEEP);
  const { document, warnings, problems, placeOf } = read;
  const isWhole = problems.every(({ message }) => message === 'The front matter ends here, before its closing "---".');
  if (!isWhole) return readFields(file, text, linesAbove);
  return { value: problems.length === 0 ? (document.toJS() as unknown) : undefined, problems, warnings, placeOf };
}
