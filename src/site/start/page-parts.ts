/** Small things that every page does when it is shown, whether it was loaded or the app has put it in place of another. */
import { readStored, writeStored } from '../../components/storage';
import { decodePath } from '../../content/addresses';

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
  window.addEventListener('scroll', look);
}

/** Elements whose state is remembered, each with its key: `<details data-keep="contents">`. Without one it is the link before it. */
const KEPT = 'details[data-keep]';

function keyOf(details: HTMLDetailsElement): string {
  return `details ${details.dataset.keep || details.previousElementSibling?.getAttribute('href')}`;
}

/** Remembers which of them a reader opens or closes, for the rest of the visit and on every page that shows them. */
export function keepDetails(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const details = (target as Element).closest(`${KEPT} > summary`)?.parentElement as HTMLDetailsElement | undefined;
    // The browser opens or closes it after this.
    if (details && !defaultPrevented) writeStored(keyOf(details), details.open ? 'closed' : 'open', 'visit');
  });
}

/** Call when a page has been rendered. Whatever contains the current page is opened, whatever was remembered. */
export function restoreDetails(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(KEPT)) {
    const kept = readStored(keyOf(details), 'visit');
    if (kept !== undefined) details.open = kept === 'open' || details.querySelector('[aria-current="page"]') !== null;
  }
}

/** Attribute of a list of links to sections of its page, of which the one being read is marked. */
const SECTION_LIST = 'data-section-list';

/** How far below the top of the window a section counts as being read, in pixels: the height of the bar and a little more. */
const READING_LINE = 120;

/** Marks in a list the link to the section that the reader is in. */
function markCurrent(list: Element): void {
  const atBottom = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  let current = links[0];
  for (const link of links) {
    const section = document.getElementById(decodePath(link.hash.slice(1)));
    const top = section?.getBoundingClientRect().top ?? Infinity;
    if (top <= READING_LINE || (atBottom && top < window.innerHeight)) current = link;
  }
  for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
}

/**
 * Marks the section that the reader is in, following the scroll.
 * @returns marks it at once, as when another page is shown
 */
export function followSections(): () => void {
  let frame = 0;
  const mark = (): void => {
    frame = 0;
    for (const list of document.querySelectorAll(`[${SECTION_LIST}]`)) markCurrent(list);
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(mark);
  };
  // A filter changes which sections there are.
  for (const change of ['scroll', 'resize', 'input']) window.addEventListener(change, schedule);
  return schedule;
}
