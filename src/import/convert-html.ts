/** Turns HTML that stands in pages into Markdown. What only dresses text up is taken off; what it says stays. */
import { asFlow, asPhrasing, linkTo, paragraphOf, strongOf, textNode, wordsOf, type SyntaxNode } from './syntax';

/** An element of HTML with its children as Markdown, and its attributes as text. */
export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: SyntaxNode[];
  /** Whether it stands by itself rather than in a line of text. */
  isFlow: boolean;
}

/** What the conversion of a page can do for an element. */
export interface HtmlHelp {
  /** Says that something is left to decide, or was left out. */
  decide: (message: string, remedy: string) => void;
  /** A picture that an address names. */
  picture: (address: string, alt: string | undefined, title: string | undefined) => SyntaxNode[];
  /** A film or another file that an address names. */
  film: (address: string, title: string) => SyntaxNode[];
  resolve: (address: string) => string;
}

type Rule = (element: HtmlElement, help: HtmlHelp) => SyntaxNode[];

const kept: Rule = ({ children, isFlow }) => (isFlow ? asFlow(children) : children);
const block: Rule = ({ children }) => asFlow(children);
const inline =
  (type: string): Rule =>
  ({ children }) => {
    const parts = asPhrasing(children);
    return parts.length > 0 ? [{ type, children: parts }] : [];
  };

const SUPERSCRIPTS = new Map([...'0123456789+-=()ni'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][index] ?? sign]));
const SUBSCRIPTS = new Map([...'0123456789+-=()'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index] ?? sign]));

/** Raised or lowered signs as signs of their own; words among them stand in brackets. */
const shifted =
  (signs: ReadonlyMap<string, string>, before: string): Rule =>
  ({ children }) => {
    const words = asPhrasing(children).map(wordsOf).join('').trim();
    if ([...words].every((sign) => signs.has(sign))) return [textNode([...words].map((sign) => signs.get(sign)).join(''))];
    return /^(?:st|nd|rd|th|™|®)$/.test(words) ? [textNode(words)] : [textNode(before), ...children, textNode(')')];
  };

function listOf({ name, children }: HtmlElement): SyntaxNode[] {
  const items = children.filter((child) => child.type === 'listItem');
  if (items.length === 0) return asFlow(children);
  const first = name === 'ol' ? { start: 1 } : {};
  return [{ type: 'list', ordered: name === 'ol', ...first, spread: false, children: items }];
}

function headingOf({ name, attributes, children }: HtmlElement): SyntaxNode[] {
  const id = attributes.get('id');
  return [{ type: 'heading', depth: Number(name[1]), children: asPhrasing(children), ...(id && { data: { id } }) }];
}

/** Rows of a table of HTML, cells filled up so that each row has as many. */
function tableOf({ children }: HtmlElement, { decide }: HtmlHelp): SyntaxNode[] {
  const rows = children.filter(({ type }) => type === 'tableRow');
  const others = children.filter(({ type }) => type !== 'tableRow');
  const width = Math.max(0, ...rows.map((row) => row.children?.length ?? 0));
  if (width === 0) return asFlow(others);
  for (const row of rows) {
    while ((row.children?.length ?? 0) < width) row.children?.push({ type: 'tableCell', children: [] });
  }
  if (rows.some((row) => row.data?.directiveLabel)) {
    decide(
      'Cells of this table reach over several columns or rows, and stand in the first of them now.',
      'Look whether the table still reads well.',
    );
  }
  const [head] = rows;
  // Markdown has no table without a first line, and ours may have an empty one.
  return [...asFlow(others), { type: 'table', align: (head?.children ?? []).map(() => null), children: rows }];
}

function rowOf({ children }: HtmlElement): SyntaxNode[] {
  const cells = children.filter(({ type }) => type === 'tableCell');
  const isWide = cells.some((cell) => cell.data?.directiveLabel);
  return [{ type: 'tableRow', children: cells, ...(isWide && { data: { directiveLabel: true } }) }];
}

function cellOf({ attributes, children }: HtmlElement): SyntaxNode[] {
  const span = Math.max(1, Number(attributes.get('colspan') ?? attributes.get('colSpan') ?? 1) || 1);
  const isWide = span > 1 || Number(attributes.get('rowspan') ?? attributes.get('rowSpan') ?? 1) > 1;
  const cell: SyntaxNode = { type: 'tableCell', children: asPhrasing(children), ...(isWide && { data: { directiveLabel: true } }) };
  return [cell, ...Array.from({ length: span - 1 }, (): SyntaxNode => ({ type: 'tableCell', children: [] }))];
}

function detailsOf({ children }: HtmlElement): SyntaxNode[] {
  const summary = children.find(({ type }) => type === 'summary');
  const rest = asFlow(children.filter((child) => child !== summary));
  const title = summary
    ? asPhrasing(summary.children ?? [])
        .map(wordsOf)
        .join('')
        .replace(/\s+/g, ' ')
        .trim()
    : 'Details';
  if (rest.length === 0) return [paragraphOf(strongOf(title))];
  return [admonition('note', title, rest)];
}

/** An admonition with a title. */
export function admonition(kind: string, title: string, children: SyntaxNode[]): SyntaxNode {
  const label: SyntaxNode = { ...paragraphOf(textNode(title)), data: { directiveLabel: true } };
  return { type: 'containerDirective', name: kind, attributes: {}, children: [label, ...children] };
}

function figureOf({ children }: HtmlElement): SyntaxNode[] {
  const caption = children.find(({ type }) => type === 'figcaption');
  const rest = asFlow(children.filter((child) => child !== caption));
  const words = caption
    ? asPhrasing(caption.children ?? [])
        .map(wordsOf)
        .join('')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
  const pictures = rest
    .flatMap((node) => (node.type === 'paragraph' ? (node.children ?? []) : [node]))
    .filter(({ type }) => type === 'image');
  const [only] = pictures;
  if (words !== '' && only && pictures.length === 1) {
    only.title = words;
    return rest;
  }
  return words === '' ? rest : [...rest, paragraphOf({ type: 'emphasis', children: [textNode(words)] })];
}

function anchorOf({ attributes, children }: HtmlElement, { resolve }: HtmlHelp): SyntaxNode[] {
  const href = attributes.get('href') ?? attributes.get('to');
  const id = attributes.get('id') ?? attributes.get('name');
  const marker: SyntaxNode[] = id === undefined ? [] : [{ type: 'anchor', value: '', data: { id } }];
  if (href === undefined || href === '') return [...marker, ...children];
  const parts = asPhrasing(children).flatMap((child) => (child.type === 'link' ? (child.children ?? []) : [child]));
  const blocks = children.filter(({ type }) => type === 'code' || type === 'table' || type === 'list');
  if (blocks.length > 0) return [...children, paragraphOf(linkTo(resolve(href), [textNode(href)]))];
  const title = attributes.get('title');
  if (parts.length === 0) return [...marker, linkTo(resolve(href), [textNode(title ?? href)])];
  return [...marker, { ...linkTo(resolve(href), parts), title: title ?? null }];
}

const YOUTUBE = /(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=|shorts\/)|youtu\.be\/)([\w-]{6,})/;

/** A film elsewhere as the site's own player. */
export function videoAt(address: string, title: string | undefined): SyntaxNode | undefined {
  const id = YOUTUBE.exec(address)?.[1];
  const vimeo = /vimeo\.com\/(?:video\/)?(\d+)/.exec(address)?.[1];
  const url = id ? `https://www.youtube.com/watch?v=${id}` : vimeo && `https://vimeo.com/${vimeo}`;
  if (!url) return undefined;
  const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value });
  return {
    type: 'mdxJsxFlowElement',
    name: 'Video',
    attributes: [attribute('url', url), attribute('title', title || 'Video')],
    children: [],
  };
}

function frameOf({ attributes }: HtmlElement, { decide }: HtmlHelp): SyntaxNode[] {
  const address = attributes.get('src') ?? '';
  const title = attributes.get('title');
  const video = videoAt(address, title);
  if (video) return [video];
  if (address === '') return [];
  decide(`The page shows ${address} within itself, which ours do not.`, 'It is a link now. Say what is behind it.');
  return [paragraphOf(linkTo(address, [textNode(title ?? address)]))];
}

function filmOf({ attributes, children }: HtmlElement, { film }: HtmlHelp): SyntaxNode[] {
  const source = attributes.get('src') ?? children.find(({ type }) => type === 'source')?.url;
  const rest = children.filter(({ type }) => type !== 'source');
  return source === undefined ? rest : film(source, attributes.get('title') ?? attributes.get('aria-label') ?? 'Video');
}

function preOf({ children }: HtmlElement): SyntaxNode[] {
  const value = children
    .map(wordsOf)
    .join('')
    .replace(/^\n|\n$/g, '');
  return [{ type: 'code', lang: null, meta: null, value }];
}

const left =
  (what: string): Rule =>
  (_element, { decide }) => {
    decide(`${what} was left out: pages hold none.`, 'Nothing needs to be done, unless readers miss it.');
    return [];
  };

const code: Rule = ({ children }) => [{ type: 'inlineCode', value: children.map(wordsOf).join('').replace(/\s+/g, ' ') }];

const RULES: Readonly<Record<string, Rule>> = {
  a: anchorOf,
  abbr: ({ attributes, children }) => {
    const title = attributes.get('title');
    return title === undefined ? children : [...children, textNode(` (${title})`)];
  },
  audio: (element, help) => filmOf(element, help),
  b: inline('strong'),
  blockquote: ({ children }) => [{ type: 'blockquote', children: asFlow(children) }],
  br: () => [{ type: 'break' }],
  caption: ({ children }) => [paragraphOf({ type: 'emphasis', children: asPhrasing(children) })],
  cite: inline('emphasis'),
  code,
  col: () => [],
  colgroup: () => [],
  dd: block,
  del: inline('delete'),
  details: detailsOf,
  dt: ({ children }) => [paragraphOf({ type: 'strong', children: asPhrasing(children) })],
  em: inline('emphasis'),
  embed: (element, help) => frameOf(element, help),
  figcaption: ({ children }) => [{ type: 'figcaption', children }],
  figure: figureOf,
  hr: () => [{ type: 'thematicBreak' }],
  i: inline('emphasis'),
  iframe: frameOf,
  img: ({ attributes }, { picture }) => {
    const caption = attributes.get('title');
    return picture(attributes.get('src') ?? attributes.get('img') ?? '', attributes.get('alt'), caption);
  },
  input: ({ attributes }) => [textNode(attributes.get('value') ?? attributes.get('placeholder') ?? '')],
  kbd: code,
  li: ({ children }) => [{ type: 'listItem', spread: false, children: asFlow(children) }],
  link: () => [],
  meta: () => [],
  object: (element, help) =>
    frameOf({ ...element, attributes: new Map([...element.attributes, ['src', element.attributes.get('data') ?? '']]) }, help),
  ol: listOf,
  p: ({ children }) => asFlow(children),
  pre: preOf,
  q: ({ children }) => [textNode('“'), ...children, textNode('”')],
  s: inline('delete'),
  samp: code,
  script: left('A script'),
  source: ({ attributes }) => [{ type: 'source', url: attributes.get('src') ?? attributes.get('srcset')?.split(' ')[0] ?? '' }],
  strike: inline('delete'),
  strong: inline('strong'),
  style: left('A style sheet'),
  sub: shifted(SUBSCRIPTS, '_('),
  summary: ({ children }) => [{ type: 'summary', children }],
  sup: shifted(SUPERSCRIPTS, '^('),
  svg: left('A drawing in the page’s own source'),
  table: tableOf,
  tbody: ({ children }) => children,
  td: cellOf,
  tfoot: ({ children }) => children,
  th: cellOf,
  thead: ({ children }) => children,
  tr: rowOf,
  track: () => [],
  tt: code,
  ul: listOf,
  var: inline('emphasis'),
  video: filmOf,
  wbr: () => [],
};

const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside center dd div dl fieldset footer form header main nav p section hgroup menu dialog legend'.split(' '),
);
const LINES: ReadonlySet<string> = new Set(
  'bdi bdo big button data dfn font ins label mark option output picture ruby rt rp select small span textarea time u'.split(' '),
);

/** Whether a name is one of HTML that can be turned into Markdown. */
export const isHtml = (name: string): boolean => Object.hasOwn(RULES, name) || /^h[1-6]$/.test(name) || BLOCKS.has(name) || LINES.has(name);

/** Whether an element of HTML never belongs in a line of text. */
export const isHtmlBlock = (name: string): boolean =>
  BLOCKS.has(name) ||
  /^(?:h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|pre|blockquote|figure|details|summary|hr|iframe|video|style|script)$/.test(name);

/** An element of HTML as Markdown. */
export function convertHtml(element: HtmlElement, help: HtmlHelp): SyntaxNode[] {
  const { name, attributes } = element;
  const rule = Object.hasOwn(RULES, name) ? RULES[name] : /^h[1-6]$/.test(name) ? headingOf : BLOCKS.has(name) ? block : kept;
  const isGallery = /\bgallery\b/.test(`${attributes.get('class') ?? ''} ${attributes.get('className') ?? ''}`.replaceAll('-', ' '));
  const nodes = (rule ?? kept)(element, help);
  const id = attributes.get('id');
  const marker: SyntaxNode[] =
    id !== undefined && name !== 'a' && !/^h[1-6]$/.test(name) ? [{ type: 'anchor', value: '', data: { id } }] : [];
  if (isGallery && nodes.some(({ type }) => type === 'paragraph')) {
    return [...marker, { type: 'mdxJsxFlowElement', name: 'Gallery', attributes: [], children: nodes }];
  }
  return [...marker, ...nodes];
}
