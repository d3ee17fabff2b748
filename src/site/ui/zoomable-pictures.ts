/** The zoom of pictures. Loads only on pages with pictures; see `picture-zoom.ts`. */
import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import { enlarge } from '../../components/enlarge';
import { largestOf } from '../../content-model/addresses';
import './zoomable-pictures.css';

/** How long a zoom waits for the large picture, in milliseconds; then it uses the small one. */
const LARGE_PICTURE_WAIT = 400;

const ZOOMABLE = 'medium-zoom-image';

let zoom: Zoom | undefined;
/** Whether a pressed picture waits for its large copy. Further presses are ignored: each would open it. */
let isWaiting = false;
let listeners = new AbortController();
const zoomable = new Set<HTMLImageElement>();

function zoomOf(picture: HTMLImageElement): Zoom {
  const margin = Number(picture.closest<HTMLElement>('[data-zoomable]')?.dataset.zoomable);
  zoom ??= mediumZoom({ margin, background: 'var(--white)' });
  return zoom;
}

/** In such windows a zoomed picture is hardly larger than in its page. */
const NARROW = '(max-width: 599px)';

/** Shows a picture at full size, in a dialog that scrolls. */
function enlargePicture(picture: HTMLImageElement, address: string): void {
  const { alt } = picture;
  const element = Object.assign(new Image(), { src: address, alt });
  const [width, height] = ['width', 'height'].map((side) => Number(picture.getAttribute(side)));
  enlarge({ element, label: alt, width: width ?? 0, height: height ?? 0, opener: picture });
}

/** The address of the largest size, if that loads in time; otherwise of the size on the page. */
async function addressToShow(picture: HTMLImageElement): Promise<string> {
  const large = largestOf(picture.parentElement?.querySelector('source')?.srcset ?? '');
  if (large === '') return picture.currentSrc;
  const isLate = new Promise((_resolve, reject) => setTimeout(reject, LARGE_PICTURE_WAIT));
  return Promise.race([Object.assign(new Image(), { src: large }).decode(), isLate]).then(
    () => large,
    () => picture.currentSrc,
  );
}

/** Moves focus to the zoomed copy, which covers the page. */
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
  if (isWaiting) return;
  // medium-zoom cannot be closed while it loads a picture.
  isWaiting = true;
  const address = await addressToShow(picture);
  isWaiting = false;
  // The page may have changed meanwhile.
  if (!zoomable.has(picture)) return;
  if (window.matchMedia(NARROW).matches) {
    enlargePicture(picture, address);
    return;
  }
  picture.dataset.zoomSrc = address;
  const zoomed = zoomOf(picture);
  zoomed.attach(picture);
  await zoomed.open({ target: picture });
  focusCopy(picture);
}

function makeButton(picture: HTMLImageElement): void {
  const { signal } = listeners;
  zoomable.add(picture);
  picture.classList.add(ZOOMABLE);
  picture.tabIndex = 0;
  picture.setAttribute('role', 'button');
  picture.setAttribute('aria-label', `Enlarge: ${picture.alt}`);
  const press = (event: Event): void => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
    }
    event.stopPropagation();
    void open(picture);
  };
  for (const type of ['click', 'keydown']) picture.addEventListener(type, press, { signal });
  picture.addEventListener('medium-zoom:closed', () => picture.focus({ preventScroll: true }), { signal });
}

function unmakeButton(picture: HTMLImageElement): void {
  picture.classList.remove(ZOOMABLE);
  for (const name of ['tabindex', 'role', 'aria-label']) picture.removeAttribute(name);
}

export function attach(pictures: readonly HTMLImageElement[]): void {
  for (const picture of pictures) makeButton(picture);
}

export function detach(): void {
  listeners.abort();
  listeners = new AbortController();
  for (const picture of zoomable) unmakeButton(picture);
  zoomable.clear();
  zoom?.detach();
}
