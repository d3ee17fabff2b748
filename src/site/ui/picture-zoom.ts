import { ZOOMABLE_PICTURES } from '../../components/replay-clicks';

/** Delay before a rendered page's pictures become zoomable, in milliseconds. */
const ATTACH_DELAY = 1000;

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
    pictures.detach();
    pictures.attach([...document.querySelectorAll<HTMLImageElement>(ZOOMABLE_PICTURES)]);
  } catch {
    // The page works without zoom; the next page tries again.
  }
}

/** Whether the reader has touched a picture. */
function isWaitedFor(): boolean {
  const { clicks, touched } = window.boot;
  return [...document.querySelectorAll(ZOOMABLE_PICTURES)].some((picture) => clicks.isWaiting(picture) || picture === touched);
}

/** Loads the zoom during hydration if the reader waits for it. Call when the app starts. */
export function loadWantedZoom(): void {
  if (isWaitedFor()) load().catch(() => undefined);
}

/** Call before another page is rendered. */
export function detachZoom(): void {
  clearTimeout(timer);
  zoom?.detach();
}

/** Attaches at once when a picture is clicked; `replayClicks` replays the click. */
function attachOnClick({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(ZOOMABLE_PICTURES) === null) return;
  clearTimeout(timer);
  void attach();
}

/** Attaches the zoom after a delay, or at once if the reader has touched a picture. Call after rendering. */
export function attachZoomSoon(): void {
  window.addEventListener('click', attachOnClick);
  clearTimeout(timer);
  timer = setTimeout(() => void attach(), isWaitedFor() ? 0 : ATTACH_DELAY);
}
