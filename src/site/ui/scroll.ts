import { idInHash } from '../../content/addresses';
import { tryTo } from '../../components/try-to';
import { readStored, writeStored } from '../../components/storage';

/** A location of Gatsby's router, which adds the state of the history entry. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash'> & { state?: unknown };

/** Stored while the tab shows another site. */
const POSITIONS_KEY = 'scroll-positions';
const POSITIONS_LIMIT = 100;

/** Scroll positions by history entry. */
const positions = new Map<string, number>();

/** Key of the entry on screen; `undefined` while another one loads. */
let shown: string | undefined;

function keyOf(state: unknown): string | undefined {
  const { key } = (state ?? {}) as { key?: unknown };
  return typeof key === 'string' ? key : undefined;
}

/** The current entry's key. Entries that Gatsby's router did not create get one here. */
function keyOfEntry(): string {
  const state: unknown = window.history.state;
  const known = keyOf(state);
  if (known !== undefined) return known;
  const key = String(Date.now());
  // Browsers limit how often this may be called.
  tryTo(() => window.history.replaceState({ ...(state as object | null), key }, ''));
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

/** Records where the reader is. Call before another page is rendered too: the last scroll event may not have fired yet. */
export function notePosition(): void {
  if (shown !== undefined) positions.set(shown, window.scrollY);
}

/** Ignores scrolls between `notePosition` and `scrollOnArrival`: the browser scrolls up where it is shorter than the last one. */
function noteScroll(): void {
  if (keyOf(window.history.state) === shown) notePosition();
}

/** Starts recording scroll positions. Call before the page is rendered. */
export function keepPositions(): void {
  readPositions();
  shown = keyOfEntry();
  // The reader may have scrolled on before the app ran.
  if (window.boot.isWanted) notePosition();
  window.addEventListener('popstate', ({ state }) => {
    const isNew = keyOf(state) === undefined;
    // The last scroll event may not have fired yet. A plain link to a section has already scrolled.
    if (!isNew) notePosition();
    const key = keyOfEntry();
    // A new entry without a navigation comes from a plain link to a section. Where Back was pressed before the next page came, none follows.
    if (isNew) shown = key;
    else if (key !== shown) shown = undefined;
  });
  window.addEventListener('scroll', noteScroll, { passive: true });
  window.addEventListener('pagehide', () => writeStored(POSITIONS_KEY, JSON.stringify([...positions].slice(-POSITIONS_LIMIT)), 'visit'));
}

/** Whether the page was loaded by Back or Forward, from another site. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}

/** Scrolls after a change of address: to the heading in the hash or to the top; after Back or Forward to where the reader was. */
export function scrollOnArrival(before: Place | null, now: Place): void {
  // Back was pressed while this page was rendered: it is not the entry's own, which follows.
  if (before && keyOf(now.state) !== keyOf(window.history.state)) {
    shown = undefined;
    return;
  }
  shown = keyOfEntry();
  const position = positions.get(shown);
  const heading = document.getElementById(idInHash(now.hash));
  if (before === null && window.boot.isWanted) return;
  const isOpening = before === null && !cameBack();
  if (position !== undefined && !isOpening) window.scrollTo(0, position);
  else if (heading) heading.scrollIntoView();
  // The browser has placed a page that was just loaded. A change of the query alone is not another page.
  else if (!isOpening && (before?.pathname !== now.pathname || before.search === now.search)) window.scrollTo(0, 0);
}

/**
 * Switches off the browser's scroll restoration: it scrolls the old page while the new one loads. Full loads need it, so it is back on
 * when the page is left.
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
