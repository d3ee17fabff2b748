/** Converts elements of HTML where rehype-remark's Markdown would not suit this site. */
import upperFirst from 'lodash/upperFirst';
import { all, defaultHandlers, one } from 'rehype-remark';
import { ADMONITION_KINDS } from '../content/page-components';
import { addressIn, convertFilm, convertFrame, convertPicture } from './convert-media';
import { textOf } from './docusaurus-pages';
import { decide, type PageInProgress } from './page-in-progress';
import { FileValue } from './read-values';
import {
  asFlow,
  asPhrasing,
  componentNode,
  lineOf,
  linkTo,
  oneLine,
  paragraphOf,
  strongOf,
  textNode,
  walk,
  type HtmlNode,
  type SyntaxNode,
} from './syntax';

export type State = Parameters<typeof all>[0];
export type Handler = (state: State, node: HtmlNode) => SyntaxNode[] | SyntaxNode | undefined;

/** The children of a node as Markdown. */
export const inside = (state: State, node: HtmlNode): SyntaxNode[] => all(state, node as Parameters<typeof all>[1]) as SyntaxNode[];

/** An element as Markdown. */
export const convertElement = (state: State, element: HtmlNode): SyntaxNode[] =>
  [one(state, element as never, undefined) ?? []].flat() as SyntaxNode[];

const byLibrary = (name: keyof typeof defaultHandlers, state: State, node: HtmlNode): SyntaxNode[] =>
  [defaultHandlers[name](state, node as never) as SyntaxNode | SyntaxNode[] | undefined].flat().filter((made) => made !== undefined);

/** A property of an element as text; `undefined` if it is missing, blank, or neither text nor a number. */
export function propertyOf({ properties }: HtmlNode, name: string): string | undefined {
  const value = textOf(properties?.[name]);
  return value?.trim() === '' ? undefined : value;
}

/** Whether HTML has an element of this name. */
export const isHtml = (name: string): boolean => Object.hasOwn(defaultHandlers, name);

const wordsOfHtml = ({ tagName, value, children = [] }: HtmlNode): string =>
  tagName === 'br' ? '\n' : (value ?? children.map(wordsOfHtml).join(''));

const SUPERSCRIPTS = new Map([...'0123456789+-=()ni'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][index] ?? sign]));
const SUBSCRIPTS = new Map([...'0123456789+-=()'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index] ?? sign]));

/** Raised or lowered characters where Unicode has them all; other words go into brackets. */
const shifted =
  (characters: ReadonlyMap<string, string>, before: string): Handler =>
  (state, node) => {
    const children = inside(state, node);
    const words = lineOf(children);
    if ([...words].every((sign) => characters.has(sign))) return textNode([...words].map((sign) => characters.get(sign)).join(''));
    return /^(?:st|nd|rd|th|™|®)$/.test(words) ? textNode(words) : [textNode(before), ...children, textNode(')')];
  };

/** Removes the first child called `name`, even from inside a paragraph: MDX wraps a line of tags in one. */
function apart(node: HtmlNode, name: string): { rest: HtmlNode; taken: HtmlNode | undefined } {
  const isWanted = ({ tagName }: HtmlNode): boolean => tagName === name;
  const children = (node.children ?? []).flatMap((child) =>
    child.tagName === 'p' && child.children?.some(isWanted) ? child.children : [child],
  );
  const taken = children.find(isWanted);
  return { taken, rest: { ...node, children: children.filter((child) => child !== taken) } };
}

const figure: Handler = (state, node) => {
  const { taken, rest } = apart(node, 'figcaption');
  const blocks = asFlow(inside(state, rest));
  const caption = taken ? lineOf(inside(state, taken)) : '';
  const pictures: SyntaxNode[] = [];
  walk<SyntaxNode>({ type: 'root', children: blocks }, (child) => void (child.type === 'image' && pictures.push(child)));
  const [only] = pictures;
  if (caption === '') return blocks;
  if (!only || pictures.length > 1) return [...blocks, paragraphOf({ type: 'emphasis', children: [textNode(caption)] })];
  only.title = caption;
  return blocks;
};

const division: Handler = (state, node) => {
  const blocks = asFlow(inside(state, node));
  const classes = [node.properties?.class, node.properties?.className].flat().join(' ');
  if (!/\bgallery\b/.test(classes.replaceAll('-', ' ')) || !blocks.some(({ type }) => type === 'paragraph')) return blocks;
  const pictures = blocks.flatMap(({ children = [] }) =>
    children.filter(({ type }) => type === 'image').map((picture) => paragraphOf(picture)),
  );
  return componentNode('Gallery', {}, lineOf(blocks) === lineOf(pictures) ? pictures : blocks);
};

/** A list has empty lines between items with paragraphs. The library looks for a tick in a paragraph only. */
const item: Handler = (state, node) => {
  const { children = [] } = node;
  const isTicked = children[0]?.tagName === 'input';
  const line: HtmlNode = { type: 'element', tagName: 'p', children };
  const spread = children.some(({ tagName }) => tagName === 'p');
  return byLibrary('li', state, isTicked ? { ...node, children: [line] } : node).map((made) => ({ ...made, spread }));
};

const emphasis: Handler = (state, node) => ({ type: 'emphasis', children: inside(state, node) });

const PLAIN_HANDLERS: Readonly<Record<string, Handler>> = {
  abbr: (state, node) => [...inside(state, node), textNode(propertyOf(node, 'title') ? ` (${propertyOf(node, 'title')})` : '')],
  /** An id outside headings. `hName` makes it part of a line for the library. */
  anchor: (_state, node) => ({ type: 'anchor', value: '', data: { id: propertyOf(node, 'id'), hName: 'span' } }),
  cite: emphasis,
  dialog: inside,
  div: division,
  figure,
  'footnote-definition': (state, node) => ({
    type: 'footnoteDefinition',
    identifier: propertyOf(node, 'identifier') ?? '',
    children: asFlow(inside(state, node)),
  }),
  'footnote-reference': (_state, node) => ({ type: 'footnoteReference', identifier: propertyOf(node, 'identifier') ?? '' }),
  li: item,
  mark: inside,
  sub: shifted(SUBSCRIPTS, '_('),
  sup: shifted(SUPERSCRIPTS, '^('),
  tab: (state, node) => ({
    type: 'section',
    title: propertyOf(node, 'label') ?? upperFirst(propertyOf(node, 'value') ?? ''),
    children: asFlow(inside(state, node)),
  }),
  u: inside,
  var: emphasis,
};

function admonitionOf(page: PageInProgress, node: HtmlNode, kind: string, given: string | undefined, children: SyntaxNode[]): SyntaxNode {
  const others: Readonly<Record<string, string>> = {
    caution: 'warning',
    important: 'info',
    secondary: 'note',
    success: 'tip',
    error: 'danger',
  };
  const known = (ADMONITION_KINDS as readonly string[]).includes(kind) ? kind : others[kind];
  if (known === undefined) {
    const message = `There is no admonition of the kind "${kind}" here; it is a note now.`;
    decide(page, node, 'changed', message, `Kinds: ${ADMONITION_KINDS.join(', ')}.`);
  }
  const title = oneLine(given ?? '') || upperFirst(kind);
  return children.length === 0 ? paragraphOf(strongOf(title)) : { type: 'admonition', name: known ?? 'note', title, children };
}

function codeOf(page: PageInProgress, node: HtmlNode, value: string, language?: string, title?: string): SyntaxNode[] {
  // In "```js:title" and "```{1}", what follows is no language.
  const [lang] = /^[^{:]+/.exec(language?.replace(/^language-/, '') ?? '') ?? [null];
  const code: SyntaxNode = { type: 'code', lang, meta: null, value, position: node.position };
  if (lang === 'mermaid') code.data = { id: page.lastHeading };
  return title === undefined ? [code] : [paragraphOf(strongOf(title)), code];
}

function convertFormula(page: PageInProgress, node: HtmlNode): SyntaxNode[] {
  const value = wordsOfHtml(node);
  const message = `The formula $${value}$ stands as code: pages have no formulas.`;
  decide(page, node, 'changed', message, 'Write it in words, or draw it.');
  return node.properties?.display ? codeOf(page, node, value, 'latex') : [{ type: 'inlineCode', value }];
}

function convertHeading(page: PageInProgress, state: State, node: HtmlNode): SyntaxNode {
  const parts = asPhrasing(inside(state, node));
  const anchor = parts.find(({ type }) => type === 'anchor');
  const children = parts.filter((part) => part !== anchor);
  page.lastHeading = lineOf(children);
  const id = anchor?.data?.id ?? propertyOf(node, 'id');
  return { type: 'heading', depth: Number(node.tagName?.[1]), children, data: { id } };
}

function convertDetails(page: PageInProgress, state: State, node: HtmlNode): SyntaxNode {
  const { taken, rest } = apart(node, 'summary');
  const kind = propertyOf(node, 'kind');
  const title = (taken && lineOf(inside(state, taken))) ?? propertyOf(node, 'title') ?? (kind === undefined ? 'Details' : undefined);
  return admonitionOf(page, node, kind ?? 'note', title, asFlow(inside(state, rest)));
}

function convertPreformatted(page: PageInProgress, node: HtmlNode): SyntaxNode[] {
  if (/\blive\b/.test(propertyOf(node, 'meta') ?? ''))
    decide(page, node, 'changed', 'This code ran in the page; it is only shown now.', 'Do nothing, unless readers miss it.');
  const value = (propertyOf(node, 'value') ?? wordsOfHtml(node)).replace(/^\n/, '').trimEnd();
  return codeOf(page, node, value, propertyOf(node, 'lang'), propertyOf(node, 'title'));
}

/** A picture can have a file for each colour mode: take the light one. */
function sourceOf(node: HtmlNode): string {
  const { light } = (node.properties?.sources ?? {}) as { light?: unknown };
  const source = light instanceof FileValue ? light.request : textOf(light);
  return propertyOf(node, 'src') ?? propertyOf(node, 'img') ?? source ?? '';
}

function convertLink(page: PageInProgress, state: State, node: HtmlNode): SyntaxNode[] {
  const href = propertyOf(node, 'href') ?? propertyOf(node, 'to');
  const title = propertyOf(node, 'title');
  // A picture on another host becomes a link, and a link cannot hold one.
  const children = asPhrasing(inside(state, node)).flatMap((child) => (child.type === 'link' ? (child.children ?? []) : [child]));
  if (!href) return children;
  const words = children.length > 0 ? children : [textNode(title ?? href)];
  return [{ ...linkTo(addressIn(page, href), words), title: title ?? null, position: node.position }];
}

function convertTable(page: PageInProgress, state: State, node: HtmlNode): SyntaxNode[] {
  const { taken, rest } = apart(node, 'caption');
  if (/"(?:col|row)Span":"?(?!1\b)\d/.test(JSON.stringify(node.children))) {
    const message = 'Cells of this table span several columns or rows; each stands in the first of them now.';
    decide(page, node, 'changed', message, 'Check that the table still reads well.');
  }
  const made = byLibrary('table', state, rest);
  // The library gives a table without a head an empty one: use its first row instead.
  for (const { children = [] } of made) if (children.length > 1 && lineOf(children[0]?.children ?? []) === '') children.shift();
  return [...(taken ? [paragraphOf({ type: 'emphasis', children: inside(state, taken) })] : []), ...made];
}

/** Handlers for the elements of a page, by name. */
export function htmlHandlers(page: PageInProgress): Readonly<Record<string, Handler>> {
  const leave =
    (what: string): Handler =>
    (_state, node) => {
      decide(page, node, 'changed', `${what} was left out: pages here have none.`, 'Do nothing, unless readers miss it.');
      return [];
    };
  const frame: Handler = (_state, node) =>
    convertFrame(page, node, propertyOf(node, 'src') ?? propertyOf(node, 'data') ?? '', propertyOf(node, 'title'));
  const film: Handler = (state, node) => {
    const { taken, rest } = apart(node, 'source');
    const source = propertyOf(node, 'src') ?? (taken && propertyOf(taken, 'src'));
    const title = propertyOf(node, 'title') ?? propertyOf(node, 'ariaLabel') ?? propertyOf(node, 'aria-label') ?? 'Video';
    return source === undefined ? inside(state, rest) : convertFilm(page, node, source, title);
  };
  const heading: Handler = (state, node) => convertHeading(page, state, node);
  return {
    ...PLAIN_HANDLERS,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, heading])),
    a: (state, node) => convertLink(page, state, node),
    audio: film,
    details: (state, node) => convertDetails(page, state, node),
    embed: frame,
    iframe: frame,
    img: (_state, node) => convertPicture(page, node, sourceOf(node), propertyOf(node, 'alt'), propertyOf(node, 'title')),
    object: frame,
    formula: (_state, node) => convertFormula(page, node),
    p: (state, node) => asFlow(inside(state, node)),
    pre: (_state, node) => convertPreformatted(page, node),
    script: leave('A script'),
    style: leave('A style sheet'),
    svg: leave('A drawing in the page’s own source'),
    table: (state, node) => convertTable(page, state, node),
    video: film,
  };
}
