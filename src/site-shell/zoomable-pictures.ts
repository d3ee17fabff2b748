/** Pictures that can be zoomed. Loads with the pages that have any; see `picture-zoom.ts`. */
import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import { siteForDocument } from '../lib/site-for-document';
import '../styles/zoom.lazy.css';

/** How long a zoom waits for the large picture before it takes the one that is there, in milliseconds. */
const LARGE_PICTURE_WAIT = 400;

let zoom: Zoom | undefined;
let listeners = new AbortController();

/** Loads the large picture, so that the zoom need not wait for it. Says whether it came in time. */
async function largePictureCame(picture: HTMLImageElement): Promise<boolean> {
  const address = picture.dataset.large;
  if (address === undefined) return false;
  const large = new Image();
  large.src = address;
  const timeOut = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LARGE_PICTURE_WAIT));
  return Promise.race([
    large.decode().then(
      () => true,
      () => false,
    ),
    timeOut,
  ]);
}

/** The copy that covers the page takes the focus, and gives it back: what it hides can't have it. */
function focusCopy(picture: HTMLImageElement): void {
  const copy = [...document.querySelectorAll<HTMLElement>('body > .medium-zoom-image--opened')].at(-1);
  if (!copy) return;
  copy.setAttribute('aria-label', `Close: ${picture.alt}`);
  copy.addEventListener('keydown', (event) => {
    if (!['Enter', ' ', 'Tab'].includes(event.key)) return;
    event.preventDefault();
    void zoom?.close();
  });
  copy.focus({ preventScroll: true });
}

async function open(picture: HTMLImageElement): Promise<void> {
  // The zoom cannot be closed while it waits for a picture, so it never has to.
  if (await largePictureCame(picture)) picture.dataset.zoomSrc = picture.dataset.large;
  else delete picture.dataset.zoomSrc;
  await zoom?.open({ target: picture });
  focusCopy(picture);
}

/** Makes a picture a button that zooms it, for pointer and keyboard. */
function makeButton(picture: HTMLImageElement): void {
  const { signal } = listeners;
  picture.tabIndex = 0;
  picture.setAttribute('role', 'button');
  picture.setAttribute('aria-label', `Enlarge: ${picture.alt}`);
  picture.addEventListener(
    'click',
    (event) => {
      event.stopPropagation();
      void open(picture);
    },
    { signal },
  );
  picture.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      void open(picture);
    },
    { signal },
  );
  picture.addEventListener('medium-zoom:closed', () => picture.focus({ preventScroll: true }), { signal });
}

function unmakeButton(picture: HTMLImageElement): void {
  picture.removeAttribute('tabindex');
  picture.removeAttribute('role');
  picture.removeAttribute('aria-label');
}

/** Makes pictures zoomable. */
export function attach(pictures: readonly HTMLImageElement[]): void {
  // Margin 0 and a white ground are the zoom's own; the site's configuration comes on top.
  zoom ??= mediumZoom({ ...siteForDocument().imageZoom });
  zoom.attach([...pictures]);
  for (const picture of pictures) makeButton(picture);
}

/** Makes all pictures as they were. */
export function detach(): void {
  listeners.abort();
  listeners = new AbortController();
  for (const picture of zoom?.getImages() ?? []) unmakeButton(picture as HTMLImageElement);
  zoom?.detach();
}
