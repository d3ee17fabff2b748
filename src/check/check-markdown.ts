import type { Code, Heading, List, Paragraph, Root, Table, TableRow, Text } from 'mdast';
import headingIncrement from 'remark-lint-heading-increment';
import noMultipleToplevelHeadings from 'remark-lint-no-multiple-toplevel-headings';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { placeOfOffset } from '../content-model/decode-text';
import type { SyntaxTree } from '../content-model/markdown';
import { START, type Position, type MessageAndRemedy } from '../content-model/problem';

export type Report = (place: Position, ...message: MessageAndRemedy) => void;

export interface CheckedText {
  lines: readonly string[];
  report: Report;
  /** Like `report`, for a warning. */
  advise: Report;
}

const LINT_RULES: Readonly<Record<string, MessageAndRemedy>> = {
  'heading-increment': ['This heading skips a level.', 'Give it one "#" more than the heading above; the title counts as one "#".'],
  'no-multiple-toplevel-headings': ['The page has two level-1 headings; the title is one of them.', 'Start sections with "##".'],
};

const linter = unified().use([headingIncrement, noMultipleToplevelHeadings]).freeze();

/** Runs remark-lint with the title as a level-1 heading, because readers see it as one. */
function lint(tree: Root, title: string | undefined, { report }: CheckedText): void {
  const at = { ...START, offset: 0 };
  const heading: Heading = { type: 'heading', depth: 1, children: [], position: { start: at, end: at } };
  const first = tree.children.find((node): node is Heading => node.type === 'heading');
  const hasTitle = title === undefined && first?.depth === 1;
  const file = new VFile();
  linter.runSync({ ...tree, children: [...(hasTitle ? [] : [heading]), ...tree.children] }, file);
  for (const { ruleId, line, column } of file.messages) {
    const message = LINT_RULES[ruleId ?? ''];
    if (message) report({ line: line ?? 1, column: column ?? 1 }, ...message);
  }
}

/** Text that was meant as syntax. */
const SLIPS: readonly (readonly [pattern: RegExp, ...message: MessageAndRemedy])[] = [
  // On many keyboards, a space typed right after "#" is a non-breaking one.
  [/^(?:#{2,6}[^ \t\n#]|#\u00A0)/m, 'This looks like a heading, but is not one.', 'Put an ordinary space after the "#".'],
  [/\[\^[^\]\s]+\]/, 'This footnote has no text.', 'Write it on a line of its own: [^1]: The text.'],
  [/\]\[[^\]]*\]/, 'The page does not define the address of this link.', 'Write the address in round brackets: [words](/wiki/…).'],
  [
    /\]\(|\] \((?:$|\/|#|\.{1,2}\/|https?:|mailto:|www\.)/,
    'This looks like a link or picture, but is not one.',
    'Write [words](address) without spaces between and within the brackets; rename files with a space in their name.',
  ],
];

type Positioned<Node> = Node & { position?: { start: Position; end: Position } | undefined };

/** An item of a checklist without one of its spaces. Readers see the brackets. */
const CHECKLIST_SLIP = /^(?:[-*+]\[[ xX]?\]|\[(?:\]|[ xX]\](?=[^\s([:])))/m;

function checkWords({ value, position }: Positioned<Text>, { report, advise }: CheckedText): void {
  const placeIn = (offset: number): Position => {
    const { line, column } = placeOfOffset(value, offset);
    const { start } = position ?? { start: START };
    return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
  };
  const item = CHECKLIST_SLIP.exec(value);
  if (item) advise(placeIn(item.index), 'This looks like an item of a checklist, but is not one.', 'Write "- [ ] " with all three spaces.');
  for (const [pattern, ...message] of SLIPS) {
    const found = pattern.exec(value);
    if (found) return report(placeIn(found.index), ...message);
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

const LINE_OF_TABLE = /^\|.*\|$/;

function checkColumns({ children: [first, ...rows] }: Table, { report }: CheckedText): void {
  const columns = first?.children.length ?? 0;
  for (const row of rows as Positioned<TableRow>[]) {
    const message = `This row has ${row.children.length} columns and its table ${columns}, so some are hidden.`;
    if (row.children.length > columns)
      report(row.position?.start ?? START, message, 'Add columns to its first two lines, or write "\\|" within a column.');
  }
}

/** Indentation in columns; a tab leads to the next multiple of four. */
function indentOf(lines: readonly string[], { line, column }: Position): number {
  let indent = 0;
  for (const character of (lines[line - 1] ?? '').slice(0, column - 1)) indent += character === '\t' ? 4 - (indent % 4) : 1;
  return indent;
}

interface Parent {
  type: string;
  children: readonly Positioned<{ type: string }>[];
}

/** Reports paragraphs that were meant as a table or as indented code, which MDX doesn't have. */
function checkParagraph(
  { position }: Positioned<Paragraph>,
  { lines, report }: CheckedText,
  { type, children }: Parent,
  index: number,
): void {
  if (!position) return;
  const { start, end } = position;
  if (lines.slice(start.line - 1, end.line).every((line) => LINE_OF_TABLE.test(line.trim())))
    report(
      start,
      'This looks like a table, but is not one.',
      'Write | --- | for each column below its first line, and no empty line within it.',
    );
  const isInItem = (type === 'listItem' || type === 'blockquote') && index > 0;
  if (type !== 'root' && !isInItem) return;
  const around = isInItem ? (children[0]?.position?.start ?? START) : START;
  if (indentOf(lines, start) - indentOf(lines, around) < 4) return;
  report(
    start,
    'These lines are indented like code, but shown as a paragraph.',
    'Write ``` on a line above and below them, or delete the spaces before them.',
  );
}

/** Pages number every list from 1, so a sentence such as "1986. A great year." would lose its number. */
function checkNumbers({ start, position }: Positioned<List>, { report }: CheckedText): void {
  if (start === null || start === undefined || start === 1) return;
  const remedy = `In a sentence, write "${start}\\."; in a list, indent the text between two items.`;
  report(position?.start ?? START, `This list starts with ${start}, and readers see it start with 1.`, remedy);
}

/** Reports Markdown that parses, but does not mean what its author intended. `title` is that of the front matter. */
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
        'The line below turns this text into a heading.',
        'Leave an empty line between the two, or write "##" for a heading.',
      );
    }
  });
}
