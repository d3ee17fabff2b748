/** Turns the text of a page of Docusaurus into Markdown as the wiki has it. */
import GithubSlugger from 'github-slugger';
import { splitPage } from '../content/split-page';
import { convertCode, convertWords, formulaOf } from './convert-code';
import { convertDirective, convertElement } from './convert-component';
import { addressIn, convertPicture } from './convert-media';
import { decide, drop, fileNamed, type Conversion, type ConversionSite, type PageInProgress } from './page-in-progress';
import { replaceBetween } from './markdown-parts';
import { parseForeign } from './parse-foreign';
import { ComponentValue, FileValue, readModule, valueOf, type Scope } from './read-values';
import { asFlow, asPhrasing, isFlow, linkTo, textNode, walk, wordsOf, type Script, type SyntaxNode } from './syntax';

/** What a name stands for that a page imports. */
function valueOfImport(page: PageInProgress, name: string, from: string): unknown {
  const file = fileNamed(page, from.replace(/^.*!/, ''));
  if (file !== undefined && /\.mdx?$/.test(file)) return new ComponentValue(name, file);
  const text = file === undefined ? '' : (page.site.tree.get(file)?.toString('utf8') ?? '');
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
function readModuleOf(page: PageInProgress, node: SyntaxNode): void {
  page.place = node.position?.start ?? page.place;
  if (!node.data?.estree) return;
  const { effects, computed } = readModule(node.data.estree, page.scope, (name, from) => valueOfImport(page, name, from));
  for (let count = 0; count < effects; count += 1) drop(page, 'imports of style sheets');
  for (const name of computed)
    decide(page, 'computed', `What "${name}" is, only a program knows.`, 'Write what the page should say where it is used.');
}

function convertLink(page: PageInProgress, node: SyntaxNode, url: string): SyntaxNode {
  // A picture on another host becomes a link, and links hold none.
  const children = asPhrasing(page.convertAll(node.children ?? [])).flatMap((child) =>
    child.type === 'link' ? (child.children ?? []) : [child],
  );
  return { ...linkTo(addressIn(page, url), children), title: node.title ?? null, position: node.position };
}

function convertParagraph(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  const formula = formulaOf(page, node);
  if (formula) return formula;
  const children = page.convertAll(node.children ?? []);
  return children.some(isFlow) ? asFlow(children) : children.length > 0 ? [{ ...node, children }] : [];
}

function convertHeading(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  const id = node.data?.id ?? page.slugger.slug(wordsOf(node));
  page.lastHeading = wordsOf(node).trim();
  const children = asPhrasing(page.convertAll(node.children ?? []));
  return [{ type: 'heading', depth: node.depth ?? 2, children, data: { id }, position: node.position }];
}

/** Whether code is nothing but comments. */
const isComment = (code: string): boolean =>
  replaceBetween(code, '/*', '*/', () => '')
    .split('\n')
    .every((line) => /^\s*(?:\/\/|$)/.test(line));

function convertExpression(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  const code = (node.value ?? '').trim();
  if (isComment(code)) {
    if (code !== '') drop(page, 'comments');
    return [];
  }
  const [statement] = (node.data?.estree?.body ?? []) as Script[];
  const value = valueOf(statement, page.scope);
  if (typeof value === 'string' || typeof value === 'number') return page.convertAll([textNode(String(value))]);
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  decide(page, 'computed', `What {${code}} says, only a program knows; it stands as code.`, 'Write in its place what readers should see.');
  return [node.type === 'mdxFlowExpression' ? { type: 'code', lang: 'js', meta: null, value: code } : { type: 'inlineCode', value: code }];
}

function convert(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  const inner = (): SyntaxNode[] => page.convertAll(node.children ?? []);
  page.place = node.position?.start ?? page.place;
  switch (node.type) {
    case 'mdxjsEsm':
    case 'definition':
      return [];
    case 'text':
      return convertWords(page, node.value ?? '');
    case 'paragraph':
      return convertParagraph(page, node);
    case 'heading':
      return convertHeading(page, node);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return convertExpression(page, node);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return convertElement(page, node);
    case 'containerDirective':
      return convertDirective(page, node);
    case 'code':
      return convertCode(page, node);
    case 'image':
      return convertPicture(page, node.url ?? '', node.alt ?? undefined, node.title ?? undefined);
    case 'link':
      return [convertLink(page, node, node.url ?? '')];
    case 'linkReference': {
      const url = page.definitions.get(node.identifier ?? '');
      return url === undefined ? [{ ...node, children: inner() }] : [convertLink(page, node, url)];
    }
    case 'imageReference':
      return convertPicture(page, page.definitions.get(node.identifier ?? '') ?? '', node.alt ?? undefined, undefined);
    case 'tableCell':
    case 'emphasis':
    case 'strong':
    case 'delete':
      return [{ ...node, children: asPhrasing(inner()) }];
    case 'listItem':
    case 'blockquote':
    case 'footnoteDefinition':
      return [{ ...node, children: asFlow(inner()) }];
    default:
      return [node.children ? { ...node, children: inner() } : node];
  }
}

function convertAll(page: PageInProgress, nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const merged: SyntaxNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text') merged[merged.length - 1] = { ...last, value: `${last.value}${node.value}` };
    else merged.push(node);
  }
  return merged.reduce<SyntaxNode[]>((parts, node) => {
    const converted = convert(page, node);
    const [last, first] = [parts.at(-1), converted[0]];
    // Tags on lines of their own have a space between them, which the parser leaves out.
    if (node.type.startsWith('mdxJsxFlow') && last && first && !isFlow(last) && !isFlow(first)) parts.push(textNode(' '));
    parts.push(...converted);
    return parts;
  }, []);
}

/** A part of the page that has a file of its own: it stands where it is used. */
function convertPart(page: PageInProgress, file: string, scope: Scope): SyntaxNode[] {
  if (page.above.includes(file) || file === page.source) {
    decide(page, 'computed', `The part ${file} holds itself.`, 'Take it out of one of the two.');
    return [];
  }
  const part: PageInProgress = startPage(page.site, file, new Map(scope), [...page.above, page.source]);
  // Everything that is found goes into the page itself.
  const { decisions, pictures, files, dropped, embedHosts } = page;
  return convertText(
    Object.assign(part, { decisions, pictures, files, dropped, embedHosts }),
    splitPage(page.site.tree.get(file)?.toString('utf8') ?? '').body,
  );
}

function startPage(site: ConversionSite, source: string, scope: Map<string, unknown>, above: readonly string[]): PageInProgress {
  const page: PageInProgress = {
    site,
    source,
    scope,
    above,
    decisions: [],
    pictures: new Map(),
    files: new Map(),
    dropped: new Map(),
    embedHosts: new Set(),
    slugger: new GithubSlugger(),
    place: { line: 1, column: 1 },
    lastHeading: '',
    definitions: new Map(),
    convertAll: (nodes) => convertAll(page, nodes),
    convertPart: (file, own) => convertPart(page, file, own),
  };
  return page;
}

function convertText(page: PageInProgress, body: string): SyntaxNode[] {
  const isPlain = page.source.endsWith('.md') && page.site.isMdPlain;
  const { tree, repairs } = parseForeign(body, { isPlain, hasIndentedCode: isPlain || page.site.isMdxOne });
  page.decisions.push(...repairs.map((repair) => ({ kind: 'changed' as const, file: page.source, ...repair })));
  walk(tree, (node) => {
    if (node.type === 'mdxjsEsm') readModuleOf(page, node);
    if (node.type === 'definition') page.definitions.set(node.identifier ?? '', node.url ?? '');
  });
  return asFlow(page.convertAll(tree.children ?? []));
}

/**
 * Turns a page's text into Markdown.
 * @param source the page's file
 * @param body its text, padded so that its lines are those of the file
 */
export function convertPage(
  site: ConversionSite,
  source: string,
  body: string,
  frontMatter: Readonly<Record<string, unknown>>,
): Conversion {
  const page = startPage(site, source, new Map<string, unknown>([['frontMatter', frontMatter]]), []);
  const children = convertText(page, body);
  const { decisions, pictures, files, dropped, embedHosts } = page;
  return { children, decisions, pictures, files, dropped, embedHosts };
}
