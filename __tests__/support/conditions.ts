/** Conditions under which a page may find itself in a reader's browser. */
import type { Page, Route } from '@playwright/test';

/** What `navigator.connection` says. */
interface Connection {
  effectiveType?: '4g' | '3g' | '2g' | 'slow-2g';
  saveData?: boolean;
}

/** Makes pages to come believe in another connection. */
export async function pretendConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), value) });
  }, connection);
}

/** Requests to some addresses, held back until they are let go. */
interface HeldRequests {
  /** Addresses that were asked for. */
  asked: string[];
  release: () => void;
}

/** Holds back the answers to requests; to those of a worker only in a whole context. */
export async function holdRequests(page: Pick<Page, 'route'>, urls: Parameters<Page['route']>[0]): Promise<HeldRequests> {
  const asked: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route: Route) => {
    asked.push(route.request().url());
    await released;
    await route.continue().catch(() => undefined);
  });
  return { asked, release };
}

/** Puts a mark on the page, which is lost when the browser loads a page itself. */
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
