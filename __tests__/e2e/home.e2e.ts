import { expect, test, type Page } from '@playwright/test';
import { openRunning } from '../support/browser';

const WAYS_IN = [
  ['Read the wiki', '/wiki'],
  ['See our shows', '/shows'],
  ['Hire kit or crew', '/hires'],
  ['Get involved', '/opportunities'],
] as const;

test('the home page welcomes with the society’s name and tagline', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Warwick Tech Crew');
  await expect(main).toContainText(
    'Welcome to Warwick Tech Crew, the technical theatre and entertainment society at the University of Warwick.',
  );
});

test.describe('the four lanterns of the plan', () => {
  test('are the four ways into the site', async ({ page }) => {
    await page.goto('/');
    const schedule = page.getByRole('navigation', { name: 'Start here' });
    await expect(schedule.getByRole('link')).toHaveText(WAYS_IN.map(([label]) => new RegExp(label)));
    for (const [label, path] of WAYS_IN) {
      await expect(schedule.getByRole('link', { name: label })).toHaveAttribute('href', path);
      await expect(page.getByRole('main').locator(`svg a[href="${path}"], svg [data-channel]`).first()).toBeAttached();
    }
  });

  test('dim but for the one whose row somebody points at or reaches by keyboard', async ({ page }) => {
    await openRunning(page, '/');
    const schedule = page.getByRole('navigation', { name: 'Start here' });
    const lit = (): Promise<number> =>
      page
        .getByRole('main')
        .locator('svg')
        .first()
        .locator('g:has(> linearGradient)')
        .evaluateAll((beams) => beams.filter((beam) => Number(getComputedStyle(beam).opacity) > 0.5).length);
    // The beams come up once, in the order of their channels.
    await expect.poll(lit).toBe(4);
    await schedule.getByRole('link', { name: 'See our shows' }).hover();
    await expect.poll(lit).toBe(1);
    await page.mouse.move(700, 5);
    await expect.poll(lit).toBe(4);
    await page.keyboard.press('Tab');
    await schedule.getByRole('link', { name: 'Get involved' }).focus();
    await expect.poll(lit).toBe(1);
  });

  test('stand still for readers who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.timeline instanceof DocumentTimeline)
        .map((animation) => Number(animation.effect?.getComputedTiming().duration))
        .filter((duration) => duration > 1),
    );
    expect(running).toEqual([]);
  });
});

test('the home page leads to everything that the society does', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual(['About us', 'Latest shows', 'Hires', 'Get involved', 'Exec 2025/2026', 'Key to the wiki']);
  for (const [name, path] of [
    ['All shows since 2012', '/shows'],
    ['Ask about a hire', '/hires#ask-us'],
    ['Crew vacancies', '/opportunities#vacancies'],
    ['Everyone since 2018/2019', '/exec'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('the latest productions are shown with who made them, and lead to where they are listed', async ({ page }) => {
  await openRunning(page, '/');
  const cards = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/shows#"]') });
  await expect(cards).toHaveCount(3);
  const link = cards.first().locator('a[href^="/shows#"]').first();
  const name = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(/\/shows#.+/);
  await expect(page.locator('main li[data-linked]')).toContainText(name ?? '');
  await expect(page.locator('main li[data-linked]')).toBeInViewport();
});

test('the wiki is searched from the home page', async ({ page }) => {
  await openRunning(page, '/');
  await page.getByRole('main').getByRole('searchbox').fill('radio mics');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wiki\/search\?q=radio(\+|%20)mics/);
  await expect(page.getByRole('main')).toContainText(/radio/i);
});

test.describe('the top bar of the home page', () => {
  const isClear = async (page: Page): Promise<boolean> => {
    const colour = await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    return colour === 'rgba(0, 0, 0, 0)' || /, 0\)$|\/ 0\)$/.test(colour);
  };
  const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

  test('is clear for the first 40 px of scroll and solid after', async ({ page }) => {
    await openRunning(page, '/');
    await expect.poll(() => isClear(page)).toBe(true);
    await scrollTo(page, 38);
    await expect.poll(() => isClear(page)).toBe(true);
    await scrollTo(page, 42);
    await expect.poll(() => isClear(page)).toBe(false);
    await scrollTo(page, 0);
    await expect.poll(() => isClear(page)).toBe(true);
  });

  test('does the same in browsers without scroll timelines', async ({ page }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (property: string, value?: string) =>
        !property.includes('animation-timeline') && (value === undefined ? supports(property) : supports(property, value));
    });
    await openRunning(page, '/');
    const marked = async (): Promise<boolean> => /clear-?now/i.test((await page.getByRole('banner').getAttribute('class')) ?? '');
    await expect.poll(marked).toBe(true);
    await scrollTo(page, 39);
    await expect.poll(marked).toBe(true);
    await scrollTo(page, 40);
    await expect.poll(marked).toBe(false);
  });

  test('is solid everywhere else', async ({ page }) => {
    await openRunning(page, '/shows');
    expect(await isClear(page)).toBe(false);
  });

  test('is one line in every window', async ({ page }) => {
    await openRunning(page, '/');
    for (const width of [320, 360, 390, 768, 996, 997, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height);
      expect([width, height < 65]).toEqual([width, true]);
    }
  });
});
