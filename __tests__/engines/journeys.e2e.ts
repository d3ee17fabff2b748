/** What a reader does, in each engine that readers hold: written once, run in Chromium, Firefox and WebKit. */
import { expect, test as base } from '@playwright/test';
import { builtSite } from '../support/built-site';
import { copyRecorded, startEngine, type Engine, type EngineName, type Tab } from '../support/engines';
import { CABLES, SITE_PAGES, SOCIETY_PAGES, WIKI_PAGES } from '../support/fixture-pages';
import { serveSite } from '../../scripts/site-server';

const DOCK = '/wiki/spaces/dock';
const DESKTOP = [1366, 900] as const;
const PHONE = [390, 844] as const;

/** The engine runs as long as its worker; a tab and the site are those of one test, so that storage starts empty. */
const test = base.extend<{ tab: Tab; site: string }, { engineName: EngineName; engine: Engine }>({
  engineName: ['Chromium', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await startEngine(engineName);
      await provide(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({}, provide) => {
    const server = await serveSite(builtSite('plain').folder);
    await provide(server.url);
    await server.close();
  },
  tab: async ({ engine }, provide) => {
    const tab = await engine.openTab();
    await tab.resize(...DESKTOP);
    await provide(tab);
    await tab.close();
  },
});

const textOf = (tab: Tab, selector: string) => tab.run((found) => document.querySelector(found)?.textContent ?? '', selector);
const isVisible = (tab: Tab, selector: string) =>
  tab.run((found) => document.querySelector(found)?.checkVisibility({ visibilityProperty: true }) ?? false, selector);
const pathOf = (tab: Tab) => tab.run(() => location.pathname + location.hash);
const theme = (tab: Tab) => tab.run(() => document.documentElement.dataset.theme);
const focused = (tab: Tab) => tab.run(() => document.activeElement?.className ?? '');

test('each kind of page opens without a complaint, touched or not', async ({ tab }) => {
  test.setTimeout(90_000);
  const server = await serveSite(copyRecorded(builtSite('plain').folder));
  const complaints: string[] = [];
  for (const address of [...SOCIETY_PAGES, ...WIKI_PAGES, ...SITE_PAGES]) {
    await tab.open(server.url + address);
    await tab.press('Shift');
    await expect.poll(() => tab.run(() => document.querySelector('main h1') !== null && '___loader' in window)).toBe(true);
    const found = await tab.run(() => window.complaints);
    complaints.push(...(found ?? ['nothing was recorded']).map((complaint) => `${address}: ${complaint}`));
  }
  await server.close();
  expect(complaints).toEqual([]);
});

test('the first click on a picture enlarges it, and Escape closes it', async ({ tab, site }) => {
  await tab.open(`${site}/wiki/disciplines/sound/microphones`);
  await tab.click('main figure img, main picture img');
  await expect.poll(() => isVisible(tab, '.medium-zoom-image--opened')).toBe(true);
  await tab.press('Escape');
  await expect.poll(() => tab.run(() => document.querySelector('.medium-zoom-image--opened'))).toBeNull();
});

test('search opens by its button before the app runs, finds, and Enter leads to the first result', async ({ tab, site }) => {
  await tab.open(`${site}/shows`);
  await tab.click('.DocSearch-Button');
  await tab.type('coiling');
  await tab.press('Enter');
  await expect.poll(() => pathOf(tab), { timeout: 15_000 }).toContain('/wiki/');
});

test('search opens by its key, and Escape closes it at once', async ({ tab, site }) => {
  await tab.open(`${site}/shows`);
  await tab.press('/');
  await expect.poll(() => tab.run(() => document.activeElement instanceof HTMLInputElement)).toBe(true);
  await tab.press('Escape');
  await expect.poll(() => tab.run(() => document.querySelector('dialog[open], .DocSearch-Modal'))).toBeNull();
  await tab.press('/');
  await tab.type('safety');
  await expect.poll(() => tab.run(() => document.querySelectorAll('.DocSearch-Hit').length), { timeout: 15_000 }).toBeGreaterThan(0);
  await expect.poll(() => focused(tab)).toContain('DocSearch-Input');
});

test('a diagram is drawn, and a short link opens its page at the heading', async ({ tab, site }) => {
  await tab.open(`${site}/coil`);
  await expect.poll(() => pathOf(tab)).toBe(`${CABLES}#coiling`);
  await expect.poll(() => tab.run(() => Math.abs(document.querySelector('#coiling')?.getBoundingClientRect().top ?? 1e4) < 300)).toBe(true);
  expect(await tab.run(() => (document.querySelector('main svg[role]')?.getBoundingClientRect().width ?? 0) > 100)).toBe(true);
});

test('a link moves within the site, and Back returns to the place that was read', async ({ tab, site }) => {
  await tab.open(site + CABLES);
  await tab.run(() => window.scrollTo(0, 600));
  await tab.run(() => document.querySelector<HTMLElement>('main a[rel="next"]')?.click());
  await expect.poll(() => pathOf(tab)).not.toBe(CABLES);
  await tab.back();
  await expect.poll(() => pathOf(tab)).toBe(CABLES);
  await expect.poll(() => tab.run(() => Math.abs(window.scrollY - 600) < 5)).toBe(true);
});

test('a tick in one tab shows in another, and after Back from elsewhere', async ({ engine, tab, site }) => {
  await tab.open(site + DOCK);
  const other = await engine.openTab();
  await other.open(site + DOCK);
  await other.open(`${site}/shows`);
  await tab.click('main input[type="checkbox"]');
  await other.back();
  const ticked = () => other.run(() => document.querySelectorAll('main input[type="checkbox"]:checked').length);
  await expect.poll(ticked).toBe(1);
  await expect.poll(() => textOf(other, 'main')).toContain('1 of 3');
  await other.close();
});

test('the phone menu opens, leads on, and the sidebar folds', async ({ tab, site }) => {
  await tab.resize(...PHONE);
  await tab.open(`${site}/shows`);
  await tab.click('header button[popovertarget], header [aria-label="Menu"]');
  await expect.poll(() => tab.run(() => document.querySelector('[popover]:popover-open') !== null)).toBe(true);
  await tab.press('Escape');
  await expect.poll(() => tab.run(() => document.querySelector('[popover]:popover-open'))).toBeNull();
});

test('a filter shows the rows that match, at the first letters', async ({ tab, site }) => {
  await tab.open(`${site}/wiki/resources/acronyms`);
  const rows = () => tab.run(() => [...document.querySelectorAll('main tbody tr')].filter((row) => row.checkVisibility()).length);
  const all = await rows();
  await tab.click('main input[type="search"]');
  await tab.type('dsm');
  await expect.poll(rows).toBeLessThan(all);
  expect(await rows()).toBeGreaterThan(0);
});

test('on paper there is the article alone', async ({ tab, site }) => {
  await tab.open(site + CABLES);
  const shown = await tab.run(() => {
    // No engine but Chromium prints for WebDriver, so the rules for paper are made to hold on the screen.
    const relight = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && /print|screen/.test(rule.media.mediaText))
          rule.media.mediaText = /print/.test(rule.media.mediaText) ? 'all' : 'not all';
        if ('cssRules' in rule) relight((rule as CSSGroupingRule).cssRules);
      }
    };
    for (const sheet of document.styleSheets) relight(sheet.cssRules);
    const isShown = (selector: string): boolean => document.querySelector(selector)?.checkVisibility() ?? false;
    return { header: isShown('body header a'), article: isShown('main h1'), sidebar: isShown('nav[aria-label="Wiki"]') };
  });
  expect(shown).toEqual({ header: false, article: true, sidebar: false });
});

test('a page that was read opens again without a network', async ({ tab }) => {
  const server = await serveSite(builtSite('plain').folder);
  await tab.open(server.url + CABLES);
  const isKept = () => tab.run(async (address) => (await caches.match(address)) !== undefined, CABLES);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
  await server.close();
  await tab.open(server.url + CABLES);
  expect(await textOf(tab, 'h1')).toBe('Cables');
});

test('the colour mode changes in every tab', async ({ engine, tab, site }) => {
  await tab.open(`${site}/shows`);
  const other = await engine.openTab();
  await other.open(`${site}/exec`);
  await tab.click('header button[aria-label*="ouse lights"], header button[title*="ouse lights"]');
  await expect.poll(() => theme(tab)).toBe('dark');
  await expect.poll(() => theme(other)).toBe('dark');
  await other.close();
});
