import type { Node } from 'gatsby';
import { idOfNode, replaceNodes, wikiFilesOf, type ContentSource, type NodeFields } from '../../content-model/data-layer';
import type { WikiFile } from '../../content-model/read-text';
import { isWikiPageFile } from '../../content-model/wiki-address';
import { shortlinksOf, type Shortlink } from '../aliases';

export const LINK_TYPES = /* GraphQL */ `
  """
  A short path at the root of the site that opens a wiki page or one of its sections.
  """
  type Shortlink implements Node @dontInfer {
    "Its path without the slash."
    name: String!
    "Its path."
    path: String!
    "Anchor of the section that it opens, if any."
    hash: String
    "Words of that section's heading."
    section: String
    "The page that it opens."
    page: WikiPage! @link
  }
`;

export interface ShortlinkNode extends Node, Pick<Shortlink, 'name' | 'hash' | 'section'> {
  path: string;
  /** Id of the page. */
  page: string;
}

/** Makes the short links of all pages. */
export const SHORTLINKS: ContentSource = {
  reads: isWikiPageFile,
  source: (args) => {
    const nodesOf = (page: WikiFile): NodeFields[] =>
      shortlinksOf(page).map(({ name, from: path, hash, section }) => ({
        key: name,
        fields: { name, path, hash, section, page: idOfNode(args, 'WikiPage', page.relativePath) },
      }));
    return replaceNodes(args, 'Shortlink', wikiFilesOf(args).flatMap(nodesOf));
  },
};
