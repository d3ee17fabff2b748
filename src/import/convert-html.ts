/** Turns HTML in pages into Markdown, with rehype-remark. What only dresses a text up is removed; its words stay. */
import rehypeRemark, { all, defaultHandlers } from 'rehype-remark';
import { unified } from 'unified';
import type { DecisionKind } from './report';
import {
  admonitionNode,
  asFlow,
  asPhrasing,
  componentNode,
  lineOf,
  linkTo,
  paragraphOf,
  strongOf,
  textNode,
  walk,
  type SyntaxNode,
} from './syntax';

/** A node of HTML. `converted` holds Markdown that stands in it. */
export interface HtmlNode {
  type: 'root' | 'element' | 'text' | 'converted';
  tagName?: string;
  properties?: Record<string, string>;
  children?: HtmlNode[];
  value?: string;
  nodes?: SyntaxNode[];
}

/** What the conversion of a page does for its HTML. */
export interface HtmlHelp {
  decide: (kind: DecisionKind, message: string, remedy: string) => void;
  picture: (address: string, alt: string | undefined, title: string | undefined) => SyntaxNode[];
  film: (address: string, title: string) => SyntaxNode[];
  frame: (address: string, title: string | undefined) => SyntaxNode[];
  link: (address: string) => string;
}

type State = Parameters<typeof all>[0];
type Rule = (state: State, node: HtmlNode) => SyntaxNode[] | SyntaxNode | undefined;

const inside = (state: State, node: HtmlNode): SyntaxNode[] => all(state, node as Parameters<typeof all>[1]) as SyntaxNode[];
const byLibrary = (name: keyof typeof defaultHandlers, state: State, node: HtmlNode): SyntaxNode[] =>
  [defaultHandlers[name](state, node as never) as SyntaxNode | SyntaxNode[] | undefined].flat().filter((made) => made !== undefined);

const SUPERSCRIPTS = new Map([...'0123456789+-=()ni'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][index] ?? sign]));
const SUBSCRIPTS = new Map([...'0123456789+-=()'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index] ?? sign]));

/** Raised or lowered characters where Unicode has them; other words stand in brackets. */
const shifted =
  (characters: ReadonlyMap<string, string>, before: string): Rule =>
  (state, node) => {
    const children = inside(state, node);
    const words = lineOf(children);
    if ([...words].every((sign) => characters.has(sign))) return textNode([...words].map((sign) => characters.get(sign)).join(''));
    return /^(?:st|nd|rd|th|™|®)$/.test(words) ? textNode(words) : [textNode(before), ...children, textNode(')')];
  };

const inlineCode: Rule = (state, node) => ({ type: 'inlineCode', value: lineOf(inside(state, node)) });
const words: Rule = inside;

const heading: Rule = (state, { tagName = '', properties, ...node }) => {
  const id = properties?.id;
  const children = asPhrasing(inside(state, { tagName, ...node }));
  return { type: 'heading', depth: Number(tagName[1]), children, ...(id && { data: { id } }) };
};

/** The children of an element without those of one name, and these. */
function apart(node: HtmlNode, name: string): { rest: HtmlNode; taken: HtmlNode | undefined } {
  const taken = node.children?.find(({ tagName }) => tagName === name);
  return { taken, rest: { ...node, children: (node.children ?? []).filter((child) => child !== taken) } };
}

const details: Rule = (state, node) => {
  const { taken, rest } = apart(node, 'summary');
  const title = taken ? lineOf(inside(state, taken)) : 'Details';
  const children = asFlow(inside(state, rest));
  return children.length > 0 ? admonitionNode('note', title, children) : paragraphOf(strongOf(title));
};

const figure: Rule = (state, node) => {
  const { taken, rest } = apart(node, 'figcaption');
  const blocks = asFlow(inside(state, rest));
  const caption = taken ? lineOf(inside(state, taken)) : '';
  const pictures: SyntaxNode[] = [];
  walk({ type: 'root', children: blocks }, (child) => void (child.type === 'image' && pictures.push(child)));
  const [only] = pictures;
  if (caption === '') return blocks;
  if (!only || pictures.length > 1) return [...blocks, paragraphOf({ type: 'emphasis', children: [textNode(caption)] })];
  only.title = caption;
  return blocks;
};

const preformatted: Rule = (state, node) => {
  const value = inside(state, node).map((child) => child.value ?? lineOf([child]));
  return { type: 'code', lang: null, meta: null, value: value.join('').replace(/^\n/, '').trimEnd() };
};

const emphasis: Rule = (state, node) => ({ type: 'emphasis', children: asPhrasing(inside(state, node)) });

const division: Rule = (state, node) => {
  const blocks = byLibrary('div', state, node);
  const isGallery = /\bgallery\b/.test(`${node.properties?.class ?? ''} ${node.properties?.className ?? ''}`.replaceAll('-', ' '));
  if (!isGallery || !blocks.some(({ type }) => type === 'paragraph')) return blocks;
  const pictures = blocks.flatMap((child) =>
    (child.children ?? []).filter(({ type }) => type === 'image').map((picture) => paragraphOf(picture)),
  );
  return componentNode('Gallery', {}, lineOf(blocks) === lineOf(pictures) ? pictures : blocks);
};

const table: Rule = (state, node) => {
  const { taken, rest } = apart(node, 'caption');
  const caption = taken ? [paragraphOf(...[emphasis(state, taken)].flat().filter((made) => made !== undefined))] : [];
  const made = byLibrary('table', state, rest);
  // A table without a head gets an empty one; its first row serves better.
  for (const { children = [] } of made) if (children.length > 1 && lineOf(children[0]?.children ?? []) === '') children.shift();
  return [...caption, ...made];
};

/** Rules that differ from those of rehype-remark, and need nothing of the page. */
const PLAIN_RULES: Readonly<Record<string, Rule>> = {
  abbr: (state, node) => [...inside(state, node), ...(node.properties?.title ? [textNode(` (${node.properties.title})`)] : [])],
  cite: emphasis,
  code: inlineCode,
  converted: (_state, { nodes = [] }) => nodes,
  details,
  div: division,
  figure,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, heading])),
  kbd: inlineCode,
  mark: words,
  p: (state, node) => byLibrary('div', state, node),
  pre: preformatted,
  samp: inlineCode,
  sub: shifted(SUBSCRIPTS, '_('),
  sup: shifted(SUPERSCRIPTS, '^('),
  tt: inlineCode,
  u: words,
  var: emphasis,
};

/** Rules for what names files and other pages, or is lost. */
function rulesOf({ decide, picture, film, frame, link }: HtmlHelp): Readonly<Record<string, Rule>> {
  const leave =
    (what: string): Rule =>
    () => {
      decide('changed', `${what} was left out: pages here have none.`, 'Do nothing, unless readers miss it.');
      return [];
    };
  const frameOf: Rule = (_state, { properties = {} }) => frame(properties.src ?? properties.data ?? '', properties.title);
  const filmOf: Rule = (state, node) => {
    const { properties = {} } = node;
    const { taken, rest } = apart(node, 'source');
    const source = properties.src ?? taken?.properties?.src;
    return source === undefined ? inside(state, rest) : film(source, properties.title ?? properties['aria-label'] ?? 'Video');
  };
  const anchor: Rule = (state, node) => {
    const { href = node.properties?.to, title } = node.properties ?? {};
    const children = asPhrasing(inside(state, node)).flatMap((child) => (child.type === 'link' ? (child.children ?? []) : [child]));
    if (!href) return children;
    return { ...linkTo(link(href), children.length > 0 ? children : [textNode(title ?? href)]), title: title ?? null };
  };
  const spanningTable: Rule = (state, node) => {
    const isWide = JSON.stringify(node.children).search(/"(?:col|row)Span":"(?!1")/) >= 0;
    const message = 'Cells of this table span several columns or rows; each stands in the first of them now.';
    if (isWide) decide('changed', message, 'Look whether the table still reads well.');
    return table(state, node);
  };
  return {
    a: anchor,
    audio: filmOf,
    embed: frameOf,
    iframe: frameOf,
    img: (_state, { properties = {} }) => picture(properties.src ?? properties.img ?? '', properties.alt, properties.title),
    object: frameOf,
    script: leave('A script'),
    style: leave('A style sheet'),
    svg: leave('A drawing in the page’s own source'),
    table: spanningTable,
    video: filmOf,
  };
}

/** Whether a name is one of HTML. */
export const isHtml = (name: string): boolean => Object.hasOwn(defaultHandlers, name) || name === 'dialog';

/** Whether an element only dresses up the words in its line. */
export const isDressing = (name: string): boolean =>
  defaultHandlers[name as keyof typeof defaultHandlers] === all && !/^(?:abbr|cite|details|object|su[bp]|t(?:body|foot|head))$/.test(name);

/** An element of HTML as Markdown. */
export function convertHtml(element: HtmlNode, help: HtmlHelp): SyntaxNode[] {
  const options = { document: false, handlers: { ...PLAIN_RULES, ...rulesOf(help) }, quotes: ['“”'] };
  const root = unified()
    .use(rehypeRemark, options as never)
    .runSync({ type: 'root', children: [element] } as never) as SyntaxNode;
  return root.children ?? [];
}
