/** Writes a page's tree as the Markdown of the wiki. */
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { toMarkdown, type Info, type Options, type State } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import type { SyntaxNode } from './syntax';

type Handlers = NonNullable<Options['handlers']>;

/** The body of an admonition with more colons than any inside it. */
function containerDirective(node: SyntaxNode, _parent: unknown, state: State, info: Info): string {
  const [label, ...children] = node.children ?? [];
  const depthOf = ({ type, children: inner = [] }: SyntaxNode): number =>
    Math.max(0, ...inner.map(depthOf)) + (type === 'containerDirective' ? 1 : 0);
  const fence = ':'.repeat(2 + depthOf(node));
  const title = state.containerPhrasing(label as never, { ...info, before: '[', after: ']' }).replace(/\n/g, ' ');
  const body = state.containerFlow({ type: 'root', children } as never, info);
  return `${fence}${node.name}[${title}]\n\n${body}\n\n${fence}`;
}

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  // MDX reads indented code as text.
  extensions: [gfmToMarkdown({ tablePipeAlign: false }), mdxJsxToMarkdown()],
  handlers: {
    containerDirective,
    headingId: (node: SyntaxNode) => `{/* #${node.value} */}`,
  } as unknown as Handlers,
  unsafe: [
    { character: '{', inConstruct: ['phrasing'] },
    { character: '}', inConstruct: ['phrasing'] },
    { character: '<', inConstruct: ['phrasing'] },
    { atBreak: true, character: ':', after: ':' },
    { atBreak: true, character: 'i', after: 'mport\\b' },
    { atBreak: true, character: 'e', after: 'xport\\b' },
  ],
};

/** A page's text as Markdown. */
export function writeText(root: SyntaxNode): string {
  return toMarkdown(root as never, OPTIONS);
}

/** A whole page: its front matter and its text. */
export function writePage(frontMatter: Readonly<Record<string, unknown>>, text: string): string {
  const fields = stringify(frontMatter, { lineWidth: 0, flowCollectionPadding: false });
  return `---\n${fields}---\n${text.trim() === '' ? '' : `\n${text.trim()}\n`}`;
}
