/** What the bench found, held against the budgets, as Markdown. */
import type { Scores } from './lighthouse';
import type { PageWeight } from './site';

/** Budgets of the design. Times are those of two cores; what a growing wiki may cost is said as a factor. */
export const BUDGETS = {
  script: 110_000,
  style: 15_000,
  font: 40_000,
  performance: 95,
  otherScores: 100,
  layoutShift: 0.02,
  navigation: 150,
  keystroke: 60,
  coldBuild: 90,
  warmShare: 1 / 3,
  growth: 11,
  growthOfPage: 10_000,
} as const;

export interface BuildFindings {
  cold: { seconds: number; megabytes: number };
  warm: { seconds: number; megabytes: number };
  /** Files that differ after one page was edited. */
  changed: string[];
}

export interface KindFindings {
  kind: string;
  path: string;
  weight: PageWeight;
}

/** What was found of one content tree. */
export interface SiteFindings {
  pages: number;
  build?: BuildFindings;
  weights?: KindFindings[];
  scores?: { kind: string; path: string; scores: Scores }[];
  /** In milliseconds. */
  navigation?: { median: number; slow: number };
  search?: { median: number; slow: number };
}

export interface Findings {
  machine: string;
  date: string;
  site: SiteFindings;
  grown?: SiteFindings;
}

/** One budget and what was found. */
export interface Verdict {
  what: string;
  found: string;
  budget: string;
  isMet: boolean;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const seconds = (value: number): string => `${value.toFixed(0)} s`;
const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

function verdict(what: string, value: number, budget: number, show: (value: number) => string, isLeast = false): Verdict {
  return {
    what,
    found: show(value),
    budget: `${isLeast ? '≥' : '≤'} ${show(budget)}`,
    isMet: isLeast ? value >= budget : value <= budget,
  };
}

const largest = (values: readonly number[]): number => Math.max(...values);
const least = (values: readonly number[]): number => Math.min(...values);

function verdictsOfScores(scores: readonly Scores[]): Verdict[] {
  const others = scores.flatMap((score) => [score.accessibility, score['best-practices'], score.seo ?? BUDGETS.otherScores]);
  const performances = scores.map(({ performance }) => performance);
  const shifts = scores.map(({ layoutShift }) => layoutShift);
  return [
    verdict('Lowest Lighthouse score for performance', least(performances), BUDGETS.performance, String, true),
    verdict('Lowest of the other Lighthouse scores', least(others), BUDGETS.otherScores, String, true),
    verdict('Largest layout shift', largest(shifts), BUDGETS.layoutShift, (shift) => shift.toFixed(3)),
  ];
}

/** Whether Lighthouse's scores of a page are within the budgets. */
export function isWithinBudgets(scores: Scores): boolean {
  return verdictsOfScores([scores]).every(({ isMet }) => isMet);
}

function verdictsOfSite({ build, weights, scores, navigation, search }: SiteFindings): Verdict[] {
  const verdicts: Verdict[] = [];
  if (build) {
    verdicts.push(verdict('Cold build', build.cold.seconds, BUDGETS.coldBuild, seconds));
    verdicts.push(
      verdict(
        'Warm build after one edited page, as a share of the cold one',
        build.warm.seconds / build.cold.seconds,
        BUDGETS.warmShare,
        (share) => share.toFixed(2),
      ),
    );
  }
  if (weights) {
    const wiki = weights.filter(({ kind }) => kind.startsWith('Wiki'));
    verdicts.push(verdict('Script of the heaviest wiki page', largest(wiki.map(({ weight }) => weight.script)), BUDGETS.script, kilobytes));
    verdicts.push(verdict('Style of the heaviest page', largest(weights.map(({ weight }) => weight.style)), BUDGETS.style, kilobytes));
    verdicts.push(verdict('Fonts of the heaviest page', largest(weights.map(({ weight }) => weight.font)), BUDGETS.font, kilobytes));
  }
  if (scores) verdicts.push(...verdictsOfScores(scores.map((entry) => entry.scores)));
  if (navigation) verdicts.push(verdict('From page to page, 95 of 100 visits', navigation.slow, BUDGETS.navigation, milliseconds));
  if (search) verdicts.push(verdict('Search, 95 of 100 keystrokes', search.slow, BUDGETS.keystroke, milliseconds));
  return verdicts;
}

function verdictsOfGrowth(site: SiteFindings, grown: SiteFindings): Verdict[] {
  const verdicts: Verdict[] = [];
  if (site.build && grown.build) {
    verdicts.push(
      verdict(
        `Build of ${grown.pages / site.pages} times the pages`,
        grown.build.cold.seconds / site.build.cold.seconds,
        BUDGETS.growth,
        (factor) => `${factor.toFixed(1)} times`,
      ),
    );
  }
  if (site.weights && grown.weights) {
    const growth = (part: 'script' | 'htmlWithoutSidebar'): number =>
      largest(
        (site.weights ?? []).map(({ path, weight }) => {
          const larger = grown.weights?.find((entry) => entry.path === path);
          return larger ? larger.weight[part] - weight[part] : 0;
        }),
      );
    verdicts.push(verdict('Growth of a page’s script', growth('script'), BUDGETS.growthOfPage, kilobytes));
    verdicts.push(
      verdict('Growth of a page’s HTML, without the sidebar’s links', growth('htmlWithoutSidebar'), BUDGETS.growthOfPage, kilobytes),
    );
  }
  return verdicts;
}

/** All budgets that the findings say something of. */
export function verdictsOf({ site, grown }: Findings): Verdict[] {
  return [...verdictsOfSite(site), ...(grown ? verdictsOfGrowth(site, grown) : [])];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  return line(head) + line(head.map((_, column) => (column === 0 ? '---' : '---:'))) + rows.map(line).join('');
}

function factor(grown: number | undefined, base: number | undefined): string {
  return grown === undefined || base === undefined || base === 0 ? '' : `${(grown / base).toFixed(1)} ×`;
}

function growthTable(site: SiteFindings, grown: SiteFindings): string {
  const rows: [name: string, base: number | undefined, larger: number | undefined, show: (value: number) => string][] = [
    ['Wiki pages', site.pages, grown.pages, String],
    ['Cold build', site.build?.cold.seconds, grown.build?.cold.seconds, seconds],
    ['Memory of it', site.build?.cold.megabytes, grown.build?.cold.megabytes, (value) => `${value.toFixed(0)} MB`],
    ['Warm build', site.build?.warm.seconds, grown.build?.warm.seconds, seconds],
    ['Navigation, median', site.navigation?.median, grown.navigation?.median, milliseconds],
    ['Search, median', site.search?.median, grown.search?.median, milliseconds],
  ];
  for (const { kind, path, weight } of site.weights ?? []) {
    const larger = grown.weights?.find((entry) => entry.path === path)?.weight;
    rows.push([`${kind}: script`, weight.script, larger?.script, kilobytes]);
    rows.push([`${kind}: HTML`, weight.html, larger?.html, kilobytes]);
    rows.push([`${kind}: HTML without the sidebar`, weight.htmlWithoutSidebar, larger?.htmlWithoutSidebar, kilobytes]);
  }
  return table(
    ['What', 'This wiki', 'Grown', 'Factor'],
    rows
      .filter(([, base]) => base !== undefined)
      .map(([name, base, larger, show]) => [name, show(base ?? 0), larger === undefined ? '' : show(larger), factor(larger, base)]),
  );
}

/** How many changed files the report lists. */
const LISTED = 60;

/** The document. */
export function reportOf(findings: Findings): string {
  const { machine, date, site, grown } = findings;
  const parts = [
    '# Performance\n',
    `\`npm run bench\` wrote this page on ${date}, on ${machine}. Sizes are gzipped, in thousands of bytes, as a host sends them to a phone that comes for the first time.\n`,
    '## Budgets\n',
    table(
      ['What', 'Found', 'Budget', 'Met'],
      verdictsOf(findings).map(({ what, found, budget, isMet }) => [what, found, budget, isMet ? 'yes' : '**no**']),
    ),
  ];
  if (site.build) {
    const { cold, warm, changed } = site.build;
    parts.push(
      '## Build\n',
      table(
        ['Build', 'Time', 'Memory at most'],
        [
          ['Cold', seconds(cold.seconds), `${cold.megabytes.toFixed(0)} MB`],
          ['Warm, one page edited', seconds(warm.seconds), `${warm.megabytes.toFixed(0)} MB`],
        ],
      ),
      `Files that differ after one page was edited (${changed.length}):\n`,
      ['```text', ...changed.slice(0, LISTED), ...(changed.length > LISTED ? [`and ${changed.length - LISTED} more`] : []), '```\n'].join(
        '\n',
      ),
    );
  }
  if (site.weights) {
    parts.push(
      '## Weight of a page\n',
      table(
        ['Page', 'Script', 'Style', 'Font', 'HTML'],
        site.weights.map(({ kind, path, weight }) => [
          `${kind} \`${path}\``,
          ...[weight.script, weight.style, weight.font, weight.html].map(kilobytes),
        ]),
      ),
    );
  }
  if (site.scores) {
    parts.push(
      '## Lighthouse, as a phone\n',
      table(
        ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Layout shift'],
        site.scores.map(({ kind, path, scores }) => [
          `${kind} \`${path}\``,
          String(scores.performance),
          String(scores.accessibility),
          String(scores['best-practices']),
          scores.seo === undefined ? 'not listed' : String(scores.seo),
          scores.layoutShift.toFixed(3),
        ]),
      ),
    );
  }
  const times = [
    ['From a click to the new page', site.navigation] as const,
    ['From a keystroke to the results', site.search] as const,
  ].flatMap(([name, found]) => (found ? [[name, milliseconds(found.median), milliseconds(found.slow)]] : []));
  if (times.length > 0) parts.push('## Waiting\n', table(['What', 'Median', '95 of 100'], times));
  if (grown) parts.push(`## Growth to ${grown.pages} pages\n`, growthTable(site, grown));
  return parts.join('\n');
}
