import { expect, test, type Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { WIKI_PAGES } from '../support/site-pages';

test.describe('the wiki’s front page', () => {
  test('leads first-years to where they start, and everybody to what is there', async ({ page }) => {
    await page.goto('/wiki');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /start here/i })).toBeVisible();
    await expect(main.getByRole('heading', { name: /short links/i }).first()).toBeVisible();
    for (const { path, title } of WIKI_PAGES.filter((fact) => /^\/wiki\/[^/]+$/.test(fact.path))) {
      await expect(main.locator(`li > a[href="${path}"]`).filter({ hasText: title }).first()).toBeVisible();
    }
  });

  test('opens any page for who feels lucky, and another for who feels so again', async ({ page }) => {
    await openRunning(page, '/wiki');
    await page.getByRole('button', { name: 'I’m feeling lucky' }).click();
    await expect(page).not.toHaveURL(/\/wiki$/);
    const { pathname } = new URL(page.url());
    expect(WIKI_PAGES.map(({ path }) => path)).toContain(pathname);
  });
});

for (const url of ['/wiki/tech-crew/safety', '/wiki/tech-crew/safety/first-aid']) {
  test(`${url} has the emergency numbers one tap away, before all else`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url);
    const main = page.getByRole('main');
    for (const number of ['999', '112', '111']) {
      const link = main.locator(`a[href="tel:${number}"]`).first();
      await expect(link).toBeVisible();
      // No further down than a thumb's second swipe.
      expect((await link.boundingBox())?.y).toBeLessThan(2 * 844);
    }
    await expect(main.locator('a[href*="community-safety"]').first()).toBeVisible();
  });
}

test.describe('the flags quiz', () => {
  const quiz = (page: Page) => page.getByRole('group', { name: 'Flags quiz' });

  /** Plays one round with the keyboard, and returns the flags that were asked. */
  async function play(page: Page, answer: (text: string) => 'Yes, that’s me' | 'No'): Promise<string[]> {
    const asked: string[] = [];
    for (let number = 1; number <= 10; number += 1) {
      await expect(quiz(page)).toContainText(`Question ${number} of 10`);
      const text = (await quiz(page).locator('p').nth(1).textContent()) ?? '';
      asked.push(text);
      await quiz(page)
        .getByRole('button', { name: answer(text) })
        .press('Enter');
    }
    return asked;
  }

  test('asks five green and five red flags of at least forty, by keyboard, and ends with a score and a message', async ({ page }) => {
    await openRunning(page, '/wiki/directories/flags');
    const listed = async (colour: string): Promise<string[]> =>
      page.locator(`h2:has-text("${colour} flags") ~ ul`).first().locator('li').allTextContents();
    const [green, red] = [await listed('Green'), await listed('Red')];
    expect(green.length + red.length).toBeGreaterThanOrEqual(40);
    await quiz(page).getByRole('button', { name: 'Start the quiz' }).press('Enter');
    const best = await play(page, (text) => (green.includes(text) ? 'Yes, that’s me' : 'No'));
    expect(best.filter((text) => green.includes(text))).toHaveLength(5);
    expect(best.filter((text) => red.includes(text))).toHaveLength(5);
    expect(new Set(best).size).toBe(10);
    await expect(quiz(page)).toContainText('+5 on a scale from');
    const praise = await quiz(page).textContent();
    await quiz(page).getByRole('button', { name: 'Play again' }).press('Enter');
    const worst = await play(page, (text) => (green.includes(text) ? 'No' : 'Yes, that’s me'));
    expect(worst).not.toEqual(best);
    await expect(quiz(page)).toContainText(/[-−–]5 on a scale from/);
    await expect(quiz(page)).toContainText('Worth losing');
    expect(await quiz(page).textContent()).not.toBe(praise);
  });
});

const TABLES = [
  { url: '/wiki/resources/acronyms', words: 'dsm', row: 'Deputy Stage Manager', least: 80 },
  { url: '/wiki/directories/tech-socs', words: 'nott', row: 'Nottingham', least: 10 },
  { url: '/wiki/directories/services', words: 'av serv', row: 'AV Services', least: 5 },
];
for (const { url, words, row, least } of TABLES) {
  test(`the table of ${url} can be filtered by typing`, async ({ page }) => {
    await openRunning(page, url);
    const main = page.getByRole('main');
    const rows = main.locator('table tbody tr:visible');
    const all = await rows.count();
    expect(all).toBeGreaterThanOrEqual(least);
    const field = main.getByRole('searchbox').first();
    await field.fill(words);
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await expect(rows.filter({ hasText: row }).first()).toBeVisible();
    await field.fill('zzzz');
    await expect(main.getByText('Nothing matches.').first()).toBeVisible();
    await field.fill('');
    await expect.poll(() => rows.count()).toBe(all);
  });
}

test('the tags count their pages, and each lists them', async ({ page }) => {
  await openRunning(page, '/wiki/tags');
  for (const name of ['Equipment', 'Guides']) {
    await page.goto('/wiki/tags');
    const tag = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} \\d+ pages$`) });
    const count = Number(/\d+/.exec((await tag.textContent()) ?? '')?.[0]);
    await tag.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('main li > a', { has: page.locator('b') })).toHaveCount(count);
  }
});
