import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type JSONPath,
  type Node as JsonNode,
  type ParseError,
} from 'jsonc-parser';
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
import { problemAt, START, warningAt, withoutWarnings, type Position, type Problem, type MessageAndRemedy } from './problem';

export interface StructuredTextSource {
  /** Path as problems show it. */
  file: string;
  text: string;
  /** `yaml` is front matter: there is a line above it in its file. */
  kind: 'json' | 'yaml';
}

export interface ParsedStructuredText {
  /** What it says, right or wrong; `undefined` if nothing could be read. */
  written: unknown;
  /** Syntax errors and repeated fields, and warnings. */
  problems: Problem[];
  /** The position of the value at a path, or of its parent if it is missing. */
  positionOf: (path: readonly PropertyKey[]) => Position;
}

const WRITTEN_TWICE: MessageAndRemedy = ['This field is written twice.', 'Keep one of the two.'];
const TOO_DEEP: MessageAndRemedy = [
  'The file cannot be read: its brackets are nested too deeply.',
  'Look for a bracket that is repeated by mistake.',
];

function placesIn(text: string, linesAbove: number): (offset: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + linesAbove, column: col };
  };
}

/** What is known of a file that cannot be read. */
export function unreadable(...problems: Problem[]): ParsedStructuredText & { data: undefined } {
  return { data: undefined, written: undefined, problems, positionOf: () => START };
}

/** The position of the value at a path, or of the nearest above it. @param offsetAt where the value at a path begins, if it exists */
function positionsBy(offsetAt: (path: readonly PropertyKey[]) => number | undefined, placeOfOffset: (offset: number) => Position) {
  return (path: readonly PropertyKey[]): Position => {
    for (let length = path.length; length >= 0; length -= 1) {
      const offset = offsetAt(path.slice(0, length));
      if (offset !== undefined) return placeOfOffset(offset);
    }
    return START;
  };
}

/** What to do about JSON that cannot be parsed. Takes the text before and after the place where parsing stopped. */
function remedyForJson(before: string, rest: string): string {
  if (rest.startsWith('/')) return 'JSON has no comments: delete it.';
  if (/^['‘’“”]/.test(rest)) return 'Write straight double quotes, ", around every name and text.';
  if (/^[\]}]/.test(rest) && !/,\s*$/.test(before)) return 'Close the last opened bracket or brace before it.';
  if (/^[\]}]/.test(rest)) return 'Delete the comma before it: the last item has none.';
  if (rest === '') return 'Something is never closed: look for a missing bracket, brace or quote above.';
  return 'Look for a missing comma, quote or bracket here or on the line above.';
}

/** More nested brackets than any file of the content needs. */
const DEEPEST = 100;

/** Finds fields that repeat an earlier one, however it is escaped. @throws RangeError when brackets are nested too deeply */
function repeatedFields({ children }: JsonNode, depth = 1): JsonNode[] {
  if (!children) return [];
  if (depth > DEEPEST) throw new RangeError(TOO_DEEP[0]);
  const names = new Set<unknown>();
  const repeated = children.filter(({ type, children: [name] = [] }) => type === 'property' && names.size === names.add(name?.value).size);
  return [...repeated, ...children.flatMap((child) => repeatedFields(child, child.type === 'property' ? depth : depth + 1))];
}

/** Where the parser stopped: at an unexpected token, or at the end of a text that is never closed. */
const offsetOfJsonError = ({ error, offset, length }: ParseError): number =>
  printParseErrorCode(error) === 'UnexpectedEndOfString' ? offset + length : offset;

/** Whether the parser can read on as if nothing were wrong: a comma is missing or one too many, or there is a comment. */
function isHarmless(error: ParseError, text: string): boolean {
  const code = printParseErrorCode(error.error);
  const [before, rest] = [text.slice(0, error.offset), text.slice(error.offset)];
  if (code === 'CommaExpected') return /^["{[\w-]/.test(rest);
  return code === 'InvalidCommentToken' || (/^[\]}]/.test(rest) && /,\s*$/.test(before));
}

function problemsOfJson(file: string, text: string, errors: readonly ParseError[], placeOfOffset: (offset: number) => Position): Problem[] {
  // What the parser says after a real stop follows from it.
  const stop = errors.findIndex((error) => !isHarmless(error, text));
  const offsets = new Set((stop < 0 ? errors : errors.slice(0, stop + 1)).map(offsetOfJsonError));
  return [...offsets].map((offset, index) => {
    const isStop = stop >= 0 && index === offsets.size - 1;
    const message = isStop ? 'The file cannot be read from here on.' : 'The file cannot be read here.';
    return problemAt(file, placeOfOffset(offset), message, remedyForJson(text.slice(0, offset), text.slice(offset)));
  });
}

/** Parses JSON. @throws RangeError when it is nested too deeply */
function parseJson(file: string, text: string): ParsedStructuredText {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const placeOfOffset = placesIn(text, 0);
  const mistakes = problemsOfJson(file, text, errors, placeOfOffset);
  if (!root || errors.some((error) => !isHarmless(error, text))) return unreadable(...mistakes);
  const repeated = repeatedFields(root);
  return {
    written: errors.length > 0 ? (getNodeValue(root) as unknown) : (JSON.parse(text) as unknown),
    problems: [...mistakes, ...repeated.map(({ offset }) => problemAt(file, placeOfOffset(offset), ...WRITTEN_TWICE))],
    positionOf: positionsBy((path) => {
      const found = findNodeAtLocation(root, path as JSONPath);
      return found?.parent?.type === 'property' ? found.parent.offset : found?.offset;
    }, placeOfOffset),
  };
}

const IN_QUOTES = 'Put the whole value in double quotes';
const NO_FIELD: MessageAndRemedy = [
  'This line is not a field.',
  'Write its name, ":" and its value, as in description: What the page is for.',
];
const ENDS_EARLY: MessageAndRemedy = ['The front matter ends here, before its closing "---".', 'Delete this line.'];
const hasMeaning = (character: string): MessageAndRemedy => [
  `This value starts with "${character}", which has a meaning in YAML.`,
  `${IN_QUOTES}.`,
];

/** Our words for errors of the YAML parser: the first whose code and pattern match. */
const MESSAGES_OF_YAML: readonly (readonly [code: YAMLError['code'], pattern: RegExp, ...message: MessageAndRemedy])[] = [
  ['DUPLICATE_KEY', /./, ...WRITTEN_TWICE],
  ['TAB_AS_INDENT', /./, 'This line is indented with a tab.', 'Indent with spaces.'],
  ['MULTIPLE_DOCS', /./, ...ENDS_EARLY],
  ['TAG_RESOLVE_FAILED', /./, ...hasMeaning('!')],
  ['MISSING_CHAR', /quote/, 'A quotation mark is opened and never closed.', 'Close it after the text, or delete it.'],
  [
    'BAD_INDENT',
    /^Flow/,
    'A bracket is opened and never closed.',
    'Close it after the last item, or put the whole value in double quotes.',
  ],
  ['BAD_INDENT', /./, 'This line is indented differently from those around it.', 'Indent the items of a list alike, with spaces.'],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    /./,
    'This value contains ": ", which starts another field.',
    `${IN_QUOTES}, or start the field on a new line.`,
  ],
  ['MULTILINE_IMPLICIT_KEY', /./, ...NO_FIELD],
  ['BAD_SCALAR_START', /./, 'This value starts with a character that has a meaning in YAML.', `${IN_QUOTES}.`],
  ['BAD_DQ_ESCAPE', /./, 'A "\\" between double quotes has a meaning in YAML.', 'Write "\\\\", or put the value between single quotes.'],
  [
    'UNEXPECTED_TOKEN',
    /node end/,
    'Something follows the closing quotation mark or bracket of this value.',
    `${IN_QUOTES}. Inside it, write \\" for a quotation mark.`,
  ],
];

function messageForYamlError({ code, message: reason }: YAMLError): MessageAndRemedy {
  const [, , ...message] = MESSAGES_OF_YAML.find(([ofCode, pattern]) => ofCode === code && pattern.test(reason)) ?? [];
  return message.length === 2
    ? message
    : ['This value cannot be read.', 'Check brackets and indentation, or put the whole value in double quotes.'];
}

/** Offset of the opening quotation mark or bracket whose partner is missing at `offset`. */
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

type ReportAt = (offset: number, ...message: MessageAndRemedy) => Problem;

/** Reports repeated fields and the first syntax error, from which others follow; or else anchors and aliases typed by accident. */
function problemsOfDocument(document: Document, reportAt: ReportAt): Problem[] {
  const problemOf = (error: YAMLError): Problem => {
    const isUnclosed = error.code === 'MISSING_CHAR' || error.message.startsWith('Flow ');
    return reportAt(isUnclosed ? offsetOfOpening(document, error.pos[0]) : error.pos[0], ...messageForYamlError(error));
  };
  const isRepeated = (error: YAMLError): boolean => error.code === 'DUPLICATE_KEY';
  const first = [...document.errors, ...document.warnings].find((error) => !isRepeated(error));
  const problems = document.errors.filter(isRepeated).map(problemOf);
  if (first) return [...problems, problemOf(first)];
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node) || node.anchor !== undefined)
        problems.push(reportAt(node.range?.[0] ?? 0, ...hasMeaning(isAlias(node) ? '*' : '&')));
    },
  });
  return problems;
}

/** Warns of unquoted text that ends at " #" or starts with "#": YAML takes what follows for a comment. */
function adviseOnComments(document: Document, text: string, adviseAt: ReportAt): Problem[] {
  const warnings: Problem[] = [];
  visit(document, {
    Scalar: (_key, { type, value, range }) => {
      const comment = /^[ \t]*#[ \t]*(.*)/.exec(text.slice(range?.[1]))?.[1];
      if (type !== 'PLAIN' || (typeof value !== 'string' && value !== null) || comment === undefined || !range) return;
      const subject = value === null ? 'This value is empty' : 'This text ends at " #"';
      warnings.push(adviseAt(range[0], `${subject}: "${comment}" after "#" is a hidden comment.`, `${IN_QUOTES}, or delete the comment.`));
    },
  });
  return warnings;
}

/** The node of the field name at a path, or else of the value there. */
function nodeAt(document: Document, path: readonly PropertyKey[]): Node | undefined {
  const keys = path as (string | number)[];
  const parent = path.length > 1 ? document.getIn(keys.slice(0, -1), true) : document.contents;
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const found = pair?.key ?? document.getIn(keys, true);
  return isNode(found) ? found : undefined;
}

function parseYaml(file: string, text: string, linesAbove: number): ParsedStructuredText {
  const start = { line: linesAbove + 1, column: 1 };
  const placeOfOffset = placesIn(text, linesAbove);
  try {
    const document = parseDocument(text, { prettyErrors: false, uniqueKeys: true });
    if (document.errors.some(({ message }) => message.includes('call stack'))) return unreadable(problemAt(file, start, ...TOO_DEEP));
    const problems = problemsOfDocument(document, (offset, ...words) => problemAt(file, placeOfOffset(offset), ...words));
    return {
      written: problems.length === 0 ? (document.toJS() as unknown) : undefined,
      problems: [...problems, ...adviseOnComments(document, text, (offset, ...words) => warningAt(file, placeOfOffset(offset), ...words))],
      positionOf: positionsBy((path) => nodeAt(document, path)?.range?.[0], placeOfOffset),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return unreadable(problemAt(file, start, ...TOO_DEEP));
  }
}

/** Splits front matter into fields, each with the number of lines above it in the file. A line that is not indented starts a field. */
function fieldsIn(text: string): { lines: string; above: number }[] {
  const fields: { lines: string; above: number }[] = [];
  text.split('\n').forEach((line, above) => {
    const last = fields.at(-1);
    if (last && (/^(?:\s|#|-\s|$)/.test(line) || line === '-')) last.lines += `\n${line}`;
    else fields.push({ lines: line, above: above + 1 });
  });
  return fields;
}

/** Parses front matter field by field, so that a mistake in one field does not hide those in others. */
function parseFields(file: string, text: string): ParsedStructuredText {
  const written: Record<string, unknown> = {};
  const places = new Map<string, ParsedStructuredText['positionOf']>();
  const problems: Problem[] = [];
  for (const { lines, above } of fieldsIn(text)) {
    const start = { line: above + 1, column: 1 };
    const part = parseYaml(file, lines, above);
    const mistakes = withoutWarnings(part.problems);
    if (typeof part.written === 'object' && part.written !== null && !Array.isArray(part.written)) {
      for (const [name, value] of Object.entries(part.written)) {
        if (places.has(name)) problems.push(problemAt(file, start, ...WRITTEN_TWICE));
        places.set(name, part.positionOf);
        written[name] = value;
      }
    } else if (part.written !== null) {
      problems.push(...(mistakes.length > 0 ? mistakes : [problemAt(file, start, ...NO_FIELD)]));
    }
  }
  return {
    written,
    problems,
    positionOf: (path) => places.get(String(path[0]))?.(path) ?? { line: 2, column: 1 },
  };
}

/** Parses YAML or JSON with the position of every value. Never throws: syntax errors and repeated fields are problems. */
export function parseStructuredText({ file, text: source, kind }: StructuredTextSource): ParsedStructuredText {
  // Some editors save a byte order mark, which JSON does not allow.
  const text = source.replace(/^\uFEFF/, '');
  if (kind === 'yaml') {
    const whole = parseYaml(file, text, 1);
    return withoutWarnings(whole.problems).every(({ message }) => message === ENDS_EARLY[0]) ? whole : parseFields(file, text);
  }
  if (text.trim() === '') return unreadable(problemAt(file, START, 'The file is empty.', 'Write what belongs there, or delete the file.'));
  try {
    return parseJson(file, text);
  } catch (error) {
    if (error instanceof RangeError) return unreadable(problemAt(file, START, ...TOO_DEEP));
    throw error;
  }
}
