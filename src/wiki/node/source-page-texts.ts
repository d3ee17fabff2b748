import path from 'node:path';
import type { CreatePagesArgs, Node } from 'gatsby';
import { fileNodePath } from '../../content-model/content-root';
import { linksOfFile, pageTextFilesOf, replaceNodes, type ContentSource } from '../../content-model/data-layer';
import { pageTextFrontMatterSchema } from '../../content-model/front-matter-schemas';
import { nodeFieldsOf } from '../../content-model/node-fields';
import type { NodePageContext } from '../../components/page-context';
import { namedFilesOf } from './compile-page';
import { PAGE_TEXTS, fileOfPageText, isPageTextFile, nameOfPageText, ownPageOf, pageOfText } from '../../content-model/page-texts';

/** A stored text. A resolver adds its tree. */
export interface PageTextNode extends Node {
  name: string;
  title: string;
  description?: string | undefined;
  /** `undefined` for a missing file. */
  absolutePath?: string | undefined;
  /** See `namedFilesOf`. */
  namedFiles?: readonly string[] | undefined;
}

/** Makes a node for each text in `content/pages`, and for each text that the site needs but lacks. */
export const PAGE_TEXT_NODES: ContentSource = {
  reads: isPageTextFile,
  source: (args) => {
    const files = new Map(pageTextFilesOf(args).map((file) => [file.relativePath, file]));
    const added = [...files.keys()].map(nameOfPageText).filter((name) => pageOfText(name) !== undefined);
    const nodes = [...new Set([...Object.keys(PAGE_TEXTS), ...added])].map((name) => {
      const relativePath = fileOfPageText(name);
      const file = files.get(relativePath);
      // Another society's site must build before its texts are written.
      const fields = file?.frontMatter
        ? {
            ...nodeFieldsOf(pageTextFrontMatterSchema, file.frontMatter, linksOfFile(args, relativePath)),
            name,
            absolutePath: fileNodePath(relativePath),
            namedFiles: namedFilesOf(file, fileNodePath(relativePath)),
            text: file.body,
          }
        : { name, title: PAGE_TEXTS[name]?.title ?? name };
      return { key: name, fields };
    });
    return replaceNodes(args, 'PageText', nodes);
  },
};

/** Makes the pages that show one text and nothing else. */
export function createTextPages({ actions, getNodesByType }: Pick<CreatePagesArgs, 'actions' | 'getNodesByType'>): void {
  const component = path.resolve('src/templates/text-page.tsx');
  for (const { id, name } of getNodesByType('PageText') as PageTextNode[]) {
    const ownPage = ownPageOf(name);
    if (ownPage !== undefined) actions.createPage<NodePageContext>({ path: ownPage, component, context: { id } });
  }
}
