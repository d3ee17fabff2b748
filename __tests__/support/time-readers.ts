/**
 * Times all readers over long runs of each character that our patterns name. It runs as a program of its own, because an
 * exponential pattern never returns. Prints a line of JSON before and after each run.
 */
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { checkText } from '../../src/check/check-text';
import { historySchema, redirectsSchema, authorsSchema } from '../../src/content-model/data-schemas';
import { readText, WIKI_PAGE } from '../../src/content-model/read-text';
import { validateStructuredText } from '../../src/content-model/schema-problems';
import { siteSchema } from '../../src/content-model/site-schema';
import { peopleSchema, societiesSchema, venuesSchema } from '../../src/content-model/society-schemas';
import { YEAR_KINDS } from '../../src/content-model/year-kinds';
import { publicSubject } from '../../src/history/node/public-text';
import { normaliseAlias } from '../../src/links/ui/forwarding';

/** The lengths that are compared, in characters. */
const [SHORT, LONG] = [12_500, 50_000] as const;

/** Processor times below this many milliseconds are not compared, because they vary by chance. */
const QUICK = 1500;

// The YAML parser creates an error for each character. The traces would take most of the time.
Error.stackTraceLimit = 0;

const CHARACTERS = [...' \t\n-*_`~[](){}<>!#+.,:;=@&/\\|"\'?%$^0aAé🎭', '\r\n', '//', 'a@'];

/** Characters with a meaning in texts and commits, but not in JSON. */
const MARKUP = [
  ...[':-:', '- ', '> ', '1. ', '](', '[a]', '---\n', '--- ', 'a\n', '  a\n', 'a: b\n'],
  ...['|-', '="', ':a', '<A', '{/*', '*/'],
];

const inPage = (text: string): string => `---\ntitle: A\ndescription: B\n---\n\n${text}`;

/** Texts with the repeated characters in different positions. */
const TEXTS: readonly ((repeated: string) => string)[] = [
  (repeated) => repeated,
  (repeated) => `title: A\n${repeated}`,
  (repeated) => `---\n${repeated}`,
  (repeated) => `---\ntitle: ${repeated}\ndescription: "${repeated}"\n---\nText.\n`,
  inPage,
  (repeated) => inPage(`## ${repeated}`),
  (repeated) => inPage(`\`\`\`mermaid\n${repeated}`),
  (repeated) => inPage(`Text ${repeated}\n${repeated} x`),
];

function readTexts(repeated: string): void {
  for (const write of TEXTS) {
    checkText(readText(WIKI_PAGE, { relativePath: 'wiki/a.mdx', file: 'wiki/a.mdx' }, Buffer.from(write(repeated))));
  }
}

/** Real files, and the schemas that read them. */
const DATA: readonly (readonly [schema: z.ZodType, file: string])[] = [
  [siteSchema, 'site.json'],
  [redirectsSchema, 'redirects.json'],
  [authorsSchema, 'authors.json'],
  [peopleSchema, 'people.json'],
  [venuesSchema, 'venues.json'],
  [societiesSchema, 'societies.json'],
  [historySchema, 'history/2025.json'],
  ...YEAR_KINDS.map(({ schema, folder }) => [schema, `${folder}/2025-2026.json`] as const),
];

/** Replaces the first string under each name, and shortens each list to one item. */
function withText(value: unknown, text: string, names = new Set<string>(), name = ''): unknown {
  if (typeof value === 'string') return names.size < names.add(name).size ? text : value;
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => withText(item, text, names, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withText(item, text, names, key)]));
}

function readJson(repeated: string): void {
  for (const write of ['', '{', '{"a": "', '[{"a": 1, ']) {
    validateStructuredText(siteSchema, { file: 'site.json', kind: 'json', text: write + repeated });
  }
  for (const [schema, file] of DATA) {
    const text = JSON.stringify(withText(JSON.parse(readFileSync(`content/${file}`, 'utf8')), repeated));
    validateStructuredText(schema, { file, kind: 'json', text });
  }
}

const READERS: Readonly<Record<string, (repeated: string) => void>> = {
  texts: readTexts,
  json: readJson,
  commits: (repeated) => {
    for (const subject of [repeated, `${repeated} 7 cables`, `a@${repeated}`]) publicSubject(subject);
  },
  addresses: (repeated) => {
    normaliseAlias(`/${repeated}x`);
  },
};

function report(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Processor time of a run in milliseconds, which other busy programs do not change. */
function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}

for (const [reader, read] of Object.entries(READERS)) {
  read('Text');
  for (const repeated of reader === 'json' ? CHARACTERS : [...CHARACTERS, ...MARKUP]) {
    report({ reader, repeated });
    const timeFor = (length: number): number => timeOf(() => read(repeated.repeat(length / repeated.length)));
    const first = timeFor(LONG);
    // A run that had to collect the garbage of others takes ten times as long: the better of two counts.
    const long = first > QUICK ? Math.min(first, timeFor(LONG)) : first;
    report({ reader, repeated, long, ...(long > QUICK && { short: timeFor(SHORT) }) });
  }
}
