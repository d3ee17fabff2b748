/** Every published address, on record in `content/urls.json`, must keep working: it is on posters, flight cases and in chats. */
import { readAddress } from '../content/addresses';
import { urlsSchema } from '../content/data-schemas';
import { problemAt, type Place, type Problem } from '../content/problem';
import { areTextsValid, isDataValid, validFiles, type Content } from '../content/read-content';
import type { WikiFile } from '../content/read-text';
import type { FormerPage } from '../history/node/former-pages';
import { publishedUrls } from '../links/node/site-addresses';

interface RecordedUrl extends Place {
  url: string;
}

function recordedUrls(content: Content): RecordedUrl[] {
  if (!areTextsValid(content) || !isDataValid(content)) return [];
  return validFiles(content.data, urlsSchema).flatMap(({ data: urls, placeOf }) =>
    urls.map((url, index) => ({ url, ...placeOf([index]) })),
  );
}

function lostRecords(content: Content, recorded: readonly RecordedUrl[], routes: ReadonlySet<string>): RecordedUrl[] {
  const answering = new Set(publishedUrls(content, routes).map(readAddress));
  return recorded.filter(({ url }) => !answering.has(readAddress(url)));
}

/** The published addresses that no longer answer. `routes` are the addresses of top-level pages, such as `/shows`. */
export function lostUrlsOf(content: Content, routes: ReadonlySet<string>): string[] {
  return lostRecords(content, recordedUrls(content), routes).map(({ url }) => url);
}

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/** Finds the page of a lost address by its file's history, its title or its name. Similar spelling proves nothing. */
function newHomeOf(
  url: string,
  former: FormerPage | undefined,
  pages: readonly WikiFile[],
  isNew: (url: string) => boolean,
): WikiFile | undefined {
  const name = url.slice(url.lastIndexOf('/'));
  return (
    pages.find((page) => page.url === former?.today) ??
    only(pages.filter(({ title }) => title.toLowerCase() === former?.title.toLowerCase())) ??
    only(pages.filter((page) => isNew(page.url) && page.url.endsWith(name)))
  );
}

export interface LostAddress extends RecordedUrl {
  /** Where its page is now, if that is known. */
  home: string | undefined;
}

/**
 * The published addresses that no longer answer, and where their pages are now.
 * @param formerPages pages that Git's history has at the addresses from `lostUrlsOf`
 */
export function lostAddresses(content: Content, routes: ReadonlySet<string>, formerPages: readonly FormerPage[]): LostAddress[] {
  const recorded = recordedUrls(content);
  const published = new Set(recorded.map(({ url }) => url));
  return lostRecords(content, recorded, routes).map((lost) => {
    const former = formerPages.find(({ url }) => url === lost.url);
    return { ...lost, home: newHomeOf(lost.url, former, content.wiki, (url) => !published.has(url))?.url };
  });
}

/** Reports published addresses that no longer answer, each with the redirect that would keep it. */
export function checkRecord(lost: readonly LostAddress[], { display }: Content): Problem[] {
  return lost.map(({ url, home, ...place }) => {
    const entry = `{ "from": ["${url}"], "to": "${home ?? '…'}" } to ${display('redirects.json')}`;
    const whereTo = home === undefined ? ', with the page that readers should find now' : '';
    const remedy = `Add ${entry}${whereTo}. Delete this line only if nobody has the link.`;
    return problemAt(display('urls.json'), place, `The address ${url} was published and no longer answers.`, remedy);
  });
}
