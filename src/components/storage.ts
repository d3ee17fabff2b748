/**
 * The browser's storage that never breaks a page: where it is blocked, full or absent, nothing is kept and
 * nothing is thrown. Outside a browser a call is a mistake of ours and says so.
 */

/** `always` is kept until the reader clears it; `visit` until the tab is closed. */
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

/** What is kept under a key; `undefined` when nothing is, or storage is blocked. */
export function readStored(key: string, span: StorageSpan = 'always'): string | undefined {
  const storage = browserStorage(span);
  try {
    return storage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value, or forgets it when it is `undefined`. Says whether that worked. */
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

/** A storage that forgets everything when the page is left. */
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
 * Puts a stand-in where the browser's storage is blocked. For packages that reach for it without care, and
 * would take the part of the page with them that they are in.
 */
export function replaceBlockedStorage(): void {
  for (const [name, span] of [
    ['localStorage', 'always'],
    ['sessionStorage', 'visit'],
  ] as const) {
    if (!browserStorage(span)) Object.defineProperty(window, name, { value: new PageStorage(), configurable: true });
  }
}
