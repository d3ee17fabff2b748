/** Stores ticks per page and show. All pages share the current show. Uses no React, because the boot script imports it. */
import { sitePathname } from '../../../components/site-pathname';
import { readStored, writeStored } from '../../../components/storage';
import { createStoredValue } from '../../../components/store';

export const CHECKLIST = 'data-checklist';

const SHOW_KEY = 'checklist-show';
const FIRST_SHOW_KEY = 'checklist-first-show';

/** Ticks by show. The first show's key is empty: it gets the ticks made before it was named, on every page. */
type Ticks = Record<string, string[]>;

const keyOfPage = (): string => `checklist ${sitePathname(window.location.pathname)}`;

const stored = /* @__PURE__ */ createStoredValue(keyOfPage);

/** Whether ticks are stored for this page, so that it needs the app at once. */
export function hasKeptTicks(): boolean {
  return readStored(keyOfPage()) !== undefined;
}

function ticksOfPage(): Ticks {
  try {
    const kept = JSON.parse(stored.get() ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null ? (kept as Ticks) : {};
  } catch {
    return {};
  }
}

/** Calls back when ticks change, or the show. @returns how to unsubscribe */
export function watchTicks(listener: () => void): () => void {
  return stored.subscribe(listener);
}

/** The reader's show; empty until it is named. */
export function currentShow(): string {
  return readStored(SHOW_KEY) ?? '';
}

const firstShow = (): string => readStored(FIRST_SHOW_KEY) ?? '';

const keyOfShow = (): string => (currentShow() === firstShow() ? '' : currentShow());

/** Other shows with ticks on this page. */
export function otherShows(): string[] {
  const shows = Object.keys(ticksOfPage()).map((key) => key || firstShow());
  return shows.filter((show) => show !== '' && show !== currentShow());
}

/** Ticks of the current show; `undefined` if there never were any. */
export function keptTicks(): string[] | undefined {
  const ticks = ticksOfPage()[keyOfShow()];
  return Array.isArray(ticks) ? ticks : undefined;
}

export function keepTicks(items: readonly string[]): void {
  stored.set(JSON.stringify({ ...ticksOfPage(), [keyOfShow()]: items }));
}

/** Changes to a new or known show. */
export function nameShow(name: string): void {
  const show = name.trim();
  if (currentShow() === '') writeStored(FIRST_SHOW_KEY, show);
  writeStored(SHOW_KEY, show);
  stored.set(JSON.stringify(ticksOfPage()));
}
