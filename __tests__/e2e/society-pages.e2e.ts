import { expect, test } from '@playwright/test';
import { accessibilityViolations, openRunning, sidewaysScroll } from '../support/browser';
import { TOP_LEVEL_PAGES } from '../support/site-pages';

/** Every page that is none of the wiki's. */
const PAGES = [...TOP_LEVEL_PAGES, '/privacy', '/accessibility', '/short-links', '/people/polly-gaffer', '/no-such-page'];

for (const width of [360, 1366]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const url of PAGES) {
      test(`${url} has nothing for axe to find, with the lights on and off`, async ({ page }) => {
        test.setTimeout(90_000);
        await openRunning(page, url);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect(await accessibilityViolations(page)).toEqual([]);
        await page.getByRole('button', { name: /House lights/ }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    }
  });
}

for (const url of PAGES) {
  test(`${url} can be read with letters twice the size`, async ({ page }) => {
    await openRunning(page, url);
    await page.addStyleTag({ content: 'html { font-size: 200%; }' });
    for (const width of [360, 768, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
    }
  });
}

for (const url of PAGES) {
  test(`${url} asks nothing of any other site`, async ({ page, baseURL }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(request.url())) others.push(request.url());
    });
    await openRunning(page, url);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    expect(others).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('every control of the society’s pages shows that it has the focus', async ({ page }) => {
  test.setTimeout(120_000);
  for (const url of ['/', '/hires', '/opportunities', '/wsover', '/exec', '/short-links']) {
    await openRunning(page, url);
    const unmarked = new Set<string>();
    for (let stop = 0; stop < 45; stop += 1) {
      await page.keyboard.press('Tab');
      const mark = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        // The link of a card marks the whole card.
        const isMarked = [undefined, '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        });
        return isMarked ? null : `${element.tagName} ${element.textContent?.trim().slice(0, 30) ?? ''}`;
      });
      if (mark !== null) unmarked.add(`${url}: ${mark}`);
    }
    expect([...unmarked]).toEqual([]);
  }
});

test.describe('on paper', () => {
  for (const url of ['/', '/shows', '/hires', '/exec', '/opportunities', '/people/polly-gaffer']) {
    test(`${url} is its text alone, dark on white`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
      await page.goto(url);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.locator('main button:visible')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const [ink, paper] = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      });
      expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    });
  }
});

test('the footer’s last line leads to privacy and accessibility', async ({ page }) => {
  await openRunning(page, '/');
  for (const [name, url] of [
    ['Privacy', '/privacy'],
    ['Accessibility', '/accessibility'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('the privacy page says what is switched on in this build, and nothing else', async ({ page }) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  await expect(main).toContainText("We don't count visits");
  await expect(main).not.toContainText('Google Analytics');
  await expect(main).not.toContainText('Algolia');
  await expect(main).toContainText('dash.adam-rms.com, on Get involved');
});

test('the page that is not found has a plan of its own and the ways into the site', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(main.locator('svg.drawing').first()).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Ways into the site' }).getByRole('link')).toHaveCount(4);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.describe('asking about a hire', () => {
  test('becomes an e-mail with an answer to every question', async ({ page }) => {
    await openRunning(page, '/hires');
    const main = page.getByRole('main');
    await main.getByLabel('Event').fill('Summer ball & BBQ');
    await main.getByLabel('Dates').fill('12 June');
    await main.getByLabel('Venue').fill('Piazza');
    await main.getByLabel('Wet: with crew').check();
    await main.getByLabel('What you need').fill('Two speakers\nand a desk');
    await main.getByLabel('Account to charge').fill('12345');
    const href = (await main.getByRole('link', { name: 'Write the email' }).getAttribute('href')) ?? '';
    const mail = new URL(href);
    expect(mail.pathname).toBe('crew@example.org');
    const body = mail.searchParams.get('body') ?? '';
    for (const words of [
      'Event: Summer ball & BBQ',
      'Dates: 12 June',
      'Venue: Piazza',
      'Wet: with crew',
      'Two speakers',
      'and a desk',
      '12345',
    ])
      expect(body).toContain(words);
  });

  test('works without scripts, as an e-mail with the questions alone', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/hires');
    const href = (await page.getByRole('link', { name: 'Write the email' }).getAttribute('href')) ?? '';
    for (const question of ['Event', 'Dates', 'Venue', 'Dry or wet', 'What you need', 'Account to charge'])
      expect(new URL(href).searchParams.get('body')).toContain(question);
    await expect(page.getByRole('main').getByLabel('Event')).toBeHidden();
    await context.close();
  });

  test('comes after what dry and wet mean, and before what was hired', async ({ page }) => {
    await page.goto('/hires');
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toEqual(['Dry or wet?', 'What we bring', 'What you arrange', 'Paying', 'Ask us', 'Previous hires']);
    const previous = page.locator('#previous-hires');
    await expect(previous.getByRole('link', { name: 'All hires on record' })).toHaveAttribute('href', '/hires/archive');
    expect(await previous.locator('a[href^="/hires/archive#"]').count()).toBeGreaterThan(3);
  });
});

test('the board of vacancies loads on a click and not before', async ({ page }) => {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname === 'dash.adam-rms.com',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>The board</p>' });
    },
  );
  await openRunning(page, '/opportunities#vacancies');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Open the vacancies on dash.adam-rms.com' })).toBeVisible();
  await expect(main.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await main.getByRole('button', { name: 'Show the vacancies' }).click();
  await expect(page.frameLocator('iframe').getByText('The board')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(main.getByRole('link', { name: 'Open the vacancies on dash.adam-rms.com' })).toBeVisible();
});

test('the radio of the last page answers each call, and the talk can be held by keyboard', async ({ page }) => {
  await openRunning(page, '/wsover');
  const main = page.getByRole('main');
  const talk = main.getByRole('button', { name: 'Press to talk' });
  await expect(main).toContainText('say again');
  const before = (await main.textContent())?.length ?? 0;
  await talk.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await main.textContent())?.length ?? 0).toBeGreaterThan(before + 20);
});
