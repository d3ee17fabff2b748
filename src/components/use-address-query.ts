import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PAGE_SHOWN } from './events';

/** Debounce of the address after the last key, in milliseconds: browsers limit how often it may change. */
const ADDRESS_DELAY = 150;
/** A value that stands this long stays in the history: the next one gets a new entry. In milliseconds. */
const SETTLED_AFTER = 1000;

type Values<Name extends string> = Readonly<Record<Name, string>>;

function valuesIn<Name extends string>(query: string, names: readonly Name[]): Values<Name> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as Values<Name>;
}

function addressWith<Name extends string>(values: Values<Name>): URL {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries<string>(values)) {
    if (value.trim() === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value.trim());
  }
  return url;
}

/**
 * Keeps values of a page in its address, so that a shared link, a reload and Back restore them. A link, Back or Forward to another
 * address overrides what was typed.
 * @param names the query parameters; a constant
 * @param keepsSteps whether a value that stood for a while stays in the history
 * @returns the values, which are empty until `isKnown`, and `change` for some of them. `isFinal` skips the debounce.
 */
export function useAddressQuery<Name extends string>(names: readonly Name[], { keepsSteps = false } = {}) {
  const [values, setValues] = useState(() => valuesIn('', names));
  const [isKnown, setKnown] = useState(false);
  const latest = useRef(values);
  const typing = useRef({ timer: 0, changedAt: 0, isStep: false });

  const read = useEffectEvent(() => {
    window.clearTimeout(typing.current.timer);
    Object.assign(typing.current, { changedAt: 0, isStep: false });
    latest.current = valuesIn(window.location.search, names);
    setValues(latest.current);
    setKnown(true);
  });
  useEffect(() => {
    const follow = (): void => read();
    const state = typing.current;
    follow();
    // The router does not know the entries that this hook adds to the history, so the hook listens for Back itself.
    for (const event of [PAGE_SHOWN, 'popstate']) window.addEventListener(event, follow);
    return () => {
      window.clearTimeout(state.timer);
      for (const event of [PAGE_SHOWN, 'popstate']) window.removeEventListener(event, follow);
    };
  }, []);

  const write = useCallback(() => {
    const { href } = addressWith(latest.current);
    if (href === window.location.href) return;
    if (typing.current.isStep) window.history.pushState({ key: String(Date.now()) }, '', href);
    else window.history.replaceState(window.history.state, '', href);
    typing.current.isStep = false;
  }, []);
  const change = useCallback(
    (news: Partial<Values<Name>>, { isFinal = false } = {}) => {
      const state = typing.current;
      const now = Date.now();
      const hasValue = Object.values<string>(latest.current).some((value) => value.trim() !== '');
      if (keepsSteps && hasValue && now - state.changedAt > SETTLED_AFTER) state.isStep = true;
      state.changedAt = isFinal ? 0 : now;
      latest.current = { ...latest.current, ...news };
      setValues(latest.current);
      window.clearTimeout(state.timer);
      if (isFinal) write();
      else state.timer = window.setTimeout(write, ADDRESS_DELAY);
    },
    [keepsSteps, write],
  );
  return { values, isKnown, change };
}
