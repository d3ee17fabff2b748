import { untilRunning } from '../../scripts/chromium';
import { policyOf } from '../../src/site/node/page-policy';
import { openRunning } from '../support/browser';
import { violationsOf } from '../support/security';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

test('pages, short links, data and files come with the same policy and headers; a page has the policy in itself too, before any script', async ({
  request,
}) => {
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

  // For hosts without headers.
  const html = await (await request.get('/wiki')).text();
  expect(`${policyOf(html)}; frame-ancestors 'self'`).toBe(policy);
  expect(html.slice(0, html.indexOf('http-equiv="Content-Security-Policy"'))).not.toContain('<script');
});

test('the policy blocks injected code', async ({ page }) => {
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

test('the site keeps to its own policy where it shows another site, on a click and in a sandbox', async ({ page }) => {
  const violations = await violationsOf(page);
  await page.route(/crewvacancies/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }));
  // By a short link, whose page has a policy too.
  await page.goto('/apply');
  await untilRunning(page);
  expect(page.frames()).toHaveLength(1);
  await page
    .getByRole('button', { name: /^Show “/ })
    .first()
    .click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  expect(await frame.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-modals/);
  await expect(frame.contentFrame().getByRole('heading', { name: 'Another site' })).toBeVisible();
  expect(violations).toEqual([]);
});
