/** Fetches ahead what the app needs for a page, as Gatsby does once it runs. */
import { withPrefix } from 'gatsby';
import { sitePathname } from '../../components/site-pathname';
import { isPathOfSite } from '../ui/readable-address';
import { APP_RUNS } from '../../components/events';
import { pageLink } from './page-links';

interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

const asked = new Set<string>();

/**
 * Asks for a file that is needed later, after everything that is needed now. Not by a link with rel="prefetch": browsers use what
 * that has fetched without asking the host whether it still holds, and the data of two deployments would be mixed.
 */
function fetchAhead(address: string): Promise<Response> {
  return fetch(address, { priority: 'low' });
}

/** Does so once, for a file that nobody here needs. */
export function fetchForLater(address: string): void {
  if (asked.has(address)) return;
  asked.add(address);
  fetchAhead(address).catch(() => undefined);
}

let mapping: Promise<Record<string, string[]>> | undefined;

/** Which files make up which kind of page. Gatsby would write it into every page; its loader looks for it on the window. */
export function chunkMapping(): Promise<Record<string, string[]>> {
  mapping ??= fetchAhead(withPrefix('/chunk-map.json'))
    .then((response) => response.json() as Promise<Record<string, string[]>>)
    .catch(() => ({}))
    .then((chunks) => (window.___chunkMapping = chunks));
  return mapping;
}

/** Fetches a page's data ahead, and what that says the page is made of. Takes its path below the prefix. */
export async function fetchPageAhead(path: string): Promise<void> {
  if (asked.has(path)) return;
  asked.add(path);
  try {
    const response = await fetchAhead(withPrefix(`/page-data${path === '/' ? '/index' : path}/page-data.json`));
    const { componentChunkName, staticQueryHashes } = (await response.json()) as PageData;
    for (const file of (await chunkMapping())[componentChunkName] ?? []) fetchForLater(withPrefix(file));
    for (const hash of staticQueryHashes) fetchForLater(withPrefix(`/page-data/sq/d/${hash}.json`));
  } catch {
    // It will be asked for again when it is needed, and whoever needs it says what went wrong.
  }
}

/** Fetches ahead the pages of links that are pointed at, touched or come into view, until the app does so itself. */
export function prefetchLinks(): void {
  const taken = new AbortController();
  const take = (target: EventTarget | null): void => {
    const link = pageLink(target);
    if (link && isPathOfSite(link.pathname)) void fetchPageAhead(sitePathname(link.pathname));
  };
  for (const touch of ['pointerover', 'focusin'])
    document.addEventListener(touch, ({ target }) => take(target), { capture: true, signal: taken.signal });
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) take(target);
  });
  for (const link of document.querySelectorAll('a[href]')) view.observe(link);
  window.addEventListener(APP_RUNS, () => {
    taken.abort();
    view.disconnect();
  });
}
