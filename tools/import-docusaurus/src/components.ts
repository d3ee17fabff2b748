/** What becomes of Docusaurus's components. A site can add its own in a JSON file of the same form as the table here. */
import path from 'node:path';
import mapValues from 'lodash/mapValues';
import { z } from 'zod';
import type { Component } from '../../../src/content-model/component';
import { WIKI_COMPONENTS } from '../../../src/content-model/page-components';
import { convertElement, inside, type Handler, type State } from './convert-html';
import { convertPicture } from './convert-media';
import { fieldsOf, listOf } from './docusaurus-configuration';
import { decide, type PageInProgress } from './page-in-progress';
import { ComponentValue, FileValue, type Scope } from './read-values';
import { asFlow, componentNode, paragraphOf, propertyOf, textNode, walk, type SyntaxNode } from './syntax';

type OurComponent = keyof typeof WIKI_COMPONENTS;
const OURS = Object.keys(WIKI_COMPONENTS) as OurComponent[];

/** What a component can become besides one of this site, and the element that stands for it during the conversion. */
const ELEMENTS = {
  /** Its tag goes, and its children stay. */
  text: 'span',
  /** It goes, children included. */
  nothing: 'template',
  /** Attributes: kind, title. */
  admonition: 'details',
  /** Attributes: src, alt, title. */
  picture: 'img',
  /** Attributes: src, title. */
  video: 'video',
  /** A page of another site. Attributes: src, title. */
  embed: 'iframe',
  /** Attribute: href. */
  link: 'a',
  /** Attributes: lang, title, and value for code that is not a child. */
  code: 'pre',
  /** Attribute: label, which is its heading. */
  section: 'tab',
} as const;

const entrySchema = z.strictObject({
  to: z.enum([...OURS, ...(Object.keys(ELEMENTS) as (keyof typeof ELEMENTS)[])]),
  attributes: z.record(z.string(), z.string()).optional().describe('Attributes of what it becomes, and which of its own holds each.'),
  values: z.record(z.string(), z.string()).optional().describe('Attributes of what it becomes, where it has none of its own for them.'),
  prefix: z.string().optional().describe('What stands in front of its src.'),
});

type ComponentEntry = z.output<typeof entrySchema>;

export const componentTableSchema = z.record(z.string(), entrySchema);

export type ComponentTable = Readonly<Record<string, ComponentEntry>>;

const TEXT: ComponentEntry = { to: 'text' };
const NOTHING: ComponentEntry = { to: 'nothing' };
const PICTURE: ComponentEntry = { to: 'picture', attributes: { src: 'img' } };
const VIDEO: ComponentEntry = { to: 'video', attributes: { src: 'url' } };
const YOUTUBE: ComponentEntry = { to: 'video', attributes: { src: 'id' }, prefix: 'https://www.youtube.com/watch?v=' };

/** Components of Docusaurus, those that its sites often add, and those of this site. */
const KNOWN_COMPONENTS: ComponentTable = {
  ...Object.fromEntries(OURS.map((name): [string, ComponentEntry] => [name, { to: name }])),
  Admonition: { to: 'admonition', attributes: { kind: 'type' }, values: { kind: 'note' } },
  BrowserOnly: TEXT,
  BrowserWindow: TEXT,
  CodeBlock: { to: 'code', attributes: { lang: 'language' } },
  Details: { to: 'admonition', attributes: { title: 'summary' } },
  DocCardList: { to: 'PageList' },
  Embed: { to: 'embed', attributes: { src: 'url' } },
  Head: NOTHING,
  Highlight: TEXT,
  IdealImage: PICTURE,
  Image: PICTURE,
  Link: { to: 'link', attributes: { href: 'to' } },
  LiteYouTubeEmbed: YOUTUBE,
  Mermaid: { to: 'code', values: { lang: 'mermaid' } },
  ReactPlayer: VIDEO,
  TOCInline: NOTHING,
  TabItem: { to: 'section' },
  Tabs: TEXT,
  ThemedImage: { to: 'picture' },
  Translate: TEXT,
  Video: VIDEO,
  YouTube: YOUTUBE,
  YoutubeEmbed: YOUTUBE,
  Zoom: TEXT,
};

/**
 * What becomes of a component; `undefined` if neither table knows. The site's `own` table comes first.
 * @param names its names: on the page, in its own module, and that of its file
 */
function entryOf(own: ComponentTable, names: readonly string[]): ComponentEntry | undefined {
  // A page that is no valid MDX is read as HTML, which has no capitals in names.
  const known = new Set(names.map((name) => name.toLowerCase()));
  for (const table of [own, KNOWN_COMPONENTS]) {
    const found = Object.entries(table).find(([name]) => known.has(name.toLowerCase()));
    if (found) return found[1];
  }
  const isQuiz = names.some((name) => /quiz/i.test(name)) && names.some((name) => /flag/i.test(name));
  return isQuiz ? { to: 'FlagsQuiz' } : undefined;
}

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
  const lost = gone.length > 0 ? ['. Attributes lost:', ...gone.map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(' ') : '';
  const message = `There is no component <${node.name}> here: ${fate}${lost}.`;
  decide(page, node, 'components', message, 'Name its replacement in the file of --components, or write it as Markdown.');
  return [...words.map((word) => paragraphOf(textNode(word))), ...children];
}

const isOurs = (name: string): name is OurComponent => Object.hasOwn(WIKI_COMPONENTS, name);

/** Treats a component of this site as unknown if a required attribute or its content is missing. */
function convertOurs(page: PageInProgress, name: OurComponent, node: SyntaxNode, children: SyntaxNode[]): SyntaxNode[] {
  const { attributes, isDrawn }: Component = WIKI_COMPONENTS[name];
  const given = mapValues(attributes, (_attribute, key) => propertyOf(node, key));
  const isWhole = Object.entries(attributes).every(([key, { required }]) => !required || given[key] !== undefined);
  const blocks = asFlow(children);
  if (isWhole && (isDrawn || blocks.length > 0)) return [componentNode(name, given, isDrawn ? [] : blocks)];
  if (name !== 'FlagsQuiz') return convertUnknown(page, node, children);
  const message = `The flags of the quiz <${node.name}> are in its code, which is not imported.`;
  decide(page, node, 'computed', message, 'Write them as two lists inside <FlagsQuiz>.');
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
