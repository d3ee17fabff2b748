import { idInHash } from '../../content-model/addresses';
import { ignoreErrors } from '../../components/ignore-errors';
import { readStored, writeStored } from '../../components/storage';

/** A location of Gatsby's router, which adds the state of the history entry. */
type RouterLocation = Pick<Location, 'pathname' | 'search' | 'hash'> & { state?: unknown };

/** Storage key: positions are stored while the tab shows another site. */
const POSITIONS_KEY = 'scroll-positions';
const POSITIONS_LIMIT = 100;

const positions = new Map<string, number>();

/** Key of the entry on screen; `undefined` while another one loads. */
let shown: string | undefined;

function keyOf(state: unknown): string | undefined {
  const { key } = (state ?? {}) as { key?: unknown };
  return typeof key === 'string' ? key : undefined;
}

/** The current entry's key. Gives one to an entry that Gatsby's router did not create. */
function keyOfEntry(): string {
  const state: unknown = window.history.state;
  const known = keyOf(state);
  if (known !== undefined) return known;
  const key = String(Date.now());
  // Browsers limit how often this may be called.
  ignoreErrors(() => window.history.replaceState({ ...(state as object | null), key }, ''));
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

/** Records where the reader is. Call it before another page is rendered: the last scroll event may not have fired yet. */
export function notePosition(): void {
  if (shown !== undefined) positions.set(shown, window.scrollY);
}

/** Ignores scrolls between `notePosition` and `scrollOnArrival`: the browser scrolls up if the new page is shorter. */
function noteScroll(): void {
  if (keyOf(window.history.state) === shown) notePosition();
}

/** Starts recording scroll positions. Call before the page is rendered. */
export function recordPositions(): void {
  readPositions();
  shown = keyOfEntry();
  // The reader may have scrolled on before the app ran.
  if (window.boot.isWanted) notePosition();
  window.addEventListener('popstate', ({ state }) => {
    const isNew = keyOf(state) === undefined;
    // A plain link to a section has already scrolled.
    if (!isNew) notePosition();
    const key = keyOfEntry();
    // No navigation follows a plain link to a section, nor Back if its page is still on screen.
    if (isNew) shown = key;
    else if (key !== shown) shown = undefined;
  });
  window.addEventListener('scroll', noteScroll, { passive: true });
  window.addEventListener('pagehide', () => writeStored(POSITIONS_KEY, JSON.stringify([...positions].slice(-POSITIONS_LIMIT)), 'visit'));
}

function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}

/** Scrolls after a change of address: to the heading in the hash or to the top; after Back or Forward to where the reader was. */
export function scrollOnArrival(before: RouterLocation | null, now: RouterLocation): void {
  // Back was pressed while this page was rendered: the page that Back leads to is rendered next.
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
  // The browser itself scrolls a page that it has just loaded. A change of the query alone is not another page.
  else if (!isOpening && (before?.pathname !== now.pathname || before.search === now.search)) window.scrollTo(0, 0);
}

/** Switches off the browser's scroll restoration, which scrolls the old page while the new one loads. */
export function takeOverScroll(): void {
  window.history.scrollRestoration = 'manual';
  // A full load needs the browser's restoration.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}
