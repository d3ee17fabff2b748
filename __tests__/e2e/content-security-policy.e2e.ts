import { untilRunning } from '../../scripts/chromium';
import { policyOf } from '../../src/site/node/headers';
import { isAttacked, violationsOf } from '../support/security';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

test('pages, short links, data and files have the same policy and headers; a page also has the policy in a meta element before any script', async ({
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
  // Only the hashes of the inline scripts may change; an integration test compares them with the scripts.
  expect(policy.replace(/(?: 'sha256-[\w+/]{43}=')+/, ' and hashes').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' and hashes",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://video.example https://www.video.example https://crewvacancies.example',
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]);

  // For hosts without headers.
  const html = await (await request.get('/wiki')).text();
  expect(`${policyOf(html)}; frame-ancestors 'self'`).toBe(policy);
  expect(html.slice(0, html.indexOf('http-equiv="Content-Security-Policy"'))).not.toContain('<script');
});

test('an embed of another site loads on a click, in a sandbox, and breaks no rule of the policy', async ({ page }) => {
  const violations = await violationsOf(page);
  await page.route(/crewvacancies/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }));
  // Starts at a short link, whose page has a policy too.
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

  // The policy blocks an injected script, and the tests notice it.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.attacked = 1';
    document.head.append(script);
  });
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(await isAttacked(page)).toBe(false);
});
