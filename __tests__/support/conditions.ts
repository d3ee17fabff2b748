/** Conditions under which a page may find itself in a reader's browser. */
import type { BrowserContext, Page, Route } from '@playwright/test';

/** Makes the storage of all pages to come bad. */
export async function spoilStorage(context: BrowserContext, how: 'blocked' | 'full of rubbish'): Promise<void> {
  await context.addInitScript((kind) => {
    if (kind === 'blocked') {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('The user denied access to storage.', 'SecurityError');
          },
        });
      }
      return;
    }
    const getItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')?.value as Storage['getItem'];
    // What the page itself has written it reads again; all else is rubbish.
    Storage.prototype.getItem = function rubbish(this: Storage, key: string): string {
      return getItem.call(this, key) ?? '{"\u0000]';
    };
  }, how);
}

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
