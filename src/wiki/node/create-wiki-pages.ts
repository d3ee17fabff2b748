import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { WikiPageNode } from './source-wiki-pages';
import { historyOfPageAt, wikiHistory } from '../../history/node/history-index';
import { digestOfPictures } from './compile-page';
import { forgetWikiIndex, linkTo, wikiIndex } from './wiki-index';
import type { TagPageContext, TagsPageContext, WikiPageContext } from '../../components/page-context';

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

/** Makes a page for every wiki page and tag. */
export function createWikiPages({ actions, getNodesByType, createContentDigest }: CreatePagesArgs): void {
  forgetWikiIndex();
  const { surroundings, tags } = wikiIndex({ getNodesByType });
  const digestOfWiki = (): string =>
    createContentDigest([
      wikiHistory({ getNodesByType }).changes.map(({ hash, place, author, coAuthors }) => [hash, place, author, coAuthors]),
      getNodesByType('WikiPage').map(({ internal }) => internal.contentDigest),
    ]);
  for (const page of getNodesByType('WikiPage') as WikiPageNode[]) {
    const around = surroundings.get(page.path);
    const context: WikiPageContext = {
      layout: 'wiki',
      id: page.id,
      surroundings: createContentDigest([
        around?.sheet,
        around?.sheets,
        [around?.previous, around?.next].map((neighbour) => neighbour && [neighbour.url, neighbour.title, neighbour.sidebarLabel]),
        around?.ancestors.map((ancestor) => linkTo(ancestor).label),
        around?.children.map(linkTo),
        digestOfPictures(getNodesByType, path.dirname(page.absolutePath)),
        historyOfPageAt({ getNodesByType }, page.path),
        (page.showsChangelog || page.showsStatistics) && digestOfWiki(),
      ]),
    };
    actions.createPage({ path: page.path, component: template('wiki-page'), context: { ...context } });
  }
  const digestOfTag = (tag: (typeof tags)[number]): string => createContentDigest([tag.name, tag.pages.map(linkTo)]);
  for (const tag of tags) {
    const context: TagPageContext = { layout: 'wiki', name: tag.name, surroundings: digestOfTag(tag) };
    actions.createPage({ path: tag.path, component: template('tag'), context: { ...context } });
  }
  const context: TagsPageContext = { layout: 'wiki', surroundings: createContentDigest(tags.map(digestOfTag)) };
  actions.createPage({ path: '/wiki/tags', component: template('tags'), context: { ...context } });
}
