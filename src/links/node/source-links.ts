import type { CreateNodeArgs, Node } from 'gatsby';
import { contentRoot } from '../../content-model/content-root';
import { readWikiPage } from '../../content-model/read-content';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
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

/** Makes the short links of a `WikiPage` node. They are its children, so Gatsby deletes them with it. */
export async function createShortlinkNodes({ node, actions, createNodeId, createContentDigest }: CreateNodeArgs): Promise<void> {
  if (node.internal.type !== 'WikiPage') return;
  const { file } = node as WikiPageNode;
  const page = readWikiPage(contentRoot(), file);
  if (!page) return;
  for (const { name, from: path, hash, section } of shortlinksOf(page)) {
    const fields = { name, path, hash, section, page: node.id };
    // The file is part of the id: if a short link moves to another page, Gatsby deletes the old node after making the new one.
    const id = createNodeId(`Shortlink ${name} of ${file}`);
    const internal = { type: 'Shortlink', contentDigest: createContentDigest(fields) };
    await actions.createNode({ ...fields, id, parent: node.id, children: [], internal });
    actions.createParentChildLink({ parent: node, child: { id } as Node });
  }
}
