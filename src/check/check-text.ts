import type { Code, Image, Link, Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { fileOfAddress } from '../content-model/addresses';
import type { Components } from '../content-model/component';
import { holdsMarkup, wordsOfMermaid, type SyntaxTree } from '../content-model/markdown';
import { REMEDY_FOR_MODULES } from '../content-model/parse-text';
import { problemAt, START, warningAt, type Position, type Problem } from '../content-model/problem';
import { type PageTextFile, type TextHeading, type WikiFile } from '../content-model/read-text';
import { valuesMarked } from '../content-model/schema-marks';
import { didYouMean } from '../content-model/suggest';
import { ADMONITION_KINDS } from '../wiki/components/admonition/declaration';
import { checkComponent, MARKUP_IN_CAPTION, messageForPictureFormat } from './check-components';
import { checkMarkdown, type CheckedText, type Report } from './check-markdown';

export interface Reference extends Position {
  target: string;
}

export interface TextFindings {
  links: Reference[];
  /** Pictures and other files beside the text. */
  files: Reference[];
  embeds: Reference[];
  /** Whole addresses in attributes of components. */
  addresses: Reference[];
  /** Sources of Mermaid charts. The place is the line below the opening fence. */
  charts: (Position & { chart: string })[];
  problems: Problem[];
}

interface Node {
  type: string;
  position?: { start: Position; end: Position } | undefined;
}

function placeOfNode({ position }: Omit<Node, 'type'>): Position {
  const { line, column } = position?.start ?? START;
  return { line, column };
}

/** Ids that the page layout uses; headings must not repeat them. */
export const IDS_OF_PAGES: ReadonlySet<string> = new Set([
  ...['main', 'side-menu', 'tags-label', 'footnotes.label', 'report.panel', 'share.panel'],
  ...['gatsby-announcer', 'gatsby-focus-wrapper'],
]);

function checkHeadings(headings: readonly TextHeading[], report: Report): void {
  const anchors = new Set<string>();
  for (const { words, depth, anchor, ...place } of headings) {
    if (anchors.has(anchor)) report(place, `A heading above has the id "${anchor}".`, 'Write another id for one of the two: {/* #id */}.');
    anchors.add(anchor);
    if (words.trim() === '') report(place, 'This heading is empty.', 'Write its words or delete the line.');
    else if (depth > 1 && /^(?:-\d+)?$/.test(anchor)) {
      report(place, 'No link could lead to this heading: it has no letters or digits.', 'Write words, or an id: {/* #id */}.');
    } else if (depth > 1 && IDS_OF_PAGES.has(anchor)) {
      report(place, `The layout of the page uses the id "${anchor}".`, 'Write other words, or another id: {/* #id */}.');
    }
  }
}

/** mdast-util-directive calls the title of an admonition its label. */
const isLabel = ({ data }: { data?: unknown }): boolean => (data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;

const LOOKS_LIKE_ADMONITION = new RegExp(`^[\\s>]*:(?:::|:(?:${ADMONITION_KINDS.join('|')})\\b)`, 'i');

function checkAdmonition(node: ContainerDirective, { lines, report, advise }: NodeContext): void {
  const { name, attributes, children, position } = node;
  const place = placeOfNode(node);
  if (Object.keys(attributes ?? {}).length > 0)
    report(place, 'The title of an admonition may not be in braces.', `Write :::${name}[Title].`);
  const colonsAt = (line = 1): number => /:{3,}/.exec(lines[line - 1] ?? '')?.[0].length ?? 0;
  const inner = children.find((child) => (child as Node).type === 'containerDirective')?.position?.start.line;
  if (inner !== undefined && colonsAt(inner) >= colonsAt(place.line)) {
    const remedy = 'Close it first with ":::"; to nest them, open and close the outer one with "::::".';
    return report(place, `":::${name}" contains the admonition of line ${inner}.`, remedy);
  }
  if (!(ADMONITION_KINDS as readonly string[]).includes(name)) {
    const remedy = `${didYouMean(name, ADMONITION_KINDS)}Kinds: ${ADMONITION_KINDS.join(', ')}.`;
    report(place, `There is no admonition of kind "${name}".`, remedy);
  }
  const isOneLine = position?.start.line === position?.end.line;
  if (isOneLine || !/^[\s>]*:{3,}\s*$/.test(lines[(position?.end.line ?? 1) - 1] ?? '')) {
    report(place, `The admonition ":::${name}" is never closed.`, 'Write ":::" on a line of its own after its text.');
  } else if (children.every(isLabel)) {
    report(place, `The admonition ":::${name}" is empty.`, 'Write its text between the two lines, or delete both.');
  } else if (!children.some(isLabel) && Object.keys(attributes ?? {}).length === 0) {
    advise(place, `The admonition ":::${name}" has no title.`, `Write :::${name}[Title]: many readers see only the titles.`);
  }
}

/** Without empty lines around them, the first and last line of a component's text may be taken for a part of its tags. */
function adviseOnBlankLines({ name, children }: MdxJsxFlowElement, { lines, advise }: NodeContext, place: Position): void {
  const [first, last] = [children[0], children.at(-1)];
  if (!first?.position || !last?.position) return;
  // Entries of a list, such as cues, are tags themselves.
  if ((lines[first.position.start.line - 1] ?? '').trimStart().startsWith('<')) return;
  const isText = (line: number): boolean => (lines[line - 1] ?? '').trim() !== '';
  if (!isText(first.position.start.line - 1) && !isText(last.position.end.line + 1)) return;
  advise(place, `The text in "<${name}>" has no empty lines around it.`, `Leave one after <${name}> and one before </${name}>.`);
}

function checkColons(node: Paragraph, lines: readonly string[], report: Report): void {
  if (isLabel(node) || !node.position) return;
  const { start, end } = node.position;
  const index = lines.slice(start.line - 1, end.line).findIndex((line) => LOOKS_LIKE_ADMONITION.test(line));
  if (index < 0) return;
  const line = start.line + index;
  const written = lines[line - 1] ?? '';
  const place = { line, column: written.indexOf(':') + 1 };
  if (/^[\s>:]*$/.test(written))
    report(place, 'This ":::" closes no admonition.', 'Delete it, or open an admonition above with as many colons.');
  else
    report(place, 'This looks like an admonition, but is not one.', 'Write :::note or :::note[Title], and the text on lines of its own.');
}

const SAYS_NOTHING = /^(?:image|picture|photo|screenshot|img|alt(?: text)?)$|^\S+\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

function checkImage(node: Image, { report, findings }: NodeContext): void {
  const { url, title, alt } = node;
  const place = placeOfNode(node);
  const describe = 'Describe what it shows between the square brackets: ![words](file).';
  if (!alt?.trim()) report(place, `The picture ${url} has no alt text.`, describe);
  else if (SAYS_NOTHING.test(alt.trim())) report(place, `The alt text “${alt}” does not describe the picture.`, describe);
  if (holdsMarkup(title ?? '')) report(place, ...MARKUP_IN_CAPTION);
  if (/^[a-z]+:/i.test(url) || url.startsWith('/')) {
    return report(place, `The picture ${url} is not beside the page.`, 'Put the file into the page’s folder and write ./file.png.');
  }
  const message = messageForPictureFormat(fileOfAddress(url));
  if (message) report(place, ...message);
  else findings.files.push({ ...place, target: url });
}

function checkDiagram(node: Code, { report, findings }: NodeContext): void {
  const { lang, value } = node;
  const place = placeOfNode(node);
  if (lang !== 'mermaid') return;
  findings.charts.push({ line: place.line + 1, column: place.column, chart: value });
  const { caption, description } = wordsOfMermaid(value);
  if (!caption) report(place, 'The diagram has no caption.', 'Add a line "accTitle: …" below its first line.');
  if (!description) report(place, 'The diagram has no text alternative.', 'Add a line "accDescr: …" that describes what it shows.');
}

interface NodeContext extends CheckedText {
  components: Components;
  findings: TextFindings;
}

function checkExpression(node: Node, { report }: NodeContext): void {
  report(placeOfNode(node), 'Pages may not contain {expressions}.', 'Write the text itself, or put the braces in backticks.');
}

function checkTag(node: Node, context: NodeContext, parent: Node | null): void {
  const { components, report, findings } = context;
  const place = placeOfNode(node);
  checkComponent(node as MdxJsxFlowElement | MdxJsxTextElement, parent ?? undefined, { place, components, report, findings });
  if (node.type === 'mdxJsxFlowElement') adviseOnBlankLines(node as MdxJsxFlowElement, context, place);
}

const CHECKS: Readonly<Record<string, (node: never, context: NodeContext, parent: Node | null) => void>> = {
  mdxjsEsm: (node: Node, { report }) => report(placeOfNode(node), 'Pages may not import or export.', REMEDY_FOR_MODULES),
  mdxFlowExpression: checkExpression,
  mdxTextExpression: checkExpression,
  mdxJsxFlowElement: checkTag,
  mdxJsxTextElement: checkTag,
  containerDirective: checkAdmonition,
  paragraph: (node: Paragraph, { lines, report }) => checkColons(node, lines, report),
  image: checkImage,
  imageReference: (node: Node, { report }) =>
    report(placeOfNode(node), 'Pages may not show pictures by reference.', 'Write the file itself: ![words](./file.png "caption").'),
  link: (node: Link, { report, findings }) => {
    if (node.children.length === 0) report(placeOfNode(node), 'This link has no words.', 'Write them between the square brackets.');
    findings.links.push({ ...placeOfNode(node), target: node.url });
  },
  definition: (node: Link, { findings }) => void findings.links.push({ ...placeOfNode(node), target: node.url }),
  code: checkDiagram,
};

/** Checks the picture in the front matter, also while other fields are wrong. */
function checkBanner({ kind, written, positionOf }: WikiFile | PageTextFile, report: Report, files: Reference[]): void {
  for (const { value: image, path } of valuesMarked<unknown>('picture', kind.frontMatter, written)) {
    if (typeof image !== 'string' || image.trim() === '') continue;
    const place = positionOf(path);
    const message = messageForPictureFormat(image);
    if (message) report(place, ...message);
    else files.push({ ...place, target: image });
    if ((written as { image_alt?: unknown }).image_alt === undefined)
      report(place, 'The banner picture has no alt text.', 'Add image_alt: … in words that can replace the picture.');
  }
}

/** What can be checked in the readable part of a text whose other part cannot be parsed: each stands alone. */
const STAND_ALONE: ReadonlySet<string> = new Set(['image', 'link', 'definition']);

function findIn(text: WikiFile | PageTextFile): TextFindings {
  const { file, tree, readableTree, headings, frontMatter, kind } = text;
  const findings: TextFindings = { links: [], files: [], embeds: [], addresses: [], charts: [], problems: [...text.problems] };
  const report: Report = (place, ...message) => void findings.problems.push(problemAt(file, place, ...message));
  const advise: Report = (place, ...message) => void findings.problems.push(warningAt(file, place, ...message));
  checkBanner(text, report, findings.files);
  if (!readableTree) return findings;
  const context = { lines: text.body.split('\n'), report, advise, components: kind.components, findings };
  if (tree) {
    checkHeadings(headings, report);
    checkMarkdown(tree, frontMatter?.title, context);
  }
  visit(readableTree as SyntaxTree, (node, _index, parent) => {
    if (tree || STAND_ALONE.has(node.type)) CHECKS[node.type]?.(node as never, context, parent);
  });
  return findings;
}

/** Caches findings by text, because a development server checks all texts again after each edit. */
const known = new WeakMap<object, TextFindings>();

/** Checks a text by itself. Returns its problems, and the links, files, embeds and charts in it. */
export function checkText(text: WikiFile | PageTextFile): TextFindings {
  const findings = known.get(text) ?? findIn(text);
  known.set(text, findings);
  return findings;
}
