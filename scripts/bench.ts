/**
 * `npm run bench`: measures a copy of the last commit, and one with ten times the wiki pages. Writes docs/performance.md, and fails
 * when a budget is missed. `-- --small` leaves out the grown wiki and the document.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import prettier from 'prettier';
import { addPhotographs, growContent } from './bench/grow';
import { ARCHIVE, PAGES, timeControls, timeNavigation, visit, weighSearch, type PageFindings } from './bench/pages';
import { startChromium } from './chromium';

const REPORT = 'docs/performance.md';
const EDITED = 'wiki/disciplines/general/cables.mdx';
const SENTENCE = 'A sentence more, for the bench.';
/** A first build after a clone lacks them. */
const LEFT_BY_BUILDS = ['.cache', 'public', '.pictures', 'node_modules/.cache/diagrams'];
const [PORT, DEVELOPMENT_PORT, DEBUGGING_PORT] = [9410, 9411, 9333];

/** `bound` is the most allowed, or the least for a score. Sizes are in thousands of bytes. */
type Budget = [what: string, found: number, bound: number, unit: 's' | 'ms' | 'KB' | 'times' | 'score' | ''];

const isMet = ([, found, bound, unit]: Budget): boolean => (unit === 'score' ? found >= bound : found <= bound);

function budgetsOfPages(pages: readonly PageFindings[]): Budget[] {
  const most = (part: Exclude<keyof PageFindings, 'path'>, of = pages): number => Math.max(...of.map((page) => page[part]));
  const least = (part: 'performance' | 'others'): number => Math.min(...pages.map((page) => page[part]));
  // A print section holds many pages in one.
  const single = pages.filter(({ path }) => !path.startsWith('/print/'));
  return [
    ['Script that runs before a page is touched', most('early'), 6.2, 'KB'],
    ['Script of the heaviest page, once it is touched', most('script'), 130, 'KB'],
    ['Style in the heaviest page', most('style'), 11, 'KB'],
    ['Fonts of the heaviest page', most('font'), 40, 'KB'],
    ['HTML of the heaviest page, beside its style', most('html', single), 20, 'KB'],
    ['Lowest Lighthouse score for performance', least('performance'), 99, 'score'],
    ['Lowest of the other Lighthouse scores', least('others'), 100, 'score'],
    ['Largest layout shift', most('layoutShift'), 0.005, ''],
    ['Longest blocking time', most('blockingTime'), 60, 'ms'],
  ];
}

async function budgetsOfReading(browser: Browser, origin: string): Promise<Budget[]> {
  const controls = await timeControls(origin);
  console.table(controls);
  const search = await weighSearch(browser, origin);
  return [
    ['Answer of a control once its code has come, six times slower', Math.max(...controls.map(({ time }) => time)), 400, 'ms'],
    ['From page to page, 95 of 100 moves', await timeNavigation(browser, origin), 100, 'ms'],
    ['Search, opened for the first time', search.all, 350, 'KB'],
    ['Search with Save-Data, before it is pressed', search.withSaveData, 0, 'KB'],
  ];
}

function budgetsOfGrowth(pages: readonly PageFindings[], grown: readonly PageFindings[]): Budget[] {
  const growth = (part: 'script' | 'htmlWithoutSidebar'): number =>
    Math.max(...pages.map((page) => (grown.find(({ path }) => path === page.path) ?? page)[part] - page[part]));
  return [
    ['Growth of a page’s script', growth('script'), 3, 'KB'],
    ['Growth of a page’s HTML, without the sidebar’s links', growth('htmlWithoutSidebar'), 3, 'KB'],
  ];
}

function startScript(root: string, script: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Returns seconds. @throws Error when the build fails */
function timeBuild(root: string, content: string, deleted: readonly string[] = []): number {
  for (const left of deleted) rmSync(path.join(root, left), { recursive: true, force: true });
  const started = performance.now();
  const env = { ...process.env, CI: 'true', SITE_CONTENT: content, PICTURE_CACHE: '.pictures' };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: root, env, stdio: 'ignore' });
  if (status !== 0) throw new Error(`The build of ${content} failed.`);
  return (performance.now() - started) / 1000;
}

function timeBuilds(root: string, content: string): { cold: number; warm: number } {
  const cold = timeBuild(root, content, LEFT_BY_BUILDS);
  appendFileSync(path.join(root, content, EDITED), `\n${SENTENCE}\n`);
  return { cold, warm: timeBuild(root, content) };
}

/** Needs a copy in which nothing was built yet. */
async function budgetsOfDevelopment(root: string, browser: Browser): Promise<Budget[]> {
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
    // Gatsby finishes its start after it shows the first page.
    await page.waitForTimeout(10_000);
    const saved = performance.now();
    appendFileSync(path.join(root, 'content', EDITED), `\n${SENTENCE}\n`);
    await page.getByText(SENTENCE).waitFor();
    return [
      ['First page of the development server', firstPage, 35, 's'],
      ['From saving to seeing an edit', (performance.now() - saved) / 1000, 3, 's'],
    ];
  } finally {
    await page.close();
    server.kill();
    await once(server, 'close');
  }
}

function pagesIn(publicFolder: string): string[] {
  const firstOf = (folder: string) => readdirSync(path.join(publicFolder, folder)).find((file) => /^(?!index)\S+\.html$/.test(file));
  return [...PAGES, ...ARCHIVE.map((folder) => `/${folder}/${firstOf(folder)?.replace('.html', '')}`)];
}

/** Measures the pages of the last build. `more` measures further while the site is served. */
async function visitPages(
  root: string,
  browser: Browser,
  visits: number,
  more: (origin: string) => Promise<Budget[]> = () => Promise.resolve([]),
): Promise<{ pages: PageFindings[]; budgets: Budget[] }> {
  const server = startScript(root, 'serve', [], { PORT: String(PORT) });
  try {
    await once(server.stdout ?? server, 'data');
    const origin = `http://localhost:${PORT}`;
    const pages: PageFindings[] = [];
    for (const page of pagesIn(path.join(root, 'public'))) pages.push(await visit(browser, origin + page, visits, DEBUGGING_PORT));
    console.table(pages);
    return { pages, budgets: await more(origin) };
  } finally {
    server.kill();
  }
}

/** Links each package by itself: a link to all of them would share the project's caches, which cold builds delete. */
function linkPackages(root: string): void {
  mkdirSync(path.join(root, 'node_modules'));
  for (const entry of readdirSync('node_modules', { withFileTypes: true }))
    if (entry.isDirectory() && entry.name !== '.cache')
      symlinkSync(path.resolve('node_modules', entry.name), path.join(root, 'node_modules', entry.name), 'junction');
}

async function measure(isSmall: boolean): Promise<Budget[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const browser = await startChromium(`--remote-debugging-port=${DEBUGGING_PORT}`);
  try {
    // With the history: dates and authors are part of the work.
    execFileSync('git', ['clone', '--quiet', process.cwd(), root]);
    linkPackages(root);
    const development = await budgetsOfDevelopment(root, browser);
    await addPhotographs(path.join(root, 'content'), path.join(root, 'photographs'), 250);
    const photographs = timeBuild(root, 'photographs', LEFT_BY_BUILDS);
    const photographsAgain = timeBuild(root, 'photographs', ['.cache', 'public']);
    const { cold, warm } = timeBuilds(root, 'content');
    const { pages, budgets } = await visitPages(root, browser, 3, (origin) => budgetsOfReading(browser, origin));
    const found: Budget[] = [
      ['Cold build', cold, 126, 's'],
      ['Warm build after one edited page, as a share of the cold one', warm / cold, 0.3, ''],
      ['Cold build with 250 photographs more, beside the cold one', photographs / cold, 2, 'times'],
      ['Clean build with them, sized before', photographsAgain / cold, 1.2, 'times'],
      ...budgetsOfPages(pages),
      ...budgets,
      ...development,
    ];
    if (isSmall) return found;
    growContent(path.join(root, 'content'), path.join(root, 'grown'), 10);
    const grown = timeBuilds(root, 'grown');
    // One visit is enough for sizes.
    const { pages: grownPages } = await visitPages(root, browser, 1);
    return [
      ...found,
      ['Cold build of ten times the pages', grown.cold / cold, 8, 'times'],
      ['Warm build of ten times the pages', grown.warm / warm, 3, 'times'],
      ...budgetsOfGrowth(pages, grownPages),
    ];
  } finally {
    await browser.close();
    rmSync(root, { recursive: true, force: true });
  }
}

function reportOf(budgets: readonly Budget[]): string {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`;
  const rows = budgets.map((budget) => {
    const [what, found, bound, unit] = budget;
    const show = (value: number): string => `${Number(value.toPrecision(3))} ${unit.replace('score', '')}`.trim();
    return `| ${what} | ${show(found)} | ${unit === 'score' ? '≥' : '≤'} ${show(bound)} | ${isMet(budget) ? 'yes' : '**no**'} |`;
  });
  return `# Performance

\`npm run bench\` wrote this page on ${new Date().toISOString().slice(0, 10)}, on ${machine}. Times are for two cores. Sizes are gzipped, in thousands of bytes, for a phone with an empty cache. Lighthouse’s figures are medians of three visits. The terminal shows each page and control. \`npm run bench:search\` measures how good and how fast search is.

| What | Found | Budget | Met |
| --- | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

async function main(): Promise<void> {
  const isSmall = process.argv.includes('--small');
  const budgets = await measure(isSmall);
  const report = await prettier.format(reportOf(budgets), { ...(await prettier.resolveConfig(REPORT)), parser: 'markdown' });
  console.log(report);
  if (!isSmall) writeFileSync(REPORT, report);
  const missed = budgets.filter((budget) => !isMet(budget));
  for (const [what, found] of missed) console.error(`Missed: ${what}: ${found}`);
  if (missed.length > 0) process.exitCode = 1;
}

void main();
