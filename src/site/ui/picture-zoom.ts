/** Delay after a page has been rendered before its pictures become zoomable, in milliseconds. */
export const ATTACH_DELAY = 1000;
/** Pictures in the text of wiki pages, and their banners. */
const PICTURES = ':is([data-zoomable] figure, figure[data-zoomable]) picture img';

let timer: ReturnType<typeof setTimeout> | undefined;
let zoom: typeof import('./zoomable-pictures') | undefined;

async function attach(): Promise<void> {
  if (document.querySelector(PICTURES) === null) return;
  try {
    zoom ??= await import('./zoomable-pictures');
    // Another page may have been opened in the meantime.
    zoom.detach();
    zoom.attach([...document.querySelectorAll<HTMLImageElement>(PICTURES)]);
  } catch {
    // The page works without zoom; the next page tries again.
  }
}

/** Call before another page is rendered. */
export function detachZoom(): void {
  clearTimeout(timer);
  zoom?.detach();
}

/** Call when a page has been rendered. */
export function attachZoomSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void attach(), ATTACH_DELAY);
}
