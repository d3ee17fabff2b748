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

/** The pages of the pack, and a function that replaces them. */
export function usePrintPack(): [pages: string[], choose: (pages: readonly string[]) => void] {
  const pages = pagesIn(useSyncExternalStore(watch, stored, () => ''));
  const choose = (chosen: readonly string[]): void => {
    writeStored(KEY, chosen.length > 0 ? chosen.join(',') : undefined);
    for (const listener of listeners) listener();
  };
  return [pages, choose];
}
