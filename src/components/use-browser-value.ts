import { useSyncExternalStore } from 'react';

/** The value never changes after load. */
const subscribeToNothing = () => () => undefined;

/** A value that only the browser knows; `inBuild` until React has taken the HTML over. */
export function useBrowserValue<Value>(inBrowser: () => Value, inBuild: Value): Value {
  return useSyncExternalStore(subscribeToNothing, inBrowser, () => inBuild);
}
