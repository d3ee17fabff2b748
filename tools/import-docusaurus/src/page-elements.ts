import { nameToEmoji } from 'gemoji';
import { isHtml } from './convert-html';
import { decide, fileNamed, type PageInProgress } from './page-in-progress';
import { COMPUTED, expressionOf, FileValue } from './read-values';
import { INLINE, propertyOf, type JsxAttribute, type SyntaxNode } from './syntax';

function valueOfAttribute(page: PageInProgress, { value }: JsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const found = expressionOf(value, page.scope);
  if (!(found instanceof FileValue)) return found;
  const file = fileNamed(page, found.request);
  return file === undefined ? found.request : `@site/${file}`;
}

function propertiesOf(page: PageInProgress, attributes: readonly JsxAttribute[] = []): Record<string, unknown> {
  const { report } = page.survey;
  const properties: Record<string, unknown> = {};
  for (const attribute of attributes) {
    const value = valueOfAttribute(page, attribute);
    if (attribute.name === undefined) report.drop('attributes that a program makes');
    else if (/^on[A-Z]/.test(attribute.name)) report.drop('actions on a press or the like');
    else if (value !== COMPUTED) properties[attribute.name.replace(/^(col|row)span$/, '$1Span')] = value;
  }
  return properties;
}

/** Docusaurus's comments that highlight code: "// highlight-next-line". */
const isMagicLine = (line: string): boolean => /^\W*(?:highlight|error|diff)-(?:next-line|start|end|add|remove)\W*$/.test(line);

/** Removes what only says how code is shown. */
function cleanCode({ survey: { report } }: PageInProgress, node: SyntaxNode): void {
  const meta = propertyOf(node, 'meta') ?? '';
  for (const child of node.children ?? []) {
    const lines = (child.value ?? '').split('\n');
    const shown = lines.filter((line) => !isMagicLine(line));
    if (shown.length < lines.length || /\{[\d,\s-]+\}/.test(meta)) report.drop('highlighted lines of code');
    if (child.value !== undefined) child.value = shown.join('\n');
  }
  if (/\bshowLineNumbers\b/.test(meta)) report.drop('line numbers of code');
}

const withEmoji = (text: string): string =>
  text.replace(/:([a-z0-9_+-]+):/g, (whole, name: string) => (Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? whole) : whole));

/** The value of an expression; as code if only running it would tell. */
function elementsOfExpression(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  const code = (node.value ?? '').trim();
  const value = expressionOf(node, page.scope);
  if (value === undefined && /^\/[*/]/.test(code)) page.survey.report.drop('comments');
  if (typeof value === 'string' || typeof value === 'number') return [{ type: 'text', value: String(value) }];
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  const message = `The import cannot compute {${code}}; readers see it as code.`;
  decide(page, node, 'computed', message, 'Replace it with the text that readers should see.');
  const [tagName, properties] = node.type === 'mdxFlowExpression' ? ['pre', { lang: 'js' }] : ['code', {}];
  return [{ type: 'element', tagName, properties, children: [{ type: 'text', value: code }] }];
}

/** Turns JSX and expressions into elements, components into `component`. An id becomes an `anchor` before its element. */
export function elementsOf(page: PageInProgress, node: SyntaxNode, isCode = false): SyntaxNode[] {
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
  const gap: SyntaxNode[] = node.type === 'mdxJsxFlowElement' ? [{ type: 'text', value: ' ' }] : [];
  const children = (node.children ?? [])
    .flatMap((child) => (isJsx && INLINE.test(name) && child.tagName === 'p' ? (child.children ?? []) : [child]))
    .flatMap((child) => [...gap, ...elementsOf(page, child, isCode || /^(?:pre|code)$/.test(name))]);
  const isElement = isHtml(name) && !page.scope.has(name);
  const { position } = node;
  if (!isElement) return [{ type: 'element', tagName: 'component', name, properties, children, position }];
  const id = properties.id ?? (name === 'a' ? properties.name : undefined);
  const element: SyntaxNode = { type: 'element', tagName: name, properties, children, position };
  const anchor: SyntaxNode = { type: 'element', tagName: 'anchor', properties: { id } };
  return typeof id === 'string' && !/^h[1-6]$/.test(name) ? [anchor, element] : [element];
}
