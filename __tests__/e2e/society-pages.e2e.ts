import { openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

test('on paper the pages of the society are their text alone, dark on white', async ({ page }) => {
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
      ...[...document.querySelectorAll('body, .console')].map((part) => getComputedStyle(part).color),
    ]);
    expect([url, paper, ...new Set(inks)]).toEqual([url, 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  }
});

test('on a phone the next step is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const steps = {
    '/hires': ['Ask about a hire', 'Price list'],
    '/opportunities': ['Join the society', 'Crew vacancies'],
    '/exec': ['Write to the exec', 'Who to ask'],
  };
  for (const [url, names] of Object.entries(steps)) {
    await page.goto(url);
    for (const name of names) await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone older years of the exec are folded, unless a link leads to them or they are printed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/exec');
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

test('/exec leads to each role and to the page that describes the roles', async ({ page }) => {
  await page.goto('/shows');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Exec' }).click();
  await expect(page).toHaveURL('/exec');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Treasurer' })).toHaveAttribute('href', /^mailto:.*subject=For%20the%20exec%3A%20Treasurer/);
  await expect(main.getByRole('link', { name: 'what cables are' })).toBeVisible();
});

test('each cell of the hires table is named by its row and says yes or no; asking becomes an e-mail with every answer', async ({
  page,
}) => {
  await openRunning(page, '/hires');
  const row = page.getByRole('main').getByRole('row').nth(1);
  await expect(row.getByRole('rowheader')).toHaveCount(1);
  for (const cell of await row.getByRole('cell').all()) await expect(cell).toHaveText(/^(Yes|No)$/);
  const main = page.getByRole('main');
  await main.getByLabel('Event').fill('Summer ball & BBQ');
  await main.getByLabel('Dates').fill('12 June');
  await main.getByLabel('Wet: with crew').check();
  await main.getByLabel('What you need').fill('Two speakers\nand a desk');
  const mail = new URL((await main.getByRole('link', { name: 'Write the email' }).getAttribute('href')) ?? '');
  expect(mail.pathname).toBe('crew@crew.example');
  const body = (mail.searchParams.get('body') ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  expect(body).toEqual([
    'Event: Summer ball & BBQ',
    'Dates: 12 June',
    'Dry or wet hire: Wet: with crew',
    'What you need:',
    'Two speakers',
    'and a desk',
  ]);
});

test('the radio of the last page answers each call, and the talk can be held by keyboard', async ({ page }) => {
  await openRunning(page, '/wsover');
  const conversation = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
  const talk = page.getByRole('main').getByRole('button', { name: 'Press to talk' });
  await expect(conversation).toHaveText([/say again/]);
  await talk.focus();
  await page.keyboard.press('Enter');
  await expect(conversation).toHaveText([/say again/, /^You/, /It always ends here/]);
});
