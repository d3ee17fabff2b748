import { nameToEmoji } from 'gemoji';
import { isHtml } from './convert-html';
import { decide, drop, fileNamed, type PageInProgress } from './page-in-progress';
import { ComponentValue, COMPUTED, FileValue, readModule, valueOf } from './read-values';
import { INLINE, type HtmlNode, type JsxAttribute, type Script } from './syntax';

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

/** Adds to the page's scope what a block of imports and exports defines. */
export function readModuleOf(page: PageInProgress, node: HtmlNode): void {
  if (!node.data?.estree) return;
  const { effects, computed } = readModule(node.data.estree, page.scope, (name, from) => valueOfImport(page, name, from));
  for (let count = 0; count < effects; count += 1) drop(page, 'imports of style sheets');
  for (const name of computed)
    decide(page, node, 'computed', `The import cannot compute "${name}".`, 'Write its value wherever the page uses it.');
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

/** Docusaurus's comments that highlight code: "// highlight-next-line". */
const isMagicLine = (line: string): boolean => /^\W*(?:highlight|error|diff)-(?:next-line|start|end|add|remove)\W*$/.test(line);

/** Removes what only says how code is shown. */
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

/** The value of an expression; as code if only running it would tell. */
function elementsOfExpression(page: PageInProgress, node: HtmlNode): HtmlNode[] {
  const code = (node.value ?? '').trim();
  const [statement] = (node.data?.estree?.body ?? []) as Script[];
  const value = statement && valueOf(statement, page.scope);
  if (!statement && code !== '') drop(page, 'comments');
  if (typeof value === 'string' || typeof value === 'number') return [{ type: 'text', value: String(value) }];
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  const message = `The import cannot compute {${code}}; readers see it as code.`;
  decide(page, node, 'computed', message, 'Replace it with the text that readers should see.');
  const [tagName, properties] = node.type === 'mdxFlowExpression' ? ['pre', { lang: 'js' }] : ['code', {}];
  return [{ type: 'element', tagName, properties, children: [{ type: 'text', value: code }] }];
}

/** Elements that the import itself makes. */
const OURS = /^(?:anchor|footnote-|formula)/;

/** Turns JSX and expressions into elements, components into `component`. An id becomes an `anchor` before its element. */
export function elementsOf(page: PageInProgress, node: HtmlNode, isCode = false): HtmlNode[] {
  if (node.type === 'text') return [isCode ? node : { ...node, value: withEmoji(node.value ?? '') }];
  if (/^mdx(?:Flow|Text)Expression$/.test(node.type))
    return elementsOfExpression(page, node).flatMap((element) => elementsOf(page, element, isCode));
  const isJsx = node.type.startsWith('mdxJsx');
  if (!isJsx && node.type !== 'element')
    return [node.children ? { ...node, children: node.children.flatMap((child) => elementsOf(page, child, isCode)) } : node];
  const name = isJsx ? (node.name ?? 'span') : (node.tagName ?? '');
  if (name === 'pre') cleanCode(page, node);
  const properties = isJsx ? propertiesOf(page, node.attributes) : (node.properties ?? {});
  // The parser drops the space between tags on lines of their own.
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
