/** Turns the text of a page of Docusaurus into Markdown as the wiki has it. */
import GithubSlugger from 'github-slugger';
import { splitPage } from '../content/split-page';
import { convertCode, convertWords, formulaOf } from './convert-code';
import { convertDirective, convertElement } from './convert-component';
import { addressIn, convertPicture } from './convert-media';
import { nodesOf, NotKnown } from './evaluate-script';
import { decide, drop, valueOf, type Conversion, type ConversionSite, type PageInProgress } from './page-in-progress';
import { parseForeign } from './parse-foreign';
import { readModuleOf } from './read-page-modules';
import { asFlow, asPhrasing, isFlow, linkTo, textNode, walk, wordsOf, type SyntaxNode } from './syntax';

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
  const id = node.data?.id;
  const own = id ?? page.slugger.slug(wordsOf(node));
  page.lastHeading = wordsOf(node).trim();
  const children = asPhrasing(page.convertAll(node.children ?? []));
  return [{ type: 'heading', depth: node.depth ?? 2, children, data: { id: own }, position: node.position }];
}

function convertExpression(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  const source = (node.value ?? '').trim();
  if (/^(?:\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/[^\n]*(?:\n|$)|\s)*$/.test(source)) {
    if (source !== '') drop(page, 'comments');
    return [];
  }
  try {
    const nodes = node.data?.estree ? nodesOf(valueOf(page, node.data.estree)) : [];
    return page.convertAll(nodes);
  } catch (error) {
    if (!(error instanceof NotKnown)) throw error;
    decide(page, `What {${source.split('\n')[0]}} says can only be known by running it; it stands as code.`, 'Write the text itself.');
    return node.type === 'mdxFlowExpression'
      ? [{ type: 'code', lang: 'js', meta: null, value: source }]
      : [{ type: 'inlineCode', value: source.replace(/\s+/g, ' ') }];
  }
}

function convert(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  if (node.position) page.place = node.position.start;
  const inner = (): SyntaxNode[] => page.convertAll(node.children ?? []);
  switch (node.type) {
    case 'converted':
      return node.children ?? [];
    case 'mdxjsEsm':
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
    case 'definition':
      return [];
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

function convertText(page: PageInProgress, body: string): SyntaxNode[] {
  const isMd = page.source.endsWith('.md');
  const isPlain = isMd && page.site.isMdPlain;
  const { tree, repairs } = parseForeign(body, { isPlain, hasIndentedCode: isPlain || page.site.isMdxOne });
  page.decisions.push(...repairs.map((repair) => ({ file: page.source, ...repair })));
  walk(tree, (node) => {
    if (node.type === 'mdxjsEsm') readModuleOf(page, node);
    if (node.type === 'definition') page.definitions.set(node.identifier ?? '', node.url ?? '');
  });
  return asFlow(page.convertAll(tree.children ?? []));
}

/** Converts a text, as a whole page or as a part of others, which stand in `above`. */
function convertFile(
  site: ConversionSite,
  source: string,
  body: string,
  scope: Map<string, unknown>,
  above: readonly string[] = [],
): Conversion {
  const page: PageInProgress = {
    site,
    source,
    scope,
    above,
    decisions: [],
    pictures: new Map(),
    files: new Map(),
    dropped: new Map(),
    slugger: new GithubSlugger(),
    place: { line: 1, column: 1 },
    lastHeading: '',
    definitions: new Map(),
    convertAll: (nodes) => convertAll(page, nodes),
    convertPart: (file, own) =>
      convertFile(site, file, splitPage(site.tree.get(file)?.toString('utf8') ?? '').body, own, [...above, source]),
  };
  const children = convertText(page, body);
  const { decisions, pictures, files, dropped } = page;
  return { children, decisions, pictures, files, dropped };
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
  return convertFile(site, source, body, new Map<string, unknown>([['frontMatter', frontMatter]]));
}
