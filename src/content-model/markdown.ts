/** Parses texts: MDX 2 with GitHub-flavoured Markdown and admonitions. gatsby-plugin-mdx gets the same plugins. */
import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type PluggableList, type Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { STATISTICS_PARTS } from '../history/components/wiki-stats/declaration';

/** A Markdown tree for `unist-util-visit`. With the precise types, TypeScript takes seconds for every visit. */
export type SyntaxTree = Parameters<typeof visit>[0];

const COLON = 58;

/** Syntax of admonitions, our only kind of directive: `:name` and `::name` are text. */
function remarkContainers(this: Processor): void {
  remarkDirective.call(this);
  const directives = (this.data('micromarkExtensions') as { flow: Record<number, object[]>; text?: object }[]).at(-1);
  const [container] = directives?.flow[COLON] ?? [];
  if (!directives || !container) throw new Error('remark-directive no longer offers the syntax of containers.');
  directives.flow = { [COLON]: [container] };
  delete directives.text;
}

/** Replaces `<WikiStats />` with its parts and their headings, so that the table of contents, anchors and the check know them. */
export function remarkStatistics() {
  return (tree: Root): void => {
    visit(tree as SyntaxTree, 'mdxJsxFlowElement', (node, index, parent) => {
      const { name, attributes, children, position } = node as unknown as MdxJsxFlowElement;
      if (name !== 'WikiStats' || attributes.length > 0 || children.length > 0 || index === null || index === undefined || !parent) return;
      const parts = Object.entries(STATISTICS_PARTS).flatMap(([part, heading]): object[] => [
        ...(heading === undefined ? [] : [{ type: 'heading', depth: 2, children: [{ type: 'text', value: heading }], position }]),
        { type: 'mdxJsxFlowElement', name, attributes: [{ type: 'mdxJsxAttribute', name: 'part', value: part }], children, position },
      ]);
      (parent as unknown as { children: object[] }).children.splice(index, 1, ...parts);
      return [SKIP, Number(index) + parts.length] as const;
    });
  };
}

/** An id after the words of a heading: `## Words {/* #id *\/}`. */
const HEADING_ID = /^\s*\/\*\s*#([^\s"'<>*/]+)\s*\*\/\s*$/;

/** Removes a heading's own id from its words, and returns it. */
function takeOwnId(heading: Heading): string | undefined {
  const last = heading.children.at(-1) as { type: string; value?: string } | undefined;
  const id = last?.type === 'mdxTextExpression' ? HEADING_ID.exec(last.value ?? '')?.[1] : undefined;
  if (id === undefined) return undefined;
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  return id;
}

/**
 * Gives each heading its anchor. gatsby-remark-autolink-headers keeps it; the plugin's own would contain pictures' HTML and
 * titles of links.
 */
function remarkAnchors() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    visit(tree as SyntaxTree, 'heading', (visited) => {
      const heading = visited as Heading;
      const own = takeOwnId(heading);
      const slug = slugger.slug(toString(heading).normalize('NFC'));
      const id = own ?? slug;
      heading.data = { ...heading.data, id, isOwnId: own !== undefined, htmlAttributes: { id }, hProperties: { id } };
    });
  };
}

/** The anchor of a heading, and whether it is the heading's own id. */
export function anchorOf({ data }: Heading): { id: string; isOwn: boolean } {
  const { id = '', isOwnId = false } = (data ?? {}) as { id?: string; isOwnId?: boolean };
  return { id, isOwn: isOwnId };
}

export const SYNTAX_PLUGINS: PluggableList = [
  // "100~200 Hz and 300~400 Hz" strikes nothing out.
  [remarkGfm, { singleTilde: false }],
  remarkContainers,
  remarkStatistics,
  remarkAnchors,
];

const parser = unified().use(remarkParse).use(remarkMdx).use(SYNTAX_PLUGINS).freeze();

/**
 * Parses a page's text, without its front matter.
 * @throws VFileMessage with line and column when the MDX cannot be parsed
 */
export function parseMarkdown(text: string): Root {
  return parser.runSync(parser.parse(text), text);
}

/** Whether plain text contains Markdown: bold or italic words, code or a link. */
export function holdsMarkup(words: string): boolean {
  let isFound = false;
  try {
    visit(parser.parse(words) as SyntaxTree, ['emphasis', 'strong', 'delete', 'inlineCode', 'link'], ({ type, position }) => {
      // A bare address is a link too.
      isFound ||= type !== 'link' || words[position?.start.offset ?? 0] === '[';
    });
  } catch {
    return false;
  }
  return isFound;
}

/** Whether a node of Markdown or HTML is only spaces and line breaks. */
export function isBlank({ type, value = '' }: { type: string; value?: string }): boolean {
  return type === 'text' && value.trim() === '';
}

/** Names of the components that a text uses. */
export function componentsIn(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree as SyntaxTree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const { name } = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (name !== null) names.add(name);
  });
  return names;
}

/** The caption (`accTitle`) and text alternative (`accDescr`) in Mermaid's own syntax. */
export function wordsOfMermaid(chart: string): { caption: string; description: string } {
  const line = (keyword: string): string => new RegExp(`^[ \\t]*${keyword}[ \\t]*:(.+)$`, 'm').exec(chart)?.[1]?.trim() ?? '';
  const block = /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m.exec(chart)?.[1]?.replace(/\s+/g, ' ').trim();
  return { caption: line('accTitle'), description: block ?? line('accDescr') };
}
