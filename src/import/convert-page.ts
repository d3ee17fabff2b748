/** Turns the text of a page of Docusaurus into Markdown as the wiki has it, in one pass with a handler for each kind of node. */
import { nameToEmoji } from 'gemoji';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { splitPage } from '../content/split-page';
import { convertComponent } from './convert-component';
import { htmlHandlers, isHtml, type Handler } from './convert-html';
import { decide, drop, fileNamed, type Conversion, type PageInProgress } from './page-in-progress';
import type { ForeignPage } from './docusaurus-pages';
import { parsePage } from './parse-page';
import { ComponentValue, COMPUTED, FileValue, readModule, valueOf, type Scope } from './read-values';
import { wordsOfText } from './compare-words';
import type { Survey } from './survey-site';
import { asFlow, walk, type HtmlNode, type JsxAttribute, type Script, type SyntaxNode } from './syntax';

/** What a name stands for that a page imports. */
function valueOfImport(page: PageInProgress, name: string, from: string): unknown {
  const file = fileNamed(page, from.replace(/^.*!/, ''));
  if (file !== undefined && /\.mdx?$/.test(file)) return new ComponentValue(name, file);
  const text = file === undefined ? '' : (page.survey.site.tree.get(file)?.toString('utf8') ?? '');
  if (from.includes('raw-loader')) return text;
  if (file?.endsWith('.json')) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  }
  if (file !== undefined && !/\.[cm]?[jt]sx?$/.test(file)) return new FileValue(`@site/${file}`);
  return new ComponentValue(`${from}/${name}`);
}

/** Takes what a block of imports and exports defines into the page's scope. */
function readModuleOf(page: PageInProgress, node: HtmlNode): void {
  if (!node.data?.estree) return;
  const { effects, computed } = readModule(node.data.estree, page.scope, (name, from) => valueOfImport(page, name, from));
  for (let count = 0; count < effects; count += 1) drop(page, 'imports of style sheets');
  for (const name of computed)
    decide(page, node, 'computed', `What "${name}" is, only a program knows.`, 'Write what the page should say where it is used.');
}

function propertyOfAttribute(page: PageInProgress, { value }: JsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const [statement] = (value.data?.estree?.body ?? []) as Script[];
  const found = valueOf(statement, page.scope);
  if (!(found instanceof FileValue)) return found;
  const file = fileNamed(page, found.request);
  return file === undefined ? found.request : `@site/${file}`;
}

function propertiesOf(page: PageInProgress, attributes: readonly JsxAttribute[] = []): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  for (const attribute of attributes) {
    const value = propertyOfAttribute(page, attribute);
    if (attribute.name === undefined) drop(page, 'attributes that a program makes');
    else if (/^on[A-Z]/.test(attribute.name)) drop(page, 'actions on a press or the like');
    else if (value !== COMPUTED) properties[attribute.name.replace(/^(col|row)span$/, '$1Span')] = value;
  }
  return properties;
}

/** A line of code that only says which lines stand out. */
const isMagicLine = (line: string): boolean => /^\W*(?:highlight|error|diff)-(?:next-line|start|end|add|remove)\W*$/.test(line);

/** Code without what only says how it is shown. */
function cleanCode(page: PageInProgress, { properties, children = [] }: HtmlNode): void {
  const meta = typeof properties?.meta === 'string' ? properties.meta : '';
  for (const child of children) {
    const lines = (child.value ?? '').split('\n');
    const shown = lines.filter((line) => !isMagicLine(line));
    if (shown.length < lines.length || /\{[\d,\s-]+\}/.test(meta)) drop(page, 'highlighted lines of code');
    if (child.value !== undefined) child.value = shown.join('\n');
  }
  if (/\bshowLineNumbers\b/.test(meta)) drop(page, 'line numbers of code');
}

const withEmoji = (text: string): string =>
  text.replace(/:([a-z0-9_+-]+):/g, (whole, name: string) => (Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? whole) : whole));

/** What an expression says; what only a program knows stands as code. */
function elementsOfExpression(page: PageInProgress, node: HtmlNode): HtmlNode[] {
  const code = (node.value ?? '').trim();
  const [statement] = (node.data?.estree?.body ?? []) as Script[];
  const value = statement && valueOf(statement, page.scope);
  if (!statement && code !== '') drop(page, 'comments');
  if (typeof value === 'string' || typeof value === 'number') return [{ type: 'text', value: String(value) }];
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  const message = `What {${code}} says, only a program knows; it stands as code.`;
  decide(page, node, 'computed', message, 'Write in its place what readers should see.');
  const [tagName, properties] = node.type === 'mdxFlowExpression' ? ['pre', { lang: 'js' }] : ['code', {}];
  return [{ type: 'element', tagName, properties, children: [{ type: 'text', value: code }] }];
}

/** Elements whose words run on in the line around them. */
const INLINE = /^(?:a|abbr|anchor|b|big|code|del|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|su[bp]|tt|u|var|wbr)$/;

/** Elements that only the parser makes. */
const OURS = /^(?:anchor|footnote-|formula)/;

/** A tree of which JSX is elements too: those of HTML by their names, all others as components. Anchors stand by themselves. */
function elementsOf(page: PageInProgress, node: HtmlNode, isCode = false): HtmlNode[] {
  if (node.type === 'text') return [isCode ? node : { ...node, value: withEmoji(node.value ?? '') }];
  if (/^mdx(?:Flow|Text)Expression$/.test(node.type))
    return elementsOfExpression(page, node).flatMap((element) => elementsOf(page, element, isCode));
  const isJsx = node.type.startsWith('mdxJsx');
  if (!isJsx && node.type !== 'element')
    return [node.children ? { ...node, children: node.children.flatMap((child) => elementsOf(page, child, isCode)) } : node];
  const name = isJsx ? (node.name ?? 'span') : (node.tagName ?? '');
  if (name === 'pre') cleanCode(page, node);
  const properties = isJsx ? propertiesOf(page, node.attributes) : (node.properties ?? {});
  // Tags on lines of their own have a space between them, which the parser leaves out.
  const gap: HtmlNode[] = node.type === 'mdxJsxFlowElement' ? [{ type: 'text', value: ' ' }] : [];
  const children = (node.children ?? [])
    .flatMap((child) => (isJsx && INLINE.test(name) && child.tagName === 'p' ? (child.children ?? []) : [child]))
    .flatMap((child) => [...gap, ...elementsOf(page, child, isCode || /^(?:pre|code|formula)$/.test(name))]);
  const isElement = (isHtml(name) && !page.scope.has(name)) || OURS.test(name);
  const { position } = node;
  if (!isElement) return [{ type: 'element', tagName: 'component', name, properties, children, position }];
  const id = properties.id ?? (name === 'a' ? properties.name : undefined);
  const element: HtmlNode = { type: 'element', tagName: name, properties, children, position };
  const anchor: HtmlNode = { type: 'element', tagName: 'anchor', properties: { id } };
  return typeof id === 'string' && !/^h[1-6]$/.test(name) ? [anchor, element] : [element];
}

/** Attributes whose words readers see. */
const SEEN = ['label', 'title', 'summary', 'caption', 'alt', 'description', 'heading'];

/** What readers could read of a tree, with spaces between blocks. */
function shownIn({ type, tagName = '', value, properties = {}, children = [] }: HtmlNode): string {
  if (type === 'text') return value ?? '';
  if (/^(?:script|style|svg)$/.test(tagName)) return '';
  const isLine = INLINE.test(tagName);
  const seen = /^(?:div|span|p|t[dh])$/.test(tagName)
    ? []
    : SEEN.map((name) => properties[name]).filter((words) => typeof words === 'string');
  const words = [...(seen.length > 0 ? ['', ...seen, ''] : []).join(' '), ...children.map(shownIn)].join('');
  return isLine ? words : ` ${words} `;
}

function countBefore({ words, survey: { report } }: PageInProgress, tree: HtmlNode): void {
  words.push(...wordsOfText(shownIn(tree)));
  walk(tree, ({ tagName, properties }) => {
    if (tagName === 'img') report.pictures.before += 1;
    if (tagName === 'a' && properties?.href !== undefined) report.links.before += 1;
  });
}

/** The handlers of a page, by the name of an element or the type of a node. */
const handlersOf = (page: PageInProgress): Readonly<Record<string, Handler>> => ({
  ...htmlHandlers(page),
  comment: () => {
    drop(page, 'comments');
    return [];
  },
  component: (state, node) => convertComponent(page, state, node),
  mdxjsEsm: () => [],
});

/** A part of the page that has a file of its own: it stands where it is used. */
function convertPart(page: PageInProgress, file: string, scope: Scope): SyntaxNode[] {
  if (page.above.includes(file) || file === page.source) {
    decide(page, {}, 'computed', `The part ${file} holds itself.`, 'Take it out of one of the two.');
    return [];
  }
  // Everything that is found goes into the page itself.
  const part: PageInProgress = { ...page, source: file, scope: new Map(scope), above: [...page.above, page.source], lastHeading: '' };
  part.convertPart = (inner, own) => convertPart(part, inner, own);
  return convertText(part, splitPage(page.survey.site.tree.get(file)?.toString('utf8') ?? '').body);
}

function convertText(page: PageInProgress, body: string): SyntaxNode[] {
  const { isMdxOne, configuration } = page.survey.site;
  const isPlain = page.source.endsWith('.md') && configuration.isMdPlain;
  const { tree, failures, ...read } = parsePage(body, { isMdxOne, isPlain, hasMath: configuration.hasMath });
  for (const failure of read.isPlain ? failures.slice(-1) : failures) {
    const fate = read.isPlain
      ? 'This page is no valid MDX, so it was read as plain Markdown; its code is shown as typed.'
      : 'This is no valid MDX; it is shown as typed.';
    decide(
      page,
      { position: { start: failure, end: failure } },
      'changed',
      `${fate} ${failure.reason}`,
      'Look at the page, or mend it there.',
    );
  }
  walk(tree, (node) => void (node.type === 'mdxjsEsm' && readModuleOf(page, node)));
  const [elements = tree] = elementsOf(page, tree);
  countBefore(page, elements);
  const options = { document: false, newlines: true, handlers: handlersOf(page), quotes: ['“”'] };
  const converted = unified()
    .use(rehypeRemark, options as never)
    .runSync(elements as never) as SyntaxNode;
  return asFlow(converted.children ?? []);
}

/** Turns a page's text into Markdown. */
export function convertPage(survey: Survey, { source, body, frontMatter }: ForeignPage): Conversion & { children: SyntaxNode[] } {
  const page: PageInProgress = {
    survey,
    source,
    scope: new Map<string, unknown>([['frontMatter', frontMatter]]),
    above: [],
    pictures: new Map(),
    files: new Map(),
    words: [],
    lastHeading: '',
    convertPart: (file, own) => convertPart(page, file, own),
  };
  return { ...page, children: convertText(page, body) };
}
