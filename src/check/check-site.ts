import { visit } from 'unist-util-visit';
import { AnnouncementError, announcementTree } from '../content/announcement-tree';
import { problemAt, warningAt, type Problem } from '../content/problem';
import { areTextsValid, type Content, type ValidFile } from '../content/read-content';
import type { SiteConfiguration } from '../content/site-schema';
import { didYouMean } from '../content/suggest';
import { yearSlug } from '../content/year-kinds';
import type { Reference } from './check-text';

type Site = ValidFile<SiteConfiguration>;

function readAnnouncement({ data: { announcementBar }, file, placeOf }: Site): { links: Reference[]; problems: Problem[] } {
  const links: Reference[] = [];
  if (!announcementBar) return { links, problems: [] };
  const place = placeOf(['announcementBar', 'content']);
  try {
    visit(announcementTree(announcementBar.content), 'element', ({ properties }) => {
      if (typeof properties.href === 'string') links.push({ ...place, target: properties.href });
    });
    return { links, problems: [] };
  } catch (error) {
    if (!(error instanceof AnnouncementError)) throw error;
    return { links, problems: [problemAt(file, place, ...error.words)] };
  }
}

/** A society without exec files needs no file for its current year. */
function checkCurrentExecYear({ data: { currentExecYear }, file, placeOf }: Site, { sizes }: Content): Problem[] {
  const expected = `exec/${yearSlug(currentExecYear)}.json`;
  if (sizes.has(expected) || ![...sizes.keys()].some((name) => name.startsWith('exec/'))) return [];
  const message = `"currentExecYear" is ${currentExecYear}, and there is no ${expected}.`;
  return [problemAt(file, placeOf(['currentExecYear']), message, 'Add the file, or name a year that has one.')];
}

/** If a tag is misspelt in site.json, its pages silently get the usual interval between reviews. */
function adviseOnReviews({ data, file, placeOf }: Site, content: Content): Problem[] {
  if (!areTextsValid(content)) return [];
  const tags = new Set(content.wiki.flatMap(({ frontMatter }) => frontMatter?.tags ?? []));
  return data.reviews.kinds.flatMap(({ tag }, index) => {
    if (tags.has(tag)) return [];
    const message = `"reviews.kinds[${index}]": no page has the tag "${tag}".`;
    const remedy = `${didYouMean(tag, tags)}Write a tag that pages have, or delete the entry.`;
    return [warningAt(file, placeOf(['reviews', 'kinds', index, 'tag']), message, remedy)];
  });
}

/** Checks `site.json`. Returns its problems, and its links, which are checked with those of other files. */
export function checkSite(site: Site, content: Content): { problems: Problem[]; links: Reference[] } {
  const { navbar, footer, docs, search, acronymsPage } = site.data;
  const link = (path: readonly PropertyKey[], target: string | undefined): Reference[] =>
    target === undefined ? [] : [{ ...site.placeOf(path), target }];
  const announcement = readAnnouncement(site);
  return {
    problems: [...announcement.problems, ...checkCurrentExecYear(site, content), ...adviseOnReviews(site, content)],
    links: [
      ...navbar.items.flatMap(({ to }, index) => link(['navbar', 'items', index, 'to'], to)),
      ...footer.columns.flatMap(({ links }, column) =>
        links.flatMap(({ to }, index) => link(['footer', 'columns', column, 'links', index, 'to'], to)),
      ),
      ...docs.versions.flatMap(({ to }, index) => link(['docs', 'versions', index, 'to'], to)),
      ...link(['search', 'pagePath'], search.pagePath),
      ...link(['acronymsPage'], acronymsPage),
      ...announcement.links,
    ],
  };
}
