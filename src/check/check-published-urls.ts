/**
 * The record of every address that was ever published, `content/urls.json`: links to them are on posters,
 * flight cases and in chats, so each must go on answering.
 */
import type { Place, Problem } from '../content/problem';
import { suggest } from '../content/suggest';

/** What answers at the addresses of the site. */
export interface SiteAddresses {
  /** Addresses of wiki pages. */
  pages: readonly string[];
  /** Addresses of all other pages. */
  routes: readonly string[];
  /** Paths of short links. */
  shortlinks: readonly string[];
  /** Paths of the redirect table. */
  redirects: readonly string[];
}

/** Pages that are no promise to anybody: the error pages, and templates of pages made from data. */
const NOT_PROMISED = /^\/(?:404|500)$|[{[]/;

const collator = new Intl.Collator('en', { numeric: true });

/** Every address that the site answers now, in order. */
export function publishedUrls({ pages, routes, shortlinks, redirects }: SiteAddresses): string[] {
  const all = new Set([...pages, ...routes, ...shortlinks, ...redirects]);
  return [...all].filter((url) => !NOT_PROMISED.test(url)).sort(collator.compare);
}

/** The record with what is new; nothing ever leaves it by itself. */
export function extendRecord(recorded: readonly string[], current: readonly string[]): string[] {
  return [...new Set([...recorded, ...current])].sort(collator.compare);
}

/** An address of the record, and where it stands. */
export interface RecordedUrl extends Place {
  url: string;
}

/** Where the page might be now: at an address with the same last part, else at the nearest one. */
function guessNewHome(url: string, pages: readonly string[]): string | undefined {
  const last = url.slice(url.lastIndexOf('/'));
  return pages.find((candidate) => candidate.endsWith(last)) ?? suggest(url, pages);
}

/**
 * Addresses that were published and answer no more, each with the way to keep it.
 * @param file the record as messages name it.
 * @param redirectsFile the redirect table as messages name it.
 */
export function checkRecord(
  recorded: readonly RecordedUrl[],
  addresses: SiteAddresses,
  { file, redirectsFile }: { file: string; redirectsFile: string },
): Problem[] {
  const answering = new Set(publishedUrls(addresses));
  const pages = [...addresses.pages, ...addresses.routes];
  return recorded
    .filter(({ url }) => !answering.has(url))
    .map(({ url, line, column }) => {
      const to = guessNewHome(url, pages) ?? '/wiki/…';
      const name = url.slice(1);
      const asShortlink =
        name.includes('/') || name.endsWith('.html') ? '' : `, or "${name}" to the shortlinks of the page that it should open`;
      return {
        file,
        line,
        column,
        message: `The address ${url} was published and answers no more.`,
        remedy:
          `Keep it: add { "from": ["${url}"], "to": "${to}" } to ${redirectsFile}${asShortlink}. ` +
          'Delete this line only if nobody can have the link.',
      };
    });
}
