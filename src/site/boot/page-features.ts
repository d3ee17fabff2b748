/** Small behaviours of every page, applied on load and after each navigation. */
import { readStored, writeStored } from '../../components/storage';
import { decodePath } from '../../content-model/addresses';

const TABLE_FRAME = 'data-table-frame';

let widths: ResizeObserver | undefined;

function reach(frame: HTMLElement): void {
  const scrolls = frame.scrollWidth > frame.clientWidth + 1;
  const attributes = { tabindex: '0', role: 'group', 'aria-label': 'Table, scrolls sideways' };
  for (const [name, value] of Object.entries(attributes)) {
    if (scrolls) frame.setAttribute(name, value);
    else frame.removeAttribute(name);
  }
}

/** Lets the keyboard scroll wide tables, including those that become too wide later. */
export function reachWideTables(): void {
  widths?.disconnect();
  // In the next frame, because the hint above a scrolling table changes the observed size.
  widths = new ResizeObserver((entries) => requestAnimationFrame(() => entries.forEach(({ target }) => reach(target as HTMLElement))));
  for (const frame of document.querySelectorAll<HTMLElement>(`[${TABLE_FRAME}]`)) widths.observe(frame);
}

/** Shows that a page is due for review, by the reader's clock; see `src/wiki/ui/page-top.tsx`. */
export function showDueReviews(): void {
  for (const note of document.querySelectorAll<HTMLElement & { dataset: { due: string } }>('[data-due]'))
    note.hidden = new Date().toISOString() < note.dataset.due;
}

/** Scrolls the wiki's tree to the current page, without moving the page itself. */
export function scrollTreeToPage(): void {
  const current = document.querySelector<HTMLElement>('[popover] [aria-current="page"]');
  const frame = current?.closest<HTMLElement>('[popover]');
  if (!current || !frame) return;
  const { top, bottom } = frame.getBoundingClientRect();
  const position = current.getBoundingClientRect();
  if (position.top < top || position.bottom > bottom) frame.scrollTop += position.top - top - frame.clientHeight / 3;
}

/** Scroll position at which the bar becomes solid, in CSS pixels. */
const CLEAR_BAR_LIMIT = 40;

/** Sets the root element's `data-at-top` while the top bar is transparent. */
export function followTop(): void {
  const update = (): void => document.documentElement.toggleAttribute('data-at-top', window.scrollY < CLEAR_BAR_LIMIT) as unknown as void;
  update();
  window.addEventListener('scroll', update);
}

/** Details whose state is stored, under their key (`data-keep="contents"`) or the address of the link before them. */
const KEPT = '[data-keep]';

function keyOf(details: HTMLDetailsElement): string {
  return `details ${details.dataset.keep || details.previousElementSibling?.getAttribute('href')}`;
}

/** Stores what a reader opens or closes, for the rest of the visit. Tells the style sheet its height: tall folds take longer. */
export function keepDetails(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const details = (target as Element).closest(`${KEPT} > summary`)?.parentElement as HTMLDetailsElement | undefined;
    // This runs before the browser toggles it.
    if (!details || defaultPrevented) return;
    details.style.setProperty('--height', String(details.lastElementChild?.scrollHeight));
    writeStored(keyOf(details), details.open ? 'closed' : 'open', 'visit');
  });
}

/** Restores stored states, but keeps details with the current page open. Call after rendering. */
export function restoreDetails(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(KEPT)) {
    const kept = readStored(keyOf(details), 'visit');
    if (kept !== undefined) details.open = kept === 'open' || details.querySelector('[aria-current="page"]') !== null;
  }
}

const SECTION_LIST = 'data-section-list';

/** A section whose top is above this line is being read; in pixels from the top of the window, just below the bar. */
const READING_LINE = 120;

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

/** Marks the section being read in lists of sections. @returns a function that marks it anew, to call after a navigation */
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
