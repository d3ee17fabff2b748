/** Every published address must keep working, on posters, flight cases and in chats: those on record, and those of the site as it is. */
import { decodeAddress } from '../content-model/addresses';
import { urlsSchema } from '../content-model/data-schemas';
import { problemAt, START, warningAt, type Position, type Problem } from '../content-model/problem';
import { areTextsValid, isDataValid, validFiles, type Content } from '../content-model/read-content';
import type { KnownAddresses } from './known-addresses';

interface RecordedUrl extends Position {
  url: string;
  /** Whether it is in `content/urls.json`, and not only on the published site. */
  isRecorded: boolean;
}

function recordedUrls(content: Content, onSite: readonly string[]): RecordedUrl[] {
  if (!areTextsValid(content) || !isDataValid(content)) return [];
  const recorded = validFiles(content.data, urlsSchema).flatMap(({ data: urls, positionOf }) =>
    urls.map((url, index) => ({ url, isRecorded: true, ...positionOf([index]) })),
  );
  const known = new Set(recorded.map(({ url }) => decodeAddress(url)));
  const others = onSite.filter((url) => !known.has(decodeAddress(url)));
  return [...recorded, ...others.map((url) => ({ url, isRecorded: false, ...START }))];
}

export interface LostAddress extends RecordedUrl {
  /** The only new page with the same name in its address. Similar spelling proves nothing. */
  home: string | undefined;
}

/**
 * The published addresses that no longer answer.
 * @param onSite the addresses of the published site, if it was asked
 */
export function lostAddresses(
  content: Content,
  { pages, routes, aliases }: KnownAddresses,
  onSite: readonly string[] = [],
): Map<string, LostAddress> {
  const recorded = recordedUrls(content, onSite);
  const published = new Set(recorded.map(({ url }) => url));
  const isAnswering = (url: string): boolean => pages.has(url) || routes.has(url) || aliases.has(url);
  const lost = recorded.filter(({ url }) => !isAnswering(decodeAddress(url)));
  return new Map(
    lost.map((record) => {
      const name = record.url.slice(record.url.lastIndexOf('/'));
      const homes = [...pages.keys()].filter((url) => !published.has(url) && url.endsWith(name));
      return [record.url, { ...record, home: homes.length === 1 ? homes[0] : undefined }];
    }),
  );
}

/** Reports published addresses that no longer answer, each with the redirect that would keep it. One on no record is a warning. */
export function checkRecord(lost: ReadonlyMap<string, LostAddress>, { display }: Content): Problem[] {
  return [...lost.values()].map(({ url, home, isRecorded, ...place }) => {
    const entry = `{ "from": ["${url}"], "to": "${home ?? '…'}" } to ${display('redirects.json')}`;
    const whereTo = home === undefined ? ', with the page that readers should find now' : '';
    const add = `Add ${entry}${whereTo}.`;
    if (!isRecorded) return warningAt(display('urls.json'), place, `The address ${url} is on the published site and would be lost.`, add);
    const remedy = `${add} Delete this line only if nobody has the link.`;
    return problemAt(display('urls.json'), place, `The address ${url} was published and no longer answers.`, remedy);
  });
}
