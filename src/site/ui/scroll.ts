import { idInHash } from '../../content/addresses';
import { attempt } from '../../components/attempt';
import { readStored, writeStored } from '../../components/storage';

/** The parts of an address that identify a place on a page. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Storage key of the positions while the tab shows another site. */
const POSITIONS_KEY = 'scroll-positions';
/** How many positions are stored. */
const POSITIONS_LIMIT = 100;

/** Scroll position at which the reader left each history entry, by the entry's key. */
const positions = new Map<string, number>();

/** Key of the history entry on the screen; `undefined` while the page of another one is loading. */
let shown: string | undefined;

function keyOf(state: unknown): string | undefined {
  const { key } = (state ?? {}) as { key?: unknown };
  return typeof key === 'string' ? key : undefined;
}

/** The key of the current history entry. Gatsby's router sets it on entries that it creates; others get one here. */
function keyOfEntry(): string {
  const state: unknown = window.history.state;
  const known = keyOf(state);
  if (known !== undefined) return known;
  const key = String(Date.now());
  // Browsers allow only so many changes in a while.
  attempt(() => window.history.replaceState({ ...(state as object | null), key }, ''));
  return key;
}

function readPositions(): void {
  try {
    const stored = JSON.parse(readStored(POSITIONS_KEY, 'visit') ?? '[]') as [string, number][];
    for (const [key, position] of stored) positions.set(key, Number(position));
  } catch {
    // The stored value was not written by us.
  }
}

function notePosition(): void {
  if (shown !== undefined) positions.set(shown, window.scrollY);
}

/** Starts recording scroll positions. Call before the page is rendered. */
export function keepPositions(): void {
  readPositions();
  shown = keyOfEntry();
  // A reader whose touch has started the app may have read on by then, and is not to be moved.
  if (window.early.isWanted) notePosition();
  window.addEventListener('popstate', ({ state }) => {
    const isNew = keyOf(state) === undefined;
    // The last scroll event may not have fired yet. After a plain link to a section, though, the page has already scrolled.
    if (!isNew) notePosition();
    const key = keyOfEntry();
    // A new entry without a navigation is a plain link to a section of the current page.
    shown = isNew ? key : undefined;
  });
  window.addEventListener('scroll', notePosition, { passive: true });
  window.addEventListener('pagehide', () => writeStored(POSITIONS_KEY, JSON.stringify([...positions].slice(-POSITIONS_LIMIT)), 'visit'));
}

/** Whether the page was loaded by Back or Forward, from another site. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}

/**
 * Scrolls when the address has changed: to the heading that the hash names, or to the top. After Back or Forward the page is
 * where the reader left it, and not at a heading again.
 */
export function scrollOnArrival(before: Place | null, now: Place): void {
  shown = keyOfEntry();
  const position = positions.get(shown);
  const heading = document.getElementById(idInHash(now.hash));
  if (before === null && window.early.isWanted) return;
  const isOpening = before === null && !cameBack();
  if (position !== undefined && !isOpening) window.scrollTo(0, position);
  else if (heading) heading.scrollIntoView();
  // A page that has just been loaded is where the browser put it: at the top, or where it was before a reload. A change of
  // the query alone, as when somebody types a search, is not another page.
  else if (!isOpening && (before?.pathname !== now.pathname || before.search === now.search)) window.scrollTo(0, 0);
}

/**
 * Switches off the browser's scroll restoration, which would scroll the old page while the new one is loading and be mistaken
 * for the reader's doing. It is switched back on when the page is left, for a full load.
 */
export function takeOverScroll(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}
