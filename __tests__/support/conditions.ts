/** Simulates conditions of readers' browsers. */
import type { Page, Route } from '@playwright/test';

/** Fields of `navigator.connection`. */
interface Connection {
  effectiveType?: '4g' | '3g' | '2g' | 'slow-2g';
  saveData?: boolean;
}

/** Fakes the connection for the next pages. */
export async function fakeConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), value) });
  }, connection);
}

/** Requests that are held until `release`. */
interface HeldRequests {
  /** Requested addresses. */
  requested: string[];
  release: () => void;
}

/** Holds requests to some addresses. To hold a worker's requests, pass the context. */
export async function holdRequests(page: Pick<Page, 'route'>, urls: Parameters<Page['route']>[0]): Promise<HeldRequests> {
  const requested: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route: Route) => {
    requested.push(route.request().url());
    await released;
    await route.continue().catch(() => undefined);
  });
  return { requested, release };
}

/** Sets a mark that is lost when the browser loads a page itself. */
export async function markPage(page: Page): Promise<{ isSamePage: () => Promise<boolean> }> {
  await page.evaluate(() => Object.assign(window, { mark: true }));
  return { isSamePage: () => page.evaluate(() => 'mark' in window) };
}

/** Counts how often the browser loads a page itself, from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
