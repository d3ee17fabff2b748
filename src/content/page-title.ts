import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { SyntaxTree } from './markdown';
import { wordsOfSegment } from './wiki-address';

/** The first level-1 heading of a text, if there is one. */
export function firstHeading(tree: Root): string | undefined {
  let title: string | undefined;
  visit(tree as SyntaxTree, 'heading', (node) => {
    if (title === undefined && (node as Heading).depth === 1) title = toString(node);
  });
  return title;
}

/** Title of a page: that of its front matter, else its first level-1 heading, else the words of its URL. */
export function titleOfPage(frontMatterTitle: string | undefined, readTree: () => Root, url: string): string {
  return frontMatterTitle ?? firstHeading(readTree()) ?? wordsOfSegment(url);
}
