/** Measures the pages of a built site: Lighthouse as a phone, sizes, and Chromium on a slow machine. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { startChromium, untilRunning } from '../chromium';

const CABLES = '/wiki/disciplines/general/cables';
/** One page of every kind; those of the archive come from the build. */
const PAGES = [
  ...['/', '/shows', '/hires', '/hires/archive', '/opportunities', '/exec', '/wsover', '/short-links', '/privacy', '/offline'],
  ...['/wiki', CABLES, '/wiki/disciplines/sound/sound-engineering', '/wiki/disciplines', '/wiki/spaces', '/wiki/tags'],
  ...['/wiki/tags/equipment', '/wiki/search', '/wiki/resources/changelog', '/wiki/tech-crew/digital/website/wiki-summary'],
  ...['/print/wiki/spaces', '/shows/statistics'],
];
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const SIDEBAR = /<nav aria-label="Wiki"[\s\S]*?<\/nav>/;

/** What a phone with an empty cache finds: gzipped bytes, Lighthouse's scores up to 100, milliseconds. */
export interface PageFindings {
  path: string;
  /** Scripts that run before the page is touched, and those that run once it is. */
  early: number;
  script: number;
  style: number;
  font: number;
  /** HTML without its style, and without the sidebar's links, which grow with the wiki. */
  html: number;
  htmlWithoutSidebar: number;
  performance: number;
  /** The lowest of the other scores. */
  others: number;
  layoutShift: number;
  blockingTime: number;
}

const gzipped = (text: string): number => gzipSync(text).length;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Addresses to visit in a built site. */
export function pagesToVisit(publicFolder: string): string[] {
  const years = readdirSync(path.join(publicFolder, 'shows')).filter((name) => /^\d{4}-\d{4}$/.test(name));
  const archive = ['people', 'venues', 'societies', 'shows', `shows/${years.sort().at(-1)}`].flatMap((folder) => {
    const first = readdirSync(path.join(publicFolder, folder)).find((file) => file.endsWith('.html') && file !== 'index.html');
    return first === undefined ? [] : `/${folder}/${first.replace('.html', '')}`;
  });
  return [...PAGES, ...archive];
}

/** Sizes that follow from a page's HTML and the files that it names. */
async function sizesOf(address: string): Promise<Pick<PageFindings, 'early' | 'script' | 'style' | 'html' | 'htmlWithoutSidebar'>> {
  const load = async (file: string): Promise<string> => (await fetch(new URL(file, address))).text();
  const sizeOf = async (files: readonly string[]): Promise<number> => sum((await Promise.all(files.map(load))).map(gzipped));
  const html = await load(address);
  const tags = [...html.matchAll(/<script\b(?![^>]*ld\+json)([^>]*)>([^<]*)<\/script>/g)];
  const linked = tags.flatMap(([, attributes = '']) => /\ssrc=["']([^"']+)["']/.exec(attributes)?.[1] ?? []);
  const sheets = [...html.matchAll(/<link\b(?=[^>]*\srel="stylesheet")[^>]*\shref="([^"]+)"/g)].map(([, file = '']) => file);
  const { pathname } = new URL(address);
  const { componentChunkName } = JSON.parse(await load(`/page-data${pathname === '/' ? '/index' : pathname}/page-data.json`)) as {
    componentChunkName: string;
  };
  const chunks = JSON.parse(await load('/chunk-map.json')) as Record<string, string[]>;
  const app = [...(JSON.parse(/data-app='([^']*)'/.exec(html)?.[1] ?? '[]') as string[]), ...(chunks[componentChunkName] ?? [])];
  return {
    early: gzipped(tags.map(([, , text = '']) => text).join('')) + (await sizeOf(linked)),
    script: await sizeOf(app.filter((file) => file.endsWith('.js'))),
    style: gzipped([...html.matchAll(STYLE)].map(([, style = '']) => style).join('')) + (await sizeOf(sheets)),
    html: gzipped(html.replace(STYLE, '')),
    htmlWithoutSidebar: gzipped(html.replace(SIDEBAR, '')),
  };
}

/**
 * The median of several visits of a page by Lighthouse.
 * @param port where Chromium listens for Lighthouse
 */
export async function visit(address: string, runs: number, port: number): Promise<PageFindings> {
  const { default: lighthouse } = await import('lighthouse');
  const isListed = !/<meta name="robots" content="noindex/.test(await (await fetch(address)).text());
  const others = ['accessibility', 'best-practices', ...(isListed ? ['seo'] : [])];
  const results: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'][] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: ['performance', ...others] });
    if (!result) throw new Error(`Lighthouse says nothing of ${address}.`);
    results.push(result.lhr);
  }
  const scoreOf = (category: string): number => Math.round(median(results.map(({ categories }) => categories[category]?.score ?? 0)) * 100);
  const valueOf = (audit: string): number => median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const requests = results[0]?.audits['network-requests']?.details;
  const fonts = (requests?.type === 'table' ? requests.items : []).filter(({ resourceType }) => resourceType === 'Font');
  return {
    path: new URL(address).pathname,
    ...(await sizesOf(address)),
    font: sum(fonts.map(({ transferSize }) => Number(transferSize))),
    performance: scoreOf('performance'),
    others: Math.min(...others.map(scoreOf)),
    layoutShift: valueOf('cumulative-layout-shift'),
    blockingTime: valueOf('total-blocking-time'),
  };
}

/** 95th percentile of the milliseconds from a click on a link to the next page's heading. */
export async function timeNavigation(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(`${origin}/wiki/disciplines`);
  await untilRunning(page);
  const times: number[] = [];
  for (let move = 0; move < 40; move += 1) {
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
  await page.close();
  return times.sort((a, b) => a - b)[37] ?? 0;
}

/** The field of search, once that is open. */
const OPEN_SEARCH = ':is(dialog[open], [role="dialog"]) input';

/** A control: where it is, what matches it, and what is there once it has answered. */
const CONTROLS = [
  { what: 'Colour mode', path: CABLES, control: '[data-colour-mode-switch]', answer: 'html[data-theme="dark"]' },
  { what: 'Search', path: CABLES, control: '[data-opens-search]', answer: OPEN_SEARCH },
  { what: 'Search, from the home page', path: '/', control: '[data-opens-search]', answer: OPEN_SEARCH },
  { what: 'Copy link', path: CABLES, control: 'main button', label: 'Copy link', answer: '[aria-live]', words: 'Copied!' },
  { what: 'Picture zoom', path: '/wiki/spaces/wac/theatre', control: '[data-zoomable] picture img', answer: '.medium-zoom-overlay' },
  { what: 'Quiz', path: '/wiki/directories/flags', control: 'main button', label: 'Start the quiz', answer: 'main progress' },
  { what: 'Filter of the archive', path: '/shows', control: 'main [type="search"]', answer: 'main [role="status"]', words: ' of ' },
] satisfies { what: string; path: string; control: string; label?: string; answer: string; words?: string }[];

/**
 * In the page: presses a control the moment it is seen. Returns milliseconds from when it was pressed and the app's code had come.
 * Names no function inside it, because tsx would call a helper that pages lack.
 */
async function press({ what, control, label, answer, words = '' }: (typeof CONTROLS)[number] & { label?: string; words?: string }) {
  let element: HTMLElement | undefined;
  while (!element) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const found = [...document.querySelectorAll<HTMLElement>(control)];
    element = found.find(({ textContent }) => label === undefined || textContent.trim() === label);
  }
  const started = performance.now();
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement) document.execCommand('insertText', false, 'a');
  else element.click();
  while (![...document.querySelectorAll(answer)].some(({ textContent }) => textContent.includes(words))) {
    if (performance.now() - started > 20_000) throw new Error(`${what} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const answered = performance.now();
  const rendered = performance.getEntriesByName('onInitialClientRender')[0]?.startTime ?? 0;
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.js'));
  return answered - Math.max(started, ...scripts.map(({ responseEnd }) => responseEnd).filter((end) => end <= rendered));
}

/** Presses each control on a machine that is six times slower, each time in a browser of its own: in a second context copying is blocked. */
export async function timeControls(origin: string, runs: number): Promise<{ what: string; time: number }[]> {
  const findings = [];
  for (const control of CONTROLS) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const browser = await startChromium();
      const context = await browser.newContext({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.goto(origin + control.path, { waitUntil: 'commit' });
      times.push(await page.evaluate(press, control));
      await browser.close();
    }
    findings.push({ what: control.what, time: median(times) });
  }
  return findings;
}

/** Bytes of search, opened for the first time: what it asks for in all, and with Save-Data before it is pressed. */
export async function weighSearch(browser: Browser, origin: string): Promise<{ all: number; withSaveData: number }> {
  /** Opens a page, and returns the sizes of what it has asked for up to now, by address. */
  const open = async (saveData: boolean) => {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.addInitScript((value) => {
      if (value) Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    }, saveData);
    const asked: Promise<[url: string, size: number]>[] = [];
    page.on('requestfinished', (request) => asked.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize])));
    await page.goto(origin + CABLES);
    await untilRunning(page);
    await page.waitForLoadState('networkidle');
    return { page, sizes: async () => new Map(await Promise.all(asked)) };
  };
  const reader = await open(false);
  const before = await reader.sizes();
  await reader.page.keyboard.press('Control+k');
  await reader.page.locator(OPEN_SEARCH).fill('cable');
  await reader.page.locator('.DocSearch-Hit').first().waitFor();
  await reader.page.waitForTimeout(1_000);
  const ofSearch = [...(await reader.sizes())].filter(([url]) => !before.has(url));
  await reader.page.close();
  const saver = await open(true);
  await saver.page.locator('[data-opens-search]').first().focus();
  await saver.page.waitForTimeout(1_000);
  const early = await saver.sizes();
  await saver.page.close();
  return { all: sum(ofSearch.map(([, size]) => size)), withSaveData: sum(ofSearch.map(([url]) => early.get(url) ?? 0)) };
}
