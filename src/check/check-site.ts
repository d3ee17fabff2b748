import { visit } from 'unist-util-visit';
import { AnnouncementError, announcementTree } from '../content-model/announcement-tree';
import { problemAt, warningAt, type Problem } from '../content-model/problem';
import { areTextsValid, type ValidFile } from '../content-model/read-content';
import type { SiteConfiguration } from '../content-model/site-schema';
import { didYouMean } from '../content-model/suggest';
import { yearSlug } from '../content-model/year-kinds';
import type { LinkInFile } from './check-links';
import type { Facts } from './facts';

type Site = ValidFile<SiteConfiguration>;

function readAnnouncement({ data: { announcementBar }, file, positionOf }: Site): { targets: string[]; problems: Problem[] } {
  const targets: string[] = [];
  if (!announcementBar) return { targets, problems: [] };
  try {
    visit(announcementTree(announcementBar.content), 'element', ({ properties }) => {
      if (typeof properties.href === 'string') targets.push(properties.href);
    });
    return { targets, problems: [] };
  } catch (error) {
    if (!(error instanceof AnnouncementError)) throw error;
    return { targets, problems: [problemAt(file, positionOf(['announcementBar', 'content']), ...error.words)] };
  }
}

export const checkAnnouncement = (site: Site): Problem[] => readAnnouncement(site).problems;

/** Readers with scripts no longer see it, but it stays in every page. */
export function adviseOnPastAnnouncement({ data: { announcementBar }, file, positionOf }: Site, { today }: Facts): Problem[] {
  const until = announcementBar?.until ?? today;
  if (until >= today) return [];
  return [warningAt(file, positionOf(['announcementBar', 'until']), `The announcement ended on ${until}.`, 'Delete "announcementBar".')];
}

/** A society without exec files needs no file for its current year. */
export function checkCurrentExecYear({ data: { currentExecYear }, file, positionOf }: Site, { content: { sizes } }: Facts): Problem[] {
  const expected = `exec/${yearSlug(currentExecYear)}.json`;
  if (sizes.has(expected) || ![...sizes.keys()].some((name) => name.startsWith('exec/'))) return [];
  const message = `"currentExecYear" is ${currentExecYear}, and there is no ${expected}.`;
  return [problemAt(file, positionOf(['currentExecYear']), message, 'Add the file, or name a year that has one.')];
}

/** If a tag is misspelt in site.json, its pages silently get the usual interval between reviews. */
export function adviseOnReviews({ data, file, positionOf }: Site, { content }: Facts): Problem[] {
  if (!areTextsValid(content)) return [];
  const tags = new Set(content.wiki.flatMap(({ frontMatter }) => frontMatter?.tags ?? []));
  return data.reviews.kinds.flatMap(({ tag }, index) => {
    if (tags.has(tag)) return [];
    const message = `"reviews.kinds[${index}]": no page has the tag "${tag}".`;
    const remedy = `${didYouMean(tag, tags)}Write a tag that pages have, or delete the entry.`;
    return [warningAt(file, positionOf(['reviews', 'kinds', index, 'tag']), message, remedy)];
  });
}

/** The links of `site.json`. */
export function linksOfSite(site: Site): LinkInFile[] {
  const { navbar, footer, docs, search, acronymsPage } = site.data;
  const link = (path: readonly PropertyKey[], target: string | undefined): LinkInFile[] =>
    target === undefined ? [] : [{ file: site.file, url: '/', anchors: [], ...site.positionOf(path), target }];
  return [
    ...navbar.items.flatMap(({ to }, index) => link(['navbar', 'items', index, 'to'], to)),
    ...footer.columns.flatMap(({ links }, column) =>
      links.flatMap(({ to }, index) => link(['footer', 'columns', column, 'links', index, 'to'], to)),
    ),
    ...docs.versions.flatMap(({ to }, index) => link(['docs', 'versions', index, 'to'], to)),
    ...link(['search', 'pagePath'], search.pagePath),
    ...link(['acronymsPage'], acronymsPage),
    ...readAnnouncement(site).targets.flatMap((target) => link(['announcementBar', 'content'], target)),
  ];
}
