/** Journeys of readers, written once and run in Firefox and WebKit; those with Back in Chromium too. */
import { rmSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { builtSite } from '../support/built-site';
import { copyRecorded, startEngine, type Engine, type EngineName, type Tab } from '../support/engines';
import { CABLES, PAGES } from '../support/fixture-pages';
import { isHydrated } from '../../scripts/chromium';
import { serveSite } from '../../scripts/site-server';

/** Pages without a video, because a video takes WebKit three seconds to open. */
const DOCK = '/wiki/spaces/dock';
const HOISTS = '/wiki/disciplines/lx/hoists';
const DESKTOP = [1366, 900] as const;
const PHONE = [390, 844] as const;

/** Polls ten times a second, because most conditions are met soon. */
const until = <Value>(look: () => Promise<Value>, message = '') => expect.poll(look, { intervals: [100], message });

interface Journey {
  /** Address of a host that only this test uses, so that storage starts empty. */
  site: string;
  /** Opens a tab of the site. The test fails if a page logs an error or breaks its policy. */
  openTab: () => Promise<Tab>;
  tab: Tab;
}

interface Machine {
  engineName: EngineName;
  engine: Engine | undefined;
  /** Folder of the site, with an error recorder in each page. */
  recorded: string;
}

const test = base.extend<Journey, Machine>({
  engineName: ['Chromium', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await startEngine(engineName);
      await provide(engine);
      await engine?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  recorded: [
    async ({}, provide) => {
      const folder = copyRecorded(builtSite('plain').folder);
      await provide(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: async ({ recorded }, provide) => {
    const server = await serveSite(recorded);
    await provide(server.url);
    await server.close();
  },
  openTab: async ({ engine, site }, provide, info) => {
    const tabs: Tab[] = [];
    const complaints: string[] = [];
    const collectComplaints = async (tab: Tab) => complaints.push(...(await tab.run(() => window.complaints ?? [])));
    await provide(async () => {
      if (!engine) throw new Error('There is no such engine.');
      const tab = await engine.openTab();
      tabs.push(tab);
      await tab.resize(...DESKTOP);
      const open = async (address: string) => {
        await collectComplaints(tab);
        await tab.open(new URL(address, site).href);
        // Late fonts would move targets away from the pointer.
        await tab.run(async () => void (await document.fonts.ready));
      };
      return { ...tab, open };
    });
    for (const tab of tabs) {
      if (info.status !== info.expectedStatus) await info.attach('screenshot', { body: await tab.screenshot(), contentType: 'image/png' });
      await collectComplaints(tab);
      await tab.close();
    }
    expect(complaints).toEqual([]);
  },
  tab: async ({ openTab }, provide) => provide(await openTab()),
});

test.skip(({ engine }) => engine === undefined, 'This engine is not on this machine and could not be installed.');

const pathOf = (tab: Tab) => tab.run(() => location.pathname + location.search + location.hash);
const exists = (tab: Tab, selector: string) => tab.run((found) => document.querySelector(found) !== null, selector);
const isShown = (tab: Tab, selector: string) =>
  tab.run((found) => document.querySelector(found)?.checkVisibility({ visibilityProperty: true }) ?? false, selector);
const hasText = (tab: Tab, words: string) => tab.run((text) => document.querySelector('main')?.textContent?.includes(text) ?? false, words);
const modeOf = (tab: Tab) => tab.run(() => document.documentElement.dataset.theme);
const ticks = (tab: Tab) => tab.run(() => document.querySelectorAll('main input[type="checkbox"]:checked').length);
const DIALOG = 'dialog[open], [role="dialog"]';

/** Clicks the first visible element that matches a selector and whose name begins with some words. */
async function click(tab: Tab, selector: string, name = ''): Promise<void> {
  const mark = (wanted: string): boolean => {
    const [matches = '', words = ''] = JSON.parse(wanted) as string[];
    document.querySelector('[data-journey]')?.removeAttribute('data-journey');
    const found = [...document.querySelectorAll(matches)].find(
      (element) => element.checkVisibility() && (element.ariaLabel ?? element.textContent ?? '').trim().startsWith(words),
    );
    found?.setAttribute('data-journey', '');
    return found !== undefined;
  };
  await until(() => tab.run(mark, JSON.stringify([selector, name])), `${selector} ${name}`).toBe(true);
  await tab.click('[data-journey]');
}

test('each kind of page opens without an error, touched or not, and fits a phone and a wide screen', async ({ tab }) => {
  // WebKit needs two seconds a page, and more on a busy machine.
  test.setTimeout(300_000);
  const complaints: string[] = [];
  const misfits = () =>
    tab.run(() => [
      ...[...document.querySelectorAll('input:not([type="checkbox"], [type="radio"]), select, textarea')]
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `iOS would zoom in on ${field.outerHTML.slice(0, 80)}`),
      ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? [`too wide for ${innerWidth} pixels`] : []),
    ]);
  for (const [index, address] of PAGES.entries()) {
    await tab.open(address);
    await tab.press('Shift');
    await until(() => tab.run(isHydrated)).toBe(true);
    const found = await misfits();
    // The next page keeps this window size, because WebKit changes it slowly.
    const [width, height] = index % 2 === 0 ? PHONE : DESKTOP;
    await tab.resize(width, height);
    found.push(...(await misfits()), ...((await tab.run(() => window.complaints?.splice(0))) ?? ['nothing was recorded']));
    complaints.push(...found.map((complaint) => `${address}: ${complaint}`));
  }
  expect(complaints).toEqual([]);
});

test('a button that is pressed before the app runs works, also after Back to a page that was left while the app loaded', async ({
  tab,
}) => {
  const start = async () => {
    await click(tab, 'main button', 'Start the quiz');
    await until(() => hasText(tab, 'Question 1 of 10')).toBe(true);
  };
  // First, while no file is in the browser's cache.
  await tab.open('/wiki/directories/flags');
  await tab.run(() => document.querySelector<HTMLElement>('nav a[href="/wiki"]')?.click());
  await until(() => pathOf(tab)).toBe('/wiki');
  await tab.back();
  await until(() => pathOf(tab)).toBe('/wiki/directories/flags');
  await start();
  await tab.open('/wiki/directories/flags');
  await start();
});

test('the first click on a picture or a diagram enlarges it, and Escape closes it', async ({ tab }) => {
  const enlarged = '.medium-zoom-image--opened';
  await tab.open('/wiki/disciplines/sound/microphones');
  await click(tab, '[data-zoomable] picture:not(.dark) img');
  await until(() => isShown(tab, enlarged)).toBe(true);
  // While the picture grows it ignores keys.
  await until(async () => {
    await tab.press('Escape');
    return exists(tab, enlarged);
  }).toBe(false);
  await tab.open('/wiki/disciplines/sound/playback');
  await tab.press('Shift');
  await tab.run(() => [...document.querySelectorAll('main figure')].at(-1)?.scrollIntoView());
  await until(() => isShown(tab, 'main figure svg')).toBe(true);
  await click(tab, 'main figure button', 'Enlarge');
  await until(() => isShown(tab, `:is(${DIALOG}) svg`)).toBe(true);
  await tab.press('Escape');
  await until(() => exists(tab, DIALOG)).toBe(false);
});

test('search opens before the app runs, by its key and by its button, closes by Escape at once, and answers Enter at once', async ({
  tab,
}) => {
  await tab.open('/shows');
  await tab.press('/');
  await tab.press('Escape');
  await until(() => exists(tab, DIALOG)).toBe(false);
  await until(() => tab.run(() => '___loader' in window)).toBe(true);
  expect(await exists(tab, DIALOG)).toBe(false);
  await tab.open('/shows');
  await tab.press('/');
  await tab.type('cables');
  await tab.press('Enter');
  await until(() => pathOf(tab)).toContain('/wiki/');
  await tab.open('/shows');
  await click(tab, 'header button', 'Search');
  await tab.type('coiling');
  await until(() => exists(tab, '[role="option"] a')).toBe(true);
  await tab.press('Enter');
  await until(() => pathOf(tab)).toContain('/wiki/');
});

test('a short link opens its page at the heading; Back returns to the scroll position, whether the app or the browser opened the next page', async ({
  tab,
}) => {
  const topOf = (id: string) => tab.run((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? NaN), id);
  await tab.open('/coil');
  await until(() => pathOf(tab)).toBe(`${CABLES}#coiling`);
  await until(async () => Math.abs(await topOf('coiling'))).toBeLessThan(300);
  for (const isTouched of [false, true]) {
    await tab.open(HOISTS);
    if (isTouched) {
      await tab.press('Shift');
      await until(() => tab.run(isHydrated)).toBe(true);
    }
    const read = await tab.run(
      async (leavesWhen) => {
        window.scrollTo({ top: 600, behavior: 'instant' });
        const place = Math.round(document.querySelector('#the-lift')?.getBoundingClientRect().top ?? NaN);
        // The app must know the position before the scroll event. Without the app, the browser knows it only some frames later.
        if (leavesWhen === 'noted') await new Promise((resolve) => setTimeout(resolve, 300));
        document.querySelector<HTMLElement>('main a[rel="next"]')?.click();
        return place;
      },
      isTouched ? 'at once' : 'noted',
    );
    await until(() => pathOf(tab)).not.toBe(HOISTS);
    await until(() => tab.run(() => document.querySelector('h1')?.textContent)).not.toBe('Hoists');
    await tab.back();
    await until(() => pathOf(tab)).toBe(HOISTS);
    // If the browser reloads the page, Firefox may shift the position.
    await until(async () => Math.abs((await topOf('the-lift')) - read)).toBeLessThan(isTouched ? 5 : 200);
    expect(await exists(tab, '[role="progressbar"][aria-label="Loading the page"]')).toBe(false);
  }
});

test('a tick in one tab shows in another, and after Back to a page from the browser’s cache', async ({ openTab, tab }) => {
  const [open, left] = [await openTab(), await openTab()];
  for (const other of [open, left]) await other.open(DOCK);
  await open.press('Shift');
  await left.open('/shows');
  await tab.open(DOCK);
  await tab.click('main input[type="checkbox"]');
  for (const other of [tab, open]) await until(() => hasText(other, '1 of 3')).toBe(true);
  expect(await ticks(open)).toBe(1);
  await left.back();
  await until(() => hasText(left, '1 of 3')).toBe(true);
  expect(await ticks(left)).toBe(1);
});

test('an acronym is underlined, and a press shows its meaning; a press unfolds a category of the sidebar; on paper only the article shows', async ({
  tab,
}) => {
  await tab.open(DOCK);
  const line = await tab.run(() => {
    const letters = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'DSM');
    return letters && getComputedStyle(letters).textDecorationLine;
  });
  expect(line).toBe('underline');
  await click(tab, 'main button', 'DSM');
  await until(() => isShown(tab, '#acronym-DSM')).toBe(true);
  await click(tab, 'nav[aria-label="Wiki"] details:not([open]) > summary');
  await until(() => exists(tab, 'nav[aria-label="Wiki"] details[open] > summary[data-journey]')).toBe(true);
  const shown = await tab.run(() => {
    // Only Chromium prints for WebDriver, so the test applies the print rules to the screen.
    const groups = [...document.styleSheets].map(({ cssRules }) => cssRules);
    for (const rules of groups) {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && /print|screen/.test(rule.media.mediaText))
          rule.media.mediaText = /print/.test(rule.media.mediaText) ? 'all' : 'not all';
        if (rule instanceof CSSGroupingRule) groups.push(rule.cssRules);
      }
    }
    return ['body header a', 'main h1', 'nav[aria-label="Wiki"] a'].map((found) => document.querySelector(found)?.checkVisibility());
  });
  expect(shown).toEqual([false, true, false]);
});

test('the switch and the choices of colour modes change the page; on a phone the menu opens, and Escape closes it', async ({ tab }) => {
  await tab.open('/shows');
  await click(tab, 'header button', 'Dark mode');
  await until(() => modeOf(tab)).toBe('dark');
  // While one mode fades into the other, no point of the window hits an element.
  await until(() => tab.run(() => document.elementFromPoint(9, 9)?.tagName)).not.toBe('HTML');
  await click(tab, 'footer label', 'Light');
  await until(() => modeOf(tab)).toBe('light');
  await tab.resize(...PHONE);
  await click(tab, 'header button', 'Menu');
  await until(() => isShown(tab, '[popover]:popover-open a')).toBe(true);
  await tab.press('Escape');
  await until(() => exists(tab, '[popover]:popover-open')).toBe(false);
});
