/**
 * What is ticked in the checklists of a page, kept on the device for each page and show. The show is named once for all pages.
 * Without React, because the start script asks whether anything is kept.
 */
import { sitePathname } from '../../../components/site-pathname';
import { readStored, writeStored } from '../../../components/storage';

/** Attribute of a checklist. */
export const CHECKLIST = 'data-checklist';

/** Storage key of the show's name. */
const SHOW_KEY = 'checklist-show';

/** What is ticked, by show; the empty name stands for a show that has none. */
type Ticks = Record<string, string[]>;

/** What the browser refuses to store, until the page is closed. */
const refused = new Map<string, string>();

function read(key: string): string | undefined {
  return refused.get(key) ?? readStored(key);
}

function write(key: string, value: string): void {
  if (writeStored(key, value)) refused.delete(key);
  else refused.set(key, value);
}

const keyOfPage = (): string => `checklist ${sitePathname(window.location.pathname)}`;

/** Whether anything is kept for the page that is open, which should then be seen without a touch. */
export function hasKeptTicks(): boolean {
  return readStored(keyOfPage()) !== undefined;
}

function ticksOfPage(): Ticks {
  try {
    const kept = JSON.parse(read(keyOfPage()) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null ? (kept as Ticks) : {};
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();

/** Calls back when anything changes: here, in another tab, or while Back's cache held the page. @returns a function that unsubscribes */
export function watchTicks(listener: () => void): () => void {
  const watch = new AbortController();
  const hear = (event: Event): void => {
    // Other keys are those of other subjects.
    if (!(event instanceof StorageEvent) || event.key === null || [SHOW_KEY, keyOfPage()].includes(event.key)) listener();
  };
  listeners.add(listener);
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, hear, { signal: watch.signal });
  return () => {
    listeners.delete(listener);
    watch.abort();
  };
}

function keep(ticks: Ticks): void {
  write(keyOfPage(), JSON.stringify(ticks));
  for (const listener of listeners) listener();
}

/** The name of the show that the reader works on; empty until it is named. */
export function currentShow(): string {
  return read(SHOW_KEY) ?? '';
}

/** Shows for which something is kept on this page, apart from the current one. */
export function otherShows(): string[] {
  return Object.keys(ticksOfPage()).filter((show) => show !== '' && show !== currentShow());
}

/** What is ticked for the current show; `undefined` when nothing was ever ticked. */
export function keptTicks(): string[] | undefined {
  const ticks = ticksOfPage()[currentShow()];
  return Array.isArray(ticks) ? ticks : undefined;
}

/** Keeps what is ticked for the current show. */
export function keepTicks(items: readonly string[]): void {
  keep({ ...ticksOfPage(), [currentShow()]: [...items] });
}

/** Goes on with another show, new or known. What was ticked before a first name was given belongs to that name. */
export function nameShow(name: string): void {
  const show = name.trim();
  const isFirst = currentShow() === '';
  const { '': unnamed, ...ticks } = ticksOfPage();
  write(SHOW_KEY, show);
  keep(isFirst && unnamed && !ticks[show] ? { ...ticks, [show]: unnamed } : ticks);
}
