import { tagPath } from '../../content/wiki-address';
import { readingOrder, type WikiTreeNode, type WikiTreePage } from './tree';

export interface TagWithPages<Page = WikiTreePage> {
  name: string;
  path: string;
  /** The pages that carry the tag, in reading order. */
  pages: Page[];
}

/** All tags with their pages, sorted by name. */
export function tagsOfPages<Page extends WikiTreePage & { tagNames: readonly string[] }>(root: WikiTreeNode<Page>): TagWithPages<Page>[] {
  const tags = new Map<string, TagWithPages<Page>>();
  for (const page of readingOrder(root)) {
    for (const name of new Set(page.tagNames)) {
      const tag = tags.get(name) ?? { name, path: tagPath(name), pages: [] };
      tag.pages.push(page);
      tags.set(name, tag);
    }
  }
  return [...tags.values()].sort((first, second) => first.name.localeCompare(second.name, 'en'));
}
