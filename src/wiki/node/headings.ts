import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** The words of every heading of a text, by its anchor. */
export function headingsByAnchor(tree: Root): Map<string, string> {
  const slugger = new GithubSlugger();
  const headings = new Map<string, string>();
  visit(tree as Node, 'heading', (node) => {
    const words = toString(node);
    headings.set(slugger.slug(words), words);
  });
  return headings;
}
