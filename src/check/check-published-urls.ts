/** Every published address, on record in `content/urls.json`, must keep working: it is on posters, flight cases and in chats. */
import { readAddress } from '../content/addresses';
import { urlsSchema } from '../content/data-schemas';
import { problemAt, type Place, type Problem } from '../content/problem';
import { areTextsValid, isDataValid, validFiles, type Content } from '../content/read-content';
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

export interface LostAddress extends RecordedUrl {
  /** The only new page with the same name in its address. Similar spelling proves nothing. */
  home: string | undefined;
}

/** The published addresses that no longer answer. `routes` are the addresses of top-level pages, such as `/shows`. */
export function lostAddresses(content: Content, routes: ReadonlySet<string>): LostAddress[] {
  const recorded = recordedUrls(content);
  const published = new Set(recorded.map(({ url }) => url));
  const answering = new Set(publishedUrls(content, routes).map(readAddress));
  return recorded
    .filter(({ url }) => !answering.has(readAddress(url)))
    .map((lost) => {
      const name = lost.url.slice(lost.url.lastIndexOf('/'));
      const homes = content.wiki.filter(({ url }) => !published.has(url) && url.endsWith(name));
      return { ...lost, home: homes.length === 1 ? homes[0]?.url : undefined };
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
