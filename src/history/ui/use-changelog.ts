import { useCallback, useEffect, useState } from 'react';
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

/** The filter that a query string asks for. */
export function filterOfQuery(query: string): ChangeFilter {
  const parameters = new URLSearchParams(query);
  return { page: parameters.get('page') ?? '', author: parameters.get('author') ?? '', year: parameters.get('year') ?? '' };
}

/** The query string of a filter, with its question mark; empty for none. */
export function queryOfFilter(filter: ChangeFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query === '' ? '' : `?${query}`;
}

/** A filter that is kept in the page's address, so that it can be linked to and survives a reload. */
export function useChangeFilter(): [ChangeFilter, (filter: ChangeFilter) => void] {
  const [filter, setFilter] = useState(NO_FILTER);
  useEffect(() => setFilter(filterOfQuery(window.location.search)), []);
  const change = useCallback((next: ChangeFilter) => {
    setFilter(next);
    window.history.replaceState(window.history.state, '', window.location.pathname + queryOfFilter(next));
  }, []);
  return [filter, change];
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
