/** Components, elements of HTML, admonitions and tabs of a page. */
import path from 'node:path';
import { ADMONITION_KINDS, WIKI_COMPONENTS } from '../content/page-components';
import type { Component } from '../content/component';
import { entryOf, type ComponentEntry } from './component-table';
import { convertCode, convertWords } from './convert-code';
import { convertHtml, isDressing, isHtml, type HtmlNode } from './convert-html';
import { addressIn, convertFilm, convertFrame, convertPicture } from './convert-media';
import { decide, drop, fileNamed, textOfValue, type PageInProgress } from './page-in-progress';
import { ComponentValue, COMPUTED, FileValue, valueOf } from './read-values';
import {
  admonitionNode,
  anchorMark,
  asFlow,
  asPhrasing,
  capital,
  componentNode,
  lineOf,
  linkTo,
  oneLine,
  paragraphOf,
  strongOf,
  textNode,
  wordsOf,
  type Script,
  type SyntaxAttribute,
  type SyntaxNode,
} from './syntax';

type Props = Map<string, unknown>;

const WORDS_IN_ATTRIBUTES = /^(?:title|heading|name|label|subtitle|summary|description|caption|text)$/;

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

function propOf(page: PageInProgress, { value }: SyntaxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const [statement] = (value.data?.estree?.body ?? []) as Script[];
  const found = valueOf(statement, page.scope);
  if (!(found instanceof FileValue)) return found;
  const file = fileNamed(page, found.request);
  return file === undefined ? found.request : `@site/${file}`;
}

function propsOf(page: PageInProgress, attributes: SyntaxNode['attributes']): Props {
  const props: Props = new Map();
  for (const attribute of Array.isArray(attributes) ? attributes : []) {
    const value = propOf(page, attribute);
    if (attribute.name === undefined) drop(page, 'attributes that a program makes');
    else if (value !== COMPUTED) props.set(attribute.name, value);
  }
  return props;
}

/** Whether readers were shown the value of an attribute. */
const isShown = (name: string, value: unknown): value is string =>
  typeof value === 'string' && (WORDS_IN_ATTRIBUTES.test(name) || (/\p{L}\s+\p{L}/u.test(value) && !LOOKS_IN_ATTRIBUTES.test(name)));

/** A component that nobody knows: its words stay. */
function convertUnknown(page: PageInProgress, name: string, props: Props, children: SyntaxNode[]): SyntaxNode[] {
  const words = [...props].flatMap(([attribute, value]) => (isShown(attribute, value) ? [value] : []));
  const gone = [...props].filter(
    ([attribute, value]) => value !== true && !isShown(attribute, value) && !LOOKS_IN_ATTRIBUTES.test(attribute),
  );
  const fate = children.length + words.length > 0 ? 'its words stay, and what it did goes' : 'it was left out';
  const attributes = gone.map(([attribute, value]) => ` ${attribute}=${JSON.stringify(value)}`).join('');
  decide(
    page,
    'components',
    `There is no component <${name}> here: ${fate}${attributes === '' ? '' : `, with${attributes}`}.`,
    'Say what becomes of it in the file of --components, or write it as Markdown.',
  );
  return [...words.map((word) => paragraphOf(textNode(word))), ...children];
}

function admonitionOf(page: PageInProgress, kind: string, title: string | undefined, children: SyntaxNode[]): SyntaxNode[] {
  const known = (ADMONITION_KINDS as readonly string[]).includes(kind) ? kind : KINDS[kind];
  if (known === undefined) {
    const message = `There is no admonition of the kind "${kind}" here; it is a note now.`;
    decide(page, 'changed', message, `Kinds: ${ADMONITION_KINDS.join(', ')}.`);
  }
  const words = oneLine(title ?? capital(kind));
  return [children.length === 0 ? paragraphOf(strongOf(words)) : admonitionNode(known ?? 'note', words, children)];
}

/** Tabs, one below the other: each is a section. Their labels may stand in a list of values. */
function convertTabs(page: PageInProgress, node: SyntaxNode, props: Props): SyntaxNode[] {
  const values = props.get('values');
  const labels = new Map(
    (Array.isArray(values) ? (values as Record<string, unknown>[]) : []).map(({ value, label }) => [value, textOfValue(label)]),
  );
  const tabs = (node.children ?? []).flatMap((child) => (child.type === 'paragraph' ? (child.children ?? []) : [child]));
  for (const { attributes } of tabs) {
    if (!Array.isArray(attributes) || attributes.some(({ name }) => name === 'label')) continue;
    const label = labels.get(propsOf(page, attributes).get('value'));
    if (label !== undefined) attributes.push({ type: 'mdxJsxAttribute', name: 'label', value: label });
  }
  return page.convertAll(node.children ?? []);
}

/** A section below what it stands in; how deep that is, is known once the page is whole. */
function sectionOf(title: string, children: SyntaxNode[]): SyntaxNode[] {
  const blocks = asFlow(children);
  if (title.trim() === '') return blocks;
  return [{ type: 'heading', depth: 0, children: [textNode(title)] }, ...blocks, { type: 'sectionEnd', value: '' }];
}

/** A component of this site with the attributes that it has; as unknown when it misses something that it needs. */
function convertOurs(
  page: PageInProgress,
  name: keyof typeof WIKI_COMPONENTS,
  tag: string,
  props: Props,
  children: SyntaxNode[],
): SyntaxNode[] {
  const { attributes, isDrawn }: Component = WIKI_COMPONENTS[name];
  const given = Object.keys(attributes).flatMap((key): [string, string][] => {
    const value = textOfValue(props.get(key));
    return value === undefined ? [] : [[key, value]];
  });
  const isWhole = Object.entries(attributes).every(([key, { required }]) => !required || given.some(([other]) => other === key));
  const blocks = asFlow(children);
  if (isWhole && (isDrawn || blocks.length > 0)) return [componentNode(name, Object.fromEntries(given), isDrawn ? [] : blocks)];
  if (name !== 'FlagsQuiz') return convertUnknown(page, tag, props, children);
  decide(page, 'computed', `The flags of the quiz <${tag}> are in its program.`, 'Write them as two lists inside <FlagsQuiz>.');
  return children;
}

function convertKnown(page: PageInProgress, entry: ComponentEntry, node: SyntaxNode, props: Props): SyntaxNode[] {
  const childrenOf = (): SyntaxNode[] => page.convertAll(node.children ?? []);
  const given = (attribute: string | undefined): string | undefined =>
    attribute === undefined ? undefined : textOfValue(props.get(attribute));
  switch (entry.to) {
    case 'nothing':
      drop(page, `<${node.name}>`);
      return [];
    case 'text':
      return node.name === 'Tabs' ? convertTabs(page, node, props) : childrenOf();
    case 'component':
      return convertOurs(page, entry.name, node.name ?? '', props, childrenOf());
    case 'section':
      return sectionOf(given(entry.title) ?? capital(given('value') ?? ''), childrenOf());
    case 'admonition':
      return admonitionOf(page, entry.kind ?? given(entry.kindFrom) ?? 'note', given(entry.title), asFlow(childrenOf()));
    case 'picture': {
      const sources = props.get('sources') as Record<string, unknown> | undefined;
      const light = sources?.light instanceof FileValue ? sources.light.request : textOfValue(sources?.light);
      return convertPicture(page, given(entry.src) ?? given('src') ?? light ?? '', given(entry.alt), given(entry.caption));
    }
    case 'video':
    case 'embed': {
      const address = `${entry.prefix ?? ''}${given(entry.url) ?? given('src') ?? ''}`;
      return entry.to === 'embed'
        ? convertFrame(page, address, given(entry.title))
        : convertFilm(page, address, given(entry.title) ?? 'Video');
    }
    case 'link': {
      const href = given(entry.href) ?? given('href') ?? '';
      const children = asPhrasing(childrenOf());
      return [linkTo(addressIn(page, href), children.length > 0 ? children : [textNode(given(entry.words) ?? href)])];
    }
    case 'code': {
      const value = given(entry.code) ?? childrenOf().map(wordsOf).join('\n');
      const title = given(entry.title);
      const lang = entry.as ?? given(entry.language)?.replace(/^language-/, '') ?? null;
      return convertCode(page, {
        type: 'code',
        lang,
        meta: title === undefined ? null : `title="${title}"`,
        value: value.replace(/^\n|\n$/g, ''),
      });
    }
  }
}

const INLINE = /^(?:a|abbr|b|br|cite|code|del|em|i|img|ins|kbd|q|s|samp|strike|strong|su[bp]|tt|var)$/;

/** Whether a paragraph holds tags that are blocks, as a line of cells does. */
const holdsBlocks = ({ children = [] }: SyntaxNode): boolean =>
  children.some(({ type, name }) => type === 'mdxJsxTextElement' && name && !INLINE.test(name) && !isDressing(name));

/** A node of a page as HTML; Markdown and components in it are converted already. */
function htmlOf(page: PageInProgress, node: SyntaxNode): HtmlNode[] {
  const space: HtmlNode = { type: 'text', value: ' ' };
  // The parser leaves out the space between tags on lines of their own.
  const isInline = INLINE.test(node.name ?? '');
  const inner = (): HtmlNode[] =>
    (node.children ?? [])
      .flatMap((child) => (isInline && child.type === 'paragraph' ? (child.children ?? []) : [child]))
      .flatMap((child) => (child.type === 'mdxJsxFlowElement' ? [space, ...htmlOf(page, child)] : htmlOf(page, child)));
  if (node.type === 'text') {
    return convertWords(page, node.value ?? '').map((part) =>
      part.type === 'text' ? { type: 'text', value: part.value ?? '' } : { type: 'converted', nodes: [part] },
    );
  }
  if (node.type === 'paragraph')
    return holdsBlocks(node) ? inner() : [{ type: 'element', tagName: 'div', properties: {}, children: inner() }];
  const { name } = node;
  if (!node.type.startsWith('mdxJsx') || !name || !isHtml(name) || page.scope.has(name))
    return [{ type: 'converted', nodes: page.convertAll([node]) }];
  const properties = Object.fromEntries(
    [...propsOf(page, node.attributes)].flatMap(([key, value]): [string, string][] =>
      value === true || textOfValue(value) !== undefined ? [[key.replace(/^(col|row)span$/, '$1Span'), String(value as string)]] : [],
    ),
  );
  const element: HtmlNode = { type: 'element', tagName: name, properties, children: inner() };
  const id = properties.id ?? (name === 'a' ? properties.name : undefined);
  return id === undefined || /^h[1-6]$/.test(name) ? [element] : [{ type: 'converted', nodes: [anchorMark(id)] }, element];
}

function convertHtmlElement(page: PageInProgress, node: SyntaxNode, name: string): SyntaxNode[] {
  const { place } = page;
  if (name === 'br') return [{ type: 'break' }];
  if (isDressing(name)) {
    const id = textOfValue(propsOf(page, node.attributes).get('id'));
    return [...(id === undefined ? [] : [anchorMark(id)]), ...page.convertAll(node.children ?? [])];
  }
  const parts = htmlOf(page, node);
  page.place = place;
  return parts.flatMap((part) =>
    part.type === 'converted'
      ? (part.nodes ?? [])
      : convertHtml(part, {
          decide: (kind, message, remedy) => decide(page, kind, message, remedy),
          picture: (address, alt, title) => convertPicture(page, address, alt, title),
          film: (address, title) => convertFilm(page, address, title),
          frame: (address, title) => convertFrame(page, address, title),
          link: (address) => addressIn(page, address),
        }),
  );
}

/** An element of JSX or HTML. */
export function convertElement(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  const { name } = node;
  const { place } = page;
  if (!name) return page.convertAll(node.children ?? []);
  const value = page.scope.get(name);
  if (value === undefined && isHtml(name)) return convertHtmlElement(page, node, name);
  const props = propsOf(page, node.attributes);
  if (value instanceof FileValue)
    return convertPicture(page, value.request, textOfValue(props.get('alt') ?? props.get('title')), undefined);
  const { name: exported = name, part } = value instanceof ComponentValue ? value : {};
  if (part !== undefined) return page.convertPart(part, new Map([['props', Object.fromEntries(props)]]));
  const entry = entryOf(page.site.components, [name, ...exported.split('/').map((base) => path.posix.parse(base).name)]);
  if (entry) return convertKnown(page, entry, node, props);
  const children = page.convertAll(node.children ?? []);
  page.place = place;
  if (/^[A-Z]/.test(name) || name.includes('.')) return convertUnknown(page, name, props, children);
  drop(page, `<${name}>`);
  return children;
}

/** An admonition that is written with colons. */
export function convertDirective(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  const [first, ...rest] = node.children ?? [];
  const isLabelled = first?.data?.directiveLabel === true;
  const label = isLabelled ? lineOf(page.convertAll(first.children ?? [])) : '';
  const { place } = page;
  const children = asFlow(page.convertAll(isLabelled ? rest : (node.children ?? [])));
  page.place = place;
  const { title } = (node.attributes ?? {}) as Record<string, string>;
  return admonitionOf(page, node.name ?? 'note', label || title, children);
}
