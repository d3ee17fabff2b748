/** What the worker answers if the network fails and the file is not on the device. */
import type { WorkboxPlugin } from 'workbox-core/types';
import type { PrecacheController } from 'workbox-precaching';
import { PUBLISHED_FILES, isInternal, decodeAddress, splitHash } from '../../../src/content-model/addresses';
import type { AddressBook } from '../../../src/links/node/alias-pages';
import { destinationOf, findMeantPath } from '../../../src/links/ui/forwarding';
import { cacheName, keyIn, pathIn, pictureOf } from '../caches';
import { FALLBACK_PATH, pageOfPath } from '../published';
import { SCOPE } from './scope';

type Answer = NonNullable<WorkboxPlugin['handlerDidError']>;

/** Redirects short links and slightly wrong addresses, as the site does online. */
function redirectFor(address: string, { pages, aliases }: AddressBook): Response | undefined {
  const page = pageOfPath(pathIn(SCOPE, address) ?? '/');
  const targets = new Map([...aliases, ...pages.map(([path]): [string, string] => [path, path])]);
  const target = targets.get(findMeantPath(page, [...targets.keys()]) ?? '');
  if (target === undefined || decodeAddress(splitHash(target).path) === page) return undefined;
  // The browser adds what was typed after "#" if the target has no anchor.
  const destination = destinationOf(target, { search: new URL(address).search, hash: '' });
  return Response.redirect(isInternal(destination) ? new URL(`.${destination}`, SCOPE).href : destination, 302);
}

/** For a page: where its short link leads, or the page that says that it is not on the device. */
export function answerWithoutNetwork(shell: PrecacheController): Answer {
  return async ({ request }) => {
    if (request.mode !== 'navigate') return undefined;
    const book = await shell.matchPrecache(keyIn(SCOPE, PUBLISHED_FILES.addressBook));
    const redirect = book && redirectFor(request.url, (await book.json()) as AddressBook);
    if (redirect) return redirect;
    const page = await shell.matchPrecache(keyIn(SCOPE, FALLBACK_PATH));
    return page && new Response(page.body, { status: 503, headers: page.headers });
  };
}

/** For a picture: another size of it. */
export const otherSize: Answer = async ({ request }) => {
  const picture = pictureOf(pathIn(SCOPE, request.url) ?? '');
  const cache = await caches.open(cacheName(SCOPE, 'files'));
  const other = (await cache.keys()).find(({ url }) => pictureOf(pathIn(SCOPE, url) ?? '') === picture);
  return other && cache.match(other);
};
