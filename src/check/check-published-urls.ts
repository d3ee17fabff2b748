/**
 * Checks the record of every address ever published, `content/urls.json`: links to them are on posters, flight cases and in
 * chats, so each must keep working.
 */
import type { Place, Problem } from '../content/problem';
import { suggest } from '../content/suggest';

/** The addresses of the site. */
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

/** Pages that need not last: error pages, and templates of pages made from data. */
const NOT_PROMISED = /^\/(?:404|500)$|[{[]/;

const collator = new Intl.Collator('en', { numeric: true });

/** Every current address of the site, sorted. */
export function publishedUrls({ pages, routes, shortlinks, redirects }: SiteAddresses): string[] {
  const all = new Set([...pages, ...routes, ...shortlinks, ...redirects]);
  return [...all].filter((url) => !NOT_PROMISED.test(url)).sort(collator.compare);
}

/** Adds new addresses to the record; none is ever removed automatically. */
export function extendRecord(recorded: readonly string[], current: readonly string[]): string[] {
  return [...new Set([...recorded, ...current])].sort(collator.compare);
}

/** A recorded address, and its position in the file. */
export interface RecordedUrl extends Place {
  url: string;
}

/** Where the page might be now: an address with the same last segment, else the most similar one. */
function guessNewHome(url: string, pages: readonly string[]): string | undefined {
  const last = url.slice(url.lastIndexOf('/'));
  return pages.find((candidate) => candidate.endsWith(last)) ?? suggest(url, pages);
}

/**
 * Reports published addresses that no longer work, each with a way to keep it.
 * @param file path of the record as messages show it
 * @param redirectsFile path of the redirect table as messages show it
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
