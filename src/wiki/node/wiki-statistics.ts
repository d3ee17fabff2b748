/** Statistics of the wiki, and lists of pages that need work. Pure. */
import { dayInLondon } from '../../components/dates';
import { countWords, visitElements, type ContentTree } from './content-tree';
import { dueBySection, type DueSection, type Review } from '../../content/reviews';
import { WIKI_FOLDER } from '../../content/wiki-address';

/** One page in the statistics. */
export interface PageStatistics {
  title: string;
  emoji: string | null;
  /** Number of words that a reader reads. */
  wordCount: number;
  url: string;
  /** Whether it shows a picture or a diagram. */
  hasPicture: boolean;
  /** Addresses of the wiki pages to which its text links. */
  linksTo: readonly string[];
  /** When it was last changed, as ISO 8601 in UTC; absent where that is not known. */
  lastUpdated?: string | undefined;
  /** When it was last checked and is due again; `undefined` where nobody has checked it. */
  review: Review | undefined;
  /** The title of the section that it belongs to. */
  section: string;
}

export interface WikiStatistics {
  pageCount: number;
  wordCount: number;
  longestPages: PageStatistics[];
  shortestPages: PageStatistics[];
  stalestPages: PageStatistics[];
  duePages: DueSection<PageStatistics>[];
  pagesWithoutPicture: PageStatistics[];
  unlinkedPages: PageStatistics[];
}

/** Number of pages in each ranking. */
const LISTED = 10;

type TextFacts = Pick<PageStatistics, 'wordCount' | 'hasPicture' | 'linksTo'>;

/** The facts of trees that were read before: every page that shows statistics asks for those of all pages. */
const ofTrees = new WeakMap<ContentTree, TextFacts>();

/** What a page's text contributes: its length, whether it has a picture, and where it links. */
export function factsOfText(tree: ContentTree): TextFacts {
  const facts = ofTrees.get(tree) ?? readFacts(tree);
  ofTrees.set(tree, facts);
  return facts;
}

function readFacts(tree: ContentTree): TextFacts {
  const linksTo = new Set<string>();
  let hasPicture = false;
  visitElements(tree, ({ tagName, properties: { href } }) => {
    if (tagName === 'img' || tagName === 'Mermaid') hasPicture = true;
    if (tagName === 'a' && typeof href === 'string') {
      const address = href.replace(/[?#].*/, '').replace(/(.)\/$/, '$1');
      if (address === `/${WIKI_FOLDER}` || address.startsWith(`/${WIKI_FOLDER}/`)) linksTo.add(address);
    }
  });
  return { wordCount: countWords(tree), hasPicture, linksTo: [...linksTo] };
}

/**
 * Statistics over all pages, in reading order; equal ones of a ranking are ordered by address.
 * @param month the month in which they are made, e.g. 2026-03
 */
export function statisticsOf(pages: readonly PageStatistics[], month: string): WikiStatistics {
  const byAddress = (first: PageStatistics, second: PageStatistics): number => first.url.localeCompare(second.url, 'en');
  const byLength = [...pages].sort((first, second) => second.wordCount - first.wordCount || byAddress(first, second));
  const dated = pages.flatMap((page) => (page.lastUpdated === undefined ? [] : [{ page, date: page.lastUpdated }]));
  const byAge = dated.sort((first, second) => first.date.localeCompare(second.date) || byAddress(first.page, second.page));
  const linked = new Set(pages.flatMap((page) => page.linksTo.filter((address) => address !== page.url)));
  return {
    pageCount: pages.length,
    wordCount: pages.reduce((sum, page) => sum + page.wordCount, 0),
    longestPages: byLength.slice(0, LISTED),
    shortestPages: byLength.slice(-LISTED).reverse(),
    stalestPages: byAge.slice(0, LISTED).map(({ page }) => page),
    duePages: dueBySection(pages, month, ({ section }) => section),
    pagesWithoutPicture: pages.filter((page) => !page.hasPicture),
    unlinkedPages: pages.filter((page) => !linked.has(page.url)),
  };
}

/** `2025-10-31T23:30:00Z` → `2025-10`, in London time. */
export function monthOf(date: string): string {
  return dayInLondon(new Date(date)).slice(0, 7);
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** Counts dates by month, from the first month to the last, including months without any. */
export function countByMonth(dates: readonly string[]): { month: string; changeCount: number }[] {
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(monthOf(date), (counts.get(monthOf(date)) ?? 0) + 1);
  const known = [...counts.keys()].sort();
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  const months: { month: string; changeCount: number }[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push({ month, changeCount: counts.get(month) ?? 0 });
  return months;
}
