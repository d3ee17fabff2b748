/** Markdown that parses but does not mean what its author intended. The rules are remark-lint's and ours, the sentences ours. */
import type { Code, Heading, List, Paragraph, Root, Table, TableRow, Text } from 'mdast';
import headingIncrement from 'remark-lint-heading-increment';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noMultipleToplevelHeadings from 'remark-lint-no-multiple-toplevel-headings';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { SyntaxTree } from '../content/markdown';
import { START, type Place, type Words } from '../content/problem';

export type Report = (place: Place, ...words: Words) => void;

/** A text that is checked: its lines, and how its mistakes and oddities are reported. */
export interface CheckedText {
  lines: readonly string[];
  report: Report;
  advise: Report;
}

/** Rules of remark-lint by name. `isAdvice`: readers miss something, but nothing is broken. */
const LINT_RULES: Readonly<Record<string, { words: Words; isAdvice?: true }>> = {
  'heading-increment': {
    words: ['This heading skips a level.', 'Give it one "#" more than the heading above; the title counts as one "#".'],
  },
  'no-multiple-toplevel-headings': {
    words: ['The page has two level-1 headings; the title is one of them.', 'Start sections with "##".'],
  },
  'no-duplicate-definitions': {
    words: ['This name is defined twice, and only the first counts.', 'Rename or delete one of the two.'],
    isAdvice: true,
  },
  'no-unused-definitions': {
    words: ['Nothing refers to this definition, so readers do not see it.', 'Write its name in brackets where it belongs, or delete it.'],
    isAdvice: true,
  },
};

const linter = unified().use([headingIncrement, noMultipleToplevelHeadings, noDuplicateDefinitions, noUnusedDefinitions]).freeze();

/** Renames the footnotes of a tree: to remark-lint, the names `[^1]` and `[1]` are one. */
function renameFootnotes(tree: Root, rename: (name: string) => string): void {
  visit(tree as SyntaxTree, ['footnoteDefinition', 'footnoteReference'], (node) => {
    const footnote = node as unknown as { identifier: string };
    footnote.identifier = rename(footnote.identifier);
  });
}

/** Runs remark-lint over a text below its title, which is a heading for readers. */
function lint(tree: Root, title: string | undefined, { report, advise }: CheckedText): void {
  const at = { ...START, offset: 0 };
  const heading: Heading = { type: 'heading', depth: 1, children: [], position: { start: at, end: at } };
  const first = tree.children.find((node): node is Heading => node.type === 'heading');
  const hasTitle = title === undefined && first?.depth === 1;
  const page: Root = { ...tree, children: [...(hasTitle ? [] : [heading]), ...tree.children] };
  const file = new VFile();
  renameFootnotes(tree, (name) => `^${name}`);
  linter.runSync(page, file);
  renameFootnotes(tree, (name) => name.slice(1));
  for (const { ruleId, line, column } of file.messages) {
    const rule = LINT_RULES[ruleId ?? ''];
    if (rule) (rule.isAdvice ? advise : report)({ line: line ?? 1, column: column ?? 1 }, ...rule.words);
  }
}

/** Text that looks like syntax. `isAdvice`: it may be meant as it is. */
interface Slip {
  pattern: RegExp;
  words: Words;
  isAdvice?: true;
}

const SLIPS: readonly Slip[] = [
  {
    pattern: /^#{1,6}[^\S \t\n]/m,
    words: ['This looks like a heading, but the space after "#" is a non-breaking one.', 'Delete that space and type it again.'],
  },
  { pattern: /^#{2,6}[^\s#]/m, words: ['This looks like a heading, but is not one.', 'Put a space after the "#".'] },
  { pattern: /\[\^[^\]\s]+\]/, words: ['This footnote has no text.', 'Write it on a line of its own: [^1]: The text.'] },
  {
    pattern: /\]\[[^\]]*\]/,
    words: ['The page does not define the address of this link.', 'Write the address in round brackets: [words](/wiki/…).'],
  },
  {
    pattern: /\]\(/,
    words: ['This looks like a link or picture, but is not one.', 'Close its round bracket, and rename files with a space in their name.'],
  },
  {
    pattern: /\] \((?:$|\/|#|\.{1,2}\/|https?:|mailto:|www\.)/,
    words: ['This looks like a link, but is not one.', 'Delete the space between "]" and "(".'],
  },
  {
    pattern: /^(?:#|-|\d+[.)])[A-Za-z]/m,
    words: ['This looks like a heading or list item, but is not one.', 'Put a space after the "#", "-" or number.'],
    isAdvice: true,
  },
  {
    pattern: /^-?\[ *(?:[xX] *)?\](?! ?[([:])/,
    words: ['This looks like a box to tick, but is not one.', 'Write "- [ ] " before its words, with both spaces.'],
    isAdvice: true,
  },
  {
    pattern: /&[A-Za-z][A-Za-z0-9]*;/,
    words: ['This is not a known character code, so readers see it as typed.', 'Write the character itself, or "&amp;" for "&".'],
    isAdvice: true,
  },
  {
    pattern: /\*\*|(?<!\w)__?(?=[A-Za-z])|~~/,
    words: [
      'These characters open or close nothing, so readers see them.',
      'Write **words** or _words_ without spaces inside, or put the characters in backticks.',
    ],
    isAdvice: true,
  },
  {
    pattern: /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/i,
    words: ['Only GitHub makes a note of this.', 'Write ":::note" on a line of its own, the text below it, and ":::" below that.'],
    isAdvice: true,
  },
  {
    pattern: /`/,
    words: ['This backtick opens or closes nothing, so readers see it.', 'Write one on both sides: `words`.'],
    isAdvice: true,
  },
];

type Positioned<Node> = Node & { position?: { start: Place; end: Place } | undefined };

/** Whether an oddity is meant: escaped, within code, or within a line although the pattern is for its start. */
function isMeant({ pattern }: Slip, { line, column }: Place, found: string, lines: readonly string[]): boolean {
  const written = lines[line - 1] ?? '';
  if (pattern.multiline && written.slice(0, column - 1).trim() !== '') return true;
  return !written.replace(/\\.|(?<!`)(`+)(?!`)[^`]*\1(?!`)/g, '').includes(found);
}

/** Reports the first slip and the first oddity in a piece of text. */
function checkWords({ value, position }: Positioned<Text>, { lines, report, advise }: CheckedText): void {
  const { start } = position ?? { start: START };
  for (const isAdvice of [undefined, true] as const) {
    for (const slip of SLIPS.filter((one) => one.isAdvice === isAdvice)) {
      const found = slip.pattern.exec(value);
      if (!found) continue;
      const before = value.slice(0, found.index).split('\n');
      const column = (before.length === 1 ? start.column : 1) + (before.at(-1)?.length ?? 0);
      const place = { line: start.line + before.length - 1, column };
      if (!isAdvice) report(place, ...slip.words);
      else if (!isMeant(slip, place, found[0], lines)) advise(place, ...slip.words);
      break;
    }
  }
}

/** A fence that is never closed turns the rest of the page into code. */
function checkFence({ position }: Positioned<Code>, { lines, report }: CheckedText): void {
  if (!position) return;
  const { start, end } = position;
  const opening = /^(?:`{3,}|~{3,})/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[0];
  if (opening === undefined) return;
  const closing = /(?:(?<!`)`{3,}|(?<!~)~{3,})\s*$/.exec(lines[end.line - 1] ?? '')?.[0];
  if (start.line !== end.line && closing?.startsWith(opening)) return;
  report(start, 'The code is never closed.', `Write ${opening} on a line of its own below it.`);
}

/** A line of a table as it is written: it starts and ends with "|". */
const LINE_OF_TABLE = /^\|.*\|$/;
/** The line below a table's first: dashes between "|". */
const LINE_OF_DASHES = /^\|(?:\s*:?-+:?\s*\|)+$/;

/** What is wrong with lines that were meant as a table, or as the rest of the one above them. */
function wordsOfTable(written: readonly string[], above: string | undefined, below: string | undefined): Words | undefined {
  const isDashes = (line = ''): boolean => LINE_OF_DASHES.test(line.trim());
  if (!written.every((line) => LINE_OF_TABLE.test(line))) return undefined;
  if (above === 'table') return ['An empty line separates this from the table above.', 'Delete the empty line above it.'];
  if (isDashes(written[0])) return ['This table lacks its first line.', 'Write the first line, or delete the empty line above.'];
  if (written.some(isDashes))
    return ['This looks like a table, but is not one.', 'Give its line of dashes as many columns as its first line: | --- | --- |.'];
  // The rest of the table is reported.
  if (isDashes(below)) return undefined;
  const isLikely = written.length > 1 || (written[0] ?? '').split('|').length > 3;
  return isLikely
    ? ['This looks like a table, but is not one.', 'Write dashes below its first line, for as many columns: | --- | --- |.']
    : undefined;
}

function checkColumns({ children: [first, ...rows] }: Table, { report }: CheckedText): void {
  const columns = first?.children.length ?? 0;
  for (const row of rows as Positioned<TableRow>[]) {
    const message = `This row has ${row.children.length} columns and its table ${columns}, so some are hidden.`;
    if (row.children.length > columns)
      report(row.position?.start ?? START, message, 'Add columns to its first two lines, or write "\\|" within a column.');
  }
}

/** How far the text of a line is indented; a tab leads to the next multiple of four. */
function indentOf(lines: readonly string[], { line, column }: Place): number {
  let indent = 0;
  for (const character of (lines[line - 1] ?? '').slice(0, column - 1)) indent += character === '\t' ? 4 - (indent % 4) : 1;
  return indent;
}

interface Parent {
  type: string;
  children: readonly Positioned<{ type: string }>[];
}

/** Lines of a table that are none, and lines that are indented as code, which MDX shows as a paragraph. */
function checkParagraph(
  { position }: Positioned<Paragraph>,
  { lines, report }: CheckedText,
  { type, children }: Parent,
  index: number,
): void {
  if (!position) return;
  const { start, end } = position;
  const written = lines.slice(start.line - 1, end.line).map((line) => line.trim());
  const words = wordsOfTable(written, children[index - 1]?.type, lines[end.line + 1]);
  if (words) report(start, ...words);
  const isInItem = (type === 'listItem' || type === 'blockquote') && index > 0;
  if (type !== 'root' && !isInItem) return;
  const around = isInItem ? (children[0]?.position?.start ?? START) : START;
  if (indentOf(lines, start) - indentOf(lines, around) < 4) return;
  report(
    start,
    'These lines are indented like code, but shown as a paragraph.',
    'Write ``` on a line above and below them, or no spaces before them.',
  );
}

/** A list shows no other first number than 1: a sentence such as "1986. A great year." would lose it. */
function checkNumbers({ start, position }: Positioned<List>, { report }: CheckedText): void {
  if (start === null || start === undefined || start <= 1) return;
  const remedy = `Write "${start}\\." in a sentence; indent text between two items.`;
  report(position?.start ?? START, `This list starts with ${start}, and readers see it start with 1.`, remedy);
}

/** Reports every such mistake in a text. Takes the title in its front matter. */
export function checkMarkdown(tree: Root, title: string | undefined, text: CheckedText): void {
  lint(tree, title, text);
  visit(tree as SyntaxTree, (node, index, parent) => {
    if (node.type === 'text') checkWords(node as Positioned<Text>, text);
    else if (node.type === 'code') checkFence(node as Positioned<Code>, text);
    else if (node.type === 'table') checkColumns(node as Table, text);
    else if (node.type === 'list') checkNumbers(node as Positioned<List>, text);
    else if (node.type === 'paragraph') checkParagraph(node as Positioned<Paragraph>, text, parent, index ?? 0);
    else if (node.type === 'heading' && node.position && node.position.start.line < node.position.end.line) {
      text.report(
        node.position.start,
        'The line below this one makes a heading of it.',
        'Leave an empty line between the two, or write "##" for a heading.',
      );
    }
  });
}
