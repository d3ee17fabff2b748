import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { toMarkdown, type Info, type Options, type State } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { paragraphOf, textNode, type SyntaxNode } from './syntax';

/** An admonition needs more colons than any inside it. */
function admonition(node: SyntaxNode, _parent: unknown, state: State, info: Info): string {
  const depthOf = ({ type, children = [] }: SyntaxNode): number => Math.max(0, ...children.map(depthOf)) + (type === 'admonition' ? 1 : 0);
  const fence = ':'.repeat(2 + depthOf(node));
  const title = state.containerPhrasing(paragraphOf(textNode(node.title ?? '')) as never, { ...info, before: '[', after: ']' });
  const body = state.containerFlow({ type: 'root', children: node.children } as never, info);
  return `${fence}${node.name}[${title}]\n\n${body}\n\n${fence}`;
}

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  // MDX reads indented code as text.
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false }), mdxJsxToMarkdown()],
  handlers: { admonition, headingId: ({ value }: SyntaxNode) => `{/* #${value} */}` } as unknown as NonNullable<Options['handlers']>,
  unsafe: [
    { character: '{', inConstruct: ['phrasing'] },
    { character: '}', inConstruct: ['phrasing'] },
    { character: '<', inConstruct: ['phrasing'] },
    { atBreak: true, character: ':', after: ':' },
    { atBreak: true, character: 'i', after: 'mport\\b' },
    { atBreak: true, character: 'e', after: 'xport\\b' },
  ],
};

/** A page's text as the wiki's Markdown. */
export const writeText = (root: SyntaxNode): string => toMarkdown(root as never, OPTIONS);

/** The file of a page: front matter, then text. */
export function writePage(frontMatter: Readonly<Record<string, unknown>>, text: string): string {
  const fields = stringify(frontMatter, { lineWidth: 0, flowCollectionPadding: false });
  return `---\n${fields}---\n${text.trim() === '' ? '' : `\n${text.trim()}\n`}`;
}
