import { readStored, writeStored } from './storage';

/** A value that components subscribe to through React's `useSyncExternalStore`. */
interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value in storage, under a key that may depend on the page. Other tabs and the back-forward cache call subscribers too. */
export function createStoredValue(keyNow: () => string): Store<string | undefined> {
  const changes = createStore({});
  return {
    get: () => readStored(keyNow()),
    set: (value) => {
      writeStored(keyNow(), value);
      changes.set({});
    },
    subscribe: (listener) => {
      const forget = changes.subscribe(listener);
      for (const event of ['storage', 'pageshow']) window.addEventListener(event, listener);
      return () => {
        forget();
        for (const event of ['storage', 'pageshow']) window.removeEventListener(event, listener);
      };
    },
  };
}
