/** The browser's storage. Where it is blocked, full or missing, nothing is stored and nothing throws. */

import { ignoreErrors } from './ignore-errors';

/** `always` lasts until the reader clears it, `visit` until the tab is closed. */
type StorageSpan = 'always' | 'visit';

function browserStorage(span: StorageSpan): Storage | undefined {
  // Throws outside a browser: call it from an effect or an event handler.
  const browser = window;
  return ignoreErrors(() => (span === 'always' ? browser.localStorage : browser.sessionStorage));
}

/** The value stored under a key; `undefined` when there is none or storage is blocked. */
export function readStored(key: string, span: StorageSpan = 'always'): string | undefined {
  const storage = browserStorage(span);
  return ignoreErrors(() => storage?.getItem(key)) ?? undefined;
}

/** Stores a value, or removes it when it is `undefined`. */
export function writeStored(key: string, value: string | undefined, span: StorageSpan = 'always'): void {
  const storage = browserStorage(span);
  ignoreErrors(() => (value === undefined ? storage?.removeItem(key) : storage?.setItem(key, value)));
}

/** Stands in for broken storage until the reader leaves the page. */
class PageStorage {
  /** `null` for a removed item. */
  readonly #items = new Map<string, string | null>();
  readonly #storage: Storage | undefined;

  constructor(storage: Storage | undefined) {
    this.#storage = storage;
  }

  getItem(key: string): string | null {
    const item = this.#items.get(key);
    return item === undefined ? (ignoreErrors(() => this.#storage?.getItem(key)) ?? null) : item;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
    ignoreErrors(() => this.#storage?.setItem(key, value));
  }

  removeItem(key: string): void {
    this.#items.set(key, null);
    ignoreErrors(() => this.#storage?.removeItem(key));
  }
}

/** Whether the browser keeps what is stored after the page is closed. Call after `replaceBrokenStorage`. */
export function isStorageKept(): boolean {
  return !(browserStorage('always') instanceof PageStorage);
}

const PROBE = 'storage-probe';

function works(storage: Storage | undefined): boolean {
  return (
    ignoreErrors(() => {
      storage?.setItem(PROBE, PROBE);
      const isKept = storage?.getItem(PROBE) === PROBE;
      storage?.removeItem(PROBE);
      return isKept;
    }) === true
  );
}

/** Replaces broken storage, because packages use it without a `try`: Gatsby itself would not start. */
export function replaceBrokenStorage(): void {
  for (const [name, span] of [
    ['localStorage', 'always'],
    ['sessionStorage', 'visit'],
  ] as const) {
    const storage = browserStorage(span);
    if (!works(storage)) Object.defineProperty(window, name, { value: new PageStorage(storage), configurable: true });
  }
}
