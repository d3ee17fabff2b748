import * as styles from './mermaid.module.css';

/** How far the page behind may scroll before an enlarged diagram closes, in pixels; the same as for pictures. */
const SCROLL_LIMIT = 40;

/** Shows a diagram over the whole window until it is clicked, Escape is pressed, or the window changes. */
export function enlargeDiagram(place: HTMLElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = styles.enlarged ?? '';
  dialog.setAttribute('aria-label', place.getAttribute('aria-label') ?? '');
  dialog.tabIndex = -1;
  const small = place.querySelector('svg');
  if (!small) return;
  // A copy with ids of its own: its arrowheads are found by id.
  dialog.innerHTML = small.outerHTML.replaceAll(small.id, `${small.id}-enlarged`);
  const { width, height } = small.viewBox.baseVal;
  dialog.style.setProperty('--drawing-width', `${width}px`);
  dialog.style.setProperty('--drawing-ratio', `${width / height}`);
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
  });
  document.body.append(dialog);
  dialog.showModal();
}
