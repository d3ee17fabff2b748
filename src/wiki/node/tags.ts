import { tagPath } from '../../content/wiki-address';
import { readingOrder, type WikiTreeNode, type WikiTreePage } from './tree';

export interface TagWithPages {
  name: string;
  path: string;
  /** The pages that carry the tag, in reading order. */
  pages: WikiTreePage[];
}

/** All tags with their pages, by name. Takes the tree and what tags each page has. */
export function tagsOfPages(root: WikiTreeNode, pages: readonly { url: string; tagNames: readonly string[] }[]): TagWithPages[] {
  const tagNamesOf = new Map(pages.map((page) => [page.url, page.tagNames]));
  const tags = new Map<string, TagWithPages>();
  for (const page of readingOrder(root)) {
    for (const name of new Set(tagNamesOf.get(page.url) ?? [])) {
      const tag = tags.get(name) ?? { name, path: tagPath(name), pages: [] };
      tag.pages.push(page);
      tags.set(name, tag);
    }
  }
  return [...tags.values()].sort((first, second) => first.name.localeCompare(second.name, 'en'));
}
