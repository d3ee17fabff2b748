/**
 * `npm run bench`: measures a clone of the last commit, and one with ten times the wiki pages. Writes docs/performance.md, and fails
 * when a budget is missed. `-- --small` leaves out the grown wiki and the document.
 */
import { execFileSync, execSync, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import prettier from 'prettier';
import { addPhotographs, growContent } from './grow';
import { CABLES, DEBUGGING_PORT, timeControls, timeMoves, visitPages, weighSearch } from './pages';
import { startChromium } from '../../scripts/chromium';

const REPORT = 'docs/performance.md';
const PORT = '9410';
const SENTENCE = 'A sentence more, for the bench.';
/** A first build after a clone lacks them. */
const LEFT_BY_BUILDS = ['.cache', 'public', '.pictures', 'node_modules/.cache/diagrams'];

type Findings = Awaited<ReturnType<typeof measure>>;
type Part = Exclude<keyof Findings['pages'][number], 'path'>;
/** `bound` is the most allowed, or the least for a score. Sizes are in thousands of bytes. What was not measured is undefined. */
type Budget = [what: string, found: number | undefined, bound: number, unit: 's' | 'ms' | 'KB' | 'times' | 'score' | ''];

function budgetsOf({ development, cold, warm, photographs, pages, controls, moves, search, grown }: Findings): Budget[] {
  const most = (part: Part, of = pages): number => Math.max(...of.map((page) => page[part]));
  const least = (part: Part, of = pages) => (of.length > 0 ? Math.min(...of.map((page) => page[part])) : undefined);
  const growth = (part: Part) => grown && Math.max(...grown.pages.map((page, at) => page[part] - (pages[at]?.[part] ?? 0)));
  // A section to print holds many pages in one, and fetches all its pictures: Safari prints only what it has.
  const isSection = (page: { path: string }): boolean => page.path.endsWith('/wiki/spaces') && page.path !== '/wiki/spaces';
  const single = pages.filter((page) => !isSection(page));
  return [
    ['Cold build', cold, 126, 's'],
    ['Warm build after one edited page, as a share of the cold one', warm / cold, 0.3, ''],
    ['Cold build with 250 photographs more, beside the cold one', photographs.cold / cold, 2, 'times'],
    ['Clean build with them, sized before', photographs.again / cold, 1.2, 'times'],
    ['Script that runs before a page is touched', most('early'), 6.2, 'KB'],
    ['Script of the heaviest page, once it is touched', most('script'), 130, 'KB'],
    ['Style in the heaviest page', most('style'), 11, 'KB'],
    ['Fonts of the heaviest page', most('font'), 40, 'KB'],
    ['HTML of the heaviest page, beside its style', most('html', single), 20, 'KB'],
    ['Lowest Lighthouse score for performance', least('performance', single), 99, 'score'],
    ['The same of a section to print', least('performance', pages.filter(isSection)), 95, 'score'],
    ['Lowest of the other Lighthouse scores', least('others'), 100, 'score'],
    ['Largest layout shift', most('layoutShift'), 0.005, ''],
    ['Longest blocking time', most('blockingTime'), 60, 'ms'],
    ['Answer of a control once its code has come, six times slower', Math.max(...controls.map(({ time }) => time)), 400, 'ms'],
    ['From page to page, 95 of 100 moves', moves, 100, 'ms'],
    ['Search, opened for the first time', search.all, 300, 'KB'],
    ['Search with Save-Data, before it is pressed', search.withSaveData, 0, 'KB'],
    ['First page of the development server', development.firstPage, 35, 's'],
    ['From saving to seeing an edit', development.edit, 3, 's'],
    ['Cold build of ten times the pages', grown && grown.cold / cold, 8, 'times'],
    ['Warm build of ten times the pages', grown && grown.warm / warm, 3, 'times'],
    ['Growth of a page’s script', growth('script'), 3, 'KB'],
    ['Growth of a page’s HTML, without the sidebar’s links', growth('htmlWithoutSidebar'), 3, 'KB'],
  ];
}

const secondsSince = (moment: number): number => (performance.now() - moment) / 1000;
const editPage = (content: string): void => appendFileSync(`${content}${CABLES}.mdx`, `\n${SENTENCE}\n`);

/** Builds after an edit. Returns seconds. @throws Error when the build fails */
function timeBuild(content: string, deleted: readonly string[] = []): number {
  editPage(content);
  for (const left of deleted) rmSync(left, { recursive: true, force: true });
  const env = { ...process.env, CI: 'true', SITE_CONTENT: content, PICTURE_CACHE: '.pictures' };
  const started = performance.now();
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return secondsSince(started);
}

async function whileServing<Result>(script: 'dev' | 'serve', measure: (origin: string) => Promise<Result>): Promise<Result> {
  const env = { ...process.env, PORT };
  const server = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(server, 'close');
  const origin = `http://localhost:${PORT}`;
  try {
    for await (const [output] of on(server.stdout, 'data', { close: ['end'] })) if (String(output).includes(origin)) break;
    return await measure(origin);
  } finally {
    server.kill();
    await closed;
  }
}

/** Needs a clone in which nothing was built yet. */
async function timeDevelopment(browser: Browser) {
  const started = performance.now();
  return whileServing('dev', async (origin) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(origin + CABLES);
    await page.locator('main h1').waitFor();
    const firstPage = secondsSince(started);
    // Gatsby finishes its start after it shows the first page.
    await page.waitForTimeout(10_000);
    const saved = performance.now();
    editPage('content');
    await page.getByText(SENTENCE).waitFor();
    const edit = secondsSince(saved);
    await page.close();
    return { firstPage, edit };
  });
}

/** Measures the clone in which it runs. */
async function measure(browser: Browser, isSmall: boolean) {
  const development = await timeDevelopment(browser);
  await addPhotographs('content', 'photographs', 250);
  const photographs = { cold: timeBuild('photographs', LEFT_BY_BUILDS), again: timeBuild('photographs', ['.cache', 'public']) };
  const builds = { cold: timeBuild('content', LEFT_BY_BUILDS), warm: timeBuild('content') };
  const reading = await whileServing('serve', async (origin) => ({
    pages: await visitPages(browser, origin, 3),
    controls: await timeControls(origin),
    search: await weighSearch(browser, origin),
    moves: await timeMoves(browser, origin),
  }));
  console.table(reading.pages);
  console.table(reading.controls);
  const findings = { development, photographs, ...builds, ...reading };
  if (isSmall) return { ...findings, grown: undefined };
  growContent('content', 'grown', 10);
  const grown = { cold: timeBuild('grown', LEFT_BY_BUILDS), warm: timeBuild('grown') };
  // One visit is enough for sizes.
  const pages = await whileServing('serve', (origin) => visitPages(browser, origin, 1));
  return { ...findings, grown: { ...grown, pages } };
}

function reportOf(budgets: readonly Budget[]): string {
  const rows = budgets.flatMap(([what, found, bound, unit]) => {
    if (found === undefined) return [];
    const isMet = unit === 'score' ? found >= bound : found <= bound;
    const show = (value: number): string => `${Number(value.toPrecision(3))} ${unit.replace('score', '')}`.trim();
    return `| ${what} | ${show(found)} | ${unit === 'score' ? '≥' : '≤'} ${show(bound)} | ${isMet ? 'yes' : '**no**'} |`;
  });
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`;
  return `# Performance

\`npm run bench\` wrote this page on ${new Date().toISOString().slice(0, 10)}, on ${machine}. Times are for two cores. Sizes are gzipped, in thousands of bytes, for a phone with an empty cache. Lighthouse’s figures are medians of three visits. The terminal shows each page and control. \`npm run bench:search\` measures how good and how fast search is.

| What | Found | Budget | Met |
| --- | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

async function main(): Promise<void> {
  const isSmall = process.argv.includes('--small');
  const project = process.cwd();
  const clone = mkdtempSync(path.join(tmpdir(), 'bench-'));
  // With the history: dates and authors are part of the work.
  execFileSync('git', ['clone', '--quiet', project, clone]);
  process.chdir(clone);
  const browser = await startChromium(`--remote-debugging-port=${DEBUGGING_PORT}`);
  try {
    // Cold builds delete caches beside the packages, so the project's own packages won't do.
    execSync('npm ci --no-audit --no-fund --loglevel=error');
    const report = reportOf(budgetsOf(await measure(browser, isSmall)));
    const formatted = await prettier.format(report, { ...(await prettier.resolveConfig(REPORT)), parser: 'markdown' });
    console.log(formatted);
    if (report.includes('**no**')) process.exitCode = 1;
    if (!isSmall) writeFileSync(path.join(project, REPORT), formatted);
  } finally {
    await browser.close();
    process.chdir(project);
    rmSync(clone, { recursive: true, force: true });
  }
}

void main();
