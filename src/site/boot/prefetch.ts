/** Prefetches what the app needs for a page, as Gatsby does once it runs. */
import { withPrefix } from 'gatsby';
import { sitePathname } from '../../components/site-pathname';
import { isPathOfSite } from '../ui/readable-address';
import { APP_RUNS } from '../../components/events';
import { pageLink } from './page-links';

interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

const prefetched = new Set<string>();

/** `rel="prefetch"` would skip revalidation, and mix the data of two deployments. */
function fetchAtLowPriority(address: string): Promise<Response> {
  return fetch(address, { priority: 'low' });
}

/** Prefetches a file once. */
export function prefetchFile(address: string): void {
  if (prefetched.has(address)) return;
  prefetched.add(address);
  fetchAtLowPriority(address).catch(() => undefined);
}

let mapping: Promise<Record<string, string[]>> | undefined;

/** The files of each page component. Gatsby would write them into every page; its loader reads them from `window`. */
export function chunkMapping(): Promise<Record<string, string[]>> {
  mapping ??= fetchAtLowPriority(withPrefix('/chunk-map.json'))
    .then((response) => response.json() as Promise<Record<string, string[]>>)
    .catch(() => ({}))
    .then((chunks) => (window.___chunkMapping = chunks));
  return mapping;
}

/** Prefetches a page's data and files. `path` is without the path prefix. */
export async function prefetchPage(path: string): Promise<void> {
  if (prefetched.has(path)) return;
  prefetched.add(path);
  try {
    const response = await fetchAtLowPriority(withPrefix(`/page-data${path === '/' ? '/index' : path}/page-data.json`));
    const { componentChunkName, staticQueryHashes } = (await response.json()) as PageData;
    for (const file of (await chunkMapping())[componentChunkName] ?? []) prefetchFile(withPrefix(file));
    for (const hash of staticQueryHashes) prefetchFile(withPrefix(`/page-data/sq/d/${hash}.json`));
  } catch {
    // The app fetches it again when needed, and reports failures then.
  }
}

/** Prefetches pages whose links are hovered, focused or in view, until the app does so. */
export function prefetchLinks(): void {
  const appRuns = new AbortController();
  const prefetchLink = (target: EventTarget | null): void => {
    const link = pageLink(target);
    if (link && isPathOfSite(link.pathname)) void prefetchPage(sitePathname(link.pathname));
  };
  for (const touch of ['pointerover', 'focusin'])
    document.addEventListener(touch, ({ target }) => prefetchLink(target), { capture: true, signal: appRuns.signal });
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) prefetchLink(target);
  });
  for (const link of document.querySelectorAll('a[href]')) view.observe(link);
  window.addEventListener(APP_RUNS, () => {
    appRuns.abort();
    view.disconnect();
  });
}
