/** Checks `content/site.json`: its announcement and the current exec year; and collects its links. */
import { visit } from 'unist-util-visit';
import { AnnouncementError, announcementTree } from '../content/announcement-tree';
import { asWarning, type Problem } from '../content/problem';
import type { ValidFile } from '../content/read-content';
import type { SiteConfiguration } from '../content/site-schema';
import { didYouMean } from '../content/suggest';
import type { Reference } from './check-text';

function checkAnnouncement({ data: { announcementBar }, file, placeOf }: ValidFile<SiteConfiguration>): Problem[] {
  if (!announcementBar) return [];
  try {
    announcementTree(announcementBar.content);
    return [];
  } catch (error) {
    if (!(error instanceof AnnouncementError)) throw error;
    return [{ file, ...placeOf(['announcementBar', 'content']), message: error.message, remedy: error.remedy }];
  }
}

/** The current exec year must have a file, as soon as any year has one. */
function checkCurrentExecYear({ data, file, placeOf }: ValidFile<SiteConfiguration>, names: readonly string[]): Problem[] {
  const expected = `exec/${data.currentExecYear.replace('/', '-')}.json`;
  if (names.includes(expected) || !names.some((name) => name.startsWith('exec/'))) return [];
  return [
    {
      file,
      ...placeOf(['currentExecYear']),
      message: `"currentExecYear" is ${data.currentExecYear}, and there is no ${expected}.`,
      remedy: 'Add the file, or name a year that has one.',
    },
  ];
}

/** Warns of a kind of page that no page is of: a slip in its tag would leave pages unchecked without a word. */
function adviseOnReviews({ data, file, placeOf }: ValidFile<SiteConfiguration>, tags: ReadonlySet<string>): Problem[] {
  return data.reviews.kinds.flatMap(({ tag }, index) => {
    if (tags.has(tag)) return [];
    const message = `"reviews.kinds[${index}]": no page has the tag "${tag}".`;
    const remedy = `${didYouMean(tag, tags)}Write a tag of pages, or delete the entry.`;
    return [asWarning({ file, ...placeOf(['reviews', 'kinds', index, 'tag']), message, remedy })];
  });
}

/** The links of `site.json` to pages of this site, with their positions. */
function linksOfSite({ data: site, placeOf }: ValidFile<SiteConfiguration>): Reference[] {
  const { navbar, footer, docs, search, acronymsPage, announcementBar } = site;
  const link = (path: readonly PropertyKey[], target: string | undefined): Reference[] =>
    target === undefined ? [] : [{ ...placeOf(path), target }];
  const announced: Reference[] = [];
  if (announcementBar) {
    visit(announcementTree(announcementBar.content), 'element', ({ properties }) => {
      if (typeof properties.href === 'string') announced.push(...link(['announcementBar', 'content'], properties.href));
    });
  }
  return [
    ...navbar.items.flatMap(({ to }, index) => link(['navbar', 'items', index, 'to'], to)),
    ...footer.columns.flatMap(({ links }, column) =>
      links.flatMap(({ to }, index) => link(['footer', 'columns', column, 'links', index, 'to'], to)),
    ),
    ...docs.versions.flatMap(({ to }, index) => link(['docs', 'versions', index, 'to'], to)),
    ...link(['search', 'pagePath'], search.pagePath),
    ...link(['acronymsPage'], acronymsPage),
    ...announced,
  ];
}

/**
 * Checks the site's configuration.
 * @param content.names paths of all content files
 * @param content.tags tags of all pages
 * @returns the problems, and the links, which are checked with those of other files
 */
export function checkSite(
  site: ValidFile<SiteConfiguration>,
  { names, tags }: { names: readonly string[]; tags: ReadonlySet<string> },
): { problems: Problem[]; links: Reference[] } {
  const announcement = checkAnnouncement(site);
  return {
    problems: [...announcement, ...checkCurrentExecYear(site, names), ...adviseOnReviews(site, tags)],
    links: announcement.length > 0 ? [] : linksOfSite(site),
  };
}
