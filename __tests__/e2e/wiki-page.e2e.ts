import { expect, test, type Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { WIKI_PAGES } from '../support/site-pages';

const CABLES = '/wiki/disciplines/general/cables';
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page', exact: true });

test.describe('where a page stands', () => {
  test('is said by breadcrumbs that lead up', async ({ page }) => {
    await openRunning(page, '/wiki/disciplines/general/radios/programming');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Wiki', 'Tech Disciplines', 'General', 'Business Radios', /\w/]);
    await expect(crumbs.locator('[aria-current="page"]')).toHaveCount(1);
    await crumbs.getByRole('link', { name: 'General' }).click();
    await expect(page).toHaveURL(/\/wiki\/disciplines\/general$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/General/);
  });

  test('is at the root said by no breadcrumbs', async ({ page }) => {
    await page.goto('/wiki');
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0);
  });

  test('lets a reader turn all pages in reading order and back', async ({ page }) => {
    await page.goto('/wiki');
    for (const fact of WIKI_PAGES.slice(1, 6)) {
      await page.locator('main a[rel="next"]').click();
      await expect(page).toHaveURL(new RegExp(`${fact.path}$`));
    }
    await page.locator('main a[rel="prev"]').click();
    await expect(page).toHaveURL(new RegExp(`${WIKI_PAGES[4]?.path}$`));
  });

  test('has no previous page on the first and no next one on the last', async ({ page }) => {
    await page.goto('/wiki');
    await expect(page.locator('main a[rel="prev"]')).toHaveCount(0);
    await page.goto(WIKI_PAGES.at(-1)?.path ?? '');
    await expect(page.locator('main a[rel="next"]')).toHaveCount(0);
    await expect(page.locator('main a[rel="prev"]')).toHaveCount(1);
  });

  test('is followed by cards of the pages below', async ({ page }) => {
    await page.goto('/wiki/disciplines/general');
    const below = WIKI_PAGES.filter((fact) => /^\/wiki\/disciplines\/general\/[^/]+$/.test(fact.path));
    for (const fact of below) {
      const card = page.locator('main li > a', { has: page.locator('b') }).and(page.locator(`[href="${fact.path}"]`));
      await expect(card).toContainText(fact.title);
    }
  });
});

test.describe('the contents of a page', () => {
  test('list its sections and subsections, and lead there', async ({ page }) => {
    await openRunning(page, CABLES);
    const listed = await contents(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]));
    const headings = await page
      .locator('main')
      .locator(':is(h2, h3)[id]:not(#footnote-label, dialog *)')
      .evaluateAll((elements) => elements.map((element) => [`#${element.id}`, element.firstChild?.textContent]));
    expect(listed.length).toBeGreaterThan(3);
    expect(listed).toEqual(headings);
    await contents(page).getByRole('link').last().click();
    await expect(page.locator(listed.at(-1)?.[0] ?? '')).toBeInViewport();
  });

  test('mark the section that is being read, following the scroll', async ({ page }) => {
    await openRunning(page, CABLES);
    const links = contents(page).getByRole('link');
    const count = await links.count();
    const current = contents(page).locator('[aria-current="true"]');
    await expect(current).toHaveText((await links.first().textContent()) ?? '');
    for (const index of [1, Math.floor(count / 2), count - 1, 0]) {
      const href = (await links.nth(index).getAttribute('href')) ?? '';
      await page.locator(href).evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', href);
    }
  });

  test('put a heading below the bar, not behind it', async ({ page }) => {
    await page.goto(`${CABLES}#${(await firstAnchor(page, CABLES)) ?? ''}`);
    const [heading, bar] = await Promise.all([page.locator(':target').boundingBox(), page.getByRole('banner').boundingBox()]);
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('are folded away until they are wanted', async ({ page }) => {
      await openRunning(page, CABLES);
      await expect(contents(page)).toBeHidden();
      const fold = page.locator('main details', { hasText: 'On this page' });
      await expect(fold).not.toHaveAttribute('open');
      await fold.locator('summary').click();
      const link = fold.getByRole('link').nth(1);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${(await link.getAttribute('href')) ?? ''}$`));
      await expect(page.locator(':target')).toBeInViewport();
    });
  });
});

async function firstAnchor(page: Page, url: string): Promise<string | undefined> {
  await page.goto(url);
  return page
    .locator('main h2[id]')
    .nth(1)
    .evaluate((heading) => heading.id);
}

test.describe('headings', () => {
  test('link to themselves', async ({ page }) => {
    await openRunning(page, CABLES);
    const heading = page.locator('main h2[id]').nth(1);
    await heading.hover();
    await heading.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`#${await heading.evaluate((element) => element.id)}$`));
    await expect(heading).toBeInViewport();
  });

  test('show their link to the keyboard too', async ({ page }) => {
    await openRunning(page, CABLES);
    const link = page.locator('main h2[id] a').first();
    await link.focus();
    expect(await link.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });
});

test.describe('a code block', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied by its button, which says so', async ({ page }) => {
    await openRunning(page, '/wiki/resources/contributing');
    const block = page.locator('main div:has(> pre)').first();
    await block.hover();
    await block.getByRole('button').click();
    await expect(block.getByRole('button')).toHaveText('Copied!');
    const code = ((await block.locator('pre').textContent()) ?? '').replace(/\n$/, '');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await expect(block.getByRole('button')).toHaveText('Copy', { timeout: 4000 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a wide table scrolls inside itself, by keyboard too', async ({ page }) => {
    await openRunning(page, '/wiki/disciplines/sound/microphones');
    const wide = page.getByRole('group', { name: 'Table, scrolls sideways' }).first();
    await expect(wide).toHaveAttribute('tabindex', '0');
    await wide.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('what belongs to a page', () => {
  test('are admonitions, each with its kind in words', async ({ page }) => {
    await page.goto(CABLES);
    const notes = page.getByRole('main').getByRole('note');
    expect(await notes.count()).toBeGreaterThan(0);
    for (const note of await notes.all()) await expect(note.locator('p').first()).toHaveText(/^(Note|Tip|Info|Warning|Danger|Lore)/);
  });

  test('are resources on other sites', async ({ page }) => {
    await page.goto('/wiki/disciplines/sound/microphones');
    const resources = page.getByRole('complementary', { name: 'Resources' });
    await expect(resources.getByRole('link').first()).toHaveAttribute('href', /^https?:/);
  });

  test('are tags that lead to pages of one kind', async ({ page }) => {
    const tagged = WIKI_PAGES.find((fact) => fact.tags?.includes('Equipment'));
    await openRunning(page, tagged?.path ?? '');
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Equipment' }).click();
    await expect(page).toHaveURL(/\/wiki\/tags\/equipment$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: tagged?.title ?? '' })
        .first(),
    ).toBeVisible();
    // Each card is a page, and the count says how many there are.
    const cards = await page.locator('main li > a', { has: page.locator('b') }).count();
    expect(cards).toBeGreaterThanOrEqual(WIKI_PAGES.filter((fact) => fact.tags?.includes('Equipment')).length);
    await expect(page.getByRole('main')).toContainText(`${cards} pages are tagged`);
  });

  test('is a way to edit it', async ({ page }) => {
    await page.goto('/wiki/disciplines/general/radios');
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/[^/]+\/[^/]+\/edit\/main\/content\/wiki\/disciplines\/general\/radios\/index\.mdx$/,
    );
  });

  test('is its main short link, as on a poster', async ({ page }) => {
    await page.goto(CABLES);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /\/cables$/ })
        .first(),
    ).toHaveAttribute('href', /^https:\/\/[^/]+\/cables$/);
  });
});

test('drawings are relit in dark mode: one picture of each pair is shown', async ({ page }) => {
  await openRunning(page, CABLES);
  const figure = page.locator('main figure:has(picture.dark)').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('picture.light')).toBeVisible();
  await expect(figure.locator('picture.dark')).toBeHidden();
  await page.getByRole('button', { name: /House lights/ }).click();
  await expect(figure.locator('picture.dark')).toBeVisible();
  await expect(figure.locator('picture.light')).toBeHidden();
});
