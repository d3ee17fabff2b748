/** Events on the window, by which the running app tells the boot scripts what it does. */

/** React runs the page. */
export const APP_RUNS = 'app-runs';

/** The app shows another page or address, without a full load. */
export const PAGE_SHOWN = 'page-shown';

interface PageShown {
  /** Whether the path changed, and not only the query or hash. */
  isOtherPath: boolean;
  /** The document's title when the address changed; it may still be the last page's. */
  title: string;
}

export function announcePage(page: PageShown): void {
  window.dispatchEvent(new CustomEvent<PageShown>(PAGE_SHOWN, { detail: page }));
}

export function whenPageShown(act: (page: PageShown) => void): void {
  window.addEventListener(PAGE_SHOWN, (event) => act((event as CustomEvent<PageShown>).detail));
}
