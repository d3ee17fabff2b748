/**
 * `npm run bench:search`: measures the quality and speed of the local search in the finished build, and fails when it misses a
 * goal. Each query lists the pages that its author meant. One half of the queries may be used for tuning; the other is held
 * back and reported separately. `-- --misses` lists what was not found first, for the tuning half only.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFEST_PATH, indexFiles, joinIndex, type IndexManifest, type IndexOutline, type IndexTexts } from '../src/search/local-index';
import { createLocalSearch } from '../src/search/ui/local-search';

interface BenchQuery {
  query: string;
  kind: string;
  set: 'tune' | 'held-back';
  pages: string[];
}

/** The goals, for each half of the queries and for search as a whole. */
const GOALS = {
  /** Share of queries whose page comes first. */
  first: 0.9,
  /** Share of queries whose page is among the first three. */
  firstThree: 0.96,
  /** Mean of 1 ÷ rank. */
  reciprocalRank: 0.93,
  /** 95th percentile of the time per keystroke, in milliseconds. */
  keystroke: 30,
  /** Size of the index in kilobytes, gzipped. */
  kilobytes: 210,
  outlineKilobytes: 30,
} as const;

/** Addresses of the documents found, best first, each once. */
type Search = (query: string) => string[];

const PUBLIC = path.resolve('public');
const QUERIES = path.resolve('__tests__/bench/search-queries.json');

let isGood = true;

/** Prints a figure beside its goal, and records a miss. */
function report(name: string, value: number, goal: number, { atMost = false, digits = 3 } = {}): void {
  const isMet = atMost ? value <= goal : value >= goal;
  isGood &&= isMet;
  const text = `${value.toFixed(digits).padStart(7)}   goal ${atMost ? 'at most' : 'at least'} ${goal}`;
  console.log(`  ${name.padEnd(24)} ${text}   ${isMet ? 'met' : 'MISSED'}`);
}

/** The rank at which each query found its page; 0 when it did not. */
function ranksOf(queries: readonly BenchQuery[], search: Search): number[] {
  return queries.map(({ query, pages }) => search(query).findIndex((document) => pages.includes(document)) + 1);
}

function reportQuality(title: string, queries: readonly BenchQuery[], search: Search): void {
  const ranks = ranksOf(queries, search);
  const mean = (valueOf: (rank: number) => number): number =>
    ranks.reduce((sum, rank) => sum + (rank > 0 ? valueOf(rank) : 0), 0) / Math.max(1, ranks.length);
  console.log(`\n${title}: ${queries.length} queries`);
  report(
    'first',
    mean((rank) => Number(rank === 1)),
    GOALS.first,
  );
  report(
    'first three',
    mean((rank) => Number(rank <= 3)),
    GOALS.firstThree,
  );
  report(
    'reciprocal rank',
    mean((rank) => 1 / rank),
    GOALS.reciprocalRank,
  );
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

function listMisses(queries: readonly BenchQuery[], search: Search): void {
  console.log('\nNot first:');
  for (const [at, rank] of ranksOf(queries, search).entries()) {
    const { query, pages } = queries[at] as BenchQuery;
    if (rank !== 1) console.log(`  ${query}: rank ${rank || 'none'}, meant ${pages.join(' or ')}, found ${search(query)[0] ?? 'nothing'}`);
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function run(): void {
  const manifestFile = path.join(PUBLIC, MANIFEST_PATH);
  if (!existsSync(manifestFile)) {
    console.error('There is no search index in public/. Build the site first: npm run build');
    process.exitCode = 1;
    return;
  }
  const files = indexFiles(readJson<IndexManifest>(manifestFile)).map((file) => readFileSync(path.join(PUBLIC, file), 'utf8'));
  const started = performance.now();
  const [outline, ...texts] = files.map((file) => JSON.parse(file) as unknown);
  const localSearch = createLocalSearch(joinIndex(outline as IndexOutline, (texts as IndexTexts[]).flat()));
  const made = performance.now() - started;
  const search: Search = (query) => [...new Set(localSearch({ query, hitsPerPage: 20 }).hits.map(({ document }) => document ?? ''))];
  const queries = readJson<BenchQuery[]>(QUERIES);
  const tuning = queries.filter(({ set }) => set === 'tune');

  console.log(`Index, made in ${Math.round(made)} ms`);
  const kilobytes = files.map((file) => gzipSync(file).length / 1024);
  report(
    'kilobytes, gzipped',
    kilobytes.reduce((sum, size) => sum + size),
    GOALS.kilobytes,
    { atMost: true, digits: 1 },
  );
  report('of which titles and headings', kilobytes[0] ?? 0, GOALS.outlineKilobytes, { atMost: true, digits: 1 });
  reportQuality('For tuning', tuning, search);
  reportQuality(
    'Held back',
    queries.filter(({ set }) => set === 'held-back'),
    search,
  );
  const times = timeKeystrokes(queries, search);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  console.log(`\nSpeed: ${times.length} keystrokes, median ${at(0.5).toFixed(1)} ms`);
  report('95 of 100 within, in ms', at(0.95), GOALS.keystroke, { atMost: true, digits: 1 });
  if (process.argv.includes('--misses')) listMisses(tuning, search);
  if (!isGood) {
    console.error('\nSearch misses a goal.');
    process.exitCode = 1;
  }
}

run();
