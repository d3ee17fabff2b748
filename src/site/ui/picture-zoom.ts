import { ZOOMABLE_PICTURES } from '../../components/heard-clicks';

/** Delay after a page has been rendered before its pictures become zoomable, in milliseconds. */
export const ATTACH_DELAY = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let zoom: typeof import('./zoomable-pictures') | undefined;

async function attach(): Promise<void> {
  if (document.querySelector(ZOOMABLE_PICTURES) === null) return;
  try {
    zoom ??= await import('./zoomable-pictures');
    // Another page may have been opened in the meantime.
    zoom.detach();
    zoom.attach([...document.querySelectorAll<HTMLImageElement>(ZOOMABLE_PICTURES)]);
  } catch {
    // The page works without zoom; the next page tries again.
  }
}

/** Call before another page is rendered. */
export function detachZoom(): void {
  clearTimeout(timer);
  zoom?.detach();
}

/** Call when a page has been rendered. At once if a picture is what the reader has touched. */
export function attachZoomSoon(): void {
  clearTimeout(timer);
  const { clicks, touched } = window.early;
  const isWaitedFor = [...document.querySelectorAll(ZOOMABLE_PICTURES)].some((picture) => clicks.isWaiting(picture) || picture === touched);
  timer = setTimeout(() => void attach(), isWaitedFor ? 0 : ATTACH_DELAY);
}
