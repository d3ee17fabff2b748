/** The wiki pages that are due to be checked again, as `npm run check -- --due` lists them. Not a problem, so no part of the check. */
import { validFiles, type Content } from '../content/read-content';
import { dueBySection, monthAt, reviewOf, type DueSection } from '../content/reviews';
import { siteSchema } from '../content/site-schema';

/** The pages that are due at a moment, by the part of the wiki that they are in. */
export function findDuePages({ wiki, data }: Pick<Content, 'wiki' | 'data'>, now: Date): DueSection[] {
  const reviews = validFiles(data, siteSchema)[0]?.data.reviews ?? { months: 24, kinds: [] };
  const titles = new Map(wiki.map(({ url, title }) => [url, title]));
  const pages = wiki.flatMap(({ url, title, frontMatter }) => {
    if (!frontMatter) return [];
    const { reviewed, review_in: reviewIn, tags } = frontMatter;
    return [{ url, title, review: reviewOf({ reviewed, reviewIn, tags }, reviews) }];
  });
  return dueBySection(pages, monthAt(now), ({ url }) => {
    const section = url.split('/').slice(0, 3).join('/');
    return titles.get(section) ?? section;
  });
}

/** The list in words: a line for each section and one for each of its pages. */
export function formatDuePages(sections: readonly DueSection[]): string {
  if (sections.length === 0) return 'No page is due to be checked.';
  return sections
    .map(({ section, pages }) => {
      const lines = pages.map(({ title, url, review }) => {
        const since = review ? `checked ${review.reviewed}, due since ${review.due}` : 'never checked';
        return `- ${title} (${url}): ${since}`;
      });
      return [`${section}:`, ...lines].join('\n');
    })
    .join('\n\n');
}
