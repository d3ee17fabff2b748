/** Measures the pages of a built site: Lighthouse as a phone, and Chromium moving from page to page. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startChromium, untilRunning } from '../chromium';
import type { PageFindings } from './budgets';
import { measureControls, type ControlFindings } from './controls';

const PORT = 9410;
const DEBUGGING_PORT = 9333;
const ORIGIN = `http://localhost:${PORT}`;
const MOVES = 40;
/** One page of every kind; those of the archive come from the build. */
const PAGES = [
  ...['/', '/shows', '/hires', '/hires/archive', '/opportunities', '/exec', '/wsover', '/short-links', '/privacy', '/offline'],
  ...[
    '/wiki',
    '/wiki/disciplines/general/cables',
    '/wiki/disciplines/sound/sound-engineering',
    '/wiki/disciplines',
    '/wiki/spaces',
    '/wiki/tags',
    '/wiki/tags/equipment',
    '/wiki/search',
  ],
  ...['/wiki/resources/changelog', '/wiki/tech-crew/digital/website/wiki-summary', '/print/wiki/spaces', '/shows/statistics'],
];
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const SIDEBAR = /<nav aria-label="Wiki"[\s\S]*?<\/nav>/;

const gzipped = (text: string): number => gzipSync(text).length;

/** Gzipped size of the style that a page brings, in it or by a link. The app brings the whole style sheets when it runs. */
async function styleOf(html: string, address: string): Promise<number> {
  const inline = [...html.matchAll(STYLE)].map(([, style = '']) => style).join('');
  const links = [...html.matchAll(/<link\b(?=[^>]*\srel="stylesheet")[^>]*\shref="([^"]+)"/g)].map(([, file = '']) => file);
  const linked = await Promise.all(links.map(async (file) => (await fetch(new URL(file, address))).text()));
  return [inline, ...linked].reduce((sum, style) => sum + gzipped(style), 0);
}

/** Gzipped sizes of a page's scripts: those that run by themselves, inline ones included, and the app that runs when it is touched. */
async function scriptsOf(html: string, address: string): Promise<{ early: number; script: number }> {
  const load = async (file: string): Promise<string> => (await fetch(new URL(file, address))).text();
  const sizeOf = async (files: readonly string[]): Promise<number> =>
    (await Promise.all(files.map(load))).reduce((sum, text) => sum + gzipped(text), 0);
  const tags = [...html.matchAll(/<script\b(?![^>]*ld\+json)([^>]*)>([^<]*)<\/script>/g)];
  const attributesOf = (name: string): string[] =>
    tags.flatMap(([, text = '']) => new RegExp(`\\s${name}=["']([^"']+)["']`).exec(text)?.[1] ?? []);
  const { pathname } = new URL(address);
  const data = JSON.parse(await load(`/page-data${pathname === '/' ? '/index' : pathname}/page-data.json`)) as {
    componentChunkName: string;
  };
  const chunks = JSON.parse(await load('/chunk-map.json')) as Record<string, string[]>;
  const app = (JSON.parse(/data-app='([^']*)'/.exec(html)?.[1] ?? '[]') as string[]).concat(chunks[data.componentChunkName] ?? []);
  return {
    early: gzipped(tags.map(([, , text = '']) => text).join('')) + (await sizeOf(attributesOf('src'))),
    script: await sizeOf(app.filter((file) => file.endsWith('.js'))),
  };
}

/**
 * What the median of several visits of a page finds; sizes are what the network carried, gzipped.
 * @param address - of a page on a server that compresses
 * @throws Error when Lighthouse cannot load the page
 */
async function visit(address: string, runs: number): Promise<PageFindings> {
  const { default: lighthouse } = await import('lighthouse');
  const { computeMedianRun } = await import('lighthouse/core/lib/median-run.js');
  const html = await (await fetch(address)).text();
  const isListed = !/<meta name="robots" content="noindex/.test(html);
  const others = ['accessibility', 'best-practices', ...(isListed ? ['seo'] : [])];
  type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(address, { port: DEBUGGING_PORT, logLevel: 'error', onlyCategories: ['performance', ...others] });
    if (!result) throw new Error(`Lighthouse says nothing of ${address}.`);
    results.push(result.lhr);
  }
  const { categories, audits } = computeMedianRun(results) as Result;
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  const requests = audits['network-requests']?.details;
  const transferred = (type: string): number =>
    (requests?.type === 'table' ? requests.items : [])
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  return {
    path: new URL(address).pathname,
    ...(await scriptsOf(html, address)),
    style: await styleOf(html, address),
    font: transferred('Font'),
    html: gzipped(html),
    htmlWithoutStyle: gzipped(html.replace(STYLE, '')),
    htmlWithoutSidebar: gzipped(html.replace(SIDEBAR, '')),
    performance: score('performance'),
    others: Math.min(...others.map(score)),
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    blockingTime: audits['total-blocking-time']?.numericValue ?? 0,
  };
}

/** 95th percentile of the time from a click on a link that was hovered over to the new page's heading, in milliseconds. */
async function timeNavigation(browser: Awaited<ReturnType<typeof startChromium>>): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(`${ORIGIN}/wiki/disciplines`);
  await untilRunning(page);
  const times: number[] = [];
  for (let move = 0; move < MOVES; move += 1) {
    // From one page of a section to the next and back again, which is how the wiki is read.
    const link = page.locator(`a[rel="${move % 2 === 0 ? 'next' : 'prev'}"]`);
    await link.hover();
    await page.waitForTimeout(300);
    times.push(
      await link.evaluate(async (element: HTMLElement) => {
        const started = performance.now();
        const old = document.querySelector('h1');
        element.click();
        while (document.querySelector('h1') === old) await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - started;
      }),
    );
  }
  return times.sort((first, second) => first - second)[Math.floor(MOVES * 0.95) - 1] ?? 0;
}

/**
 * Serves the built site of a project and visits one page of every kind.
 * @param root - the project's folder
 * @param runs - how often Lighthouse visits each page
 * @returns what was found of each page and control, and the time to move between pages, in milliseconds
 */
export async function measurePages(
  root: string,
  runs: number,
): Promise<{ pages: PageFindings[]; navigation: number; controls: ControlFindings[] }> {
  const env = { ...process.env, PORT: String(PORT) };
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const browser = await startChromium(`--remote-debugging-port=${DEBUGGING_PORT}`);
  try {
    const years = readdirSync(path.join(root, 'public/shows')).filter((name) => /^\d{4}-\d{4}$/.test(name));
    const archive = ['people', 'venues', 'societies', 'shows', `shows/${years.sort().at(-1)}`].flatMap((folder) => {
      const first = readdirSync(path.join(root, 'public', folder)).find((file) => file.endsWith('.html') && file !== 'index.html');
      return first === undefined ? [] : `/${folder}/${first.replace('.html', '')}`;
    });
    const pages: PageFindings[] = [];
    for (const page of [...PAGES, ...archive]) pages.push(await visit(ORIGIN + page, runs));
    return { pages, navigation: await timeNavigation(browser), controls: await measureControls(browser, ORIGIN, runs) };
  } finally {
    await browser.close();
    server.kill();
  }
}
