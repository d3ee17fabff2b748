/** What the worker answers if the network fails and the file is not on the device. */
import type { WorkboxPlugin } from 'workbox-core/types';
import { PUBLISHED_FILES, isInternal, readAddress, splitHash } from '../../../src/content/addresses';
import type { AddressBook } from '../../../src/links/node/aliases';
import { destinationOf, findMeantPath } from '../../../src/links/ui/forwarding';
import { addressIn, cacheName, keyIn, pathIn, pictureOf } from '../caches';
import { FALLBACK_PATH, pageOfPath } from '../published';
import { SCOPE } from './worker-scope';

type Answer = NonNullable<WorkboxPlugin['handlerDidError']>;

/** Redirects short links and slightly wrong addresses, as the site does online. */
async function redirectFor({ url }: Request): Promise<Response | undefined> {
  const page = pageOfPath(pathIn(SCOPE, url) ?? '/');
  const book = await caches.match(addressIn(SCOPE, PUBLISHED_FILES.addressBook), { cacheName: cacheName(SCOPE, 'data') });
  const { pages, aliases } = book ? ((await book.json()) as AddressBook) : { pages: [], aliases: [] };
  const targets = new Map([...aliases, ...pages.map(([path]): [string, string] => [path, path])]);
  const target = targets.get(findMeantPath(page, [...targets.keys()]) ?? '');
  if (target === undefined || readAddress(splitHash(target).path) === page) return undefined;
  // The browser adds what was typed after "#" if the target has no anchor.
  const destination = destinationOf(target, { search: new URL(url).search, hash: '' });
  return Response.redirect(isInternal(destination) ? new URL(`.${destination}`, SCOPE).href : destination, 302);
}

/** For a page: where its short link leads, or the page that says that it is not on the device. */
export const answerWithoutNetwork: Answer = async ({ request }) => {
  if (request.mode !== 'navigate') return undefined;
  const redirect = await redirectFor(request);
  if (redirect) return redirect;
  const page = await caches.match(keyIn(SCOPE, FALLBACK_PATH), { cacheName: cacheName(SCOPE, 'pages') });
  return page && new Response(page.body, { status: 503, headers: page.headers });
};

/** For a picture: another size of it. */
export const otherSize: Answer = async ({ request }) => {
  const picture = pictureOf(pathIn(SCOPE, request.url) ?? '');
  const cache = await caches.open(cacheName(SCOPE, 'files'));
  const other = (await cache.keys()).find(({ url }) => pictureOf(pathIn(SCOPE, url) ?? '') === picture);
  return other && cache.match(other);
};
