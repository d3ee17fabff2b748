/** Checks for Markdown that parses but does not mean what its author intended: it would appear on the page as typed. */
import type { Code, Paragraph, Root, Table, TableRow, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { asWarning, type Place, type Problem } from '../content/problem';
import type { SyntaxTree } from '../content/markdown';

type Report = (place: Place, message: string, remedy: string) => void;

/** Text that looks like syntax: pattern, what is wrong, what to write. */
type Slip = readonly [pattern: RegExp, message: string, remedy: string];

interface Node {
  type: string;
}

interface Positioned {
  position?: { start: Place; end: Place } | undefined;
}

/** What nobody means. */
const SLIPS: readonly Slip[] = [
  [
    /^#{1,6}[^\S \t\n]/m,
    'This looks like a heading and is none: the space behind the "#" is of the kind that does not break.',
    'Delete that space, and leave one that is typed anew.',
  ],
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

/** What may be meant, and seldom is. */
const ODDITIES: readonly Slip[] = [
  [/^(?:#|-|\d+[.)])[A-Za-z]/m, 'This looks like a heading or an item of a list and is none.', 'Leave a space behind the sign.'],
  [
    /^-?\[ *(?:[xX] *)?\](?! ?[([:])/,
    'This looks like an item to tick and is none.',
    'Write "- [ ] " in front of its words: a hyphen, a space, and brackets with one space between them.',
  ],
  [/&[A-Za-z][A-Za-z0-9]*;/, 'No sign has this name, so it is shown as typed.', 'Write the sign itself, or "&amp;" for "&".'],
  [
    /\*\*|(?<!\w)__?(?=[A-Za-z])|~~/,
    'These signs open or close nothing, so they are shown as typed.',
    'Write them on both sides, with no space inside: **words**, _words_; or put signs that you mean in backticks.',
  ],
  [
    /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/i,
    'GitHub makes a note of this; here it is shown as typed, in a quotation.',
    'Write ":::note" on a line of its own, the text below it without ">", and ":::" below that; the other kinds are tip, info, warning and danger.',
  ],
  [/`/, 'This backtick opens or closes nothing, so it is shown as typed.', 'Write one on both sides: `words`.'],
];

/** Where the first of some slips is in a text, and which it is. */
function findSlip(node: Text & Positioned, slips: readonly Slip[]): { slip: Slip; place: Place; words: string } | undefined {
  const { start } = node.position ?? { start: { line: 1, column: 1 } };
  for (const slip of slips) {
    const found = slip[0].exec(node.value);
    if (!found) continue;
    const before = node.value.slice(0, found.index).split('\n');
    const column = (before.length === 1 ? start.column : 1) + (before.at(-1)?.length ?? 0);
    return { slip, place: { line: start.line + before.length - 1, column }, words: found[0] };
  }
  return undefined;
}

/** Warns of the oddities of a text; `lines` are those of the whole page. */
export function adviseOnOddities(tree: Root, file: string, lines: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  visit(tree as SyntaxTree, 'text', (node) => {
    const found = findSlip(node, ODDITIES);
    if (!found) return;
    const { place, words, slip } = found;
    // A text that follows bold words, say, starts within its line.
    if (slip[0].multiline && lines[place.line - 1]?.slice(0, place.column - 1).trim() !== '') return;
    // Signs behind a backslash, by their name or within code are meant.
    const written = lines[place.line - 1]?.replace(/\\.|(?<!`)(`+)(?!`)[^`]*\1(?!`)/g, '');
    if (!written?.includes(words)) return;
    problems.push(asWarning({ file, ...place, message: slip[1], remedy: slip[2] }));
  });
  return problems;
}

interface Definition extends Positioned {
  label: string;
}

/**
 * Warns of what a page defines and its readers never see: a footnote that no text refers to, and a footnote or an address
 * that was defined before.
 */
export function adviseOnDefinitions(tree: Root, file: string): Problem[] {
  const footnotes = new Set<string>();
  visit(tree as SyntaxTree, 'footnoteReference', ({ identifier }: { identifier: string }) => {
    footnotes.add(identifier);
  });
  const known = new Set<string>();
  const problems: Problem[] = [];
  visit(tree as SyntaxTree, ['footnoteDefinition', 'definition'], (node) => {
    const { type, identifier, label, position } = node as Definition & { type: string; identifier: string };
    const name = type === 'definition' ? `[${label}]` : `[^${label}]`;
    const advise = (message: string, remedy: string): void => {
      problems.push(asWarning({ file, ...(position?.start ?? { line: 1, column: 1 }), message, remedy }));
    };
    if (known.has(`${type} ${identifier}`)) {
      advise(`"${name}" is defined twice, and only the first counts.`, 'Give one of the two another name, or delete it.');
    } else if (type === 'footnoteDefinition' && !footnotes.has(identifier)) {
      advise(`No text refers to the footnote "${name}", so it is not shown.`, `Write ${name} behind the words that it is about.`);
    }
    known.add(`${type} ${identifier}`);
  });
  return problems;
}

/** A fence that is never closed turns the rest of the page into code. */
function checkFence(node: Code & Positioned, lines: readonly string[], report: Report): void {
  if (!node.position) return;
  const { start, end } = node.position;
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

/** Reports rows with more columns than a table has: they are not shown. */
function checkColumns({ children: [first, ...rows] }: Table, report: Report): void {
  const columns = first?.children.length ?? 0;
  for (const row of rows as (TableRow & Positioned)[]) {
    if (row.children.length <= columns || !row.position) continue;
    report(
      row.position.start,
      `This row has ${row.children.length} columns and its table ${columns}, so the last are not shown.`,
      'Give the first line and the dashes as many; a "|" within a column is written "\\|".',
    );
  }
}

/** Reports every such slip in a text. */
export function checkSlips(tree: Root, lines: readonly string[], report: Report): void {
  visit(tree as SyntaxTree, (node, index, parent) => {
    if (node.type === 'text') {
      const found = findSlip(node as Text & Positioned, SLIPS);
      if (found) report(found.place, found.slip[1], found.slip[2]);
    } else if (node.type === 'code') checkFence(node as Code & Positioned, lines, report);
    else if (node.type === 'table') checkColumns(node as Table, report);
    else if (node.type === 'paragraph') {
      const above = (parent as { children: Node[] } | null)?.children[(index ?? 0) - 1];
      checkTable(node as Paragraph & Positioned, above, lines, report);
    }
  });
}
