/** The real plugin and the real clients against a stub of the service. */
import type { BuildArgs, PluginOptions } from 'gatsby';
import { INDEX_SETTINGS } from '../../src/search/node/hosted-index';
import {
  boundedRequester,
  forgetLastSync,
  hostedIndexPlugins,
  hostedTarget,
  verifyHostedIndex,
  type HostedTarget,
} from '../../src/search/node/hosted-sync';
import type { SearchDocument } from '../../src/search/local-index';
import { startHostedSearch, type Fault, type HostedSearch, type StoredRecord } from '../support/hosted-search';
import { shortDocument } from '../support/search-documents';

interface Plugin {
  onPostBuild: (args: unknown, options: PluginOptions) => Promise<void>;
}
const plugin = jest.requireActual<Plugin>('gatsby-plugin-algolia/gatsby-node.js');

const KEYS = { appId: 'TESTAPP', adminKey: 'admin-key', searchKey: 'search-key' };
const SITE = 'https://crew.example/site';
const INDEX = 'wiki';
const ENVIRONMENT = { GATSBY_ALGOLIA_APP_ID: KEYS.appId, GATSBY_ALGOLIA_INDEX_NAME: INDEX, ALGOLIA_ADMIN_KEY: KEYS.adminKey };

const page = (name: string, text: string): SearchDocument =>
  shortDocument({ path: `/wiki/${name}`, title: name, sections: [{ heading: 'Use', text: [text] }] });
const SHOW = shortDocument({ path: '/shows#a', title: 'Dimmers', kind: 'show' });
const PAGES = ['dimmers', 'flats', 'gobos'];
const BEFORE = [...PAGES.map((name) => page(name, 'As told.')), SHOW];
const AFTER = [page('dimmers', 'Told anew.'), page('flats', 'Told anew.'), page('hazers', 'New.')];

let service: HostedSearch;
/** The plugin's cache, which outlives a build. */
let cache: Map<string, unknown>;

beforeEach(async () => {
  service = await startHostedSearch(KEYS);
  cache = new Map();
});

afterEach(() => service.stop());

/** Runs the sync of a build. Throws the error that would stop the build. */
async function build(
  built: readonly SearchDocument[],
  { patience = { request: 2000, sync: 20_000 }, chunkSize = 1000, adminKey = KEYS.adminKey } = {},
): Promise<string[]> {
  const environment = { ...ENVIRONMENT, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_HOST: service.address };
  const target = { ...(hostedTarget(environment) as HostedTarget), requester: boundedRequester(patience) };
  const said: string[] = [];
  const panic = (message: string, error?: Error): never => {
    throw new Error(`${message} ${error?.message ?? ''}`);
  };
  const args = {
    graphql: () => Promise.resolve({ data: { searchDocuments: built } }),
    cache: { get: (key: string) => Promise.resolve(cache.get(key)), set: (key: string, value: unknown) => void cache.set(key, value) },
    reporter: {
      activityTimer: () => ({ start: () => undefined, end: () => undefined, setStatus: () => undefined, panicOnBuild: panic }),
      panicOnBuild: panic,
      info: (message: string) => said.push(message),
    },
  };
  const withCache = { ...args, getCache: () => args.cache } as unknown as BuildArgs;
  const [reference] = hostedIndexPlugins(SITE, target) as unknown as [{ options: PluginOptions }];
  await forgetLastSync(withCache, target);
  await plugin.onPostBuild(args, { ...reference.options, chunkSize });
  await verifyHostedIndex(withCache, SITE, target);
  return said;
}

const stored = () => service.indexes.get(INDEX)?.records ?? new Map<string, StoredRecord>();
const indexed = (): string[] => [...stored().keys()].sort();
const textsIn = (): unknown[] => [...stored().values()].map(({ content }) => content);
/** Each page has three records: for itself, its heading and its text. The show has one. */
const idsOf = (built: readonly SearchDocument[]): string[] =>
  built.flatMap(({ url, sections }) => [url, ...sections.flatMap(() => [`${url}#use`, `${url}#use:1`])]).sort();
const sent = () =>
  service.calls
    .filter(({ path }) => path.endsWith('/batch'))
    .flatMap(({ body }) => (body.requests as { body: StoredRecord }[]).map(({ body: { objectID } }) => objectID));

/** The ids of what a search with the public key finds. */
async function find(query: string, parameters = {}): Promise<string[]> {
  const response = await fetch(`${service.address}/1/indexes/${INDEX}/query`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': KEYS.appId, 'x-algolia-api-key': KEYS.searchKey },
    body: JSON.stringify({ query, ...parameters }),
  });
  const { hits } = (await response.json()) as { hits: StoredRecord[] };
  return hits.map(({ objectID }) => objectID);
}

it.each(Object.keys(ENVIRONMENT))('a build without %s contacts no search service', async (name) => {
  for (const value of [undefined, '', ' ']) expect(hostedTarget({ ...ENVIRONMENT, [name]: value })).toBeUndefined();
  expect(hostedIndexPlugins(SITE, undefined)).toEqual([]);
  // Any call to Gatsby would fail.
  const args = {} as BuildArgs;
  await forgetLastSync(args, undefined);
  await verifyHostedIndex(args, SITE, undefined);
  expect(service.calls).toEqual([]);
});

it('the build syncs with the service itself, unless ALGOLIA_HOST names another address', () => {
  expect(hostedTarget(ENVIRONMENT)?.host).toBeUndefined();
  const { host } = hostedTarget({ ...ENVIRONMENT, ALGOLIA_HOST: 'https://search.example:8443/' }) ?? {};
  expect(host).toEqual({ protocol: 'https', url: 'search.example:8443' });
  expect(() => hostedTarget({ ...ENVIRONMENT, ALGOLIA_HOST: 'search.example' })).toThrow(
    'ALGOLIA_HOST holds "search.example". Write an address',
  );
});

it('a sync creates and fills a missing index, reports its number of records, and makes filters work', async () => {
  expect(await build(BEFORE)).toEqual([`Hosted search index wiki: ${idsOf(BEFORE).length} records, all up to date.`]);
  expect(indexed()).toEqual(idsOf(BEFORE));
  expect(service.indexes.get(INDEX)?.settings).toEqual(INDEX_SETTINGS);
  const found = await find('dimmers', { facetFilters: ['language:en', ['tag:default', 'tag:docs-default-current']] });
  expect(found).toEqual(expect.arrayContaining(['/wiki/dimmers', '/shows#a']));
  expect(await find('dimmers', { facetFilters: ['language:fr'] })).toEqual([]);
});

it('a sync sends only changed records', async () => {
  await build(BEFORE);
  service.calls.length = 0;
  await build(BEFORE);
  expect(sent()).toEqual([]);
  await build(BEFORE.map((document) => (document.title === 'dimmers' ? page('dimmers', 'Told anew.') : document)));
  expect(sent()).toEqual(['/wiki/dimmers#use:1']);
  expect(textsIn()).toContain('Told anew.');
});

it('a sync deletes the records of removed pages, and restores a record that somebody else deleted', async () => {
  await build(BEFORE);
  stored().delete('/wiki/flats');
  const fewer = BEFORE.filter(({ url }) => url !== '/wiki/gobos');
  await build(fewer);
  expect(indexed()).toEqual(idsOf(fewer));
});

interface Failure {
  what: string;
  error: string | RegExp;
  /** Pages that search still finds: those of the old index, unless the sync has come to the deletions. */
  finds?: string[];
  options?: Parameters<typeof build>[1];
  fault?: Fault;
}

it.each<Failure>([
  { what: 'the key is wrong', error: 'Invalid Application-ID or API key', finds: PAGES, options: { adminKey: 'another' } },
  {
    what: 'the service does not answer the second of several batches in time',
    error: /Unreachable hosts/,
    finds: PAGES,
    options: { patience: { request: 200, sync: 20_000 }, chunkSize: 2 },
    fault: { call: /^POST .*\/batch$/, kind: 'silence', after: 1 },
  },
  {
    what: 'a task never ends',
    error: 'has not finished after 1 seconds',
    options: { patience: { request: 200, sync: 600 } },
    fault: { call: /^PUT .*\/settings$/, kind: 'endless' },
  },
  {
    what: 'the service loses half of a batch but reports success',
    error: /^The hosted search index wiki holds \d+ records, and this build has 9\.\n\d missing: \/wiki\/hazers.*\nBuild again/s,
    fault: { call: /^POST .*\/batch$/, kind: 'half', times: 1 },
  },
  {
    what: 'the index cannot be read back',
    error: 'The hosted search index wiki could not be read after the sync: Fault 403 of the test',
    fault: { call: /^POST .*\/browse$/, kind: 403, after: 1 },
  },
])(
  'the build stops if $what; search still finds pages, and the next build completes the index',
  async ({ error, finds = ['dimmers', 'flats'], options, fault }) => {
    await build(BEFORE);
    if (fault) service.faults.push(fault);
    await expect(build(AFTER, options)).rejects.toThrow(error);
    const found = await Promise.all(finds.map((name) => find(name)));
    expect(finds.filter((_name, at) => found[at]?.length === 0)).toEqual([]);
    service.faults.length = 0;
    await build(AFTER);
    expect(indexed()).toEqual(idsOf(AFTER));
    expect(textsIn()).not.toContain('As told.');
  },
);

it('the build stops if the index has records of another site, which stay', async () => {
  await build(BEFORE);
  stored().set('theirs', { objectID: 'theirs' });
  await expect(build(AFTER)).rejects.toThrow('1 not from this site: theirs.');
  expect(indexed()).toContain('theirs');
});

it('a build without a wiki page stops, because its sync would empty the index', async () => {
  await build(BEFORE);
  await expect(build([SHOW])).rejects.toThrow('no search record for any wiki page');
  expect(indexed()).toEqual(idsOf(BEFORE));
});
