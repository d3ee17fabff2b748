/** @jest-environment node */
import { INDEX_FORMAT, divideIndex, joinIndex, type IndexManifest } from '../../src/search/local-index';
import { createSearches, fetchJson, type IndexProgress } from '../../src/search/ui/index-loader';
import { shortDocument, type ShortPage } from '../support/search-documents';

const PAGES: ShortPage[] = [
  { path: '/wiki/cables', title: 'Cable Registry', description: 'Which is which.', text: ['Coil them over and under.'] },
  {
    path: '/wiki/hazer',
    title: 'MVS Hazer',
    description: 'How to run it.',
    sections: [{ heading: 'Before you haze', anchor: 'before-you-haze', text: ['Isolate the detectors first.'] }],
  },
];
const INDEX = { documents: PAGES.map(shortDocument), synonyms: [['cable', 'lead']] };

const ADDRESS = 'https://crew.example/site/search-manifest.json';
const { outline, texts } = divideIndex(INDEX);
const MANIFEST: IndexManifest = {
  format: INDEX_FORMAT,
  outline: '/static/outline.json',
  texts: texts.map((_, part) => [`/static/texts-${part}.json`, 100]),
};

/** A host whose files can be delayed or missing. */
class Host {
  readonly files = new Map<string, unknown>([
    ['search-manifest.json', MANIFEST],
    ['static/outline.json', outline],
    ...texts.map((text, part): [string, unknown] => [`static/texts-${part}.json`, [text]]),
  ]);
  readonly asked: string[] = [];
  readonly held = new Set<string>();

  readonly load: typeof fetchJson = async (url, onArrival) => {
    const file = url.replace('https://crew.example/site/', '');
    this.asked.push(file);
    if (this.held.has(file)) {
      onArrival?.(50);
      await new Promise(() => undefined);
    }
    if (!this.files.has(file)) throw new Error(`${file} answered 404.`);
    onArrival?.(100);
    return this.files.get(file);
  };
}

/** Searches over a host, with the progress that they reported. */
function searchesOver(host: Host) {
  const progress: IndexProgress[] = [];
  const searches = createSearches(ADDRESS, (news) => progress.push(news), { load: host.load, patience: 0 });
  const find = async (query: string) => {
    const { hits, isOutline } = (await searches.best())({ query });
    return { urls: hits.map(({ url }) => url), isOutline };
  };
  return { ...searches, progress, find };
}

test('an index is the same after it was divided and joined again', () => {
  expect(joinIndex(outline, texts)).toEqual(INDEX);
});

test('the outline contains none of the texts', () => {
  expect(JSON.stringify(outline)).not.toMatch(/Coil|Isolate|Which is which/);
});

test('finds titles and headings while the texts load, and reports progress', async () => {
  const host = new Host();
  host.held.add('static/texts-1.json');
  const { find, progress } = searchesOver(host);
  expect(await find('haze')).toEqual({ urls: ['/wiki/hazer', '/wiki/hazer#before-you-haze'], isOutline: true });
  expect(await find('detectors')).toEqual({ urls: [], isOutline: true });
  expect(progress.at(-1)).toEqual({ share: 0.75, hasFailed: false });
});

test('after a failure, reports it while the reader types, fetches only missing files, and then finds texts', async () => {
  const host = new Host();
  host.files.delete('static/texts-1.json');
  const { find, load, progress } = searchesOver(host);
  await expect(load()).rejects.toThrow('404');
  expect(progress.at(-1)).toEqual({ share: 0, hasFailed: true });
  for (const query of ['cable', 'cables']) expect((await find(query)).isOutline).toBe(true);
  expect(progress.at(-1)).toEqual({ share: 0, hasFailed: true });

  host.files.set('static/texts-1.json', [texts[1]]);
  await load();
  expect(await find('detectors')).toEqual({ urls: ['/wiki/hazer#before-you-haze'], isOutline: undefined });
  expect(progress.at(-1)).toEqual({ share: 1, hasFailed: false });
  expect(host.asked.filter((file) => file === 'static/texts-0.json')).toHaveLength(1);
  expect(host.asked.filter((file) => file === 'static/outline.json')).toHaveLength(1);
});

test('after a new deployment, the next attempt loads the new index', async () => {
  const host = new Host();
  host.files.delete('static/texts-0.json');
  const { find, load } = searchesOver(host);
  await expect(load()).rejects.toThrow('404');
  host.files.set('search-manifest.json', { ...MANIFEST, texts: [['/static/new.json', 100]] });
  host.files.set('static/new.json', texts);
  await load();
  expect((await find('detectors')).urls).toEqual(['/wiki/hazer#before-you-haze']);
});

test('without titles and headings a search fails, and the next one tries again', async () => {
  const host = new Host();
  host.files.delete('static/outline.json');
  const { find } = searchesOver(host);
  await expect(find('haze')).rejects.toThrow('404');
  host.files.set('static/outline.json', outline);
  expect((await find('haze')).urls).toContain('/wiki/hazer');
});

describe('a file of the index', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  /** A host that sends `"slow"` letter by letter. */
  function serveSlowly({ pause, letters = [...'"slow"'] }: { pause: number; letters?: string[] }): void {
    globalThis.fetch = (_, init) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          init?.signal?.addEventListener('abort', () => controller.error(new Error('Given up.')));
          for (const [at, letter] of letters.entries()) {
            setTimeout(() => controller.enqueue(new TextEncoder().encode(letter)), at * pause);
          }
          if (letters.length === 6) setTimeout(() => controller.close(), letters.length * pause);
        },
      });
      return Promise.resolve(new Response(body));
    };
  }

  test('has no time limit while bytes arrive', async () => {
    serveSlowly({ pause: 15_000 });
    const loading = fetchJson('/a.json');
    await jest.advanceTimersByTimeAsync(6 * 15_000);
    await expect(loading).resolves.toBe('slow');
  });

  test('fails if no bytes arrive for a while', async () => {
    serveSlowly({ pause: 15_000, letters: ['"', 's'] });
    const outcome = fetchJson('/a.json').catch((error: unknown) => String(error));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toContain('Given up.');
  });
});
