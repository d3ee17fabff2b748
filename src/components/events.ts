/** Events by which the app, once it runs, tells the start scripts what it does. They are dispatched on the window. */

/** React runs the page. */
export const APP_RUNS = 'app-runs';

/** Another page is shown, without having been loaded anew. */
export const PAGE_SHOWN = 'page-shown';

/** What comes with `PAGE_SHOWN`. */
export interface PageShown {
  /** Whether the path differs from the page's before, and not only the query or hash. */
  isOtherPath: boolean;
  /** The document's title when the address changed, which may still be that of the page before. */
  title: string;
}

export function announcePage(page: PageShown): void {
  window.dispatchEvent(new CustomEvent<PageShown>(PAGE_SHOWN, { detail: page }));
}

/** Calls back with every page that is shown from now on. */
export function whenPageShown(act: (page: PageShown) => void): void {
  window.addEventListener(PAGE_SHOWN, (event) => act((event as CustomEvent<PageShown>).detail));
}
