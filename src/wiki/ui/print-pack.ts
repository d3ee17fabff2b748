/** The pages that a reader has chosen to print together, kept on the device. */
import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../components/store';

const pack = createStoredValue('print-pack');

/** Addresses of pages, as one text: that is how they are stored and how they stand in an address. */
export function pagesIn(text = ''): string[] {
  return [...new Set(text.split(',').filter((path) => /^\/wiki(?:\/|$)/.test(path)))];
}

/** Where the pack is printed. */
export function packAddress(pages: readonly string[]): string {
  return `/print?pages=${pages.join(',')}`;
}

/** Puts a page into the pack; asks the storage for the others, because a component may not know yet what is stored. */
export function addToPack(path: string): void {
  pack.set(pagesIn(`${pack.get()},${path}`).join(','));
}

export function takeOutOfPack(path: string): void {
  const others = pagesIn(pack.get()).filter((page) => page !== path);
  pack.set(others.length > 0 ? others.join(',') : undefined);
}

export function emptyPack(): void {
  pack.set(undefined);
}

/** The pages of the pack. */
export function usePrintPack(): string[] {
  return pagesIn(useSyncExternalStore(pack.subscribe, pack.get, () => undefined));
}
