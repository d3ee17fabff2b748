/**
 * `npm run bench`: measures a copy of the last commit, and one with ten times the wiki pages, against the budgets, and writes
 * docs/performance.md. Fails when a budget is missed. `-- --small` leaves out the grown wiki, and the document as it is.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import prettier from 'prettier';
import { addPhotographs, growContent } from './bench/grow';
import { pagesToVisit, timeControls, timeNavigation, visit, weighSearch, type PageFindings } from './bench/pages';
import { startChromium } from './chromium';

const REPORT = 'docs/performance.md';
const EDITED = 'wiki/disciplines/general/cables.mdx';
const SENTENCE = 'A sentence more, for the bench.';
/** What a first build after a clone does not have. */
const LEFT_BY_BUILDS = ['.cache', 'public', '.pictures', 'node_modules/.cache/diagrams'];
const [PORT, DEVELOPMENT_PORT, DEBUGGING_PORT] = [9410, 9411, 9333];

/** Builds in seconds, all else in milliseconds and bytes. */
interface BuildFindings {
  cold: number;
  warm: number;
  pages: PageFindings[];
}

interface SiteFindings extends BuildFindings {
  navigation: number;
  controls: { what: string; time: number }[];
  search: { all: number; withSaveData: number };
  /** Seconds until the development server shows its first page, and from saving an edit until it is seen. */
  development: { firstPage: number; edit: number };
  /** Builds with 250 photographs more, in seconds. */
  photographs: { cold: number; clean: number };
}

interface Budget {
  what: string;
  found: number;
  unit: 's' | 'ms' | 'KB' | 'times' | '';
  least?: number;
  most?: number;
}

const isMet = ({ found, least = -Infinity, most = Infinity }: Budget): boolean => found >= least && found <= most;

/** All budgets with what was found. Times are for two cores, sizes in thousands of bytes. */
function budgetsOf(site: SiteFindings, grown?: BuildFindings): Budget[] {
  const most = (part: Exclude<keyof PageFindings, 'path'>, of = site.pages): number => Math.max(...of.map((page) => page[part]));
  const least = (part: 'performance' | 'others'): number => Math.min(...site.pages.map((page) => page[part]));
  const growth = (part: 'script' | 'htmlWithoutSidebar'): number =>
    Math.max(...site.pages.map((page) => (grown?.pages.find(({ path }) => path === page.path) ?? page)[part] - page[part]));
  // A section for paper holds many pages in one.
  const single = site.pages.filter(({ path }) => !path.startsWith('/print/'));
  return [
    { what: 'Cold build', found: site.cold, most: 126, unit: 's' },
    { what: 'Warm build after one edited page, as a share of the cold one', found: site.warm / site.cold, most: 0.3, unit: '' },
    { what: 'Cold build with 250 photographs more, beside the cold one', found: site.photographs.cold / site.cold, most: 2, unit: 'times' },
    { what: 'Clean build with them, sized before', found: site.photographs.clean / site.cold, most: 1.2, unit: 'times' },
    { what: 'Script that runs before a page is touched', found: most('early') / 1000, most: 6.2, unit: 'KB' },
    { what: 'Script of the heaviest page, once it is touched', found: most('script') / 1000, most: 130, unit: 'KB' },
    { what: 'Style in the heaviest page', found: most('style') / 1000, most: 11, unit: 'KB' },
    { what: 'Fonts of the heaviest page', found: most('font') / 1000, most: 40, unit: 'KB' },
    { what: 'HTML of the heaviest page, beside its style', found: most('html', single) / 1000, most: 20, unit: 'KB' },
    { what: 'Lowest Lighthouse score for performance', found: least('performance'), least: 99, unit: '' },
    { what: 'Lowest of the other Lighthouse scores', found: least('others'), least: 100, unit: '' },
    { what: 'Largest layout shift', found: most('layoutShift'), most: 0.005, unit: '' },
    { what: 'Longest blocking time', found: most('blockingTime'), most: 60, unit: 'ms' },
    {
      what: 'Answer of a control once its code has come, six times slower',
      found: Math.max(...site.controls.map(({ time }) => time)),
      most: 400,
      unit: 'ms',
    },
    { what: 'From page to page, 95 of 100 moves', found: site.navigation, most: 100, unit: 'ms' },
    { what: 'Search, opened for the first time', found: site.search.all / 1000, most: 350, unit: 'KB' },
    { what: 'Search with Save-Data, before it is pressed', found: site.search.withSaveData / 1000, most: 0, unit: 'KB' },
    { what: 'First page of the development server', found: site.development.firstPage, most: 35, unit: 's' },
    { what: 'From saving to seeing an edit', found: site.development.edit, most: 3, unit: 's' },
    ...(grown
      ? ([
          { what: 'Cold build of ten times the pages', found: grown.cold / site.cold, most: 8, unit: 'times' },
          { what: 'Warm build of ten times the pages', found: grown.warm / site.warm, most: 3, unit: 'times' },
          { what: 'Growth of a page’s script', found: growth('script') / 1000, most: 3, unit: 'KB' },
          { what: 'Growth of a page’s HTML, without the sidebar’s links', found: growth('htmlWithoutSidebar') / 1000, most: 3, unit: 'KB' },
        ] satisfies Budget[])
      : []),
  ];
}

function tableOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const marks = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, marks, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** The text of docs/performance.md. */
function reportOf(site: SiteFindings, budgets: readonly Budget[]): string {
  const show = (value: number, unit: string): string => `${Number(value.toPrecision(3))} ${unit}`.trim();
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`;
  return [
    '# Performance\n',
    `\`npm run bench\` wrote this page on ${new Date().toISOString().slice(0, 10)}, on ${machine}. Sizes are gzipped, in thousands of bytes, for a phone with an empty cache. Lighthouse’s figures are medians of three visits. The terminal shows each page and control. \`npm run bench:search\` measures how good and how fast search is.\n`,
    tableOf(
      ['What', 'Found', 'Budget', 'Met'],
      budgets.map((budget) => [
        budget.what,
        show(budget.found, budget.unit),
        budget.most === undefined ? `≥ ${budget.least}` : `≤ ${show(budget.most, budget.unit)}`,
        isMet(budget) ? 'yes' : '**no**',
      ]),
    ),
  ].join('\n');
}

/** What was measured of each page and control, for the terminal. */
function detailsOf(site: SiteFindings): string {
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
  return [
    tableOf(
      ['Page', 'Script at once, KB', 'When touched, KB', 'Style, KB', 'HTML, KB', 'Performance', 'Others', 'Blocking, ms'],
      site.pages.map((page) => [
        `\`${page.path}\``,
        ...[page.early, page.script, page.style, page.html].map(kilobytes),
        ...[page.performance, page.others, Math.round(page.blockingTime)],
      ]),
    ),
    tableOf(
      ['Control, pressed when first seen', 'Answer, ms'],
      site.controls.map(({ what, time }) => [what, Math.round(time)]),
    ),
  ].join('\n');
}

/** Starts a script of a copy, which then runs until it is killed. */
function startScript(root: string, script: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Seconds of a build. @throws Error when it fails. */
function timeBuild(root: string, content: string): number {
  const started = performance.now();
  const env = { ...process.env, CI: 'true', SITE_CONTENT: content, PICTURE_CACHE: '.pictures' };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: root, env, stdio: 'ignore' });
  if (status !== 0) throw new Error(`The build of ${content} failed.`);
  return (performance.now() - started) / 1000;
}

/** Starts the development server, with nothing left of an earlier one, opens a page and edits it. */
async function measureDevelopment(root: string, browser: Browser): Promise<SiteFindings['development']> {
  const started = performance.now();
  const server = startScript(root, 'dev', ['--port', String(DEVELOPMENT_PORT)], {});
  server.stdout?.resume();
  const page = await browser.newPage();
  try {
    const heading = page.locator('main h1');
    while (!(await heading.isVisible())) {
      await page.goto(`http://localhost:${DEVELOPMENT_PORT}/wiki/disciplines/general/cables`).catch(() => page.waitForTimeout(100));
      await heading.waitFor({ timeout: 20_000 }).catch(() => undefined);
    }
    const firstPage = (performance.now() - started) / 1000;
    // Gatsby finishes its own start after the first page has been shown.
    await page.waitForTimeout(10_000);
    const saved = performance.now();
    appendFileSync(path.join(root, 'content', EDITED), `\n${SENTENCE}\n`);
    await page.getByText(SENTENCE).waitFor();
    return { firstPage, edit: (performance.now() - saved) / 1000 };
  } finally {
    await page.close();
    server.kill();
    await once(server, 'close');
  }
}

/** Builds the content of a copy cold and after an edit, serves it, and visits its pages. */
async function measureBuilds<More>(
  root: string,
  content: string,
  runs: number,
  measureMore: (origin: string) => Promise<More>,
): Promise<BuildFindings & More> {
  for (const left of LEFT_BY_BUILDS) rmSync(path.join(root, left), { recursive: true, force: true });
  const cold = timeBuild(root, content);
  appendFileSync(path.join(root, content, EDITED), `\n${SENTENCE}\n`);
  const warm = timeBuild(root, content);
  console.log(`${content}: ${cold.toFixed(0)} s cold, ${warm.toFixed(0)} s warm`);
  const server = startScript(root, 'serve', [], { PORT: String(PORT) });
  try {
    await once(server.stdout ?? server, 'data');
    const origin = `http://localhost:${PORT}`;
    const pages: PageFindings[] = [];
    for (const page of pagesToVisit(path.join(root, 'public'))) pages.push(await visit(origin + page, runs, DEBUGGING_PORT));
    return { cold, warm, pages, ...(await measureMore(origin)) };
  } finally {
    server.kill();
  }
}

/** Builds 250 photographs and the rest of the content, cold, and clean with the sized pictures of that build. */
async function measurePhotographs(root: string): Promise<SiteFindings['photographs']> {
  await addPhotographs(path.join(root, 'content'), path.join(root, 'photographs'), 250);
  for (const left of LEFT_BY_BUILDS) rmSync(path.join(root, left), { recursive: true, force: true });
  const cold = timeBuild(root, 'photographs');
  for (const left of ['.cache', 'public']) rmSync(path.join(root, left), { recursive: true, force: true });
  return { cold, clean: timeBuild(root, 'photographs') };
}

/** Measures a copy of the last commit, and with ten times the pages where asked for. */
async function measure(isSmall: boolean): Promise<{ site: SiteFindings; grown?: BuildFindings }> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const browser = await startChromium(`--remote-debugging-port=${DEBUGGING_PORT}`);
  try {
    // With its history, so that dates and authors are part of the work.
    execFileSync('git', ['clone', '--quiet', process.cwd(), root]);
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
    const development = await measureDevelopment(root, browser);
    const photographs = await measurePhotographs(root);
    const site = await measureBuilds(root, 'content', 3, async (origin) => ({
      development,
      photographs,
      navigation: await timeNavigation(browser, origin),
      controls: await timeControls(origin, 3),
      search: await weighSearch(browser, origin),
    }));
    if (isSmall) return { site };
    growContent(path.join(root, 'content'), path.join(root, 'grown'), 10);
    // Visited once, for its sizes.
    return { site, grown: await measureBuilds(root, 'grown', 1, () => Promise.resolve({})) };
  } finally {
    await browser.close();
    rmSync(root, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const isSmall = process.argv.includes('--small');
  const { site, grown } = await measure(isSmall);
  const budgets = budgetsOf(site, grown);
  const report = await prettier.format(reportOf(site, budgets), { ...(await prettier.resolveConfig(REPORT)), parser: 'markdown' });
  console.log(`${report}\n${detailsOf(site)}`);
  if (!isSmall) writeFileSync(REPORT, report);
  const missed = budgets.filter((budget) => !isMet(budget));
  for (const { what, found } of missed) console.error(`Missed: ${what}: ${found}`);
  if (missed.length > 0) process.exitCode = 1;
}

void main();
