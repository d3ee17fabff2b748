/** Compares the bench's findings with the budgets of the design, and reports them as Markdown. */
import { availableParallelism, cpus } from 'node:os';
import type { ControlFindings } from './controls';
import type { DevelopmentFindings } from './development';

/** What a phone with an empty cache finds at an address: gzipped bytes, Lighthouse's scores up to 100, milliseconds. */
export interface PageFindings {
  path: string;
  /** Scripts that run before the page is touched. */
  early: number;
  /** Scripts that run once it is. */
  script: number;
  /** Style that the page brings, in it or by a link. */
  style: number;
  font: number;
  html: number;
  /** Bytes of HTML without the style in it, which has a budget of its own. */
  htmlWithoutStyle: number;
  /** Bytes of HTML without the sidebar's list of pages, which necessarily grows with the wiki. */
  htmlWithoutSidebar: number;
  performance: number;
  /** The lowest of the other scores. */
  others: number;
  layoutShift: number;
  blockingTime: number;
}

/** Builds in seconds, navigation in milliseconds. */
export interface SiteFindings {
  cold: number;
  warm: number;
  pages: PageFindings[];
  navigation: number;
  controls: ControlFindings[];
  /** Of the site as it is, which is the one that editors work on. */
  development?: DevelopmentFindings;
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

function developmentVerdicts({ firstPage, edit }: DevelopmentFindings): Verdict[] {
  return [
    atMost('First page of the development server', firstPage, 35, seconds),
    atMost('From saving to seeing an edit', edit, 3, (value) => `${value.toFixed(1)} s`),
  ];
}

function growthVerdicts(site: SiteFindings, grown: SiteFindings): Verdict[] {
  const growth = (part: 'script' | 'htmlWithoutSidebar'): number =>
    Math.max(...site.pages.map((page) => (grown.pages.find(({ path }) => path === page.path) ?? page)[part] - page[part]));
  return [
    atMost('Cold build of ten times the pages', grown.cold / site.cold, 8, times),
    atMost('Warm build of ten times the pages', grown.warm / site.warm, 3, times),
    atMost('Growth of a page’s script', growth('script'), 3_000, kilobytes),
    atMost('Growth of a page’s HTML, without the sidebar’s links', growth('htmlWithoutSidebar'), 3_000, kilobytes),
  ];
}

/** All budgets, and whether they are met. Times apply to two cores. */
export function verdictsOf(site: SiteFindings, grown?: SiteFindings): Verdict[] {
  const { cold, warm, pages, navigation, controls, development } = site;
  const all = (part: Exclude<keyof PageFindings, 'path'>, among = pages): number[] => among.map((page) => page[part]);
  // A section for paper holds many pages in one.
  const single = pages.filter(({ path }) => !path.startsWith('/print/'));
  const wiki = pages.filter(({ path }) => /^\/wiki(?:\/|$)/.test(path));
  return [
    atMost('Cold build', cold, 126, seconds),
    atMost('Warm build after one edited page, as a share of the cold one', warm / cold, 0.3, (share) => share.toFixed(2)),
    atMost('Script that runs before a page is touched', Math.max(...all('early')), 6_144, kilobytes),
    atMost('Script of the heaviest wiki page, once it is touched', Math.max(...all('script', wiki)), 130_000, kilobytes),
    atMost(
      'Answer of a control once its code has come, six times slower',
      Math.max(...controls.map(({ onceCodeHasCome }) => onceCodeHasCome)),
      400,
      milliseconds,
    ),
    atMost('Style in the heaviest page', Math.max(...all('style')), 9_000, kilobytes),
    atMost('Fonts of the heaviest page', Math.max(...all('font')), 40_000, kilobytes),
    atMost('HTML of the heaviest page, beside its style', Math.max(...all('htmlWithoutStyle', single)), 20_000, kilobytes),
    atLeast('Lowest Lighthouse score for performance', Math.min(...all('performance')), 99),
    atLeast('Lowest of the other Lighthouse scores', Math.min(...all('others')), 100),
    atMost('Largest layout shift', Math.max(...all('layoutShift')), 0.005, (shift) => shift.toFixed(3)),
    atMost('Longest blocking time', Math.max(...all('blockingTime')), 60, milliseconds),
    atMost('From page to page, 95 of 100 moves', navigation, 100, milliseconds),
    ...(development ? developmentVerdicts(development) : []),
    ...(grown ? growthVerdicts(site, grown) : []),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const marks = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, marks, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** The text of docs/performance.md. */
export function reportOf(site: SiteFindings, verdicts: readonly Verdict[]): string {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`;
  const today = new Date().toISOString().slice(0, 10);
  const verdictRows = verdicts.map(({ what, found, budget, isMet }) => [what, found, budget, isMet ? 'yes' : '**no**']);
  const pageRows = site.pages.map((page) => [
    `\`${page.path}\``,
    ...[page.early, page.script, page.style, page.html].map(kilobytes),
    ...[page.performance, page.others].map(String),
    milliseconds(page.blockingTime),
  ]);
  const controlRows = site.controls.map(({ what, whenSeen, firstTouch, running, onceCodeHasCome }) => [
    what,
    ...[whenSeen, firstTouch, running, onceCodeHasCome].map(milliseconds),
  ]);
  return [
    '# Performance\n',
    `\`npm run bench\` wrote this page on ${today}, on ${machine}. Sizes are gzipped, in thousands of bytes, as a host sends them to a phone that comes for the first time. Style is what a page itself brings, in its HTML: the app brings the whole style sheets, as it brings its script. Lighthouse’s figures are medians of three visits as a phone. \`npm run bench:search\` says how good and how fast search is.\n`,
    table(['What', 'Found', 'Budget', 'Met'], verdictRows),
    table(['Page', 'Script at once', 'When touched', 'Style', 'HTML', 'Performance', 'Other scores', 'Blocking time'], pageRows),
    'From a press to the answer, on a machine six times slower: pressed the moment the control is seen, as the first touch of a page that has loaded, and while the app runs. Last, the longer of the first two from when the code of the app and the page had come.\n',
    table(['Control', 'When seen', 'First touch', 'Running', 'Once its code has come'], controlRows),
  ].join('\n');
}
