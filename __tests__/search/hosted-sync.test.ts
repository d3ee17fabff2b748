/** The real plugin and the real clients against a stub of the service. */
import type { BuildArgs, PluginOptions } from 'gatsby';
import { SHOW_YEARS } from '../../src/content-model/year-kinds';
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
import { documentOfEntry } from '../../src/search/node/documents';
import { startHostedSearch, type HostedSearch } from '../support/hosted-search';
import { shortDocument } from '../support/search-documents';

interface Plugin {
  onPostBuild: (args: unknown, options: PluginOptions) => Promise<void>;
}
const plugin = jest.requireActual<Plugin>('gatsby-plugin-algolia/gatsby-node.js');

const KEYS = { appId: 'TESTAPP', adminKey: 'admin-key', searchKey: 'search-key' };
const SITE = 'https://crew.example/site';
const INDEX = 'wiki';

const page = (name: string, text: string): SearchDocument =>
  shortDocument({
    path: `/wiki/${name}`,
    title: name,
    description: `About ${name}.`,
    sections: [{ heading: 'Use', text: [text] }],
  });
const SHOW = documentOfEntry({ kind: SHOW_YEARS, title: 'Dimmers', anchor: 'a', posts: [] }, { withPeople: false });
const PAGES = ['dimmers', 'flats', 'gobos'];
const documents = (): SearchDocument[] => [...PAGES.map((name) => page(name, 'As told.')), SHOW];

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
  { patience = { request: 2000, sync: 20_000 }, chunkSize = 1000, change = {} } = {},
): Promise<string[]> {
  const environment = {
    GATSBY_ALGOLIA_APP_ID: KEYS.appId,
    GATSBY_ALGOLIA_INDEX_NAME: INDEX,
    ALGOLIA_ADMIN_KEY: KEYS.adminKey,
    ALGOLIA_HOST: service.address,
  };
  const target = { ...(hostedTarget(environment) as HostedTarget), requester: boundedRequester(patience), ...change };
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

const indexed = (): string[] => [...(service.indexes.get(INDEX)?.records.keys() ?? [])].sort();
const textsIn = (): unknown[] => [...(service.indexes.get(INDEX)?.records.values() ?? [])].map(({ content }) => content);
/** Each page has three records: for itself, its heading and its text. The show has one. */
const idsOf = (built: readonly SearchDocument[]): string[] =>
  built.flatMap(({ url, sections }) => [url, ...sections.flatMap(() => [`${url}#use`, `${url}#use:1`])]).sort();
const changes = (): string[] => service.calls.filter(({ path }) => path.endsWith('/batch')).map(({ path }) => path);

/** Searches with the public key. */
async function find(query: string, parameters = {}): Promise<{ nbHits: number; hits: { objectID: string }[] }> {
  const response = await fetch(`${service.address}/1/indexes/${INDEX}/query`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': KEYS.appId, 'x-algolia-api-key': KEYS.searchKey },
    body: JSON.stringify({ query, ...parameters }),
  });
  return (await response.json()) as never;
}

const ALL = { GATSBY_ALGOLIA_APP_ID: 'a', GATSBY_ALGOLIA_INDEX_NAME: 'i', ALGOLIA_ADMIN_KEY: 'k' };

it.each(Object.keys(ALL))('the build syncs no hosted index without %s', (name) => {
  expect(hostedTarget({ ...ALL, [name]: undefined })).toBeUndefined();
  expect(hostedTarget({ ...ALL, [name]: ' ' })).toBeUndefined();
  expect(hostedIndexPlugins(SITE, hostedTarget({ ...ALL, [name]: '' }))).toEqual([]);
});

it('the build syncs with the service itself, unless ALGOLIA_HOST names another address', () => {
  expect(hostedTarget(ALL)?.host).toBeUndefined();
  expect(hostedTarget({ ...ALL, ALGOLIA_HOST: 'https://search.example:8443/' })?.host).toEqual({
    protocol: 'https',
    url: 'search.example:8443',
  });
  expect(() => hostedTarget({ ...ALL, ALGOLIA_HOST: 'search.example' })).toThrow('ALGOLIA_HOST holds "search.example". Write an address');
});

it('a build without the variables contacts no search service', async () => {
  // Any call to Gatsby would fail.
  const args = {} as BuildArgs;
  await forgetLastSync(args, undefined);
  await verifyHostedIndex(args, SITE, undefined);
  expect(service.calls).toEqual([]);
});

it('a sync creates and fills a missing index, reports its number of records, and makes filters work', async () => {
  expect(await build(documents())).toEqual([`Hosted search index wiki: ${idsOf(documents()).length} records, all up to date.`]);
  expect(indexed()).toEqual(idsOf(documents()));
  expect(service.indexes.get(INDEX)?.settings).toEqual(INDEX_SETTINGS);
  const filters = ['language:en', ['tag:default', 'tag:docs-default-current']];
  const found = await find('dimmers', { facetFilters: filters });
  expect(found.hits.map(({ objectID }) => objectID)).toEqual(expect.arrayContaining(['/wiki/dimmers', '/shows#a']));
  expect((await find('dimmers', { facetFilters: ['language:fr'] })).nbHits).toBe(0);
});

it('a sync sends only changed records', async () => {
  await build(documents());
  service.calls.length = 0;
  await build(documents());
  expect(changes()).toEqual([]);
  await build(documents().map((document) => (document.title === 'dimmers' ? page('dimmers', 'Told anew.') : document)));
  const sent = service.calls.flatMap(({ path, body }) =>
    path.endsWith('/batch') ? (body.requests as { body: { objectID: string } }[]) : [],
  );
  expect(sent.map(({ body }) => body.objectID)).toEqual(['/wiki/dimmers#use:1']);
  expect(textsIn()).toContain('Told anew.');
});

it('a sync deletes the records of removed pages, and restores a record that somebody else deleted', async () => {
  await build(documents());
  service.indexes.get(INDEX)?.records.delete('/wiki/flats');
  const fewer = documents().filter(({ url }) => url !== '/wiki/gobos');
  await build(fewer);
  expect(indexed()).toEqual(idsOf(fewer));
});

describe('a sync that fails', () => {
  beforeEach(async () => {
    await build(documents());
  });
  const news = (): SearchDocument[] => [page('dimmers', 'Told anew.'), page('flats', 'Told anew.'), page('hazers', 'New.')];
  /** Expects search to find these pages, by default all pages of the old index. */
  const stillAnswers = async (pages = PAGES): Promise<void> => {
    for (const name of pages) expect((await find(name)).nbHits).toBeGreaterThan(0);
  };
  /** Expects the next build to complete the index. */
  const isMended = async (): Promise<void> => {
    service.faults.length = 0;
    await build(news());
    expect(indexed()).toEqual(idsOf(news()));
    expect(textsIn()).not.toContain('As told.');
  };

  it('a wrong key stops the build', async () => {
    await expect(build(news(), { change: { adminKey: 'another' } })).rejects.toThrow('Invalid Application-ID or API key');
    await stillAnswers();
  });

  it('the build stops if the service does not answer the second of several batches in time', async () => {
    service.faults.push({ call: /^POST .*\/batch$/, kind: 'silence', after: 1 });
    await expect(build(news(), { patience: { request: 200, sync: 20_000 }, chunkSize: 2 })).rejects.toThrow(/Unreachable hosts/);
    await stillAnswers();
    await isMended();
  });

  it('the build stops if a task never ends', async () => {
    service.faults.push({ call: /^PUT .*\/settings$/, kind: 'endless' });
    await expect(build(news(), { patience: { request: 200, sync: 600 } })).rejects.toThrow('has not finished after 1 seconds');
    await stillAnswers(['dimmers', 'flats']);
    await isMended();
  });

  it('the build stops if the service loses half of a batch but reports success', async () => {
    service.faults.push({ call: /^POST .*\/batch$/, kind: 'half', times: 1 });
    await expect(build(news())).rejects.toThrow(
      /^The hosted search index wiki holds \d+ records, and this build has 9\.\n\d missing: \/wiki\/hazers.*\nBuild again/s,
    );
    await stillAnswers(['dimmers', 'flats']);
    await isMended();
  });

  it('the build stops if the index cannot be read back', async () => {
    service.faults.push({ call: /^POST .*\/browse$/, kind: 403, after: 1 });
    await expect(build(news())).rejects.toThrow('The hosted search index wiki could not be read after the sync: Fault 403 of the test');
  });

  it('the build stops if the index has records of another site, which stay', async () => {
    service.indexes.get(INDEX)?.records.set('theirs', { objectID: 'theirs' });
    await expect(build(news())).rejects.toThrow('1 not from this site: theirs.');
    expect(indexed()).toContain('theirs');
  });

  it('a build without a wiki page stops, because its sync would empty the index', async () => {
    await expect(build([SHOW])).rejects.toThrow('no search record for any wiki page');
    expect(indexed()).toEqual(idsOf(documents()));
  });
});
