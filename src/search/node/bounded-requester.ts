/** Sends the requests of a sync, none of them without an end. */

/** What the service's clients ask for; version 4 and version 5 agree on these. */
interface ClientRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  data?: string | Uint8Array | undefined;
}

interface ClientResponse {
  status: number;
  content: string;
  isTimedOut: boolean;
}

export interface BoundedRequester {
  send: (request: ClientRequest) => Promise<ClientResponse>;
}

/** Patience in milliseconds. */
export interface Patience {
  /** With one request, until its answer is complete. */
  request: number;
  /** With a whole sync, from its first request on. */
  sync: number;
}

const PATIENCE: Patience = { request: 30_000, sync: 10 * 60_000 };
/** A status that clients don't try again. */
const REQUEST_TIMEOUT = 408;

/**
 * A requester for the service's clients. Their own waits for ever on a task that the service never finishes,
 * and takes an answer that needs more than a second for none.
 */
export function boundedRequester(patience: Patience = PATIENCE): BoundedRequester {
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
