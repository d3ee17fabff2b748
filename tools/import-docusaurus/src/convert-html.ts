/** Converts elements of HTML where rehype-remark's Markdown would not suit this site. */
import upperFirst from 'lodash/upperFirst';
import { all, defaultHandlers, one } from 'rehype-remark';
import { ADMONITION_KINDS } from '../../../src/wiki/components/admonition/declaration';
import { addressIn, convertFilm, convertFrame, convertPicture } from './convert-media';
import { textOf } from './docusaurus-configuration';
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
  propertyOf,
  strongOf,
  textNode,
  walk,
  type SyntaxNode,
} from './syntax';

export type State = Parameters<typeof all>[0];
export type Handler = (state: State, node: SyntaxNode, page: PageInProgress) => SyntaxNode[] | SyntaxNode | undefined;

/** The children of a node as Markdown. */
export const inside = (state: State, node: SyntaxNode): SyntaxNode[] => all(state, node as Parameters<typeof all>[1]) as SyntaxNode[];

/** An element as Markdown. */
export const convertElement = (state: State, element: SyntaxNode): SyntaxNode[] =>
  [one(state, element as never, undefined) ?? []].flat() as SyntaxNode[];

const byLibrary = (name: keyof typeof defaultHandlers, state: State, node: SyntaxNode): SyntaxNode[] =>
  [defaultHandlers[name](state, node as never) as SyntaxNode | SyntaxNode[] | undefined].flat().filter((made) => made !== undefined);

/** Whether HTML has an element of this name. */
export const isHtml = (name: string): boolean => Object.hasOwn(defaultHandlers, name);

const wordsOfHtml = ({ tagName, value, children = [] }: SyntaxNode): string =>
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
function apart(node: SyntaxNode, name: string): { rest: SyntaxNode; taken: SyntaxNode | undefined } {
  const isWanted = ({ tagName }: SyntaxNode): boolean => tagName === name;
  const children = (node.children ?? []).flatMap((child) =>
    child.tagName === 'p' && child.children?.some(isWanted) ? child.children : [child],
  );
  const taken = children.find(isWanted);
  return { taken, rest: { ...node, children: children.filter((child) => child !== taken) } };
}

function codeOf(page: PageInProgress, node: SyntaxNode, value: string, language = ''): SyntaxNode {
  // In "```js:title" and "```{1}", what follows is no language.
  const [lang] = /^[^{:]+/.exec(language.replace(/^language-/, '')) ?? [null];
  return { type: 'code', lang, meta: null, value, position: node.position, ...(lang === 'mermaid' && { data: { id: page.lastHeading } }) };
}

/** Kinds of admonition that have another name here. */
const OTHER_KINDS = new Map(Object.entries({ caution: 'warning', important: 'info', secondary: 'note', success: 'tip', error: 'danger' }));

const emphasis: Handler = (state, node) => ({ type: 'emphasis', children: inside(state, node) });

const heading: Handler = (state, node, page) => {
  const parts = asPhrasing(inside(state, node));
  const anchor = parts.find(({ type }) => type === 'anchor');
  const children = parts.filter((part) => part !== anchor);
  page.lastHeading = lineOf(children);
  return { type: 'heading', depth: Number(node.tagName?.[1]), children, data: { id: anchor?.data?.id ?? propertyOf(node, 'id') } };
};

const leave =
  (what: string): Handler =>
  (_state, node, page) => {
    decide(page, node, 'changed', `${what} was left out: pages here have none.`, 'Do nothing, unless readers miss it.');
    return [];
  };

const frame: Handler = (_state, node, page) => convertFrame(page, node, propertyOf(node, 'src', 'data') ?? '', propertyOf(node, 'title'));

const film: Handler = (state, node, page) => {
  const { taken, rest } = apart(node, 'source');
  const source = propertyOf(node, 'src') ?? (taken && propertyOf(taken, 'src'));
  const title = propertyOf(node, 'title', 'ariaLabel', 'aria-label') ?? 'Video';
  return source === undefined ? inside(state, rest) : convertFilm(page, node, source, title);
};

const formula: Handler = (_state, node, page) => {
  const { type, value = '' } = node;
  // `<math>`, which the library leaves out.
  if (type === 'element') return [];
  const message = `The formula $${value}$ stands as code: pages have no formulas.`;
  decide(page, node, 'changed', message, 'Write it in words, or draw it.');
  return type === 'math' ? codeOf(page, node, value, 'latex') : { type: 'inlineCode', value };
};

/** Handlers for the elements of a page, by name. */
export const HTML_HANDLERS: Readonly<Record<string, Handler>> = {
  a(state, node, page) {
    const href = propertyOf(node, 'href', 'to');
    const title = propertyOf(node, 'title');
    // A picture on another host becomes a link, and a link cannot hold one.
    const children = asPhrasing(inside(state, node)).flatMap((child) => (child.type === 'link' ? (child.children ?? []) : [child]));
    if (!href) return children;
    const words = children.length > 0 ? children : [textNode(title ?? href)];
    return { ...linkTo(addressIn(page, href), words), title: title ?? null, position: node.position };
  },
  abbr: (state, node) => [...inside(state, node), textNode(propertyOf(node, 'title') ? ` (${propertyOf(node, 'title')})` : '')],
  /** An id outside headings. `hName` makes it part of a line for the library. */
  anchor: (_state, node) => ({ type: 'anchor', value: '', data: { id: propertyOf(node, 'id'), hName: 'span' } }),
  audio: film,
  cite: emphasis,
  details(state, node, page) {
    const { taken, rest } = apart(node, 'summary');
    const kind = propertyOf(node, 'kind') ?? 'note';
    const known = (ADMONITION_KINDS as readonly string[]).includes(kind) ? kind : OTHER_KINDS.get(kind);
    if (known === undefined) {
      const message = `There is no admonition of the kind "${kind}" here; it is a note now.`;
      decide(page, node, 'changed', message, `Kinds: ${ADMONITION_KINDS.join(', ')}.`);
    }
    const given = oneLine((taken && lineOf(inside(state, taken))) ?? propertyOf(node, 'title') ?? '');
    const title = given || (taken === undefined && propertyOf(node, 'kind') === undefined ? 'Details' : upperFirst(kind));
    const children = asFlow(inside(state, rest));
    return children.length === 0 ? paragraphOf(strongOf(title)) : { type: 'admonition', name: known ?? 'note', title, children };
  },
  dialog: inside,
  div(state, node) {
    const blocks = asFlow(inside(state, node));
    const classes = [node.properties?.class, node.properties?.className].flat().join(' ');
    if (!/\bgallery\b/.test(classes.replaceAll('-', ' ')) || !blocks.some(({ type }) => type === 'paragraph')) return blocks;
    const pictures = blocks.flatMap(({ children = [] }) =>
      children.filter(({ type }) => type === 'image').map((picture) => paragraphOf(picture)),
    );
    return componentNode('Gallery', {}, lineOf(blocks) === lineOf(pictures) ? pictures : blocks);
  },
  embed: frame,
  figure(state, node) {
    const { taken, rest } = apart(node, 'figcaption');
    const blocks = asFlow(inside(state, rest));
    const caption = taken ? lineOf(inside(state, taken)) : '';
    if (caption === '') return blocks;
    const pictures: SyntaxNode[] = [];
    walk({ type: 'root', children: blocks }, (child) => void (child.type === 'image' && pictures.push(child)));
    const [only] = pictures;
    if (!only || pictures.length > 1) return [...blocks, paragraphOf({ type: 'emphasis', children: [textNode(caption)] })];
    only.title = caption;
    return blocks;
  },
  footnoteDefinition: (state, node) => ({ ...node, children: asFlow(inside(state, node)) }),
  footnoteReference: (_state, node) => node,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, heading])),
  iframe: frame,
  img(_state, node, page) {
    // A picture can have a file for each colour mode: take the light one.
    const { light } = (node.properties?.sources ?? {}) as { light?: unknown };
    const source = light instanceof FileValue ? light.request : textOf(light);
    const written = propertyOf(node, 'src', 'img') ?? source ?? '';
    return convertPicture(page, node, written, propertyOf(node, 'alt'), propertyOf(node, 'title'));
  },
  inlineMath: formula,
  /** A list has empty lines between items with paragraphs. The library looks for a tick in a paragraph only. */
  li(state, node) {
    const { children = [] } = node;
    const isTicked = children[0]?.tagName === 'input';
    const line: SyntaxNode = { type: 'element', tagName: 'p', children };
    const spread = children.some(({ tagName }) => tagName === 'p');
    return byLibrary('li', state, isTicked ? { ...node, children: [line] } : node).map((made) => ({ ...made, spread }));
  },
  mark: inside,
  math: formula,
  object: frame,
  p: (state, node) => asFlow(inside(state, node)),
  pre(_state, node, page) {
    if (/\blive\b/.test(propertyOf(node, 'meta') ?? ''))
      decide(page, node, 'changed', 'This code ran in the page; it is only shown now.', 'Do nothing, unless readers miss it.');
    const value = (propertyOf(node, 'value') ?? wordsOfHtml(node)).replace(/^\n/, '').trimEnd();
    const title = propertyOf(node, 'title');
    return [...(title === undefined ? [] : [paragraphOf(strongOf(title))]), codeOf(page, node, value, propertyOf(node, 'lang'))];
  },
  script: leave('A script'),
  style: leave('A style sheet'),
  sub: shifted(SUBSCRIPTS, '_('),
  sup: shifted(SUPERSCRIPTS, '^('),
  svg: leave('A drawing in the page’s own source'),
  tab: (state, node) => ({
    type: 'section',
    title: propertyOf(node, 'label') ?? upperFirst(propertyOf(node, 'value') ?? ''),
    children: asFlow(inside(state, node)),
  }),
  table(state, node, page) {
    const { taken, rest } = apart(node, 'caption');
    if (/"(?:col|row)Span":"?(?!1\b)\d/.test(JSON.stringify(node.children))) {
      const message = 'Cells of this table span several columns or rows; each stands in the first of them now.';
      decide(page, node, 'changed', message, 'Check that the table still reads well.');
    }
    const made = byLibrary('table', state, rest);
    // The library gives a table without a head an empty one: use its first row instead.
    for (const { children = [] } of made) if (children.length > 1 && lineOf(children[0]?.children ?? []) === '') children.shift();
    return [...(taken ? [paragraphOf({ type: 'emphasis', children: inside(state, taken) })] : []), ...made];
  },
  u: inside,
  var: emphasis,
  video: film,
};
