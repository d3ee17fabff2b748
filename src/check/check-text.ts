/** Checks a text by itself, and collects what it refers to. */
import type { Code, Image, Link, List, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Place, Problem } from '../content/problem';
import { didYouMean, suggest } from '../content/suggest';
import { holdsMarkup, wordsOfMermaid, type SyntaxTree } from '../content/markdown';
import { WORDS_OF_MODULES } from '../content/parse-text';
import { WIKI_PAGE, type PageTextFile, type TextHeading, type WikiFile } from '../content/read-text';
import { fileOfAddress } from '../content/addresses';
import { checkComponent, MARKUP_IN_CAPTION, problemOfPictureFormat } from './check-components';
import { adviseOnDefinitions, adviseOnOddities, checkSlips } from './check-slips';
import { ADMONITION_KINDS } from '../content/page-components';

/** Something that a text refers to, and where. */
export interface Reference extends Place {
  target: string;
}

/** What a text refers to, and what is wrong with it regardless of other files. */
export interface TextFindings {
  links: Reference[];
  /** Pictures and other files beside the text. */
  files: Reference[];
  /** Addresses of other sites that `<Embed>` shows. */
  embeds: Reference[];
  /** Sources of Mermaid charts, at the first line of each. */
  charts: (Place & { chart: string })[];
  problems: Problem[];
}

const START: Place = { line: 1, column: 1 };

function placeOfNode(node: { position?: { start: Place } | undefined }): Place {
  return node.position ? { line: node.position.start.line, column: node.position.start.column } : START;
}

type Report = (place: Place, message: string, remedy: string) => void;

/** Ids that the page layout uses; headings must not repeat them. */
const IDS_OF_PAGES: ReadonlySet<string> = new Set(['main', 'side-menu', 'open-side-menu', 'tags-label', 'footnotes.label']);

function checkHeadings(headings: readonly TextHeading[], title: string | undefined, report: Report): void {
  let lastDepth = 1;
  let levelOneHeadings = title === undefined ? 0 : 1;
  const anchors = new Set<string>();
  for (const { words, depth, anchor, ...place } of headings) {
    if (anchors.has(anchor)) {
      report(place, `Another heading above has the id "${anchor}".`, 'Give each heading an id of its own, or none: {/* #id */}.');
    }
    anchors.add(anchor);
    if (words.trim() === '') report(place, 'This heading is empty.', 'Write its words or delete the line.');
    else if (depth > 1 && /^(?:-\d+)?$/.test(anchor)) {
      report(place, 'This heading has no letters or digits, so no link could lead to it.', 'Write words, or an id: {/* #id */}.');
    }
    if (depth > 1 && IDS_OF_PAGES.has(anchor)) {
      report(place, `The page itself has something with the id "${anchor}".`, 'Write other words, or another id: {/* #id */}.');
    }
    if (depth === 1) {
      levelOneHeadings += 1;
      if (levelOneHeadings > 1) {
        report(
          place,
          'The page has two level-1 headings; the title is one of them.',
          'Start sections with "##" and keep the title in the front matter.',
        );
      }
    } else if (depth > lastDepth + 1) {
      report(
        place,
        `The heading "${words}" jumps from level ${lastDepth} to level ${depth}.`,
        `Write it with ${'#'.repeat(lastDepth + 1)}.`,
      );
    }
    lastDepth = depth;
  }
}

/** A line of hyphens or equals signs below text makes a heading of it, which nobody means who wants a rule. */
function checkUnderlines(headings: readonly TextHeading[], lines: readonly string[], report: Report): void {
  for (const { line, column } of headings) {
    if (!/^[\s>]*(?:-+|=+)\s*$/.test(lines[line] ?? '') || /^[\s>]*#/.test(lines[line - 1] ?? '')) continue;
    report(
      { line, column },
      'The line below this one makes a heading of it.',
      'Leave an empty line between the two for a rule; write a heading with "##".',
    );
  }
}

/** Whether a node is the title of an admonition. */
const isLabel = ({ data }: { data?: unknown }): boolean => (data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;

const LOOKS_LIKE_ADMONITION = new RegExp(`^[\\s>]*:(?:::|:(?:${ADMONITION_KINDS.join('|')})\\b)`, 'i');

function checkAdmonitions(tree: Root, lines: readonly string[], report: Report): void {
  visit(tree as SyntaxTree, 'containerDirective', (visited) => {
    const node = visited as ContainerDirective;
    const place = placeOfNode(node);
    if (Object.keys(node.attributes ?? {}).length > 0) {
      report(place, 'The title of an admonition does not stand in braces.', `Write :::${node.name}[Title].`);
    }
    const colonsAt = (line: number | undefined): number => /:{3,}/.exec(lines[(line ?? 1) - 1] ?? '')?.[0].length ?? 0;
    const inner = node.children.find((child) => (child as { type: string }).type === 'containerDirective');
    if (inner && colonsAt(inner.position?.start.line) >= colonsAt(place.line)) {
      report(
        place,
        `The admonition ":::${node.name}" holds the one of line ${inner.position?.start.line}.`,
        'Close it first, with ":::" on a line of its own; or, to put one inside another, give the outer one more colons, "::::".',
      );
      return;
    }
    if (!(ADMONITION_KINDS as readonly string[]).includes(node.name)) {
      report(
        place,
        `There is no admonition of kind "${node.name}".`,
        `${didYouMean(node.name, ADMONITION_KINDS)}Kinds: ${ADMONITION_KINDS.join(', ')}.`,
      );
    }
    const lastLine = lines[(node.position?.end.line ?? 1) - 1] ?? '';
    const isOneLine = node.position?.start.line === node.position?.end.line;
    if (isOneLine || !/^[\s>]*:{3,}\s*$/.test(lastLine)) {
      report(place, `The admonition ":::${node.name}" is never closed.`, 'Write ":::" on a line of its own after its text.');
    } else if (node.children.every(isLabel)) {
      report(place, `The admonition ":::${node.name}" holds nothing.`, 'Write its text between the two lines, or delete both.');
    }
  });
  visit(tree as SyntaxTree, 'paragraph', (visited) => {
    const node = visited as Paragraph;
    if (isLabel(node)) return;
    const { start, end } = node.position ?? { start: START, end: START };
    for (let line = start.line; line <= end.line; line += 1) {
      const written = lines[line - 1] ?? '';
      if (!LOOKS_LIKE_ADMONITION.test(written)) continue;
      const isEnd = /^[\s>:]*$/.test(written);
      report(
        { line, column: written.indexOf(':') + 1 },
        isEnd ? 'This ":::" closes no admonition.' : 'This line looks like an admonition and is none.',
        isEnd
          ? 'Delete it, or open an admonition above; one around another needs more colons, "::::".'
          : 'Write :::note or :::note[Title], with the text on lines of its own.',
      );
      break;
    }
  });
}

/** A number that a list starts with is not shown: a sentence such as "1986. A great year." would lose it. */
function checkNumbers(tree: Root, report: Report): void {
  visit(tree as SyntaxTree, 'list', (visited) => {
    const { start, ...list } = visited as List;
    if (start === null || start === undefined || start <= 1) return;
    report(
      placeOfNode(list),
      `This list starts with ${start}, and readers see it start with 1.`,
      `Write "${start}\\." in a sentence; indent what stands between two items of one list.`,
    );
  });
}

/** How far the text of a line is indented; a tab leads to the next multiple of four. */
function indentOf(line: string, column: number): number {
  let indent = 0;
  for (const character of line.slice(0, column - 1)) indent += character === '\t' ? 4 - (indent % 4) : 1;
  return indent;
}

/** Reports text that is indented as code was before there were fences: MDX shows it as a paragraph. */
function checkIndents(tree: Root, lines: readonly string[], report: Report): void {
  visit(tree as SyntaxTree, 'paragraph', (visited, index, visitedParent) => {
    const place = placeOfNode(visited);
    const parent = visitedParent as unknown as { type: string; children: Paragraph[] };
    const isInList = (parent.type === 'listItem' || parent.type === 'blockquote') && Number(index) > 0;
    if (parent.type !== 'root' && !isInList) return;
    const around = isInList ? placeOfNode(parent.children[0] ?? {}) : START;
    const indentAt = ({ line, column }: Place): number => indentOf(lines[line - 1] ?? '', column);
    if (indentAt(place) - indentAt(around) < 4) return;
    report(
      place,
      'These lines are indented as code, and shown as a paragraph.',
      'Write ``` on a line above and below them, or no spaces in front.',
    );
  });
}

/** Alt text that is a file name, or only says that there is a picture. */
const SAYS_NOTHING = /^(?:image|picture|photo|screenshot|img|alt(?: text)?)$|^\S+\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

function checkImage(node: Image, report: Report, files: Reference[]): void {
  const place = placeOfNode(node);
  if (!node.alt?.trim()) {
    report(
      place,
      `The picture ${node.url} has no alt text.`,
      'Describe it between the square brackets, in words that can replace it: ![words](file).',
    );
  }
  if (SAYS_NOTHING.test(node.alt?.trim() ?? '')) {
    report(place, `The alt text “${node.alt}” says nothing of the picture.`, 'Say what is to be seen on it, in words that can replace it.');
  }
  if (holdsMarkup(node.title ?? '')) report(place, ...MARKUP_IN_CAPTION);
  if (/^[a-z]+:/i.test(node.url) || node.url.startsWith('/')) {
    report(place, `The picture ${node.url} is not beside the page.`, 'Put the file into the page’s folder and write ./file.png.');
  } else {
    const problem = problemOfPictureFormat(fileOfAddress(node.url));
    if (problem) report(place, ...problem);
    else files.push({ ...place, target: node.url });
  }
}

/** Checks the banner that a wiki page's front matter names. */
function checkBanner({ frontMatter, placeOf }: WikiFile, report: Report, files: Reference[]): void {
  const { image, image_alt: alt } = frontMatter ?? {};
  if (image === undefined) return;
  const place = placeOf(['image']);
  const problem = problemOfPictureFormat(image);
  if (problem) report(place, ...problem);
  else files.push({ ...place, target: image });
  if (alt === undefined) {
    report(place, 'The banner picture has no alt text.', 'Add image_alt: … in words that can replace the picture.');
  }
}

const isWikiPage = (text: WikiFile | PageTextFile): text is WikiFile => text.kind === WIKI_PAGE;

function findIn(text: WikiFile | PageTextFile): TextFindings {
  const { kind, body, headings, frontMatter } = text;
  const findings: TextFindings = { links: [], files: [], embeds: [], charts: [], problems: [...text.problems] };
  const report: Report = ({ line, column }, message, remedy) => {
    findings.problems.push({ file: text.file, line, column, message, remedy });
  };
  if (isWikiPage(text)) checkBanner(text, report, findings.files);
  const tree = text.tree();
  if (!tree) return findings;
  const lines = body.split('\n');
  checkHeadings(headings, frontMatter?.title, report);
  checkUnderlines(headings, lines, report);
  checkAdmonitions(tree, lines, report);
  checkSlips(tree, lines, report);
  checkNumbers(tree, report);
  checkIndents(tree, lines, report);
  findings.problems.push(...adviseOnOddities(tree, text.file, lines), ...adviseOnDefinitions(tree, text.file));
  visit(tree as SyntaxTree, (node, _index, parent) => {
    const place = placeOfNode(node);
    switch (node.type) {
      case 'mdxjsEsm':
        report(place, 'Pages may not import or export.', WORDS_OF_MODULES);
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report(place, 'Pages may not hold {expressions}.', 'Write the text itself, or put the braces in backticks.');
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkComponent(node as MdxJsxFlowElement | MdxJsxTextElement, parent ?? undefined, place, kind.components, report, findings);
        break;
      case 'image':
        checkImage(node as Image, report, findings.files);
        break;
      case 'imageReference':
        report(place, 'The picture is written as a reference.', 'Write it whole: ![words](./file.png "caption").');
        break;
      case 'link':
        if ((node as Link).children.length === 0) {
          report(place, 'This link has no words.', 'Write between the square brackets where it leads.');
        }
        findings.links.push({ ...place, target: (node as Link).url });
        break;
      case 'definition':
        findings.links.push({ ...place, target: (node as Link).url });
        break;
      case 'code': {
        const { lang, value } = node as Code;
        if (lang !== 'mermaid') {
          const isMeant = lang !== null && lang !== undefined && suggest(lang, ['mermaid']) !== undefined;
          if (isMeant) report(place, `"${lang}" is no kind of diagram, so this is shown as code.`, 'Write ```mermaid, in small letters.');
          break;
        }
        findings.charts.push({ line: place.line + 1, column: place.column, chart: value });
        const { caption, description } = wordsOfMermaid(value);
        if (!caption) report(place, 'The diagram has no caption.', 'Add a line "accTitle: …" below its first line.');
        if (!description)
          report(place, 'The diagram has no text alternative.', 'Add a line "accDescr: …" that says in words what it shows.');
        break;
      }
    }
  });
  return findings;
}

/** What was found in each text that was read; a development server checks all texts again after each edit. */
const known = new WeakMap<object, TextFindings>();

/** Checks everything that concerns one text alone, and returns what it refers to. */
export function checkText(text: WikiFile | PageTextFile): TextFindings {
  const findings = known.get(text) ?? findIn(text);
  known.set(text, findings);
  return findings;
}
