import { withPrefix } from 'gatsby';
import { allowsPrefetch } from '../../../src/components/connection';
import { whenPageShown } from '../../../src/components/events';
import { sitePathname } from '../../../src/components/site-pathname';
import { dataOfPage, pageOfPath } from '../published';
import { registerWorker } from './registration';

/** Addresses that make the open page readable without a network. Pictures below the window are not loaded yet. */
function filesOfPage(): string[] {
  const { origin, pathname } = window.location;
  const data = withPrefix(dataOfPage(pageOfPath(sitePathname(pathname))));
  const pictures = [...document.querySelectorAll('img')].map(({ currentSrc, src }) => currentSrc || src);
  return [origin + pathname, origin + data, ...pictures];
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
    keep(filesOfPage());
    whenPageShown(() => keep(filesOfPage()));
    if (serviceWorker.controller) return;
    // On the first visit, these files have not come through the worker.
    const observer = new PerformanceObserver((list) => keep(list.getEntries().map(({ name }) => name)));
    observer.observe({ type: 'resource', buffered: true });
    serviceWorker.addEventListener('controllerchange', () => observer.disconnect());
  } catch {
    // The browser refuses to run a worker.
  }
}
