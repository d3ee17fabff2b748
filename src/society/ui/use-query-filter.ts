import { useCallback, useEffect, useRef, useState } from 'react';

/** The query parameter of the filter. */
const PARAMETER = 'q';
/** Delay between the last key and the change of the address, in milliseconds; browsers limit how often it may change. */
const ADDRESS_DELAY = 150;

/** The filter in a page's address; empty for none. */
function filterInAddress(search: string): string {
  return new URLSearchParams(search).get(PARAMETER)?.trim() ?? '';
}

/** Sets the filter in an address, or removes it if it is empty. */
function addressWithFilter(address: string, filter: string): string {
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
