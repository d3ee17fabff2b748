import { isAttacked, openRunning, violationsOf } from '../support/browser';
import { expect, test } from '../support/site-test';

test('an embed of another site loads on a click, in a sandbox, and breaks no rule of the policy, which blocks an injected script', async ({
  page,
}) => {
  const violations = await violationsOf(page);
  await page.route(/crewvacancies/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }));
  // Starts at a short link, whose page has a policy too.
  await openRunning(page, '/apply');
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
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.attacked = 1';
    document.head.append(script);
  });
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(await isAttacked(page)).toBe(false);
});
