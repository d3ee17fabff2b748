/** Checks for Markdown that parses but does not mean what its author intended: it would appear on the page as typed. */
import type { Code, Paragraph, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Place } from '../content/problem';
import type { SyntaxTree } from '../content/markdown';

type Report = (place: Place, message: string, remedy: string) => void;

interface Node {
  type: string;
}

interface Positioned {
  position?: { start: Place; end: Place } | undefined;
}

/** Text that looks like syntax: pattern, what is wrong, what to write. */
const SLIPS: readonly (readonly [pattern: RegExp, message: string, remedy: string])[] = [
  [/^#{2,6}[^\s#]/m, 'This looks like a heading and is none.', 'Leave a space behind the "#".'],
  [/\[\^[^\]\s]+\]/, 'This footnote has no text.', 'Write it on a line of its own: [^1]: The text.'],
  [/\]\[[^\]]*\]/, 'This link names no address that the page defines.', 'Write the address in round brackets: [words](/wiki/…).'],
  [
    /\]\(/,
    'This looks like a link or a picture and is none.',
    'Close its round bracket, and leave no space in the address: a file with a space in its name needs another name.',
  ],
  [/\] \((?:$|\/|#|\.{1,2}\/|https?:|mailto:|www\.)/, 'This looks like a link and is none.', 'Leave no space between "]" and "(".'],
];

function checkText(node: Text & Positioned, report: Report): void {
  const { start } = node.position ?? { start: { line: 1, column: 1 } };
  for (const [pattern, message, remedy] of SLIPS) {
    const found = pattern.exec(node.value);
    if (!found) continue;
    const before = node.value.slice(0, found.index).split('\n');
    const column = (before.length === 1 ? start.column : 1) + (before.at(-1)?.length ?? 0);
    report({ line: start.line + before.length - 1, column }, message, remedy);
    return;
  }
}

/** A fence that is never closed turns the rest of the page into code. */
function checkFence(node: Code & Positioned, lines: readonly string[], report: Report): void {
  if (!node.position) return;
  const { start, end } = node.position;
  const opening = /^(?:`{3,}|~{3,})/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[0];
  if (opening === undefined) return;
  const closing = /(`{3,}|~{3,})\s*$/.exec(lines[end.line - 1] ?? '')?.[1];
  if (start.line !== end.line && closing?.startsWith(opening)) return;
  report(start, 'The code is never closed.', `Write ${opening} on a line of its own below it.`);
}

/** A line of a table as it is written: it starts and ends with "|". */
const LINE_OF_TABLE = /^\|.*\|$/;
/** The line below a table's first: dashes between "|". */
const LINE_OF_DASHES = /^\|(?:\s*:?-+:?\s*\|)+$/;

/** Reports lines that were meant as a table, or as the rest of the one above them. */
function checkTable(node: Paragraph & Positioned, above: Node | undefined, lines: readonly string[], report: Report): void {
  if (!node.position) return;
  const { start, end } = node.position;
  const written = lines.slice(start.line - 1, end.line).map((line) => line.trim());
  if (!written.every((line) => LINE_OF_TABLE.test(line))) return;
  const isDashes = (line: string | undefined): boolean => LINE_OF_DASHES.test(line?.trim() ?? '');
  if (above?.type === 'table') {
    report(start, 'An empty line parts this from the table above, so it is shown as typed.', 'Delete the empty line above it.');
  } else if (isDashes(written[0])) {
    report(start, 'This looks like a table without its first line.', 'Write the first line, or delete the empty line above.');
  } else if (written.some(isDashes)) {
    report(start, 'This looks like a table and is none.', 'Give its line of dashes as many columns as its first line has: | --- | --- |.');
  } else if (isDashes(lines[end.line + 1])) {
    // The rest of the table is reported.
    return;
  } else if (written.length > 1 || (written[0] ?? '').split('|').length > 3) {
    report(start, 'This looks like a table and is none.', 'Below its first line write one of dashes with as many columns: | --- | --- |.');
  }
}

/** Reports every such slip in a text. */
export function checkSlips(tree: Root, lines: readonly string[], report: Report): void {
  visit(tree as SyntaxTree, (node, index, parent) => {
    if (node.type === 'text') checkText(node as Text & Positioned, report);
    else if (node.type === 'code') checkFence(node as Code & Positioned, lines, report);
    else if (node.type === 'paragraph') {
      const above = (parent as { children: Node[] } | null)?.children[(index ?? 0) - 1];
      checkTable(node as Paragraph & Positioned, above, lines, report);
    }
  });
}
