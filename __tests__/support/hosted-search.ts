/**
 * A stub of the hosted search service with its REST calls: settings, browse, batch, task and query. As at the service,
 * changes are tasks that take effect one after another, after the response, and the settings decide which attributes a
 * query can filter by and retrieve.
 */
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import orderBy from 'lodash/orderBy';
import pick from 'lodash/pick';

export interface StoredRecord {
  objectID: string;
  [attribute: string]: unknown;
}

interface Index {
  settings: Record<string, unknown>;
  records: Map<string, StoredRecord>;
}

interface Call {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** What goes wrong with the next calls that match a pattern, such as "POST /1/indexes/wiki/batch". */
export interface Fault {
  call: RegExp;
  /** An error status, no response, half a batch lost, or a task that never ends. */
  kind: number | 'silence' | 'half' | 'endless';
  /** How many calls fail (all by default), and how many succeed before. */
  times?: number;
  after?: number;
}

export interface HostedSearch {
  indexes: Map<string, Index>;
  calls: Call[];
  faults: Fault[];
  port: number;
  address: string;
  stop: () => Promise<void>;
}

/** Milliseconds until a change takes effect. */
const TASK_TIME = 1;

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
};

/** Marks the words of the query in every string below a value, as `_highlightResult` does. */
function highlight(value: unknown, words: readonly string[], tags: readonly string[]): unknown {
  if (typeof value === 'string') {
    const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    const marked = pattern === '' ? value : value.replace(new RegExp(pattern, 'gi'), (match) => `${tags[0]}${match}${tags[1]}`);
    return { value: marked, matchLevel: marked === value ? 'none' : 'full', matchedWords: [] };
  }
  if (value === null || typeof value !== 'object') return undefined;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, highlight(inner, words, tags)])
      .filter(([, inner]) => inner !== undefined),
  );
}

function passes(record: StoredRecord, filters: unknown, faceted: readonly string[]): boolean {
  const one = (filter: unknown): boolean => {
    if (Array.isArray(filter)) return filter.some(one);
    const [attribute = '', ...value] = String(filter).split(':');
    // A filter by an attribute that the settings don't name matches nothing.
    return faceted.includes(attribute) && stringsOf(record[attribute]).includes(value.join(':'));
  };
  return Array.isArray(filters) ? filters.every(one) : true;
}

/** Settings and parameters that decide the answer to a query. */
interface QuerySettings {
  query?: string;
  facetFilters?: unknown;
  attributesForFaceting?: string[];
  attributesToRetrieve?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** Finds the records that contain all words of a query, pages first. The service ranks better. */
function answerQuery(index: Index, parameters: Record<string, unknown>): Record<string, unknown> {
  const settings: QuerySettings = { ...index.settings, ...parameters };
  const { query = '', attributesForFaceting = [], attributesToRetrieve = [], highlightPreTag = '', highlightPostTag = '' } = settings;
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = [...index.records.values()].filter((record) => {
    const text = JSON.stringify(record).toLowerCase();
    return passes(record, settings.facetFilters, attributesForFaceting) && words.every((word) => text.includes(word));
  });
  const hits = orderBy(found, ['weight', 'level'], ['desc', 'desc']).map((record) => {
    const marked = highlight(pick(record, ['hierarchy', 'content']), words, [highlightPreTag, highlightPostTag]);
    return { ...pick(record, ['objectID', ...attributesToRetrieve]), _highlightResult: marked, _snippetResult: marked };
  });
  return { hits: hits.slice(0, 20), nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query, params: '', processingTimeMS: 1 };
}

interface Keys {
  appId: string;
  adminKey: string;
  searchKey: string;
}

/** The indexes, and the tasks that change them, one after another. */
function createStore() {
  const indexes = new Map<string, Index>();
  const tasks = new Map<number, boolean>();
  let lastTask: Promise<void> = Promise.resolve();
  return {
    indexes,
    isPublished: (task: number): boolean => tasks.get(task) ?? false,
    /** Makes a missing index. */
    indexOf: (name: string): Index => {
      const index = indexes.get(name) ?? { settings: {}, records: new Map<string, StoredRecord>() };
      indexes.set(name, index);
      return index;
    },
    /** Queues a change. Returns the task's number. */
    change: (apply: () => void, isEndless: boolean): number => {
      const id = tasks.size + 1;
      tasks.set(id, false);
      if (isEndless) return id;
      lastTask = lastTask.then(async () => {
        await sleep(TASK_TIME);
        apply();
        tasks.set(id, true);
      });
      return id;
    },
  };
}

type Store = ReturnType<typeof createStore>;

/** What goes wrong with a call, if anything. */
function takeFault(faults: readonly Fault[], { method, path }: Call): Fault['kind'] | undefined {
  const fault = faults.find((candidate) => candidate.call.test(`${method} ${path}`) && candidate.times !== 0);
  if (!fault) return undefined;
  if ((fault.after ?? 0) > 0) {
    fault.after = (fault.after ?? 0) - 1;
    return undefined;
  }
  if (fault.times !== undefined) fault.times -= 1;
  return fault.kind;
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}
const ok = (body: Record<string, unknown>): Answer => ({ status: 200, body });
const no = (status: number, message: string): Answer => ({ status, body: { message, status } });

function answerQueries(store: Store, requests: Record<string, unknown>[]): Answer {
  const unknown = requests.find(({ indexName }) => !store.indexes.has(String(indexName)));
  if (unknown) return no(404, `Index ${String(unknown.indexName)} does not exist`);
  return ok({
    results: requests.map((request) => ({
      ...answerQuery(store.indexOf(String(request.indexName)), request),
      index: request.indexName,
    })),
  });
}

function answerBatch(
  store: Store,
  name: string,
  requests: { action: string; body: StoredRecord }[],
  fault: Fault['kind'] | undefined,
): Answer {
  const kept = fault === 'half' ? requests.slice(0, Math.floor(requests.length / 2)) : requests;
  const apply = (): void => {
    const { records } = store.indexOf(name);
    for (const { action, body: record } of kept) {
      if (action === 'deleteObject') records.delete(record.objectID);
      else records.set(record.objectID, record);
    }
  };
  return ok({ taskID: store.change(apply, fault === 'endless'), objectIDs: requests.map((request) => request.body.objectID) });
}

function answerCall(store: Store, { method, path, body }: Call, fault: Fault['kind'] | undefined): Answer {
  const [, name = '', action = '', id = ''] = /^\/1\/indexes\/([^/]+)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  const index = store.indexes.get(name);
  switch (`${method} ${action}`) {
    case 'POST queries':
      return answerQueries(store, body.requests as Record<string, unknown>[]);
    case 'POST query':
      return index ? ok(answerQuery(index, body)) : no(404, `Index ${name} does not exist`);
    case 'GET settings':
      return index ? ok({ ...index.settings }) : no(404, `Index ${name} does not exist`);
    case 'PUT settings': {
      const taskID = store.change(() => (store.indexOf(name).settings = body), fault === 'endless');
      return ok({ updatedAt: new Date().toISOString(), taskID });
    }
    case 'POST browse': {
      if (!index) return no(404, `Index ${name} does not exist`);
      const hits = [...index.records.values()];
      return ok({ hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: hits.length });
    }
    case 'POST batch':
      return answerBatch(store, name, body.requests as Parameters<typeof answerBatch>[2], fault);
    case 'GET task':
      return ok({ status: store.isPublished(Number(id)) ? 'published' : 'notPublished', pendingTask: false });
    default:
      return no(404, `The stub knows no ${method} ${path}`);
  }
}

async function readCall(request: http.IncomingMessage, path: string): Promise<Call> {
  const raw = await buffer(request);
  const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(path),
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };

/** Starts the stub. With a certificate it uses TLS, which browsers need. */
export async function startHostedSearch(
  { appId, adminKey, searchKey }: Keys,
  { port = 0, certificate }: { port?: number; certificate?: { key: string; cert: string } } = {},
): Promise<HostedSearch> {
  const store = createStore();
  const calls: Call[] = [];
  const faults: Fault[] = [];
  const listen = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const url = new URL(request.url ?? '/', 'http://loopback');
    const call = await readCall(request, url.pathname);
    calls.push(call);
    const given = (name: string): string | undefined => request.headers[name]?.toString() ?? url.searchParams.get(name) ?? undefined;
    const key = given('x-algolia-api-key');
    const mayQuery = key === adminKey || (key === searchKey && /\/(query|queries)$/.test(call.path));
    const isAllowed = given('x-algolia-application-id') === appId && mayQuery;
    const fault = takeFault(faults, call);
    if (fault === 'silence') return;
    const answer = (): Answer => (isAllowed ? answerCall(store, call, fault) : no(403, 'Invalid Application-ID or API key'));
    const { status, body } = typeof fault === 'number' ? no(fault, `Fault ${fault} of the test`) : answer();
    response.writeHead(status, { ...CORS, 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  // Reading fails if the client gives up.
  const listener: http.RequestListener = (request, response) => void listen(request, response).catch(() => response.destroy());
  const server = certificate ? https.createServer(certificate, listener) : http.createServer(listener);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const bound = (server.address() as AddressInfo).port;
  return {
    indexes: store.indexes,
    calls,
    faults,
    port: bound,
    address: `${certificate ? 'https' : 'http'}://127.0.0.1:${bound}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
