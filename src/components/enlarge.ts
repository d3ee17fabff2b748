import * as styles from './enlarge.module.css';
import './scrolls-sideways.css';

/** How far the page behind may scroll before an enlarged drawing closes, in pixels; the same as for the zoom of pictures. */
const SCROLL_LIMIT = 40;

interface Drawing {
  element: Element;
  label: string;
  /** Size in CSS pixels. In a narrower window the drawing scrolls instead of shrinking. */
  width: number;
  height: number;
  opener: HTMLElement;
}

/** Shows a drawing over the whole window until a click, Escape, resizing or scrolling. Does nothing without `<dialog>`. */
export function enlarge({ element, label, width, height, opener }: Drawing): void {
  const dialog = document.createElement('dialog');
  if (!('showModal' in dialog)) return;
  dialog.className = styles.enlarged ?? '';
  dialog.setAttribute('aria-label', label);
  dialog.toggleAttribute('data-scrolls', width > window.innerWidth);
  dialog.style.setProperty('--drawing-width', `${width}px`);
  dialog.style.setProperty('--drawing-ratio', `${width / height}`);
  const cross = document.createElement('button');
  cross.type = 'button';
  cross.className = `sheet ${styles.close}`;
  cross.setAttribute('aria-label', 'Close');
  cross.textContent = '×';
  dialog.append(cross, element);
  const start = window.scrollY;
  const watch = new AbortController();
  const { signal } = watch;
  const close = () => dialog.close();
  dialog.addEventListener('click', close, { signal });
  window.addEventListener('resize', close, { signal });
  window.addEventListener('scroll', () => Math.abs(window.scrollY - start) > SCROLL_LIMIT && close(), { signal });
  dialog.addEventListener('close', () => {
    watch.abort();
    dialog.remove();
    opener.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}
