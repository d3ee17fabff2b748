import path from 'node:path';
import { WIKI_COMPONENTS } from '../content/page-components';
import type { Component } from '../content/component';
import { ELEMENTS, entryOf, type ComponentEntry } from './component-table';
import { fieldsOf, listOf } from './docusaurus-configuration';
import { convertElement, inside, type Handler, type State } from './convert-html';
import { convertPicture } from './convert-media';
import { decide, type PageInProgress } from './page-in-progress';
import { ComponentValue, FileValue, type Scope } from './read-values';
import { asFlow, componentNode, paragraphOf, propertyOf, textNode, walk, type SyntaxNode } from './syntax';

const WORDS_IN_ATTRIBUTES = /^(?:title|heading|name|label|subtitle|summary|description|caption|text)$/;

const LOOKS_IN_ATTRIBUTES = /^(?:class|className|style|key|id|ref|width|height|align|viewBox|d|points|transform|sizes|srcSet|rel|target)$/;

/** Guesses whether readers saw an attribute's value. */
const isShown = (name: string, value: unknown): value is string =>
  typeof value === 'string' && (WORDS_IN_ATTRIBUTES.test(name) || (/\p{L}\s+\p{L}/u.test(value) && !LOOKS_IN_ATTRIBUTES.test(name)));

function convertUnknown(page: PageInProgress, node: SyntaxNode, children: SyntaxNode[]): SyntaxNode[] {
  const properties = Object.entries(node.properties ?? {});
  const words = properties.flatMap(([name, value]) => (isShown(name, value) ? [value] : []));
  const gone = properties.filter(([name, value]) => value !== true && !isShown(name, value) && !LOOKS_IN_ATTRIBUTES.test(name));
  const fate = children.length + words.length > 0 ? 'only its text is left' : 'it was left out';
  const attributes = gone.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
  decide(
    page,
    node,
    'components',
    `There is no component <${node.name}> here: ${fate}${attributes === '' ? '' : `. Attributes lost:${attributes}`}.`,
    'Name its replacement in the file of --components, or write it as Markdown.',
  );
  return [...words.map((word) => paragraphOf(textNode(word))), ...children];
}

const isOurs = (name: string): name is keyof typeof WIKI_COMPONENTS => Object.hasOwn(WIKI_COMPONENTS, name);

/** Treats a component of this site as unknown if a required attribute or its content is missing. */
function convertOurs(page: PageInProgress, name: keyof typeof WIKI_COMPONENTS, node: SyntaxNode, children: SyntaxNode[]): SyntaxNode[] {
  const { attributes, isDrawn }: Component = WIKI_COMPONENTS[name];
  const given = Object.keys(attributes).flatMap((key): [string, string][] => {
    const value = propertyOf(node, key);
    return value === undefined ? [] : [[key, value]];
  });
  const isWhole = Object.entries(attributes).every(([key, { required }]) => !required || given.some(([other]) => other === key));
  const blocks = asFlow(children);
  if (isWhole && (isDrawn || blocks.length > 0)) return [componentNode(name, Object.fromEntries(given), isDrawn ? [] : blocks)];
  if (name !== 'FlagsQuiz') return convertUnknown(page, node, children);
  decide(
    page,
    node,
    'computed',
    `The flags of the quiz <${node.name}> are in its code, which is not imported.`,
    'Write them as two lists inside <FlagsQuiz>.',
  );
  return children;
}

/** Docusaurus lets `<Tabs values>` hold the labels of its tabs. */
function labelTabs(node: SyntaxNode): void {
  for (const { value, label } of listOf(node.properties?.values).map(fieldsOf))
    walk(node, ({ properties }) => {
      if (properties && label !== undefined && properties.value === value) properties.label ??= label;
    });
}

function convertKnown(page: PageInProgress, state: State, entry: ComponentEntry, node: SyntaxNode): SyntaxNode[] {
  const { to, attributes = {}, values, prefix = '' } = entry;
  if (isOurs(to)) return convertOurs(page, to, node, inside(state, node));
  if (to === 'nothing') page.survey.report.drop(`<${node.name}>`);
  labelTabs(node);
  const properties = { ...values, ...node.properties };
  for (const [name, given] of Object.entries(attributes)) properties[name] = node.properties?.[given] ?? properties[name];
  if (typeof properties.src === 'string') properties.src = prefix + properties.src;
  return convertElement(state, { ...node, tagName: ELEMENTS[to], properties });
}

/** Converts a component of a page; `convertPart` one that is a file of Markdown. */
export const convertComponent =
  (convertPart: (page: PageInProgress, file: string, scope: Scope) => SyntaxNode[]): Handler =>
  (state, node, page) => {
    const name = node.name ?? '';
    const value = page.scope.get(name);
    if (value instanceof FileValue) return convertPicture(page, node, value.request, propertyOf(node, 'alt', 'title'));
    const { name: exported = name, part } = value instanceof ComponentValue ? value : {};
    if (part !== undefined) return convertPart(page, part, new Map([['props', node.properties]]));
    const entry = entryOf(page.survey.tools.components, [name, ...exported.split('/').map((base) => path.posix.parse(base).name)]);
    if (entry) return convertKnown(page, state, entry, node);
    if (/^[A-Z]/.test(name) || name.includes('.')) return convertUnknown(page, node, inside(state, node));
    page.survey.report.drop(`<${name}>`);
    return inside(state, node);
  };
