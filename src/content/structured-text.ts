/** Parses YAML and JSON with the position of each value, and reports syntax errors as sentences. */
import { LineCounter, isAlias, isMap, isNode, isScalar, parseDocument, visit, type Document, type Node, type YAMLError } from 'yaml';
import type { Place, Problem } from './problem';

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

function jsonError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Where JSON stops being valid. Some messages of the parser give no position; then it is the end of the shortest prefix of
 * the text for which the parser gives the same message.
 */
function offsetOfJsonError(text: string, message: string): number {
  const named = /position (\d+)/.exec(message)?.[1];
  if (named !== undefined) return Number(named);
  if (!message.startsWith('Unexpected token')) return text.length;
  let accepted = 0;
  let refused = text.length;
  while (refused - accepted > 1) {
    const middle = Math.floor((accepted + refused) / 2);
    if (jsonError(text.slice(0, middle))?.startsWith('Unexpected token')) refused = middle;
    else accepted = middle;
  }
  return accepted;
}

/** Some editors save a byte order mark, which JSON does not allow. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/**
 * What to do about JSON that cannot be parsed.
 * @param rest the text from where parsing stopped
 */
function remedyForJson(rest: string): string {
  if (rest.startsWith('/')) return 'JSON has no comments: delete it.';
  if (/^['‘’“”]/.test(rest)) return 'Write straight double quotes, ", around every name and text.';
  if (/^[\]}]/.test(rest)) return 'Delete the comma before it: the last item of a list or group has none behind it.';
  if (rest === '') return 'Something is never closed: look for a missing bracket, brace or quote further up.';
  return 'Look for a missing comma, quote or bracket here or on the line above.';
}

function jsonSyntaxProblem(file: string, text: string): Problem | undefined {
  const message = jsonError(text);
  if (message === undefined) return undefined;
  const offset = offsetOfJsonError(text, message);
  const before = text.slice(0, offset).split('\n');
  const what = message
    .replace(/ in JSON at position.*| \(line .*/s, '')
    .replace(/ at position \d+$/, '')
    .replace(/, (?:\.\.\.)?"[\s\S]*$/, '');
  return {
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    message: `The JSON cannot be read: ${what}.`,
    remedy: remedyForJson(text.slice(offset)),
  };
}

const QUOTE_IT = 'put text that holds ": " or starts with a special character in double quotes.';

/** Messages and remedies of ours for the YAML parser's error codes. */
const YAML_MISTAKES: Partial<Record<YAMLError['code'], readonly [message: string, remedy: string]>> = {
  DUPLICATE_KEY: ['This field is written twice.', 'Keep one of the two.'],
  TAB_AS_INDENT: ['The YAML cannot be read: Tabs are not allowed as indentation.', 'Indent with spaces, never with tabs.'],
  MULTIPLE_DOCS: ['The front matter ends here, before its closing "---".', 'Delete this line.'],
  TAG_RESOLVE_FAILED: ['This value starts with "!", which has a meaning of its own in YAML.', 'Put the value in double quotes.'],
};

const TOO_DEEP: readonly [message: string, remedy: string] = [
  'The file cannot be read: its brackets are nested too deeply.',
  'Look for a bracket that is repeated by mistake.',
];

function wordsOfYamlError(error: YAMLError): readonly [message: string, remedy: string] {
  if (error.code === 'MISSING_CHAR' && /quote/.test(error.message)) {
    return ['The YAML cannot be read: a quotation mark is opened and never closed.', 'Close it behind the text, or delete it.'];
  }
  return (
    YAML_MISTAKES[error.code] ?? [
      `The YAML cannot be read: ${error.message.replace(/\.?$/, '.')}`,
      `Check indentation and brackets; ${QUOTE_IT}`,
    ]
  );
}

/** Where the quotation mark was opened whose closing one is missing at an offset. */
function offsetOfOpenQuote(document: Document, offset: number): number {
  let opened = offset;
  visit(document, {
    Scalar: (_key, node) => {
      if (node.range && node.range[0] <= offset && /^QUOTE/.test(node.type ?? '')) opened = node.range[0];
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
    const offset = error.code === 'MISSING_CHAR' ? offsetOfOpenQuote(document, error.pos[0]) : error.pos[0];
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

/**
 * Parses YAML or JSON with the position of every value.
 * Never throws: syntax errors and duplicate keys are returned as problems.
 */
export function parseStructuredText(source: StructuredTextSource): ParsedStructuredText {
  const { file, linesAbove = 0 } = source;
  const text = withoutMark(source.text);
  const failure = (message: string, remedy: string): ParsedStructuredText => ({
    value: undefined,
    problems: [{ file, line: linesAbove + 1, column: 1, message, remedy }],
    placeOf: () => START,
  });
  if (source.kind === 'json' && text.trim() === '') return failure('The file is empty.', 'Write what belongs there, or delete the file.');
  const syntaxProblem = source.kind === 'json' ? jsonSyntaxProblem(file, text) : undefined;
  if (syntaxProblem) return { value: undefined, problems: [syntaxProblem], placeOf: () => START };
  const lineCounter = new LineCounter();
  let document: Document;
  let problems: Problem[];
  const placeOfOffset = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + linesAbove, column: col };
  };
  try {
    document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
    if (document.errors.some(({ message }) => message.includes('call stack'))) return failure(...TOO_DEEP);
    problems = syntaxProblems(document, file, placeOfOffset);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return failure(...TOO_DEEP);
  }
  const placeOf = (path: readonly PropertyKey[]): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const part = path.slice(0, length);
      const node = keyAt(document, part) ?? nodeAt(document, part);
      if (node?.range) return placeOfOffset(node.range[0]);
    }
    const first = document.contents?.range?.[0];
    return first === undefined ? START : placeOfOffset(first);
  };
  const value: unknown = problems.length > 0 ? undefined : document.toJS();
  return { value, problems, placeOf };
}
