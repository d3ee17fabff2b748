/** Measures builds of a copy of the project, and its pages in Chromium. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { ATTACH_DELAY } from '../../src/site/ui/picture-zoom';
import { untilRunning } from '../chromium';
import type { Scores, Weight } from './budgets';

const PHONE = { width: 412, height: 823 };
const VISITS = 40;
const LIGHTHOUSE_RUNS = 3;
const PAGES = [
  '/',
  '/shows',
  '/hires',
  '/hires/archive',
  '/opportunities',
  '/exec',
  '/wsover',
  '/wiki',
  '/wiki/disciplines/general/cables',
  '/wiki/disciplines',
  '/wiki/spaces',
  '/wiki/tags',
  '/wiki/tags/equipment',
  '/wiki/search',
  '/short-links',
  '/privacy',
  '/offline',
];
const SIDEBAR = /<nav aria-label="Wiki">[\s\S]*?<\/nav>/;

/**
 * Copies the last commit with its history, so that dates and authors are part of the work.
 * @returns the copy's folder
 */
export function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-'));
  execFileSync('git', ['clone', '--quiet', process.cwd(), root]);
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** Runs one of our scripts in a copy. @throws Error when it fails. */
export function runScript(root: string, script: string, environment: NodeJS.ProcessEnv): void {
  const env = { ...process.env, ...environment };
  execFileSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** One page of every kind. */
export function pagesOfEveryKind(root: string): string[] {
  const [person = ''] = readdirSync(path.join(root, 'public/people')).filter((file) => file.endsWith('.html'));
  return [...PAGES, `/people/${person.replace(/\.html$/, '')}`];
}

/** Serves a built site. */
export async function serve(root: string, port: number): Promise<{ origin: string; stop: () => void }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  return { origin: `http://localhost:${port}`, stop: () => server.kill() };
}

/** Weighs a page as a phone gets it. */
export async function weigh(browser: Browser, address: string): Promise<{ weight: Weight; isListed: boolean }> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const weight: Weight = { script: 0, style: 0, font: 0, html: 0, htmlWithoutSidebar: 0 };
  const waiting: Promise<void>[] = [];
  page.on('response', (response) => {
    const part = ({ script: 'script', stylesheet: 'style', font: 'font' } as const)[response.request().resourceType()];
    if (part === undefined) return;
    // Font files are already compressed.
    waiting.push(response.body().then((body) => void (weight[part] += part === 'font' ? body.length : gzipSync(body).length)));
  });
  const response = await page.goto(address);
  await untilRunning(page);
  // The last thing that a page loads by itself is the code that makes its pictures zoomable.
  await page.waitForTimeout(ATTACH_DELAY + 200);
  await page.waitForLoadState('networkidle');
  await Promise.all(waiting);
  await context.close();
  const html = (await response?.text()) ?? '';
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style).join('');
  weight.style += gzipSync(inline).length;
  weight.html = gzipSync(html).length;
  weight.htmlWithoutSidebar = gzipSync(html.replace(SIDEBAR, '')).length;
  return { weight, isListed: !/<meta name="robots" content="noindex/.test(html) };
}

/** The median of what Lighthouse says of a page. */
export async function scoreOf(address: string, isListed: boolean, port: number): Promise<Scores> {
  const { default: lighthouse } = await import('lighthouse');
  const others = ['accessibility', 'best-practices', ...(isListed ? ['seo'] : [])];
  const runs: Scores[] = [];
  for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance', ...others] });
    if (!result) throw new Error(`Lighthouse says nothing of ${address}.`);
    const { categories, audits } = result.lhr;
    const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
    runs.push({
      performance: score('performance'),
      others: Math.min(...others.map(score)),
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
      blockingTime: audits['total-blocking-time']?.numericValue ?? 0,
    });
  }
  const [, median] = runs.sort((first, second) => first.performance - second.performance);
  return median as Scores;
}

/** 95th percentile of the time from a click on a link to the new page's heading, in milliseconds. */
export async function timeNavigation(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/wiki/disciplines`);
  await untilRunning(page);
  const times: number[] = [];
  const targets = ['/wiki/spaces', '/wiki/disciplines/general/cables', '/wiki/tech-crew/safety', '/wiki/disciplines'];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const target = targets[visit % targets.length] ?? '';
    const link = page.locator(`nav[aria-label="Wiki"] a[href="${target}"]`).first();
    await link.evaluate((element) => {
      for (let details = element.closest('details'); details; details = details.parentElement?.closest('details') ?? null)
        details.open = true;
    });
    // A reader hovers over a link before clicking, which is when the page is fetched.
    await link.hover();
    await page.waitForTimeout(300);
    times.push(
      await link.evaluate(async (element: HTMLElement, pathname) => {
        const started = performance.now();
        const old = document.querySelector('h1');
        element.click();
        while (location.pathname !== pathname || document.querySelector('h1') === old)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - started;
      }, target),
    );
  }
  await context.close();
  return times.sort((first, second) => first - second)[Math.floor(VISITS * 0.95) - 1] ?? 0;
}
