import type { PropsWithChildren } from 'react';

/** How many pages the wiki has; the data layer writes the number into the text. */
export function WikiPageCount({ count }: PropsWithChildren<{ count?: number }>) {
  return count === undefined ? null : <>{count}</>;
}
