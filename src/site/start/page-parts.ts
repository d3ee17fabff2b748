/** Small things that every page does when it is shown, whether it was loaded or the app has put it in place of another. */

/** Attribute of the frame around a table, which scrolls by itself when the table is wider than the page. */
const TABLE_FRAME = 'data-table-frame';

let widths: ResizeObserver | undefined;

/** Lets a frame that scrolls be focused with the keyboard, and no other. */
function reach(frame: HTMLElement): void {
  const scrolls = frame.scrollWidth > frame.clientWidth + 1;
  const attributes = { tabindex: '0', role: 'group', 'aria-label': 'Table, scrolls sideways' };
  for (const [name, value] of Object.entries(attributes)) {
    if (scrolls) frame.setAttribute(name, value);
    else frame.removeAttribute(name);
  }
}

/** Lets wide tables be scrolled by keyboard, also those that become too wide later. */
export function reachWideTables(): void {
  widths?.disconnect();
  widths = new ResizeObserver((entries) => entries.forEach(({ target }) => reach(target as HTMLElement)));
  for (const frame of document.querySelectorAll<HTMLElement>(`[${TABLE_FRAME}]`)) widths.observe(frame);
}

/** Shows the notes of pages that are due to be checked, by the reader's clock; see `src/wiki/ui/review-note.tsx`. */
export function showWhatIsDue(): void {
  for (const note of document.querySelectorAll<HTMLElement & { dataset: { due: string } }>('[data-due]'))
    note.hidden = new Date().toISOString() < note.dataset.due;
}

/** Scrolls the wiki's tree to the current page, without moving the page itself. */
export function showPlaceInTree(): void {
  const current = document.querySelector<HTMLElement>('[popover] [aria-current="page"]');
  const frame = current?.closest<HTMLElement>('[popover]');
  if (!current || !frame) return;
  const { top, bottom } = frame.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) frame.scrollTop += place.top - top - frame.clientHeight / 3;
}

/** How far a page is scrolled before its bar becomes solid, in CSS pixels; the style sheet has the same number. */
const CLEAR_BAR_LIMIT = 40;

/** Keeps the root element's `data-at-top`, for a bar that is clear there, in browsers whose style sheets cannot follow the scroll. */
export function followTop(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const look = (): void => document.documentElement.toggleAttribute('data-at-top', window.scrollY < CLEAR_BAR_LIMIT) as unknown as void;
  look();
  window.addEventListener('scroll', look, { passive: true });
}
