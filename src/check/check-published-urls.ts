/**
 * Checks the record of every address ever published, `content/urls.json`: links to them are on posters, flight cases and in
 * chats, so each must keep working.
 */
import { decodePath } from '../content/addresses';
import type { Place, Problem } from '../content/problem';

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

/** A page that was at an address, as the history knows it. */
export interface FormerPage {
  url: string;
  /** Where its file is today, if it is anywhere. */
  today: string | undefined;
  title: string;
  shortlinks: readonly string[];
}

/** A wiki page as it is now. */
export interface PresentPage {
  url: string;
  file: string;
  title: string;
  shortlinks: readonly string[];
}

/** The recorded addresses that no longer answer. */
export function lostUrls(recorded: readonly RecordedUrl[], addresses: SiteAddresses): RecordedUrl[] {
  const answering = new Set(publishedUrls(addresses).map(decodePath));
  return recorded.filter(({ url }) => !answering.has(decodePath(url)));
}

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/**
 * Where the page of an address is now: where the history says that its file went; else the one page with its title or one of
 * its short links; else the one new page of the same name. Similar letters say nothing.
 * @param isNew whether an address was not published yet
 */
function newHomeOf(
  url: string,
  former: FormerPage | undefined,
  pages: readonly PresentPage[],
  isNew: (url: string) => boolean,
): PresentPage | undefined {
  const isHeir = ({ title, shortlinks }: PresentPage): boolean =>
    former !== undefined &&
    (title.toLowerCase() === former.title.toLowerCase() || shortlinks.some((shortlink) => former.shortlinks.includes(shortlink)));
  const name = url.slice(url.lastIndexOf('/'));
  return (
    pages.find((page) => page.url === former?.today) ??
    only(pages.filter(isHeir)) ??
    only(pages.filter((page) => isNew(page.url) && page.url.endsWith(name)))
  );
}

/** What the check of the record needs besides the addresses. */
export interface RecordSurroundings {
  pages: readonly PresentPage[];
  /** What the history knows of the pages at lost addresses. */
  formerPages: readonly FormerPage[];
  /** Path of the record as messages show it. */
  file: string;
  /** Path of the redirect table as messages show it. */
  redirectsFile: string;
}

/** Reports published addresses that no longer work, each with a way to keep it. */
export function checkRecord(
  recorded: readonly RecordedUrl[],
  addresses: SiteAddresses,
  { pages, formerPages, file, redirectsFile }: RecordSurroundings,
): Problem[] {
  const published = new Set(recorded.map(({ url }) => url));
  const isNew = (url: string): boolean => !published.has(url);
  return lostUrls(recorded, addresses).map(({ url, line, column }) => {
    const former = formerPages.find((page) => page.url === url);
    const name = url.slice(1);
    const isShortlink = !name.includes('/') && !name.endsWith('.html');
    const lastOwner = isShortlink ? formerPages.find(({ shortlinks }) => shortlinks.includes(name)) : former;
    const home = newHomeOf(lastOwner?.url ?? url, lastOwner, pages, isNew);
    const to = home
      ? `"to": "${home.url}" } to ${redirectsFile}`
      : `"to": "…" } to ${redirectsFile}, with the page that readers should find now`;
    const asShortlink = isShortlink ? `, or "${name}" to the shortlinks of ${home?.file ?? 'the page that it should open'}` : '';
    return {
      file,
      line,
      column,
      message: `The address ${url} was published and answers no more.`,
      remedy: `Keep it: add { "from": ["${url}"], ${to}${asShortlink}. Delete this line only if nobody can have the link.`,
    };
  });
}
