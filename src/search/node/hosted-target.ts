/** Where the build sends search records, if it is allowed to. */
import { boundedRequester, type BoundedRequester } from './bounded-requester';

/** An index of the hosted service, and the key that may change it. */
export interface HostedTarget {
  appId: string;
  indexName: string;
  adminKey: string;
  /** Address of a proxy, say, to use instead of the one that follows from the application id. */
  host: { protocol: 'http' | 'https'; url: string } | undefined;
  /** Sends the requests of a sync. */
  requester: BoundedRequester;
}

/**
 * The index that the environment names, or `undefined` unless all of `GATSBY_ALGOLIA_APP_ID`,
 * `GATSBY_ALGOLIA_INDEX_NAME` and `ALGOLIA_ADMIN_KEY` are set. `ALGOLIA_HOST` may name another address.
 * @throws Error when `ALGOLIA_HOST` is not an address
 */
export function hostedTarget(environment: NodeJS.ProcessEnv = process.env): HostedTarget | undefined {
  const variable = (name: string): string => (environment[name] ?? '').trim();
  const appId = variable('GATSBY_ALGOLIA_APP_ID');
  const indexName = variable('GATSBY_ALGOLIA_INDEX_NAME');
  const adminKey = variable('ALGOLIA_ADMIN_KEY');
  if (appId === '' || indexName === '' || adminKey === '') return undefined;
  return { appId, indexName, adminKey, host: hostOf(variable('ALGOLIA_HOST')), requester: boundedRequester() };
}

function hostOf(address: string): HostedTarget['host'] {
  if (address === '') return undefined;
  const match = /^(https?):\/\/([^/]+)\/?$/.exec(address);
  if (!match) throw new Error(`ALGOLIA_HOST holds "${address}". Write an address without a path, such as https://search.example:8443.`);
  return { protocol: match[1] as 'http' | 'https', url: match[2] as string };
}
