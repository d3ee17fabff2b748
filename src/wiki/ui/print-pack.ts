/** The pages that a reader has chosen to print together, kept on the device. */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../components/storage';

const KEY = 'print-pack';
const listeners = new Set<() => void>();

/** Addresses of pages, as one text: that is how they are stored and how they stand in an address. */
export function pagesIn(text: string): string[] {
  return [...new Set(text.split(',').filter((path) => /^\/wiki(?:\/|$)/.test(path)))];
}

const stored = (): string => readStored(KEY) ?? '';

function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Where the pack is printed. */
export function packAddress(pages: readonly string[]): string {
  return `/print?pages=${pages.join(',')}`;
}

function store(pages: readonly string[]): void {
  writeStored(KEY, pages.length > 0 ? pages.join(',') : undefined);
  for (const listener of listeners) listener();
}

/** Puts a page into the pack; asks the storage for the others, because a component may not know yet what is stored. */
export function addToPack(path: string): void {
  store(pagesIn(`${stored()},${path}`));
}

export function takeOutOfPack(path: string): void {
  store(pagesIn(stored()).filter((page) => page !== path));
}

export function emptyPack(): void {
  store([]);
}

/** The pages of the pack. */
export function usePrintPack(): string[] {
  return pagesIn(useSyncExternalStore(watch, stored, () => ''));
}
