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
  try {
    await registerWorker();
    const { active } = await serviceWorker.ready;
    // The router of workbox-routing handles this message.
    const keep = (urlsToCache: string[]): void => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    // The worker may have taken over while the page loaded: it has not seen what came before.
    const unseen = performance.getEntriesByType('resource').filter((entry) => (entry as PerformanceResourceTiming).workerStart === 0);
    keep([...filesOfPage(), ...unseen.map(({ name }) => name)]);
    whenPageShown(() => keep(filesOfPage()));
  } catch {
    // The browser refuses to run a worker.
  }
}
