import { untilRunning } from '../../scripts/chromium';
import { expect, test } from '../support/site-test';

test('on paper the society’s pages show only their text, dark on white', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
  await page.emulateMedia({ media: 'print' });
  for (const url of ['/', '/shows', '/hires', '/exec', '/opportunities', '/people/mike-stand']) {
    await page.goto(url);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [paper, ...inks] = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      ...[...document.querySelectorAll('body, .stage')].map((part) => getComputedStyle(part).color),
    ]);
    expect([url, paper, ...new Set(inks)]).toEqual([url, 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  }
});

test('on a phone the first screen has the main button; /exec says whom to ask, and folds older years until a link or print opens them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  const steps = {
    '/hires': ['Ask about a hire', 'Price list'],
    '/opportunities': ['Join the society', 'Crew vacancies'],
    '/exec': ['Write to the exec'],
  };
  for (const [url, names] of Object.entries(steps)) {
    await page.goto(url);
    for (const name of names) await expect(main.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 });
  }
  await expect(main.getByRole('link', { name: 'Ask by mail (Treasurer' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=For%20the%20exec%3A%20Treasurer/,
  );
  await expect(main.getByText('money')).toBeVisible();
  await expect(main.getByRole('link', { name: 'what cables are' })).toBeVisible();
  await test.step('older years are folded', async () => {
    const oldest = page.locator('[id="2022-2023"]');
    const name = oldest.getByRole('link', { name: 'Rigg Bolt' }).first();
    const fold = oldest.getByText('1 member of 2022/2023');
    await expect(page.locator('[id="2023-2024"]').getByRole('link', { name: 'Rigg Bolt' })).toBeVisible();
    await expect(name).toBeHidden();
    await fold.click();
    await expect(name).toBeVisible();
    await fold.click();
    await expect(name).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(name).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '2022/23' }).click();
    await expect(name).toBeVisible();
    await expect(fold).toBeHidden();
  });
  await test.step('a pass breaks no long word of a role, on any phone', async () => {
    // Hydration would put the role back.
    await untilRunning(page);
    const role = main.getByRole('article').getByRole('listitem').first();
    await role.evaluate((element) => (element.innerHTML = '<span>Opportunities</span>'));
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      expect([width, await role.locator('span').evaluate((word) => word.getClientRects().length)]).toEqual([width, 1]);
    }
  });
});
