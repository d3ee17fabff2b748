/** Works out when pages are due to be checked again: from the first day of a month on. Runs in browsers too. */

/** A month, e.g. 2026-03. */
type Month = string;

/** Months between two checks: of pages with certain tags, and of all others. */
interface ReviewSettings {
  months: number;
  kinds: readonly { tag: string; months: number }[];
}

interface ReviewedPage {
  /** Month or day of the last check. */
  reviewed?: string | undefined;
  /** Months until the next check, if the page has an interval of its own. */
  reviewIn?: number | undefined;
  tags: readonly string[];
}

export interface Review {
  reviewed: Month;
  due: Month;
}

/** The month in which a moment lies, in UTC. */
export function monthAt(moment: Date): Month {
  return moment.toISOString().slice(0, 7);
}

function monthsAfter(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthAt(new Date(Date.UTC(year, number - 1 + count)));
}

/** A page's last check and its next; `undefined` if nobody has checked it. Of several tags, the shortest interval counts. */
export function reviewOf({ reviewed, reviewIn, tags }: ReviewedPage, { months, kinds }: ReviewSettings): Review | undefined {
  if (reviewed === undefined) return undefined;
  const ofKinds = kinds.filter(({ tag }) => tags.includes(tag)).map((kind) => kind.months);
  const month = reviewed.slice(0, 7);
  return { reviewed: month, due: monthsAfter(month, reviewIn ?? (ofKinds.length > 0 ? Math.min(...ofKinds) : months)) };
}

export interface DuePage {
  title: string;
  url: string;
  /** Title of its section. */
  section: string;
  /** `undefined` for a page that nobody has checked. */
  review: Review | undefined;
}

interface DueSection<Page extends DuePage = DuePage> {
  section: string;
  pages: Page[];
}

/** The pages that are due in a month, by section: the longest waiting first, those never checked last. */
export function dueBySection<Page extends DuePage>(pages: readonly Page[], month: Month): DueSection<Page>[] {
  const sections = new Map<string, Page[]>();
  for (const page of pages) {
    if (page.review && page.review.due > month) continue;
    sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  }
  const waiting = ({ review }: DuePage): string => review?.due ?? '9999';
  return [...sections].map(([section, due]) => ({
    section,
    pages: due.sort((first, second) => waiting(first).localeCompare(waiting(second))),
  }));
}
