import { problemOfAnnouncement } from '../content-model/announcement-tree';
import { problemAt, warningAt, type Problem } from '../content-model/problem';
import { areTextsValid, type ValidFile } from '../content-model/read-content';
import type { SiteConfiguration } from '../content-model/site-schema';
import { didYouMean } from '../content-model/suggest';
import { yearSlug } from '../content-model/year-kinds';
import type { Facts } from './facts';

type Site = ValidFile<SiteConfiguration>;

export function checkAnnouncement({ data: { announcementBar }, file, positionOf }: Site): Problem[] {
  const problem = announcementBar && problemOfAnnouncement(announcementBar.content);
  return problem ? [problemAt(file, positionOf(['announcementBar', 'content']), ...problem)] : [];
}

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
