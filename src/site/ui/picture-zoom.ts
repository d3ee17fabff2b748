import { ZOOMABLE_PICTURES } from '../../components/heard-clicks';

/** Delay after a page has been rendered before its pictures become zoomable, in milliseconds. */
export const ATTACH_DELAY = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let zoom: typeof import('./zoomable-pictures') | undefined;

async function load(): Promise<typeof import('./zoomable-pictures')> {
  zoom ??= await import('./zoomable-pictures');
  return zoom;
}

async function attach(): Promise<void> {
  if (document.querySelector(ZOOMABLE_PICTURES) === null) return;
  try {
    const pictures = await load();
    // Another page may have been opened in the meantime.
    pictures.detach();
    pictures.attach([...document.querySelectorAll<HTMLImageElement>(ZOOMABLE_PICTURES)]);
  } catch {
    // The page works without zoom; the next page tries again.
  }
}

/** Whether a picture is what the reader has touched. */
function isWaitedFor(): boolean {
  const { clicks, touched } = window.early;
  return [...document.querySelectorAll(ZOOMABLE_PICTURES)].some((picture) => clicks.isWaiting(picture) || picture === touched);
}

/** Call when the app starts: if the reader waits for a zoom, its code comes while the page hydrates. */
export function loadWantedZoom(): void {
  if (isWaitedFor()) load().catch(() => undefined);
}

/** Call before another page is rendered. */
export function detachZoom(): void {
  clearTimeout(timer);
  zoom?.detach();
}

/** Attaches at once when a picture is clicked that is no button yet; `hearClicks` replays the click. */
function attachOnClick({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(ZOOMABLE_PICTURES) === null) return;
  clearTimeout(timer);
  void attach();
}

/** Call when a page has been rendered. At once if a picture is what the reader has touched. */
export function attachZoomSoon(): void {
  window.addEventListener('click', attachOnClick);
  clearTimeout(timer);
  timer = setTimeout(() => void attach(), isWaitedFor() ? 0 : ATTACH_DELAY);
}
