import { idInHash } from '../../content/addresses';
import { readStored, writeStored } from '../../components/storage';

/** The parts of an address that say where on which page one is. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Where the positions are kept while the tab shows another site. */
const POSITIONS_KEY = 'scroll-positions';
/** How many of them are kept. */
const POSITIONS_LIMIT = 100;

/** How far down the reader left each entry of the history, by the entry's key. */
const positions = new Map<string, number>();

/** The entry that is on the screen; none while the page of another one is on its way. */
let shown: string | undefined;

function keyOf(state: unknown): string | undefined {
  const { key } = (state ?? {}) as { key?: unknown };
  return typeof key === 'string' ? key : undefined;
}

/** The key of the current entry. Gatsby's router gives one to those that it makes; the others get theirs here. */
function keyOfEntry(): string {
  const state: unknown = window.history.state;
  const known = keyOf(state);
  if (known !== undefined) return known;
  const key = String(Date.now());
  window.history.replaceState({ ...(state as object | null), key }, '');
  return key;
}

function readPositions(): void {
  try {
    const stored = JSON.parse(readStored(POSITIONS_KEY, 'visit') ?? '[]') as [string, number][];
    for (const [key, position] of stored) positions.set(key, Number(position));
  } catch {
    // What is kept there is not ours.
  }
}

function notePosition(): void {
  if (shown !== undefined) positions.set(shown, window.scrollY);
}

/** From now on the positions are noted. To be called before the page is rendered. */
export function keepPositions(): void {
  readPositions();
  shown = keyOfEntry();
  window.addEventListener('popstate', ({ state }) => {
    const isNew = keyOf(state) === undefined;
    // A scroll of the last moment has not been told of yet. A plain link to a section has scrolled already.
    if (!isNew) notePosition();
    const key = keyOfEntry();
    // A section that a plain link leads to is on the page that is open.
    shown = isNew ? key : undefined;
  });
  window.addEventListener('scroll', notePosition, { passive: true });
  window.addEventListener('pagehide', () => writeStored(POSITIONS_KEY, JSON.stringify([...positions].slice(-POSITIONS_LIMIT)), 'visit'));
}

/** Whether the page was opened by Back or Forward, from another site. */
function cameBack(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opening?.type === 'back_forward';
}

/**
 * Scrolls when the address has changed from `before`: to the heading that the hash names, or to the top. A
 * reader who comes Back or Forward finds the page as it was left, not at a heading again.
 */
export function scrollOnArrival(before: Place | null, now: Place): void {
  shown = keyOfEntry();
  const position = positions.get(shown);
  const heading = document.getElementById(idInHash(now.hash));
  const isOpening = before === null && !cameBack();
  if (position !== undefined && !isOpening) window.scrollTo({ top: position, behavior: 'instant' });
  else if (heading) heading.scrollIntoView();
  // A page that has just been opened is where the browser put it: at the top, or where it was before a reload.
  // Another question to the same page, as when a search is typed, is no other page.
  else if (!isOpening && (before?.pathname !== now.pathname || before.search === now.search)) window.scrollTo(0, 0);
}

/**
 * The browser would scroll the old page while the new one is on its way, which would be taken for the reader's
 * doing. The browser does it again where it must: when the page is loaded anew.
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
