import { useCallback, useEffect, useRef, useState } from 'react';

/** Name of the parameter that keeps what was typed. */
const PARAMETER = 'q';
/** How long after the last key the address follows, in milliseconds; browsers limit how often it may change. */
const ADDRESS_DELAY = 150;

/** What a page's address filters by; empty when by nothing. */
export function filterInAddress(search: string): string {
  return new URLSearchParams(search).get(PARAMETER)?.trim() ?? '';
}

/** An address with what it filters by; everything else in it stays. */
export function addressWithFilter(address: string, filter: string): string {
  const url = new URL(address);
  if (filter.trim() === '') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, filter.trim());
  return url.href;
}

/**
 * What a list is filtered by, kept in the page's address so that a filtered list can be sent on. Takes the
 * page's location: whenever it changes, Back included, the address wins.
 */
export function useQueryFilter(location: object): [filter: string, setFilter: (filter: string) => void] {
  const [filter, setFilter] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(() => {
    setFilter(filterInAddress(window.location.search));
    return () => window.clearTimeout(timer.current);
  }, [location]);
  const change = useCallback((next: string) => {
    setFilter(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      window.history.replaceState(window.history.state, '', addressWithFilter(window.location.href, next));
    }, ADDRESS_DELAY);
  }, []);
  return [filter, change];
}
