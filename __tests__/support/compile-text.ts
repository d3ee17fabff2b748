import { compileSync } from '@mdx-js/mdx';
import type { Root } from 'hast';
import autolinkHeaders from 'gatsby-remark-autolink-headers';
import { VFile } from 'vfile';
import { treeOfCompiledPage, type ContentTree, type TreeSurroundings } from '../../src/wiki/node/content-tree';
import { ANCHOR_OPTIONS, REMARK_PLUGINS } from '../../src/wiki/node/remark-plugins';

const publish = (relativeFile: string): string => `/static/1234/${relativeFile.replace('./', '')}`;

/** A site at the root of its host, where every picture is 640 pixels wide and half as high; drawings have half of both. */
export const SURROUNDINGS: TreeSurroundings = {
  pathPrefix: '',
  publish,
  measure: () => ({ width: 640, height: 320 }),
  draw: (file) => ({ address: publish(file), width: 320, height: 160, hasModes: true }),
};

/**
 * The tree of a page's text, from the plugins of the build except gatsby-remark-images: all pictures have one size.
 * `file` is the absolute path of the page.
 */
export function treeOfText(
  text: string,
  { file = '/content/wiki/page.mdx', ...around }: Partial<TreeSurroundings> & { file?: string } = {},
): ContentTree {
  let tree: ContentTree | undefined;
  const capture = () => (compiled: Root) => {
    tree = treeOfCompiledPage(compiled, { ...SURROUNDINGS, ...around });
    compiled.children = [];
  };
  const addAnchors = () => (markdownAST: object) => {
    autolinkHeaders({ markdownAST }, ANCHOR_OPTIONS);
  };
  compileSync(new VFile({ value: text, path: file }), { remarkPlugins: [...REMARK_PLUGINS, addAnchors], rehypePlugins: [capture] });
  if (!tree) throw new Error('The text was not compiled.');
  return tree;
}
