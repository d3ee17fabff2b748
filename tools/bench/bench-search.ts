/**
 * `npm run bench:search`: searches the index that the build has left in `public` for the queries in
 * `tools/bench/search-queries.json`, and fails when a goal is missed. Half of the queries are for tuning; the others are held
 * back, and must do as well. `-- --misses` lists what was not found first, for the tuning half only. `-- lx dsm` shows the first
 * results of these queries, with what of a query each result marks, and measures nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { groupBy } from '../../src/components/group-by';
import { PUBLISHED_FILES } from '../../src/content-model/addresses';
import type { SearchIndex } from '../../src/search/local-index';
import { createLocalSearch } from '../../src/search/ui/local-search';

interface Query {
  query: string;
  set: 'tune' | 'held-back';
  pages: string[];
}

/** Finds addresses of documents, best first. */
type Search = (query: string) => string[];

/** How many pages are shown for one query. */
const SHOWN = 5;

const PUBLIC = path.resolve('public');

const isWiki = (address: string): boolean => address.startsWith('/wiki');
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A missed goal fails the run. */
function report(what: string, found: number, goal: { least: number } | { most: number }): void {
  const isMet = 'least' in goal ? found >= goal.least : found <= goal.most;
  const words = 'least' in goal ? `at least ${goal.least}` : `at most ${goal.most}`;
  console.log(`  ${what.padEnd(34)} ${found.toFixed(4).padStart(9)}   goal ${words}   ${isMet ? 'met' : 'MISSED'}`);
  if (!isMet) process.exitCode = 1;
}

function reportQuality(set: Query['set'], all: readonly Query[], search: Search): void {
  const ranked = all
    .filter((query) => query.set === set)
    .map((query) => {
      const found = search(query.query);
      // Pages outside the wiki are a group above it. For a page of the wiki, its rank within the wiki counts.
      return { ...query, found: query.pages.every(isWiki) ? found.filter(isWiki) : found };
    });
  const ranks = ranked.map(({ pages, found }) => found.findIndex((document) => pages.includes(document)) + 1);
  const share = (scoreOf: (rank: number) => number): number => sum(ranks.map((rank) => (rank > 0 ? scoreOf(rank) : 0))) / ranks.length;
  console.log(`\n${ranks.length} queries, ${set}`);
  const [first, ofThree, mean] = [share((rank) => Number(rank === 1)), share((rank) => Number(rank <= 3)), share((rank) => 1 / rank)];
  report('Right page first', first, { least: 0.9 });
  report('Right page in the first three', ofThree, { least: 0.96 });
  report('Mean of 1 ÷ rank', mean, { least: 0.93 });
  if (set !== 'tune' || !process.argv.includes('--misses')) return;
  for (const [at, { query, pages, found }] of ranked.entries())
    if (ranks[at] !== 1)
      console.log(`  ${query}: rank ${ranks[at] || 'none'}, meant ${pages.join(' or ')}, found ${found[0] ?? 'nothing'}`);
}

/** Searches for every beginning of every query, as readers type it. */
function reportSpeed(queries: readonly Query[], search: Search): void {
  const typed = queries.flatMap(({ query }) => Array.from(query, (_, end) => query.slice(0, end + 1)));
  for (const text of typed) search(text);
  const times = typed.map((text) => {
    const started = performance.now();
    search(text);
    return performance.now() - started;
  });
  console.log(`\n${typed.length} keystrokes`);
  report('95 of 100 within, ms', times.sort((a, b) => a - b)[Math.floor(0.95 * (times.length - 1))] ?? 0, { most: 30 });
}

/** Prints the best pages of a query, and below each where its words were found: titles, headings and a piece of the text. */
function show(query: string, localSearch: ReturnType<typeof createLocalSearch>): void {
  const { hits, nbHits } = localSearch({ query, hitsPerPage: SHOWN });
  console.log(`\n${query}: ${nbHits} found`);
  for (const [at, [document, results]] of [...groupBy(hits, (hit) => hit.document ?? '')].entries()) {
    const texts = results.flatMap(({ _snippetResult }) => [...Object.values(_snippetResult?.hierarchy ?? {}), _snippetResult?.content]);
    const found = texts.flatMap((text) => (text?.value.includes('<mark>') ? [text.value.replace(/<\/?mark>/g, '*')] : []));
    console.log(`  ${at + 1}. ${document}`, ...[...new Set(found)].map((text) => `\n       ${text}`));
  }
}

function main(): void {
  const file = path.join(PUBLIC, PUBLISHED_FILES.searchIndex);
  if (!existsSync(file)) {
    console.error('There is no search index in public/. Build the site first: npm run build');
    process.exitCode = 1;
    return;
  }
  const localSearch = createLocalSearch(readJson<SearchIndex>(file));
  const search: Search = (query) => [...new Set(localSearch({ query, hitsPerPage: 20 }).hits.map(({ document }) => document ?? ''))];
  const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (asked.length > 0) {
    for (const query of asked) show(query, localSearch);
    return;
  }
  const queries = readJson<Query[]>(path.resolve('tools/bench/search-queries.json'));

  report('Index, KB', gzipSync(readFileSync(file)).length / 1000, { most: 230 });
  for (const set of ['tune', 'held-back'] as const) reportQuality(set, queries, search);
  reportSpeed(queries, search);
}

main();
