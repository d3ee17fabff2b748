import { heading, untilRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

test('on paper a page shows only its text, dark on white, without buttons or addresses of internal links', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
  await page.emulateMedia({ media: 'print' });
  for (const url of ['/', '/shows', '/hires', '/wiki/spaces/dock']) {
    await page.goto(url);
    for (const hidden of ['banner', 'contentinfo', 'searchbox'] as const) await expect(page.getByRole(hidden)).toBeHidden();
    await expect(page.locator('main button:not([popovertarget^="acronym"]):visible')).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
    const { paper, inks, addresses } = await page.evaluate(() => ({
      paper: getComputedStyle(document.body).backgroundColor,
      inks: [...document.querySelectorAll('body, .stage')].map((part) => getComputedStyle(part).color),
      addresses: [...document.querySelectorAll('main a[href^="/"]')].map((link) => getComputedStyle(link, '::after').content),
    }));
    expect([url, paper, ...new Set(inks)]).toEqual([url, 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect(addresses.filter((content) => content.includes('/'))).toEqual([]);
  }
  await expect(page.getByText(/^The current text: /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'This page' })).toBeHidden();
});

test('on a phone the first screen has the main button; /exec folds older years until a link or print opens them, and its passes break no word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  for (const [url, names] of [
    ['/hires', ['Ask about a hire', 'Price list']],
    ['/opportunities', ['Join the society', 'Crew vacancies']],
    ['/exec', ['Write to the exec']],
  ] as const) {
    await page.goto(url);
    for (const name of names) await expect(main.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 });
  }
  const oldest = page.locator('[id="2022-2023"]');
  const name = oldest.getByRole('link', { name: 'Rigg Bolt' }).first();
  const fold = oldest.getByText('1 member of 2022/2023');
  await expect(page.locator('[id="2023-2024"]').getByRole('link', { name: 'Rigg Bolt' })).toBeVisible();
  await expect(name).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '2022/23' }).click();
  await expect(name).toBeVisible();
  await expect(fold).toBeHidden();
  // Hydration would put the role back.
  await untilRunning(page);
  const role = main.getByRole('article').getByRole('listitem').first();
  await role.evaluate((element) => (element.innerHTML = '<span>Opportunities</span>'));
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    expect([width, await role.locator('span').evaluate((word) => word.getClientRects().length)]).toEqual([width, 1]);
  }
});
