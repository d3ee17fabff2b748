/** Components, elements of HTML, admonitions and tabs of a page. */
import { ADMONITION_KINDS } from '../content/page-components';
import { KNOWN_COMPONENTS, type ComponentEntry } from './component-table';
import { convertCode } from './convert-code';
import { admonition, convertHtml, isHtml, isHtmlBlock, type HtmlHelp } from './convert-html';
import { addressIn, convertFilm, convertPicture } from './convert-media';
import { ComponentValue, FileValue, NodesValue, NotKnown } from './evaluate-script';
import { decide, drop, fileNamed, textOfValue, valueOf, type PageInProgress } from './page-in-progress';
import {
  asFlow,
  asPhrasing,
  capital,
  linkTo,
  paragraphOf,
  strongOf,
  textNode,
  wordsOf,
  type SyntaxAttribute,
  type SyntaxNode,
} from './syntax';

type Props = Map<string, unknown>;

const WORDS_IN_ATTRIBUTES = ['title', 'heading', 'name', 'label', 'subtitle', 'summary', 'description', 'caption', 'text'];

/** Attributes that only say how something looks or is called in code. */
const LOOKS_IN_ATTRIBUTES = /^(?:class|className|style|key|id|ref|width|height|align|viewBox|d|points|transform|sizes|srcSet|rel|target)$/;

/** Admonition kinds of Docusaurus that have another name here. */
const KINDS: Readonly<Record<string, string>> = {
  caution: 'warning',
  important: 'info',
  secondary: 'note',
  success: 'tip',
  error: 'danger',
};

const fileIn = (value: unknown): string | undefined => (value instanceof FileValue ? value.request : textOfValue(value));

function propsOf(page: PageInProgress, attributes: SyntaxNode['attributes']): Props {
  const props: Props = new Map();
  for (const attribute of Array.isArray(attributes) ? attributes : []) {
    const value = propOf(page, attribute);
    if (attribute.name !== undefined && value !== undefined) props.set(attribute.name, value);
    else if (attribute.name === undefined) drop(page, 'attributes that only running them tells');
  }
  return props;
}

function propOf(page: PageInProgress, { value }: SyntaxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  try {
    const found = value.data?.estree ? valueOf(page, value.data.estree) : undefined;
    if (!(found instanceof FileValue)) return found;
    const file = fileNamed(page, found.request);
    return file === undefined ? found.request : `@site/${file}`;
  } catch (error) {
    if (!(error instanceof NotKnown)) throw error;
    return undefined;
  }
}

function helpFor(page: PageInProgress): HtmlHelp {
  return {
    decide: (message, remedy) => decide(page, message, remedy),
    picture: (address, alt, title) => convertPicture(page, address, alt, title),
    film: (address, title) => convertFilm(page, address, title),
    resolve: (address) => addressIn(page, address),
  };
}

function drawComponent(page: PageInProgress, component: ComponentValue, props: Props, children: SyntaxNode[], name: string): SyntaxNode[] {
  try {
    return page.convertAll(component.draw?.(props, [{ type: 'converted', children }]) ?? []);
  } catch (error) {
    if (!(error instanceof NotKnown)) throw error;
    return convertUnknown(page, name, props, children);
  }
}

/** Whether the value of an attribute is something that readers were shown. */
const isShown = (name: string, value: unknown): value is string =>
  typeof value === 'string' &&
  (WORDS_IN_ATTRIBUTES.includes(name) || (/\p{L}{2,}\s+\p{L}/u.test(value) && !LOOKS_IN_ATTRIBUTES.test(name)));

/** An attribute as its author wrote it, for the report. */
function attributeOf([name, value]: [string, unknown]): string {
  const written = value instanceof FileValue ? value.request : value instanceof NodesValue ? textOfValue(value) : value;
  return `${name}=${JSON.stringify(written) ?? '{…}'}`;
}

/** A component that nobody said anything of: its words stay. */
function convertUnknown(page: PageInProgress, name: string, props: Props, children: SyntaxNode[]): SyntaxNode[] {
  const words = [...props].flatMap(([attribute, value]) => (isShown(attribute, value) ? [value] : []));
  const gone = [...props].filter(
    ([attribute, value]) => value !== true && !isShown(attribute, value) && !LOOKS_IN_ATTRIBUTES.test(attribute),
  );
  const fate = children.length + words.length > 0 ? 'its words stay, and what it did goes' : 'it was left out';
  decide(
    page,
    `There is no component <${name}> here: ${fate}${gone.length > 0 ? `, with ${gone.map(attributeOf).join(' ')}` : ''}.`,
    'Say what becomes of it in the file of --components, or write it as Markdown.',
  );
  return [...words.map((word) => paragraphOf(textNode(word))), ...children];
}

function admonitionOf(page: PageInProgress, kind: string, title: string | undefined, children: SyntaxNode[]): SyntaxNode[] {
  const known = (ADMONITION_KINDS as readonly string[]).includes(kind) ? kind : KINDS[kind];
  if (known === undefined)
    decide(page, `There is no admonition of the kind "${kind}" here; it is a note now.`, `Kinds: ${ADMONITION_KINDS.join(', ')}.`);
  const words = (title ?? capital(kind)).replace(/\s+/g, ' ').trim();
  if (children.length === 0) return [paragraphOf(strongOf(words))];
  return [admonition(known ?? 'note', words, children)];
}

/** Tabs, one below the other: each is a section. */
function convertTabs(page: PageInProgress, node: SyntaxNode, props: Props): SyntaxNode[] {
  const labels = new Map<string, string>();
  for (const item of Array.isArray(props.get('values')) ? (props.get('values') as Record<string, unknown>[]) : []) {
    if (typeof item.value === 'string') labels.set(item.value, textOfValue(item.label) ?? item.value);
  }
  for (const child of node.children ?? []) {
    const inner = child.type === 'paragraph' ? (child.children ?? []) : [child];
    for (const tab of inner) {
      if (!Array.isArray(tab.attributes)) continue;
      const value = textOfValue(propsOf(page, tab.attributes).get('value'));
      const label = value === undefined ? undefined : labels.get(value);
      const hasLabel = tab.attributes.some(({ name }) => name === 'label');
      if (label !== undefined && !hasLabel) tab.attributes.push({ type: 'mdxJsxAttribute', name: 'label', value: label });
    }
  }
  return page.convertAll(node.children ?? []);
}

function sectionOf(title: string, children: SyntaxNode[]): SyntaxNode[] {
  const blocks = asFlow(children);
  if (title.trim() === '') return blocks;
  // How deep it is depends on what it stands in, which is known once the page is whole.
  return [{ type: 'heading', depth: 0, children: [textNode(title)] }, ...blocks, { type: 'sectionEnd', value: '' }];
}

function convertKnown(
  page: PageInProgress,
  entry: ComponentEntry,
  node: SyntaxNode,
  props: Props,
  childrenOf: () => SyntaxNode[],
): SyntaxNode[] {
  const given = (attribute: string | undefined): string | undefined =>
    attribute === undefined ? undefined : textOfValue(props.get(attribute));
  switch (entry.to) {
    case 'nothing':
      drop(page, `<${node.name}>`);
      return [];
    case 'pages':
      return [{ type: 'mdxJsxFlowElement', name: 'PageList', attributes: [], children: [] }];
    case 'text':
      return node.name === 'Tabs' ? convertTabs(page, node, props) : childrenOf();
    case 'section':
      return sectionOf(given(entry.title) ?? capital(given('value') ?? ''), childrenOf());
    case 'admonition': {
      const kind = entry.kind ?? given(entry.kindFrom) ?? 'note';
      return admonitionOf(page, kind, given(entry.title), asFlow(childrenOf()));
    }
    case 'picture': {
      const sources = props.get('sources') as Record<string, unknown> | undefined;
      const source = given(entry.src) ?? given('src') ?? fileIn(sources?.light) ?? '';
      return convertPicture(page, source, given(entry.alt), given(entry.caption));
    }
    case 'video': {
      const title = given(entry.title);
      const address = `${entry.prefix ?? ''}${given(entry.url) ?? ''}`;
      return convertFilm(page, address, title ?? 'Video');
    }
    case 'link': {
      const href = given(entry.href) ?? given('href') ?? '';
      const children = asPhrasing(childrenOf());
      const words = given(entry.words);
      return [linkTo(addressIn(page, href), children.length > 0 ? children : [textNode(words ?? href)])];
    }
    case 'code': {
      const written = given(entry.code) ?? childrenOf().map(wordsOf).join('\n');
      const lang = entry.as ?? given(entry.language)?.replace(/^language-/, '') ?? null;
      const title = given(entry.title);
      return convertCode(page, {
        type: 'code',
        lang,
        meta: title === undefined ? null : `title="${title}"`,
        value: written.replace(/^\n|\n$/g, ''),
      });
    }
  }
}

/** An element of JSX or HTML. */
export function convertElement(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  const { name } = node;
  const place = page.place;
  const props = propsOf(page, node.attributes);
  const flow = node.type === 'mdxJsxFlowElement';
  const children = (): SyntaxNode[] => page.convertAll(node.children ?? []);
  if (name === null || name === undefined) return children();
  const value = page.scope.get(name);
  if (value instanceof ComponentValue && value.draw) return drawComponent(page, value, props, children(), name);
  if (value instanceof FileValue)
    return convertPicture(page, value.request, textOfValue(props.get('alt') ?? props.get('title')), undefined);
  if (/^[a-z]/.test(name) && isHtml(name)) {
    const converted = children();
    page.place = place;
    const attributes = new Map([...props].filter(([, given]) => typeof given !== 'object').map(([key, given]) => [key, String(given)]));
    return convertHtml({ name, attributes, children: converted, isFlow: flow || isHtmlBlock(name) }, helpFor(page));
  }
  const known = value instanceof ComponentValue && value.name !== '' ? value.name : name;
  const tables = [page.site.components, page.site.components, KNOWN_COMPONENTS];
  const entry = [name, known, known].map((key, at) => (Object.hasOwn(tables[at] ?? {}, key) ? tables[at]?.[key] : undefined)).find(Boolean);
  if (entry) return convertKnown(page, entry, node, props, children);
  const converted = children();
  page.place = place;
  return convertUnknown(page, name, props, converted);
}

/** An admonition that is written with colons. */
export function convertDirective(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  const [first, ...rest] = node.children ?? [];
  const isLabelled = first?.data?.directiveLabel === true;
  const label = isLabelled
    ? asPhrasing(page.convertAll(first.children ?? []))
        .map(wordsOf)
        .join('')
        .trim()
    : undefined;
  const attributes = (node.attributes ?? {}) as Record<string, string>;
  const { place } = page;
  const children = asFlow(page.convertAll(isLabelled ? rest : (node.children ?? [])));
  page.place = place;
  return admonitionOf(page, node.name ?? 'note', label || attributes.title, children);
}
