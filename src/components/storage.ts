/**
 * The browser's storage, made safe: where it is blocked, full or missing, nothing is kept and nothing throws. Only a
 * call outside a browser throws, because that is a programming error.
 */

/** `always` lasts until the reader clears it, `visit` until the tab is closed. */
export type StorageSpan = 'always' | 'visit';

function browserStorage(span: StorageSpan): Storage | undefined {
  if (typeof window === 'undefined') {
    throw new Error('Storage is only there in a browser: call it from an effect or an event handler.');
  }
  try {
    return span === 'always' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The value stored under a key; `undefined` when there is none or storage is blocked. */
export function readStored(key: string, span: StorageSpan = 'always'): string | undefined {
  const storage = browserStorage(span);
  try {
    return storage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a value, or removes it when it is `undefined`.
 * @returns whether that worked
 */
export function writeStored(key: string, value: string | undefined, span: StorageSpan = 'always'): boolean {
  const storage = browserStorage(span);
  if (!storage) return false;
  try {
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** In-memory storage, gone when the reader leaves the page. */
class PageStorage {
  readonly #items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }
}

/**
 * Replaces blocked browser storage with an in-memory one, for packages that access storage without a `try` and would
 * otherwise crash the part of the page that they are in.
 */
export function replaceBlockedStorage(): void {
  for (const [name, span] of [
    ['localStorage', 'always'],
    ['sessionStorage', 'visit'],
  ] as const) {
    if (!browserStorage(span)) Object.defineProperty(window, name, { value: new PageStorage(), configurable: true });
  }
}
