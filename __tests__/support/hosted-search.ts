/**
 * A stub of the hosted search service with its REST calls: settings, browse, batch, task and query. As at the service,
 * changes are tasks that take effect one after another, after the response, and the settings decide which attributes a
 * query can filter by and retrieve.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** Starts the stub. */
export async function startHostedSearch({ appId, adminKey, searchKey }: Keys): Promise<HostedSearch> {
  const indexes = new Map<string, Index>();
  const calls: Call[] = [];
  const faults: Fault[] = [];
  const tasks = new Map<number, boolean>();
  let lastTask: Promise<void> = Promise.resolve();

  /** Queues a change after those before it. Returns the task's number. */
  const change = (apply: () => void, isEndless: boolean): number => {
    const id = tasks.size + 1;
    tasks.set(id, false);
    if (isEndless) return id;
    lastTask = lastTask.then(
      () =>
        new Promise((done) => {
          setTimeout(() => {
            apply();
            tasks.set(id, true);
            done();
          }, TASK_TIME);
        }),
    );
    return id;
  };
  const indexOf = (name: string): Index => {
    const index = indexes.get(name) ?? { settings: {}, records: new Map<string, StoredRecord>() };
    indexes.set(name, index);
    return index;
  };
  const faultOf = (call: string): Fault['kind'] | undefined => {
    const fault = faults.find((candidate) => candidate.call.test(call) && candidate.times !== 0);
    if (!fault) return undefined;
    if ((fault.after ?? 0) > 0) {
      fault.after = (fault.after ?? 0) - 1;
      return undefined;
    }
    if (fault.times !== undefined) fault.times -= 1;
    return fault.kind;
  };

  /** What the service answers; `undefined` if it has no such index or call. */
  const answer = ({ method, path, body }: Call, fault: Fault['kind'] | undefined): Record<string, unknown> | undefined => {
    const [, name = '', action = '', id = ''] = /^\/1\/indexes\/([^/]+)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const index = indexes.get(name);
    switch (`${method} ${action}`) {
      case 'POST queries': {
        const requests = body.requests as Record<string, unknown>[];
        const answerOne = (request: Record<string, unknown>) => answerQuery(indexOf(String(request.indexName)), request);
        return { results: requests.map((request) => ({ ...answerOne(request), index: request.indexName })) };
      }
      case 'POST query':
        return index && answerQuery(index, body);
      case 'GET settings':
        return index && { ...index.settings };
      case 'PUT settings':
        return { updatedAt: new Date().toISOString(), taskID: change(() => (indexOf(name).settings = body), fault === 'endless') };
      case 'POST browse': {
        const hits = [...(index?.records.values() ?? [])];
        return index && { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: hits.length };
      }
      case 'POST batch': {
        const requests = body.requests as { action: string; body: StoredRecord }[];
        const kept = fault === 'half' ? requests.slice(0, Math.floor(requests.length / 2)) : requests;
        const apply = (): void => {
          const { records } = indexOf(name);
          for (const { action: what, body: record } of kept) {
            if (what === 'deleteObject') records.delete(record.objectID);
            else records.set(record.objectID, record);
          }
        };
        return { taskID: change(apply, fault === 'endless'), objectIDs: requests.map((request) => request.body.objectID) };
      }
      case 'GET task':
        return { status: tasks.get(Number(id)) ? 'published' : 'notPublished', pendingTask: false };
      default:
        return undefined;
    }
  };

  const listener: http.RequestListener = (request, response) => {
    const url = new URL(request.url ?? '/', 'http://loopback');
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
      const call: Call = {
        method: request.method ?? 'GET',
        path: decodeURIComponent(url.pathname),
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      };
      calls.push(call);
      const given = (name: string): string | undefined => request.headers[name]?.toString() ?? url.searchParams.get(name) ?? undefined;
      const key = given('x-algolia-api-key');
      const mayDoAll = key === adminKey;
      const mayQuery = mayDoAll || (key === searchKey && /\/(query|queries)$/.test(call.path));
      const fault = faultOf(`${call.method} ${call.path}`);
      if (fault === 'silence') return;
      if (typeof fault === 'number') send(fault, { message: `Fault ${fault} of the test`, status: fault });
      else if (given('x-algolia-application-id') !== appId || !mayQuery) {
        send(403, { message: 'Invalid Application-ID or API key', status: 403 });
      } else {
        const body = answer(call, fault);
        send(body ? 200 : 404, body ?? { message: `There is no index or call for ${call.method} ${call.path}`, status: 404 });
      }
    });
  };

  const server = http.createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    indexes,
    calls,
    faults,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
