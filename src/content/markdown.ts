/**
 * How the text of a wiki page is parsed: MDX 2 with GitHub-flavoured Markdown and directives. The content check parses
 * with this, and the build passes the same plugins to gatsby-plugin-mdx.
 */
import type { Content, Heading, PhrasingContent, Root } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** A Markdown tree as `unist-util-visit` takes it. With the precise types, every visit takes TypeScript seconds to check. */
export type SyntaxTree = Parameters<typeof visit>[0];

/** Turns text directives such as `note:this`, which we don't use, back into the text that was written. */
function remarkPlainDirectives() {
  return (tree: Root, file: VFile): void => {
    const source = String(file.value);
    visit(tree as SyntaxTree, ['textDirective', 'leafDirective'], (visited, index, parent) => {
      if (index === null || index === undefined || !parent) return;
      const node = visited as TextDirective | LeafDirective;
      const value = source.slice(node.position?.start.offset, node.position?.end.offset);
      const text: PhrasingContent = { type: 'text', value };
      (parent as unknown as { children: Content[] }).children[index] =
        node.type === 'leafDirective' ? { type: 'paragraph', children: [text], position: node.position } : text;
    });
  };
}

/** An id behind the words of a heading, where another than theirs is known to readers: `## Words {/* #id *\/}`. */
const HEADING_ID = /^\s*\/\*\s*#([^\s"'<>*/]+)\s*\*\/\s*$/;

/** The id that a heading gives itself. */
export function ownIdOf(heading: Heading): string | undefined {
  const { id } = (heading.data ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

/** Takes the ids that headings give themselves out of their words. */
function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree as SyntaxTree, 'heading', (visited) => {
      const node = visited as Heading;
      const last = node.children.at(-1) as { type: string; value?: string } | undefined;
      const id = last?.type === 'mdxTextExpression' ? HEADING_ID.exec(last.value ?? '')?.[1] : undefined;
      if (id === undefined) return;
      node.children.pop();
      const before = node.children.at(-1);
      if (before?.type === 'text') before.value = before.value.trimEnd();
      // As gatsby-remark-autolink-headers writes it, which keeps an id that is there.
      node.data = { ...node.data, id, htmlAttributes: { id }, hProperties: { id } };
    });
  };
}

/** Plugins for the syntax that pages may use beyond plain Markdown. */
export const SYNTAX_PLUGINS = [remarkGfm, remarkDirective, remarkPlainDirectives, remarkHeadingIds];

const parser = unified().use(remarkParse).use(remarkMdx).use(SYNTAX_PLUGINS).freeze();

/**
 * The Markdown tree of a page's text.
 * @param text the text without its front matter
 * @throws VFileMessage with line and column when the MDX cannot be parsed
 */
export function parseMarkdown(text: string): Root {
  return parser.runSync(parser.parse(text), text);
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
  const line = (keyword: string): string => new RegExp(`^\\s*${keyword}\\s*:\\s*(.+)$`, 'm').exec(chart)?.[1]?.trim() ?? '';
  const block = /^\s*accDescr\s*\{([^}]*)\}/m.exec(chart)?.[1]?.replace(/\s+/g, ' ').trim();
  return { caption: line('accTitle'), description: block ?? line('accDescr') };
}
