/** How long after a page has been drawn its pictures can be zoomed, in milliseconds. */
export const ATTACH_DELAY = 1000;
/** Pictures in the text of wiki pages. */
const PICTURES = '[data-zoomable] figure picture img';

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
    // Without the zoom the pictures are as large as they are; the next page tries again.
  }
}

/** To be called before another page is drawn. */
export function detachZoom(): void {
  clearTimeout(timer);
  zoom?.detach();
}

/** To be called when a page has been drawn. */
export function attachZoomSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void attach(), ATTACH_DELAY);
}
