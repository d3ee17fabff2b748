import type { BuildArgs, ParentSpanPluginArgs, PluginRef } from 'gatsby';
import { algoliasearch } from 'algoliasearch';
import { hostedRecords, INDEX_SETTINGS, type HostedRecord } from './hosted-index';
import { buildFacets, documentsQuery, loadSearchSettings, type DocumentsData } from './documents';

const PLUGIN = 'gatsby-plugin-algolia';
/** `readWrite` in version 4 of the service's client, which the plugin uses. */
const READ_AND_WRITE = 3;
/** How many records a message lists. */
const NAMED_RECORDS = 3;

/** Sends the requests of the service's client; versions 4 and 5 take the same. */
type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>;

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

export interface HostedTarget {
  appId: string;
  indexName: string;
  adminKey: string;
  /** An address to use in place of the application's own, such as a proxy's. */
  host: { protocol: 'http' | 'https'; url: string } | undefined;
  requester: Requester;
}

/**
 * The index to sync; `undefined` unless application, index and admin key are set. `ALGOLIA_HOST` may name another address.
 * @throws Error when `ALGOLIA_HOST` is not an address
 */
export function hostedTarget(environment: NodeJS.ProcessEnv = process.env): HostedTarget | undefined {
  const variable = (name: string): string => (environment[name] ?? '').trim();
  const appId = variable('GATSBY_ALGOLIA_APP_ID');
  const indexName = variable('GATSBY_ALGOLIA_INDEX_NAME');
  const adminKey = variable('ALGOLIA_ADMIN_KEY');
  if (appId === '' || indexName === '' || adminKey === '') return undefined;
  return { appId, indexName, adminKey, host: otherHost(variable('ALGOLIA_HOST')), requester: boundedRequester() };
}

function otherHost(address: string): HostedTarget['host'] {
  if (address === '') return undefined;
  const match = /^(https?):\/\/([^/]+)\/?$/.exec(address);
  if (!match) throw new Error(`ALGOLIA_HOST holds "${address}". Write an address without a path, such as https://search.example:8443.`);
  return { protocol: match[1] as 'http' | 'https', url: match[2] as string };
}

/** Names of people never leave this site. */
const QUERY = documentsQuery({ withPeople: false });

/** @throws Error without a wiki page, because the sync would then empty the index */
function recordsToSend({ data }: { data?: DocumentsData }, siteAddress: string): HostedRecord[] {
  const documents = data?.searchDocuments ?? [];
  if (!documents.some(({ kind }) => kind === 'wiki'))
    throw new Error(
      'The build made no search record for any wiki page, so the hosted index was not changed. Look for an earlier error in this build.',
    );
  return hostedRecords(documents, { address: siteAddress, synonyms: loadSearchSettings().synonyms, facets: buildFacets() });
}

/**
 * The plugin that sends the records; none unless all its variables are set. It adds records before it removes any, so the index
 * stays usable if a sync fails.
 * @param siteAddress address of the site, path prefix included
 */
export function hostedIndexPlugins(siteAddress: string, target = hostedTarget()): PluginRef[] {
  if (!target) return [];
  const { appId, adminKey, indexName, host, requester } = target;
  return [
    {
      resolve: PLUGIN,
      options: {
        appId,
        apiKey: adminKey,
        indexName,
        settings: INDEX_SETTINGS,
        queries: [{ query: QUERY, transformer: (result: { data?: DocumentsData }) => recordsToSend(result, siteAddress) }],
        algoliasearchOptions: { requester, ...(host ? { hosts: [{ ...host, accept: READ_AND_WRITE }] } : {}) },
      },
    },
  ];
}

/** Clears the plugin's list of sent records. The plugin writes the list before it sends, so after a failure it would send nothing. */
export async function forgetLastSync({ getCache }: ParentSpanPluginArgs, target = hostedTarget()): Promise<void> {
  if (target) await getCache(PLUGIN).set(`algolia-objects-${target.indexName}`, null);
}

/** Digests by record; `undefined` for a record that this site did not send. */
async function digestsInIndex({ appId, adminKey, indexName, host, requester }: HostedTarget): Promise<Map<string, string | undefined>> {
  const options = { requester, ...(host ? { hosts: [{ ...host, accept: 'readWrite' as const }] } : {}) };
  const digests = new Map<string, string | undefined>();
  await algoliasearch(appId, adminKey, options).browseObjects<Partial<HostedRecord>>({
    indexName,
    browseParams: { attributesToRetrieve: ['internal.contentDigest'] },
    aggregator: ({ hits }) => {
      for (const { objectID, internal } of hits) digests.set(objectID, internal?.contentDigest);
    },
  });
  return digests;
}

function differencesFrom(records: readonly HostedRecord[], digests: ReadonlyMap<string, string | undefined>): string[] {
  const wanted = new Map(records.map(({ objectID, internal }) => [objectID, internal.contentDigest]));
  const missing = [...wanted.keys()].filter((id) => !digests.has(id));
  const outdated = [...wanted].filter(([id, digest]) => digests.has(id) && digests.get(id) !== digest).map(([id]) => id);
  const stale = [...digests.keys()].filter((id) => !wanted.has(id));
  const say = (ids: string[], what: string): string[] => {
    if (ids.length === 0) return [];
    const named = ids.slice(0, NAMED_RECORDS).join(', ');
    return [`${ids.length} ${what}: ${named}${ids.length > NAMED_RECORDS ? ' …' : ''}.`];
  };
  return [...say(missing, 'missing'), ...say(outdated, 'not up to date'), ...say(stale, 'not from this site')];
}

/** Fails the build if the hosted index differs from its records. Takes the site's address with the path prefix. */
export async function verifyHostedIndex(args: BuildArgs, siteAddress: string, target = hostedTarget()): Promise<void> {
  if (!target) return;
  const { reporter } = args;
  const records = recordsToSend(await args.graphql<DocumentsData>(QUERY), siteAddress);
  let digests: Map<string, string | undefined>;
  try {
    digests = await digestsInIndex(target);
  } catch (error) {
    reporter.panicOnBuild(
      `The hosted search index ${target.indexName} could not be read after the sync: ${error instanceof Error ? error.message : String(error)}`,
    );
    return;
  }
  const differences = differencesFrom(records, digests);
  if (differences.length > 0) {
    reporter.panicOnBuild(
      `The hosted search index ${target.indexName} holds ${digests.size} records, and this build has ${records.length}.\n` +
        `${differences.join('\n')}\n` +
        'Build again to send what is missing. The index must hold records of this site alone: give other content an index of its own.',
    );
    return;
  }
  reporter.info(`Hosted search index ${target.indexName}: ${digests.size} records, all up to date.`);
}
