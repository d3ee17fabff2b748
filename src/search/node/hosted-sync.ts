/** Brings the hosted index up to date with the build, and verifies the result. */
import type { BuildArgs, ParentSpanPluginArgs, PluginRef } from 'gatsby';
import { algoliasearch } from 'algoliasearch';
import { hostedRecords, INDEX_SETTINGS, type HostedRecord } from './hosted-index';
import { boundedRequester, type BoundedRequester } from './bounded-requester';
import { loadSearchSettings } from './load-settings';
import { searchRecordsQuery, type SearchRecordsData } from './query-records';

const PLUGIN = 'gatsby-plugin-algolia';
/** Marks a host as one for reading and writing, in the client of the plugin. */
const READ_AND_WRITE = 3;
/** How many records a message lists. */
const NAMED_RECORDS = 3;

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

/** Records without names of people, which never leave this site. */
const QUERY = searchRecordsQuery({ withPeople: false });

/** The result of the plugin's query. */
interface QueryResult {
  data?: SearchRecordsData;
}

/**
 * The records to send.
 * @throws Error when there is no wiki page among them, which would empty the index and can only be a mistake
 */
function recordsToSend({ data }: QueryResult, siteAddress: string): HostedRecord[] {
  const records = data?.searchRecords ?? [];
  if (!records.some(({ kind }) => kind === 'wiki'))
    throw new Error('The build has no search record of a wiki page. The index stays as it is.');
  return hostedRecords(records, siteAddress, loadSearchSettings().synonyms);
}

/**
 * The plugin that sends the records, for `gatsby-config.ts`; none unless all its variables are set. It adds and
 * changes records before it removes any, so that the index stays usable when a sync fails half-way.
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
        queries: [{ query: QUERY, transformer: (result: QueryResult) => recordsToSend(result, siteAddress) }],
        algoliasearchOptions: { requester, ...(host ? { hosts: [{ ...host, accept: READ_AND_WRITE }] } : {}) },
      },
    },
  ];
}

/**
 * Makes the plugin ask the service which records it has. By default it relies on a list that it wrote before its last push,
 * so after a failed push it would send nothing.
 */
export async function forgetLastSync({ getCache }: ParentSpanPluginArgs, target = hostedTarget()): Promise<void> {
  if (target) await getCache(PLUGIN).set(`algolia-objects-${target.indexName}`, null);
}

/** Digests of the records in the index, by id; `undefined` for a record that the sync did not write. */
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

/** What is wrong with the index after a sync, one sentence each. */
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
  return [...say(missing, 'missing'), ...say(outdated, 'not up to date'), ...say(stale, 'that this site does not have')];
}

/**
 * Verifies that the hosted index contains exactly the records of this build, and fails the build if not.
 * @param siteAddress address of the site, path prefix included
 */
export async function verifyHostedIndex(args: BuildArgs, siteAddress: string, target = hostedTarget()): Promise<void> {
  if (!target) return;
  const { reporter } = args;
  const records = recordsToSend(await args.graphql<SearchRecordsData>(QUERY), siteAddress);
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
