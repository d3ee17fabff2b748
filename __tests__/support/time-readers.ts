/**
 * Times all readers over long runs of each character that our patterns name. It runs as a program of its own, because an
 * exponential pattern never returns. Prints a line before each text, and the verdict last.
 */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { checkText } from '../../src/check/check-text';
import { JSON_KINDS } from '../../src/content-model/json-kinds';
import { readText, WIKI_PAGE } from '../../src/content-model/read-text';
import { validateStructuredText } from '../../src/content-model/schema-problems';
import { siteSchema } from '../../src/content-model/site-schema';
import { publicSubject } from '../../src/history/node/public-text';
import { normaliseAlias } from '../../src/links/ui/forwarding';

/** The lengths that are compared, in characters. */
const [SHORT, LONG] = [12_500, 50_000] as const;

/** Four times the text takes four times as long if the time is linear, and sixteen times if it is quadratic. */
const MOST_GROWTH = 10;

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

/** A real file of each kind, and the schema that reads it. */
const DATA = JSON_KINDS.map(({ schema, file }) => [schema, globSync(file.replace('*', '2025*'), { cwd: 'content' })[0]] as const);

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
  for (const [schema, file = ''] of DATA) {
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

/** Processor time for a text of this length in milliseconds, which other busy programs do not change. */
function timeFor(read: (repeated: string) => void, repeated: string, length: number): number {
  const before = process.cpuUsage();
  read(repeated.repeat(length / repeated.length));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function isLinear(read: (repeated: string) => void, repeated: string): boolean {
  const first = timeFor(read, repeated, LONG);
  if (first <= QUICK) return true;
  // A run that had to collect the garbage of others takes ten times as long: the better of two counts.
  const long = Math.min(first, timeFor(read, repeated, LONG));
  return long <= Math.max(QUICK, MOST_GROWTH * timeFor(read, repeated, SHORT));
}

const slow: string[] = [];
for (const [reader, read] of Object.entries(READERS)) {
  read('Text');
  for (const repeated of reader === 'json' ? CHARACTERS : [...CHARACTERS, ...MARKUP]) {
    const name = `${reader} ${JSON.stringify(repeated)}`;
    console.log(name);
    if (!isLinear(read, repeated)) slow.push(name);
  }
}
console.log(slow.length === 0 ? 'All were read in linear time.' : `These took too long: ${slow.join(', ')}.`);
