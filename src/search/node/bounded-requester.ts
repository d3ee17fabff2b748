import type { algoliasearch } from 'algoliasearch';

/** Sends the requests of the service's client; versions 4 and 5 take the same. */
export type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>;

/** Time limits in milliseconds: for one complete response, and for a whole sync from its first request on. */
const PATIENCE = { request: 30_000, sync: 10 * 60_000 };
/** A status that makes the client give up instead of retrying. */
const REQUEST_TIMEOUT = 408;

/** A requester for the service's clients. Their own waits forever for an unfinished task, but only two seconds for a response. */
export function boundedRequester(patience = PATIENCE): Requester {
  let deadline: number | undefined;
  return {
    send: async ({ url, method, headers, data }) => {
      deadline ??= Date.now() + patience.sync;
      const left = deadline - Date.now();
      if (left <= 0) {
        const message = `The search service has not finished after ${Math.round(patience.sync / 1000)} seconds.`;
        return { status: REQUEST_TIMEOUT, content: JSON.stringify({ message, status: REQUEST_TIMEOUT }), isTimedOut: false };
      }
      try {
        const signal = AbortSignal.timeout(Math.min(patience.request, left));
        const response = await fetch(url, { method, headers, body: (data ?? null) as BodyInit | null, signal });
        return { status: response.status, content: await response.text(), isTimedOut: false };
      } catch (error) {
        const isTimedOut = error instanceof Error && error.name === 'TimeoutError';
        return { status: 0, content: error instanceof Error ? error.message : String(error), isTimedOut };
      }
    },
  };
}
