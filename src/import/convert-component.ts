/** Components of a page: what the table says of them, and what is left of those that nobody knows. */
import path from 'node:path';
import { WIKI_COMPONENTS } from '../content/page-components';
import type { Component } from '../content/component';
import { entryOf, type ComponentEntry } from './component-table';
import { admonitionOf, codeOf, inside, propertyOf, wordsOfHtml, type State } from './convert-html';
import { addressIn, convertFilm, convertFrame, convertPicture } from './convert-media';
import { decide, drop, textOfValue, type PageInProgress } from './page-in-progress';
import { ComponentValue, FileValue } from './read-values';
import { asFlow, asPhrasing, capital, componentNode, linkTo, paragraphOf, textNode, walk, type HtmlNode, type SyntaxNode } from './syntax';

const WORDS_IN_ATTRIBUTES = /^(?:title|heading|name|label|subtitle|summary|description|caption|text)$/;

/** Attributes that only say how something looks or is called in code. */
const LOOKS_IN_ATTRIBUTES = /^(?:class|className|style|key|id|ref|width|height|align|viewBox|d|points|transform|sizes|srcSet|rel|target)$/;

/** Whether readers were shown the value of an attribute. */
const isShown = (name: string, value: unknown): value is string =>
  typeof value === 'string' && (WORDS_IN_ATTRIBUTES.test(name) || (/\p{L}\s+\p{L}/u.test(value) && !LOOKS_IN_ATTRIBUTES.test(name)));

/** A component that nobody knows: its words stay. */
function convertUnknown(page: PageInProgress, node: HtmlNode, children: SyntaxNode[]): SyntaxNode[] {
  const properties = Object.entries(node.properties ?? {});
  const words = properties.flatMap(([name, value]) => (isShown(name, value) ? [value] : []));
  const gone = properties.filter(([name, value]) => value !== true && !isShown(name, value) && !LOOKS_IN_ATTRIBUTES.test(name));
  const fate = children.length + words.length > 0 ? 'its words stay, and what it did goes' : 'it was left out';
  const attributes = gone.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
  decide(
    page,
    node,
    'components',
    `There is no component <${node.name}> here: ${fate}${attributes === '' ? '' : `, with${attributes}`}.`,
    'Say what becomes of it in the file of --components, or write it as Markdown.',
  );
  return [...words.map((word) => paragraphOf(textNode(word))), ...children];
}

/** A component of this site with the attributes that it has; as unknown when it misses something that it needs. */
function convertOurs(page: PageInProgress, name: keyof typeof WIKI_COMPONENTS, node: HtmlNode, children: SyntaxNode[]): SyntaxNode[] {
  const { attributes, isDrawn }: Component = WIKI_COMPONENTS[name];
  const given = Object.keys(attributes).flatMap((key): [string, string][] => {
    const value = propertyOf(node, key);
    return value === undefined ? [] : [[key, value]];
  });
  const isWhole = Object.entries(attributes).every(([key, { required }]) => !required || given.some(([other]) => other === key));
  const blocks = asFlow(children);
  if (isWhole && (isDrawn || blocks.length > 0)) return [componentNode(name, Object.fromEntries(given), isDrawn ? [] : blocks)];
  if (name !== 'FlagsQuiz') return convertUnknown(page, node, children);
  decide(page, node, 'computed', `The flags of the quiz <${node.name}> are in its program.`, 'Write them as two lists inside <FlagsQuiz>.');
  return children;
}

/** Gives tabs the labels that stand in a list of the component around them. */
function labelTabs(node: HtmlNode): void {
  const { values } = node.properties ?? {};
  for (const { value, label } of Array.isArray(values) ? (values as Record<string, unknown>[]) : [])
    walk(node, ({ properties }) => {
      if (properties && label !== undefined && properties.value === value) properties.label ??= label;
    });
}

function convertKnown(page: PageInProgress, state: State, entry: ComponentEntry, node: HtmlNode): SyntaxNode[] {
  const given = (attribute: string | undefined): string | undefined => propertyOf(node, attribute);
  switch (entry.to) {
    case 'nothing':
      drop(page, `<${node.name}>`);
      return [];
    case 'text':
      labelTabs(node);
      return inside(state, node);
    case 'component':
      return convertOurs(page, entry.name, node, inside(state, node));
    case 'section':
      return [{ type: 'section', title: given(entry.title) ?? capital(given('value') ?? ''), children: asFlow(inside(state, node)) }];
    case 'admonition':
      return [admonitionOf(page, node, entry.kind ?? given(entry.kindFrom) ?? 'note', given(entry.title), asFlow(inside(state, node)))];
    case 'picture': {
      const { light } = (node.properties?.sources ?? {}) as { light?: unknown };
      const source = light instanceof FileValue ? light.request : textOfValue(light);
      return convertPicture(page, node, given(entry.src) ?? given('src') ?? source ?? '', given(entry.alt), given(entry.caption));
    }
    case 'embed':
      return convertFrame(page, node, `${entry.prefix ?? ''}${given(entry.url) ?? given('src') ?? ''}`, given(entry.title));
    case 'video':
      return convertFilm(page, node, `${entry.prefix ?? ''}${given(entry.url) ?? given('src') ?? ''}`, given(entry.title) ?? 'Video');
    case 'link': {
      const href = given(entry.href) ?? given('href') ?? '';
      const children = asPhrasing(inside(state, node));
      return [linkTo(addressIn(page, href), children.length > 0 ? children : [textNode(given(entry.words) ?? href)])];
    }
    case 'code': {
      const value =
        given(entry.code) ??
        inside(state, node)
          .map((child) => child.value ?? '')
          .join('');
      const language = entry.as ?? given(entry.language)?.replace(/^language-/, '');
      return codeOf(page, node, (value || wordsOfHtml(node)).replace(/^\n|\n$/g, ''), language, given(entry.title));
    }
  }
}

/** A component of a page. */
export function convertComponent(page: PageInProgress, state: State, node: HtmlNode): SyntaxNode[] {
  const name = node.name ?? '';
  const value = page.scope.get(name);
  if (value instanceof FileValue) return convertPicture(page, node, value.request, propertyOf(node, 'alt') ?? propertyOf(node, 'title'));
  const { name: exported = name, part } = value instanceof ComponentValue ? value : {};
  if (part !== undefined) return page.convertPart(part, new Map([['props', node.properties]]));
  const entry = entryOf(page.site.components, [name, ...exported.split('/').map((base) => path.posix.parse(base).name)]);
  if (entry) return convertKnown(page, state, entry, node);
  if (/^[A-Z]/.test(name) || name.includes('.')) return convertUnknown(page, node, inside(state, node));
  drop(page, `<${name}>`);
  return inside(state, node);
}
