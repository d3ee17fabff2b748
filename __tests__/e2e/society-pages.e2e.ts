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
    const [ink, paper] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    expect([url, ink, paper]).toEqual([url, 'rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  }
});

test('asking about a hire becomes an e-mail with an answer to every question', async ({ page }) => {
  await openRunning(page, '/hires');
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

test('the board of vacancies loads on a click and not before', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://crewvacancies.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The board</p>' });
  });
  await openRunning(page, '/opportunities#vacancies');
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: 'Open it on crewvacancies.example' });
  await expect(link).toBeVisible();
  await expect(main.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await main.getByRole('button', { name: 'Show “Crew vacancies on the dashboard”' }).click();
  await expect(page.frameLocator('iframe').getByText('The board')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(link).toBeVisible();
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
