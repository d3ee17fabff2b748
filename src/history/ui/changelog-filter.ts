import { useCallback, useState } from 'react';
import { withPrefix } from 'gatsby';
import { dayInLondon } from '../../components/dates';
import type { Change } from '../node/changelog';

/** Query parameters: a page's path, an author, a year in London, and `all=yes` for changes to files alone. */
export const FILTERS = ['page', 'author', 'year', 'all'] as const;

/** Empty text: no filter. */
export type ChangeFilter = Readonly<Record<(typeof FILTERS)[number], string>>;

export const NO_FILTER: ChangeFilter = { page: '', author: '', year: '', all: '' };

export const isFilter = (filter: ChangeFilter): boolean => Object.values(filter).some((value) => value !== '');

/** The changes that match a filter, newest first. */
export function filterChanges(changes: readonly Change[], { page, author, year, all }: ChangeFilter): Change[] {
  return changes
    .filter(
      (change) =>
        (all !== '' || change.isEdit) &&
        (year === '' || dayInLondon(new Date(change.date)).startsWith(year)) &&
        (page === '' || change.pages.some(({ path }) => path === page)) &&
        (author === '' || change.author === author || change.coAuthors.includes(author)),
    )
    .sort((one, other) => other.date.localeCompare(one.date));
}

export type Loading = 'not-asked' | 'loading' | 'failed' | 'done';

/** Loads the changes that are not in the page itself. */
export function useOtherChanges(address: string | null): { others: readonly Change[]; loading: Loading; load: () => void } {
  const [others, setOthers] = useState<readonly Change[]>([]);
  const [loading, setLoading] = useState<Loading>(address === null ? 'done' : 'not-asked');
  const load = useCallback(() => {
    if (address === null) return;
    setLoading('loading');
    fetch(withPrefix(address))
      .then(async (response) => {
        if (!response.ok) throw new Error(response.statusText);
        setOthers((await response.json()) as Change[]);
        setLoading('done');
      })
      .catch(() => setLoading('failed'));
  }, [address]);
  return { others, loading, load };
}
