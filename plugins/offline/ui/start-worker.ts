import { withPrefix } from 'gatsby';
import { allowsPrefetch } from '../../../src/components/connection';
import { whenPageShown } from '../../../src/components/events';
import { sitePathname } from '../../../src/components/site-pathname';
import { dataOfPage, pageOfPath } from '../published';
import { registerWorker } from './register-worker';

/** Addresses that make the open page readable without a network. Pictures below the window are not loaded yet. */
function filesOfPage(): string[] {
  const { pathname } = window.location;
  const data = withPrefix(dataOfPage(pageOfPath(sitePathname(pathname))));
  const pictures = [...document.querySelectorAll('img')].map(({ currentSrc, src }) => currentSrc || src);
  return [pathname, data, ...pictures];
}

/** Starts the worker, which keeps pages as they are read. With Save-Data or on 2G, only saving the wiki starts it. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !allowsPrefetch()) return;
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
  try {
    await registerWorker();
    const { active } = await serviceWorker.ready;
    // The router of workbox-routing handles this message.
    const keep = (urlsToCache: string[]): void => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    // What the page loaded before the worker was there.
    const loaded = isFirstVisit ? performance.getEntriesByType('resource').map(({ name }) => name) : [];
    keep([...filesOfPage(), ...loaded]);
    whenPageShown(() => keep(filesOfPage()));
  } catch {
    // The browser refuses to run a worker.
  }
}
