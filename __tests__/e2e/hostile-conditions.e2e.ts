import type { Page } from '@playwright/test';
import { complaintsOf, openRunning, sidewaysScroll } from '../support/browser';
import { BAD_STORAGES, holdRequests, slowDown, spoilStorage } from '../support/conditions';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const toggle = (page: Page) => page.getByRole('button', { name: /^House lights/ });

for (const how of BAD_STORAGES) {
  test(`where storage is ${how}, pages open, the lights change, the sidebar folds, search finds, and the reader goes on`, async ({
    page,
  }) => {
    await spoilStorage(page.context(), how);
    const complaints = complaintsOf(page);
    await openRunning(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('banner').getByRole('link', { name: 'Wiki', exact: true }).click();
    await expect(page).toHaveURL(/\/wiki$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const directories = page
      .getByRole('navigation', { name: 'Wiki', exact: true })
      .locator('li:has(> a[href="/wiki/directories"]) > details');
    await directories.locator('> summary').click();
    await expect(directories).toHaveAttribute('open', '');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openRunning(page, CABLES);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cables');
    // What was on its way when the reader left a page is no failure.
    expect(complaints.filter((complaint) => !/favicon/.test(complaint))).toEqual([]);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.locator('.DocSearch-Input').fill('microphone');
    await page.getByRole('option').first().click();
    await expect(page).not.toHaveURL(/\/cables$/);
    expect(complaints.filter((complaint) => complaint.startsWith('exception'))).toEqual([]);
  });
}

test('errors of scripts that are not the page’s own leave it as it is', async ({ page }) => {
  await openRunning(page, CABLES);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('An extension of the browser stumbled.');
    });
    void Promise.reject(new Error('And again.'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  });
  await page.waitForTimeout(200);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('main a[rel="next"]').click();
  await expect(page).toHaveURL(/\/hoists$/);
});

test.describe('on slow 3G', () => {
  test('a page can be read long before its scripts are there, and works once they are', async ({ page }) => {
    test.setTimeout(120_000);
    await slowDown(page);
    await page.goto(CABLES, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cables', { timeout: 20_000 });
    await expect(page.locator('main p').first()).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(toggle(page)).toHaveAccessibleName(/switch to/, { timeout: 60_000 });
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const next = page.locator('main a[rel="next"]');
    await next.click();
    await expect(
      page
        .getByRole('progressbar', { name: 'Loading the page' })
        .or(page.getByRole('heading', { level: 1, name: /Hoists/ }))
        .first(),
    ).toBeVisible({
      timeout: 20_000,
    });
    await expect(page).toHaveURL(/\/hoists$/, { timeout: 30_000 });
  });

  test('a link works before the scripts are there', async ({ page }) => {
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 5000));
      await route.continue().catch(() => undefined);
    });
    await page.goto(CABLES, { waitUntil: 'commit' });
    await page.locator('main a[rel="next"]').click();
    await expect(page).toHaveURL(/\/hoists$/);
  });
});

test.describe('with reduced motion', () => {
  test('nothing moves for longer than a blink', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const note = ({ target, ...event }: TransitionEvent | AnimationEvent, elapsed: number) => {
        if (elapsed > 0.05)
          moved.push(`${(target as Element).tagName}.${(target as Element).className} ${JSON.stringify(event)} ${elapsed} s`);
      };
      document.addEventListener('transitionend', (event) => note(event, event.elapsedTime));
      document.addEventListener('animationend', (event) => note(event, event.elapsedTime));
    });
    const running = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.timeline instanceof DocumentTimeline)
          .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 50)
          .map((animation) => `${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 120)}`),
      );
    for (const url of ['/', CABLES, '/opportunities']) {
      await openRunning(page, url);
      expect(await running()).toEqual([]);
      await toggle(page).click();
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(150);
      expect(await running()).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    }
  });

  test('the wait for a page and for search is shown without turning', async ({ page }) => {
    await openRunning(page, CABLES);
    await holdRequests(page, /\.js$/);
    await page.getByRole('button', { name: 'Search' }).click();
    const status = page.getByRole('dialog', { name: 'Search' }).getByRole('status');
    await expect(status).toHaveText('Search is loading');
    const turning = await status.evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 50).length,
    );
    expect(turning).toBe(0);
  });
});

test.describe('at 200 % zoom', () => {
  // A window of 1366 px at 200 % has room for 683.
  test.use({ viewport: { width: 683, height: 450 }, deviceScaleFactor: 2 });

  test('everything can be read and reached', async ({ page }) => {
    for (const url of ['/', CABLES, '/shows']) {
      await openRunning(page, url);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.locator('[popover]:popover-open')).toBeVisible();
      await page.keyboard.press('Escape');
      // The bar leaves most of the window to the page.
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(450 / 4);
    }
  });

  test('the notice of a failed page leaves room to read', async ({ page, context }) => {
    await openRunning(page, CABLES);
    await context.setOffline(true);
    await page.evaluate(() => window.___navigate('/wiki/spaces/dock'));
    const notice = page.getByRole('alert').filter({ hasText: 'The page could not be loaded' });
    await expect(notice).toBeVisible();
    expect((await notice.boundingBox())?.height).toBeLessThan(450 / 2);
    await expect(notice.getByRole('button', { name: 'Retry' })).toBeInViewport();
  });
});

test.describe('with a keyboard alone', () => {
  test('the reader opens a page, turns the lights out, and searches', async ({ page }) => {
    await openRunning(page, '/wiki');
    await page.getByRole('navigation', { name: 'Wiki', exact: true }).getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/wiki$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await toggle(page).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('cable');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('.DocSearch-Input')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

for (const { url, words, found } of [
  { url: '/wiki/directories/services', words: 'bell fo', found: /^\d+ of \d+$/ },
  { url: '/short-links', words: 'cables', found: /^\d+ of \d+$/ },
  { url: '/hires/archive', words: 'no such hire', found: /^0 of \d+ hires$/ },
  { url: '/wiki/search', words: 'hoist', found: /documents found$/ },
]) {
  test(`what somebody types on ${url} before its scripts are there counts once they are`, async ({ page }) => {
    const scripts = await holdRequests(page, /\.js$/);
    await page.goto(url, { waitUntil: 'commit' });
    const field = page.getByRole('main').getByRole('searchbox').first();
    await field.fill(words);
    scripts.release();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(found, { timeout: 15_000 });
    await expect(field).toHaveValue(words);
  });
}
