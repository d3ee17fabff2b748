/** Makes nodes of the texts of top-level pages, from `content/pages`. */
import path from 'node:path';
import type { Node } from 'gatsby';
import { contentRoot } from '../../content/content-root';
import { linksOfFile, pageTextFilesOf, replaceNodes, type ContentSource } from '../../content/data-layer';
import { pageTextFrontMatterSchema } from '../../content/front-matter-schemas';
import { nodeFieldsOf } from '../../content/node-fields';
import { PAGE_TEXTS, fileOfPageText, isPageTextFile } from '../../content/page-texts';

/** A text as it is stored; its tree is resolved. */
export interface PageTextNode extends Node {
  name: string;
  title: string;
  description?: string | undefined;
  /** Absolute path of the file; absent where there is none. */
  absolutePath?: string | undefined;
}

/** A node for every text that a page shows, even if its file does not exist yet. */
export const PAGE_TEXT_NODES: ContentSource = {
  reads: isPageTextFile,
  source: (args) => {
    const files = new Map(pageTextFilesOf(args).map((file) => [file.relativePath, file]));
    const nodes = Object.entries(PAGE_TEXTS).map(([name, { title }]) => {
      const relativePath = fileOfPageText(name);
      const file = files.get(relativePath);
      // A page without its text still has a heading, so that another society's site builds before its texts are written.
      const fields = file?.frontMatter
        ? {
            ...nodeFieldsOf(pageTextFrontMatterSchema, file.frontMatter, linksOfFile(args, relativePath)),
            name,
            absolutePath: path.join(contentRoot(), relativePath),
            text: file.body,
          }
        : { name, title };
      return { key: name, fields };
    });
    return replaceNodes(args, 'PageText', nodes);
  },
};
