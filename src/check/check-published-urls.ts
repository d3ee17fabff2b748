/**
 * Checks the record of every address ever published, `content/urls.json`: links to them are on posters, flight cases and in
 * chats, so each must keep working.
 */
import { readAddress } from '../content/addresses';
import type { Place, Problem } from '../content/problem';
import type { FormerPage } from '../history/node/former-pages';

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

/** A wiki page as it is now. */
export interface PresentPage {
  url: string;
  file: string;
  title: string;
  shortlinks: readonly string[];
}

/** The recorded addresses that no longer answer. */
export function lostUrls(recorded: readonly RecordedUrl[], addresses: SiteAddresses): RecordedUrl[] {
  const answering = new Set(publishedUrls(addresses).map(readAddress));
  return recorded.filter(({ url }) => !answering.has(readAddress(url)));
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

/** A published address that no longer answers. */
export interface LostAddress extends RecordedUrl {
  /** Where its page is now, if that is known. */
  home: PresentPage | undefined;
  isShortlink: boolean;
}

/** The published addresses that no longer answer, and what became of their pages. */
export function lostAddresses(
  recorded: readonly RecordedUrl[],
  addresses: SiteAddresses,
  { pages, formerPages }: { pages: readonly PresentPage[]; formerPages: readonly FormerPage[] },
): LostAddress[] {
  const published = new Set(recorded.map(({ url }) => url));
  const isNew = (url: string): boolean => !published.has(url);
  return lostUrls(recorded, addresses).map((lost) => {
    const { url } = lost;
    const name = url.slice(1);
    const isShortlink = !name.includes('/') && !name.endsWith('.html');
    const former = formerPages.find((page) => (isShortlink ? page.shortlinks.includes(name) : page.url === url));
    return { ...lost, isShortlink, home: newHomeOf(former?.url ?? url, former, pages, isNew) };
  });
}

/**
 * Reports published addresses that no longer work, each with a way to keep it.
 * @param files paths of the record and of the redirect table as messages show them
 */
export function checkRecord(lost: readonly LostAddress[], files: { record: string; redirects: string }): Problem[] {
  return lost.map(({ url, line, column, home, isShortlink }) => {
    const to = home
      ? `"to": "${home.url}" } to ${files.redirects}`
      : `"to": "…" } to ${files.redirects}, with the page that readers should find now`;
    const asShortlink = isShortlink ? `, or "${url.slice(1)}" to the shortlinks of ${home?.file ?? 'the page that it should open'}` : '';
    return {
      file: files.record,
      line,
      column,
      message: `The address ${url} was published and answers no more.`,
      remedy: `Keep it: add { "from": ["${url}"], ${to}${asShortlink}. Delete this line only if nobody can have the link.`,
    };
  });
}
