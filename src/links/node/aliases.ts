/** Aliases: paths of this site that lead elsewhere. They are redirects of the redirect table and short links of the wiki's pages. */
import type { Node } from 'gatsby';
import { joinHash } from '../../content-model/addresses';
import { idOfNode, replaceNodes, wikiFilesOf, type ContentSource, type NodeFields } from '../../content-model/data-layer';
import { redirectsSchema } from '../../content-model/data-schemas';
import type { Position } from '../../content-model/problem';
import { validFiles, type Content } from '../../content-model/read-content';
import type { WikiFile } from '../../content-model/read-text';
import { isWikiPageFile } from '../../content-model/wiki-address';

export interface Alias {
  /** Its path as the file writes it, e.g. `/ppe`. */
  from: string;
  /** Where it leads: a path of this site or a complete URL, with its hash. */
  to: string;
  file: string;
  /** Where the file names it. A function, because only problems need it. */
  place: () => Position;
}

export interface Shortlink extends Alias {
  /** Its path without the slash. */
  name: string;
  /** Anchor of the section, if it opens one. */
  hash?: string | undefined;
  /** Words of that section's heading. */
  section?: string | undefined;
}

/** All short links of a page and of its sections. */
function shortlinksOf({ url, file, frontMatter, headings, positionOf }: WikiFile): Shortlink[] {
  const { shortlinks = [], sectionShortlinks = [] } = frontMatter ?? {};
  const shortlinkAt = (field: readonly PropertyKey[], name: string, hash?: string): Shortlink => ({
    name,
    from: `/${name}`,
    to: joinHash(url, hash),
    hash,
    section: headings.find(({ anchor }) => anchor === hash)?.words,
    file,
    place: () => positionOf(field),
  });
  return [
    ...shortlinks.map((name, index) => shortlinkAt(['shortlinks', index], name)),
    ...sectionShortlinks.map(({ shortlink, hash }, index) => shortlinkAt(['sectionShortlinks', index, 'shortlink'], shortlink, hash)),
  ];
}

/** All aliases: a redirect for each old path in the redirect table, and the short links. */
export function aliasesOf({ wiki, data }: Pick<Content, 'wiki' | 'data'>): { redirects: Alias[]; shortlinks: Shortlink[] } {
  const redirects = validFiles(data, redirectsSchema).flatMap(({ data: table, file, positionOf }) =>
    table.flatMap(({ from: paths, to }, index) =>
      paths.map((from, position) => ({ from, to, file, place: () => positionOf([index, 'from', position]) })),
    ),
  );
  return { redirects, shortlinks: wiki.flatMap(shortlinksOf) };
}

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
