import { withPrefix } from 'gatsby';
import { allowsPrefetch } from '../../../src/components/connection';
import { whenPageShown } from '../../../src/components/events';
import { sitePathname } from '../../../src/components/site-pathname';
import { dataOfPage, pageOfPath, WORKER_PATH } from '../published';

/** Addresses that make the open page readable without a network. Pictures below the window are not loaded yet. */
function filesOfPage(): string[] {
  const { pathname } = window.location;
  const data = withPrefix(dataOfPage(pageOfPath(sitePathname(pathname))));
  const pictures = [...document.querySelectorAll('img')].map(({ currentSrc, src }) => currentSrc || src);
  return [pathname, data, ...pictures];
}

/** Starts the worker, which keeps pages as they are read. With Save-Data or on 2G, only saving the wiki starts it. */
export async function startWorker(): Promise<void> {
  if (!allowsPrefetch()) return;
  try {
    const { serviceWorker } = navigator;
    // What a page fetches before the worker takes over, it does not see; of a page that was opened at that very moment, it sees nothing.
    const seenFrom = serviceWorker.controller ? performance.now() : Infinity;
    await serviceWorker.register(withPrefix(WORKER_PATH));
    const { active } = await serviceWorker.ready;
    // The router of workbox-routing handles this message.
    const keep = (urlsToCache: string[]): void => {
      if (urlsToCache[0]) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    };
    keep(filesOfPage());
    whenPageShown(() => keep(filesOfPage()));
    new PerformanceObserver((list) =>
      keep(
        (list.getEntries() as PerformanceResourceTiming[]).flatMap((file) =>
          file.workerStart || file.startTime > seenFrom ? [] : file.name,
        ),
      ),
    ).observe({ type: 'resource', buffered: true });
  } catch {
    // The browser knows no workers, or refuses to run one.
  }
}
