import { useSyncExternalStore } from 'react';

/** The value never changes after load. */
const subscribeToNothing = () => () => undefined;

/** A value that only the browser knows; `inBuild` until hydration. */
export function useBrowserValue<Value>(inBrowser: () => Value, inBuild: Value): Value {
  return useSyncExternalStore(subscribeToNothing, inBrowser, () => inBuild);
}
