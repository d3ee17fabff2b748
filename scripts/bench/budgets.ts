/** Compares the bench's findings with the budgets of the design, and reports them as Markdown. */
import { availableParallelism, cpus } from 'node:os';

/** What a reader with an empty cache downloads for a page, in gzipped bytes. */
export interface Weight {
  script: number;
  style: number;
  font: number;
  html: number;
  /** The same without the sidebar's list of pages, which necessarily grows with the wiki. */
  htmlWithoutSidebar: number;
}

/** Lighthouse's scores of a page on a phone, from 0 to 100; `others` is the lowest apart from performance. */
export interface Scores {
  performance: number;
  others: number;
  layoutShift: number;
  blockingTime: number;
}

export interface PageFindings {
  path: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  weight: Weight;
  scores?: Scores;
}

/** Builds in seconds, navigation in milliseconds. */
export interface Findings {
  cold: number;
  warm: number;
  pages: PageFindings[];
  navigation: number;
  grown?: { cold: number; warm: number; pages: PageFindings[] } | undefined;
}

export interface Verdict {
  what: string;
  found: string;
  budget: string;
  isMet: boolean;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const seconds = (value: number): string => `${value.toFixed(0)} s`;
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
const times = (value: number): string => `${value.toFixed(1)} times`;

function atMost(what: string, value: number, budget: number, show: (value: number) => string): Verdict {
  return { what, found: show(value), budget: `≤ ${show(budget)}`, isMet: value <= budget };
}

function atLeast(what: string, value: number, budget: number): Verdict {
  return { what, found: String(value), budget: `≥ ${budget}`, isMet: value >= budget };
}

/** All budgets, and whether they are met. Times apply to two cores. */
export function verdictsOf({ cold, warm, pages, navigation, grown }: Findings): Verdict[] {
  const heaviest = (part: keyof Weight, among = pages): number => Math.max(...among.map(({ weight }) => weight[part]));
  const scores = pages.flatMap((page) => page.scores ?? []);
  const growth = (part: keyof Weight): number =>
    Math.max(...pages.map(({ path, weight }) => (grown?.pages.find((page) => page.path === path)?.weight ?? weight)[part] - weight[part]));
  const wiki = pages.filter(({ path }) => /^\/wiki(?:\/|$)/.test(path));
  return [
    atMost('Cold build', cold, 126, seconds),
    atMost('Warm build after one edited page, as a share of the cold one', warm / cold, 0.3, (share) => share.toFixed(2)),
    atMost('Script of the heaviest wiki page', heaviest('script', wiki), 130_000, kilobytes),
    atMost('Style of the heaviest page', heaviest('style'), 9_000, kilobytes),
    atMost('Fonts of the heaviest page', heaviest('font'), 40_000, kilobytes),
    atMost('HTML of the heaviest page', heaviest('html'), 20_000, kilobytes),
    atLeast('Lowest Lighthouse score for performance', Math.min(...scores.map(({ performance }) => performance)), 99),
    atLeast('Lowest of the other Lighthouse scores', Math.min(...scores.map(({ others }) => others)), 100),
    atMost('Largest layout shift', Math.max(...scores.map(({ layoutShift }) => layoutShift)), 0.005, (shift) => shift.toFixed(3)),
    atMost('Longest blocking time', Math.max(...scores.map(({ blockingTime }) => blockingTime)), 60, milliseconds),
    atMost('From page to page, 95 of 100 visits', navigation, 100, milliseconds),
    ...(grown
      ? [
          atMost('Cold build of ten times the pages', grown.cold / cold, 8, times),
          atMost('Warm build of ten times the pages', grown.warm / warm, 3, times),
          atMost('Growth of a page’s script', growth('script'), 3_000, kilobytes),
          atMost('Growth of a page’s HTML, without the sidebar’s links', growth('htmlWithoutSidebar'), 3_000, kilobytes),
        ]
      : []),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const marks = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, marks, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** The text of docs/performance.md. */
export function reportOf(findings: Findings): string {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`;
  const today = new Date().toISOString().slice(0, 10);
  return [
    '# Performance\n',
    `\`npm run bench\` wrote this page on ${today}, on ${machine}. Sizes are gzipped, in thousands of bytes, as a host sends them to a phone that comes for the first time. \`npm run bench:search\` says how good and how fast search is.\n`,
    table(
      ['What', 'Found', 'Budget', 'Met'],
      verdictsOf(findings).map(({ what, found, budget, isMet }) => [what, found, budget, isMet ? 'yes' : '**no**']),
    ),
    table(
      ['Page', 'Script', 'Style', 'HTML', 'Lighthouse: performance', 'others'],
      findings.pages.map(({ path, weight, scores }) => [
        `\`${path}\``,
        ...[weight.script, weight.style, weight.html].map(kilobytes),
        String(scores?.performance ?? ''),
        String(scores?.others ?? ''),
      ]),
    ),
  ].join('\n');
}
