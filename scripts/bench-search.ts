/**
 * `npm run bench:search`: how good and how fast the local search of the finished build is. Every query has
 * the pages that its author meant. Half of the queries may be used for tuning; the other half is held back
 * and reported apart. `-- --misses` lists what was not found first (of the tuning half only), `-- --compare`
 * measures MiniSearch over the same text.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { textOfUnit, unpackIndex } from '../src/search/ui/inverted-index';
import { createLocalSearch } from '../src/search/ui/local-search';
import { MANIFEST_PATH, type IndexManifest, type PackedIndex } from '../src/search/packed-index';

interface BenchQuery {
  query: string;
  kind: string;
  set: 'tune' | 'held-back';
  pages: string[];
}

interface Goal {
  name: string;
  value: number;
  goal: number;
}

/** Addresses of the documents found, best first, each once. */
type Search = (query: string) => string[];

const PUBLIC = path.resolve('public');
const QUERIES = path.resolve('__tests__/bench/search-queries.json');
const GOALS = { first: 0.85, third: 0.95, reciprocal: 0.9 };
const MAX_GZIPPED = 250 * 1024;

function measure(queries: readonly BenchQuery[], search: Search): { ranks: number[]; goals: Goal[] } {
  const ranks = queries.map(({ query, pages }) => search(query).findIndex((document) => pages.includes(document)) + 1);
  const share = (count: number): number => count / Math.max(1, queries.length);
  return {
    ranks,
    goals: [
      { name: 'precision at 1', value: share(ranks.filter((rank) => rank === 1).length), goal: GOALS.first },
      { name: 'precision at 3', value: share(ranks.filter((rank) => rank >= 1 && rank <= 3).length), goal: GOALS.third },
      {
        name: 'mean reciprocal rank',
        value: share(ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0)),
        goal: GOALS.reciprocal,
      },
    ],
  };
}

function report(title: string, queries: readonly BenchQuery[], search: Search): { ranks: number[]; isGood: boolean } {
  const { ranks, goals } = measure(queries, search);
  console.log(`\n${title}: ${queries.length} queries`);
  for (const { name, value, goal } of goals) {
    console.log(`  ${name.padEnd(21)} ${value.toFixed(3)}   goal ${goal.toFixed(2)}   ${value >= goal ? 'met' : 'MISSED'}`);
  }
  return { ranks, isGood: goals.every(({ value, goal }) => value >= goal) };
}

/** Milliseconds for each keystroke of all queries, sorted. */
function timeKeystrokes(queries: readonly BenchQuery[], search: Search): number[] {
  const keystrokes = queries.flatMap(({ query }) => Array.from({ length: query.length }, (_, end) => query.slice(0, end + 1)));
  for (const typed of keystrokes) search(typed);
  return keystrokes
    .map((typed) => {
      const started = performance.now();
      search(typed);
      return performance.now() - started;
    })
    .sort((first, second) => first - second);
}

function reportSpeed(queries: readonly BenchQuery[], search: Search): void {
  const times = timeKeystrokes(queries, search);
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  console.log(`\nSpeed: ${times.length} keystrokes, median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms`);
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** MiniSearch over the same text, with prefixes, typing errors and weights as its manual suggests. */
function compare(packed: PackedIndex, queries: readonly BenchQuery[]): void {
  const index = unpackIndex(packed);
  const text = (unit: number | undefined): string => (unit === undefined ? '' : textOfUnit(index, index.units[unit] as never));
  const entries = index.documents.flatMap((document) => [
    { url: document.url, title: text(document.title), heading: document.shortlinks.join(' '), text: text(document.description) },
    ...index.sections.slice(...document.sections).map((section) => ({
      url: document.url,
      title: text(document.title),
      heading: text(section.heading),
      text: section.texts.map(text).join(' '),
    })),
  ]);
  const fields = { fields: ['title', 'heading', 'text'], storeFields: ['url'] };
  const started = performance.now();
  const miniSearch = new MiniSearch<(typeof entries)[number] & { id: number }>(fields);
  miniSearch.addAll(entries.map((entry, id) => ({ id, ...entry })));
  const built = performance.now() - started;
  const search: Search = (query) => [
    ...new Set(miniSearch.search(query, { prefix: true, fuzzy: 0.2, boost: { title: 4, heading: 2 } }).map(({ url }) => String(url))),
  ];
  console.log(
    `\nMiniSearch over the same text: index ${Math.round(gzipSync(JSON.stringify(miniSearch)).length / 1024)} KB gzipped without the text for snippets, or ${Math.round(built)} ms to make it of the text`,
  );
  report(
    'MiniSearch, for tuning',
    queries.filter(({ set }) => set === 'tune'),
    search,
  );
  report(
    'MiniSearch, held back',
    queries.filter(({ set }) => set === 'held-back'),
    search,
  );
  reportSpeed(queries, search);
}

function run(): void {
  const manifestFile = path.join(PUBLIC, MANIFEST_PATH);
  if (!existsSync(manifestFile)) {
    console.error('There is no search index in public/. Build the site first: npm run build');
    process.exitCode = 1;
    return;
  }
  const json = readFileSync(path.join(PUBLIC, readJson<IndexManifest>(manifestFile).path), 'utf8');
  const gzipped = gzipSync(json).length;
  const packed = JSON.parse(json) as PackedIndex;
  const started = performance.now();
  const localSearch = createLocalSearch(packed);
  const unpacked = performance.now() - started;
  const search: Search = (query) => [...new Set(localSearch({ query, hitsPerPage: 20 }).hits.map(({ document }) => document ?? ''))];
  const queries = readJson<BenchQuery[]>(QUERIES);
  const tuning = queries.filter(({ set }) => set === 'tune');

  console.log(`Index: ${Math.round(gzipped / 1024)} KB gzipped (at most ${MAX_GZIPPED / 1024}), unpacked in ${Math.round(unpacked)} ms`);
  const tuned = report('For tuning', tuning, search);
  const heldBack = report(
    'Held back',
    queries.filter(({ set }) => set === 'held-back'),
    search,
  );
  reportSpeed(queries, search);
  if (process.argv.includes('--misses')) {
    console.log('\nNot first:');
    for (const [at, { query, pages }] of tuning.entries()) {
      if (tuned.ranks[at] !== 1)
        console.log(`  ${query}: rank ${tuned.ranks[at] || 'none'}, meant ${pages.join(' or ')}, found ${search(query)[0] ?? 'nothing'}`);
    }
  }
  if (process.argv.includes('--compare')) compare(packed, queries);
  if (!tuned.isGood || !heldBack.isGood || gzipped > MAX_GZIPPED) process.exitCode = 1;
}

run();
