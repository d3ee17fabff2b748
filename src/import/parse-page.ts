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

/** Changes what matches in a line, unless it stands in code. */
const outsideCode = (line: string, { source }: RegExp, replacement: string): string =>
  line
    .split(/((?<!`)(?:`+)(?!`)[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(new RegExp(source, 'g'), replacement)))
    .join('');

/** A line of MDX: links between angles go without them, and tags that HTML never closes are closed. */
function asMdx(line: string): string {
  const linked = outsideCode(line, /(?<!\]\(|\]: *)<((?:https?:|mailto:)[^\s<>]+|[\w.+-]+@[\w.-]+)>/, '$1');
  return outsideCode(linked, /<(br|hr|img|input|source|wbr)\b((?:[^<>]*[^<>/=])?)>(?!<\/\1>)/, '<$1$2 />');
}

/** A line of MDX as HTML: without imports, and with an end to each component that MDX closes at once. */
const asHtml = (line: string): string =>
  /^import\s.*["'];?\s*$/.test(line) ? '' : outsideCode(line, /<([A-Z][\w.]*)(\s[^<>]*)?\/>/, '<$1$2></$1>');

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

/** A parser of MDX, or of plain Markdown with HTML. */
const parserOf = (hasMath: boolean, ...plugins: PluggableList): FrozenProcessor =>
  unified()
    .use(remarkParse)
    .use(plugins)
    .use(hasMath ? [remarkMath] : [])
    .use(SYNTAX)
    .use(remarkRehype, { allowDangerousHtml: true, passThrough: JSX, handlers: HANDLERS as never })
    .freeze();
const raw = unified().use(rehypeRaw).freeze();

const treeOf = (parser: FrozenProcessor, text: string): HtmlNode => parser.runSync(parser.parse(text)) as HtmlNode;

/** Why a page is no valid MDX, and where. */
type Failure = Place & { reason: string };

function failureOf(error: unknown): Failure {
  const { line, column, reason = String(error) } = error as { line?: number; column?: number; reason?: string };
  return { line: line ?? 1, column: column ?? 1, reason };
}

/** How a site's pages are written. */
interface Dialect {
  isPlain: boolean;
  isMdxOne: boolean;
  hasMath: boolean;
}

/**
 * Parses a page's text. A page that is no valid MDX, which Docusaurus before its third release let through, is read as plain
 * Markdown with HTML.
 * @param source the text without front matter, padded so that its lines are those of the file
 */
export function parsePage(source: string, { isPlain, isMdxOne, hasMath }: Dialect): { tree: HtmlNode; failure?: Failure } {
  const plain = (change: (line: string) => string): HtmlNode =>
    raw.runSync(treeOf(parserOf(hasMath), respell(source, change)) as never) as HtmlNode;
  if (isPlain) return { tree: plain(respellLine) };
  try {
    const mdx = parserOf(hasMath, remarkMdx, [remarkComment, { ast: true }], ...(isMdxOne ? [remarkIndentedCode] : []));
    return {
      tree: treeOf(
        mdx,
        respell(source, (line) => asMdx(respellLine(line))),
      ),
    };
  } catch (error) {
    return { tree: plain((line) => asHtml(respellLine(line))), failure: failureOf(error) };
  }
}
