/** Parses pages of another site as HTML: MDX as Docusaurus reads it, or plain Markdown with HTML, as browsers would show it. */
import rehypeRaw from 'rehype-raw';
import remarkComment from 'remark-comment';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList, type FrozenProcessor, type Processor } from 'unified';
import { remarkStatistics, SYNTAX_PLUGINS } from '../content/markdown';
import type { Place } from '../content/problem';
import type { HtmlNode } from './syntax';

const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}(?!`)|~{3,}(?!~))(.*)$/;

/** Titles of admonitions and ids of headings, which Docusaurus has a syntax of its own for. */
function respellLine(line: string): string {
  const [, opening, title = ''] = /^([ \t>]*:{3,}[A-Za-z][\w-]*)[ \t]+(\S.*)$/.exec(line) ?? [];
  if (opening !== undefined) {
    const words = title.trimEnd();
    return `${opening}${/^\[.*\]$|^\{/.test(words) ? words : `[${words.replace(/([[\]])/g, '\\$1')}]`}`;
  }
  // remark-comment takes no comment that begins with an empty line.
  if (line.endsWith('<!--')) return `${line} `;
  if (!/^(?:[ \t>]|[-*+] |\d+[.)] )*#{1,6}[ \t]/.test(line)) return line;
  return line.replace(/\\?\{(?:\/\* *)?#([^{}\s"'<>*/]+)(?: *\*\/)?\}[ \t#]*$/, '<a id="$1"></a>');
}

/** Rewrites lines outside code, and puts the text of fences of MDX in their place. Lines keep their numbers. */
function respell(text: string, change: (line: string) => string): string {
  let fence: string | undefined;
  let isMdx = false;
  return text
    .split('\n')
    .map((line) => {
      const [, marks, rest = ''] = FENCE.exec(line) ?? [];
      const isOpening = fence === undefined && marks !== undefined && !(marks.startsWith('`') && rest.includes('`'));
      const isClosing = fence !== undefined && marks?.startsWith(fence) === true && rest.trim() === '';
      if (isOpening) {
        fence = marks;
        isMdx = /^ *mdx-code-block/.test(rest);
      } else if (isClosing) fence = undefined;
      if (isOpening || isClosing) return isMdx ? '' : line;
      return fence === undefined || isMdx ? change(line) : line;
    })
    .join('\n');
}

/** MDX before its second release had indented code. */
function remarkIndentedCode(this: Processor): void {
  for (const { disable } of this.data('micromarkExtensions') as { disable?: { null?: string[] } }[])
    if (disable?.null) disable.null = disable.null.filter((name) => name !== 'codeIndented');
}

type MarkdownNode = HtmlNode & { identifier?: string; lang?: string; meta?: string; attributes?: Record<string, string> };
interface State {
  all: (node: MarkdownNode) => HtmlNode[];
  wrap: (nodes: HtmlNode[], isLoose: boolean) => HtmlNode[];
}

const elementOf = ({ position }: MarkdownNode, tagName: string, properties: object, children: HtmlNode[] = []): HtmlNode => ({
  type: 'element',
  tagName,
  properties: Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null && value !== undefined)),
  children,
  position,
});

/** What Markdown has and HTML has not, as elements that the conversion knows. */
const HANDLERS = {
  code(_state: State, node: MarkdownNode) {
    const [, double, single, word] = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(node.meta ?? '') ?? [];
    const properties = { lang: node.lang, meta: node.meta, title: double ?? single ?? word };
    return elementOf(node, 'pre', properties, [{ type: 'text', value: node.value ?? '' }]);
  },
  comment: (_state: State, { value }: MarkdownNode) => ({ type: 'comment', value }),
  containerDirective(state: State, node: MarkdownNode) {
    for (const { data } of node.children ?? []) if (data && 'directiveLabel' in data) Object.assign(data, { hName: 'summary' });
    return elementOf(node, 'details', { kind: node.name, title: node.attributes?.title }, state.wrap(state.all(node), true));
  },
  math: (_state: State, node: MarkdownNode) => elementOf(node, 'formula', { display: true }, [{ type: 'text', value: node.value ?? '' }]),
  inlineMath: (_state: State, node: MarkdownNode) => elementOf(node, 'formula', {}, [{ type: 'text', value: node.value ?? '' }]),
  footnoteReference: (_state: State, node: MarkdownNode) => elementOf(node, 'footnote-reference', { identifier: node.identifier }),
  footnoteDefinition: (state: State, node: MarkdownNode) =>
    elementOf(node, 'footnote-definition', { identifier: node.identifier }, state.wrap(state.all(node), true)),
};

const JSX = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'];

/** `<WikiStats />` stays one component. */
const SYNTAX = SYNTAX_PLUGINS.filter((plugin) => plugin !== remarkStatistics);

const parserOf = (hasMath: boolean, ...plugins: PluggableList): FrozenProcessor =>
  unified()
    .use(remarkParse)
    .use(plugins)
    .use(hasMath ? [remarkMath] : [])
    .use(SYNTAX)
    .use(remarkRehype, { allowDangerousHtml: true, passThrough: JSX, handlers: HANDLERS as never })
    .freeze();
const parsersOf = (hasMath: boolean) => ({
  mdx: parserOf(hasMath, remarkMdx, [remarkComment, { ast: true }]),
  mdxOne: parserOf(hasMath, remarkMdx, [remarkComment, { ast: true }], remarkIndentedCode),
  plain: parserOf(hasMath),
});
const parsers = { math: parsersOf(true), words: parsersOf(false) };
const raw = unified().use(rehypeRaw).freeze();

const treeOf = (parser: FrozenProcessor, text: string): HtmlNode => parser.runSync(parser.parse(text)) as HtmlNode;

/** A page that was parsed. */
export interface ParsedPage {
  tree: HtmlNode;
  /** Why it could not be read as MDX, and was read as plain Markdown. */
  failure?: Place & { reason: string };
}

/** How a site's pages are written. */
interface Dialect {
  isPlain: boolean;
  isMdxOne: boolean;
  hasMath: boolean;
}

/**
 * Parses a page's text.
 * @param source the text without front matter, padded so that its lines are those of the file
 */
export function parsePage(source: string, { isPlain, isMdxOne, hasMath }: Dialect): ParsedPage {
  const { mdx, mdxOne, plain } = hasMath ? parsers.math : parsers.words;
  let failure: ParsedPage['failure'];
  if (!isPlain) {
    try {
      return { tree: treeOf(isMdxOne ? mdxOne : mdx, respell(source, respellLine)) };
    } catch (error) {
      const { line, column, reason = String(error) } = error as { line?: number; column?: number; reason?: string };
      failure = { line: line ?? 1, column: column ?? 1, reason };
    }
  }
  const text = respell(source, (line) => (failure && /^import\s.*["'];?\s*$/.test(line) ? '' : respellLine(line)));
  return { tree: raw.runSync(treeOf(plain, text) as never) as HtmlNode, ...(failure && { failure }) };
}
