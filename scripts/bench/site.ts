/** A built site, served and looked at in Chromium. */
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { createLocalSearch } from '../../src/search/ui/local-search';
import { MANIFEST_PATH, type IndexManifest, type SearchIndex } from '../../src/search/local-index';
import { ATTACH_DELAY } from '../../src/site/ui/picture-zoom';
import { CHROMIUM_ARGUMENTS, findChromium } from '../chromium';
import { untilRunning } from '../running-page';

const PHONE = { width: 412, height: 823 };

/** What a page brings to a reader who comes with an empty cache, in bytes, gzipped as a host sends it. */
export interface PageWeight {
  script: number;
  style: number;
  font: number;
  html: number;
  /** The same without the sidebar's list of pages, which grows with the wiki by its nature. */
  htmlWithoutSidebar: number;
}

/** One page of every kind; those that search engines should leave alone are not measured for them. */
export function kindsOfPages(publicFolder: string): { kind: string; path: string; isListed: boolean }[] {
  const [person] = readdirSync(path.join(publicFolder, 'people')).filter((file) => file.endsWith('.html'));
  return [
    { kind: 'Home', path: '/', isListed: true },
    { kind: 'Shows', path: '/shows', isListed: true },
    { kind: 'Hires', path: '/hires', isListed: true },
    { kind: 'Hire archive', path: '/hires/archive', isListed: true },
    { kind: 'Get involved', path: '/opportunities', isListed: true },
    { kind: 'Exec', path: '/exec', isListed: true },
    { kind: 'Over', path: '/wsover', isListed: true },
    { kind: 'Person', path: `/people/${person?.replace(/\.html$/, '') ?? ''}`, isListed: false },
    { kind: 'Wiki root', path: '/wiki', isListed: true },
    { kind: 'Wiki page', path: '/wiki/disciplines/general/cables', isListed: true },
    { kind: 'Wiki section', path: '/wiki/disciplines', isListed: true },
    { kind: 'Page with a diagram', path: '/wiki/spaces', isListed: true },
    { kind: 'Tags', path: '/wiki/tags', isListed: true },
    { kind: 'Tag', path: '/wiki/tags/equipment', isListed: true },
    { kind: 'Search', path: '/wiki/search', isListed: false },
    { kind: 'Short links', path: '/short-links', isListed: true },
    { kind: 'Text', path: '/privacy', isListed: true },
    { kind: 'Offline', path: '/offline', isListed: true },
  ];
}

export interface ServedSite {
  origin: string;
  stop: () => void;
}

/** Serves a built site. @throws Error when it does not answer. */
export async function serve(root: string, port: number): Promise<ServedSite> {
  const server = spawn(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const origin = `http://localhost:${port}`;
  const stop = (): void => {
    // tsx starts a process of its own: the whole group goes.
    if (server.pid !== undefined) process.kill(-server.pid);
  };
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const isThere = await fetch(`${origin}/wiki`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  stop();
  throw new Error(`Nothing answers at ${origin}.`);
}

export function startBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS, ...more] });
}

const SIDEBAR = /<nav aria-label="Wiki">[\s\S]*?<\/nav>/;

/** Weighs a page as a phone gets it. */
export async function weigh(browser: Browser, origin: string, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const weight: PageWeight = { script: 0, style: 0, font: 0, html: 0, htmlWithoutSidebar: 0 };
  const waiting: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'font' && type !== 'stylesheet') return;
    waiting.push(
      response.body().then((body) => {
        if (type === 'font') weight.font += body.length;
        else weight[type === 'script' ? 'script' : 'style'] += gzipSync(body).length;
      }),
    );
  });
  const response = await page.goto(origin + address);
  await untilRunning(page);
  // The last of what a page loads by itself is the code of its pictures.
  await page.waitForTimeout(ATTACH_DELAY + 200);
  await page.waitForLoadState('networkidle');
  await Promise.all(waiting);
  const html = (await response?.text()) ?? '';
  weight.html = gzipSync(html).length;
  weight.htmlWithoutSidebar = gzipSync(html.replace(SIDEBAR, '')).length;
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style).join('');
  if (inline !== '') weight.style += gzipSync(inline).length;
  await context.close();
  return weight;
}

/** Milliseconds from a click on a link to the new page's heading, one for each visit. */
export async function timeNavigation(browser: Browser, origin: string, visits: number): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/wiki/disciplines`);
  await untilRunning(page);
  const times: number[] = [];
  const targets = [
    '/wiki/spaces',
    '/wiki/disciplines/general/cables',
    '/wiki/resources/acronyms',
    '/wiki/tech-crew/safety',
    '/wiki/disciplines',
  ];
  for (let visit = 0; visit < visits; visit += 1) {
    const target = targets[visit % targets.length] ?? '';
    const link = page.locator(`nav[aria-label="Wiki"] a[href="${target}"]`).first();
    // The pointer rests on a link before it clicks, which is when the page is fetched.
    await link.evaluate((element) => {
      for (let details = element.closest('details'); details; details = details.parentElement?.closest('details') ?? null)
        details.open = true;
    });
    await link.hover();
    await page.waitForTimeout(300);
    times.push(
      await link.evaluate(async (element: HTMLElement, pathname) => {
        const started = performance.now();
        const old = document.querySelector('h1');
        element.click();
        while (location.pathname !== pathname || document.querySelector('h1') === old) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return performance.now() - started;
      }, target),
    );
  }
  await context.close();
  return times;
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((first, second) => first - second);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** Milliseconds a keystroke, over the index that a build made, when it is loaded. */
export function timeSearch(publicFolder: string, queries: readonly string[]): number[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(publicFolder, file), 'utf8'));
  const search = createLocalSearch(read((read(MANIFEST_PATH) as IndexManifest).path) as SearchIndex);
  const keystrokes = queries.flatMap((query) => Array.from({ length: query.length }, (_, end) => query.slice(0, end + 1)));
  for (const query of keystrokes) search({ query, hitsPerPage: 20 });
  return keystrokes.map((query) => {
    const started = performance.now();
    search({ query, hitsPerPage: 20 });
    return performance.now() - started;
  });
}
