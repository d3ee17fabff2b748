import { compileSync } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { VFile } from 'vfile';
import { plainTree, type ContentTree, type TreeSurroundings } from '../../src/build/wiki/content-tree';
import { REMARK_PLUGINS } from '../../src/build/wiki/remark-plugins';

/**
 * The tree of a page's text, through the same plugins as in the build, but for Gatsby's own: pictures keep
 * their files and headings have no ids. `file` is the absolute path of the page.
 */
export function treeOfText(
  text: string,
  { file = '/content/wiki/page.mdx', ...around }: Partial<TreeSurroundings> & { file?: string } = {},
): ContentTree {
  let tree: ContentTree | undefined;
  const capture = () => (compiled: Root) => {
    tree = plainTree(compiled, { pathPrefix: '', publish: (relativeFile) => `/static/1234/${relativeFile.replace('./', '')}`, ...around });
  };
  compileSync(new VFile({ value: text, path: file }), { remarkPlugins: REMARK_PLUGINS, rehypePlugins: [capture] });
  if (!tree) throw new Error('The text was not compiled.');
  return tree;
}
