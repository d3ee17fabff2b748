import { useCallback, useState } from 'react';
import { withPrefix } from 'gatsby';
import { dayInLondon, formatMonth } from '../../components/dates';
import { groupBy } from '../../components/group-by';

/** A change as the changelog shows it. */
export type Change = Queries.WikiChangelogFieldsFragment['newest'][number];

/** What the changelog is filtered by; an empty text stands for no filter. */
export interface ChangeFilter {
  /** Address of a page. */
  page: string;
  author: string;
  /** Calendar year by London's clock. */
  year: string;
}

export const NO_FILTER: ChangeFilter = { page: '', author: '', year: '' };

/** The query parameters that keep the filter in the page's address. */
export const FILTERS = ['page', 'author', 'year'] as const;

export const isFilter = (filter: ChangeFilter): boolean => Object.values(filter).some((value) => value !== '');

/** Changes by month, in the order given. */
export function groupByMonth<T extends { readonly date: string }>(changes: readonly T[]): Map<string, T[]> {
  return groupBy(changes, ({ date }) => formatMonth(dayInLondon(new Date(date))));
}

/** The changes that match a filter. */
export function filterChanges(changes: readonly Change[], { page, author, year }: ChangeFilter): Change[] {
  return changes.filter(
    (change) =>
      (year === '' || dayInLondon(new Date(change.date)).startsWith(year)) &&
      (page === '' || change.pages.some(({ path }) => path === page)) &&
      (author === '' || change.author === author || change.coAuthors.includes(author)),
  );
}

export type Loading = 'not-asked' | 'loading' | 'failed' | 'done';

/** The older changes, which load on demand. */
export function useOlderChanges(address: string | null): { older: readonly Change[]; loading: Loading; load: () => void } {
  const [older, setOlder] = useState<readonly Change[]>([]);
  const [loading, setLoading] = useState<Loading>(address === null ? 'done' : 'not-asked');
  const load = useCallback(() => {
    if (address === null) return;
    setLoading('loading');
    fetch(withPrefix(address))
      .then(async (response) => {
        if (!response.ok) throw new Error(response.statusText);
        setOlder((await response.json()) as Change[]);
        setLoading('done');
      })
      .catch(() => setLoading('failed'));
  }, [address]);
  return { older, loading, load };
}
