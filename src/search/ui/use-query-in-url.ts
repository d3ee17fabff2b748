import { useCallback, useEffect, useRef, useState } from 'react';

/** Name of the query parameter. */
const PARAMETER = 'q';
/** How long a query must stand before it becomes a history entry of its own, in milliseconds. */
const SETTLED_AFTER = 1000;

function queryOf(search: string): string {
  return new URLSearchParams(search).get(PARAMETER) ?? '';
}

/**
 * The query of the search page, kept in the page's address. While somebody types, the address follows without new history
 * entries; a query whose results were looked at stays an entry to come back to. `isKnown` is false until hydration.
 * @param search the query string of the page's address
 */
export function useQueryInUrl(search: string) {
  const [query, setQuery] = useState('');
  const [isKnown, setKnown] = useState(false);
  const changedAt = useRef(0);

  useEffect(() => {
    setQuery(queryOf(search));
    setKnown(true);
    changedAt.current = 0;
  }, [search]);

  useEffect(() => {
    // The router does not know the history entries that this page adds itself.
    const restore = (): void => {
      setQuery(queryOf(window.location.search));
      changedAt.current = 0;
    };
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, []);

  const change = useCallback((next: string, { isFinal = false } = {}) => {
    setQuery(next);
    const { pathname, search: before } = window.location;
    const address = next === '' ? pathname : `${pathname}?${new URLSearchParams({ [PARAMETER]: next }).toString()}`;
    const now = Date.now();
    const isNewStep = queryOf(before) !== '' && now - changedAt.current > SETTLED_AFTER;
    if (queryOf(before) !== next) {
      if (isNewStep) window.history.pushState({ key: String(now) }, '', address);
      else window.history.replaceState(window.history.state, '', address);
    }
    changedAt.current = isFinal ? 0 : now;
  }, []);
  return { query, isKnown, change };
}
