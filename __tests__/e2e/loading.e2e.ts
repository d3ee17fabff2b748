import type { Locator, Page } from '@playwright/test';
import { untilRunning } from '../../scripts/chromium';
import { openRunning } from '../support/browser';
import { countLoads, holdRequests, markPage } from '../support/conditions';
import { builtSite, CONFIGURED_PREFIX } from '../support/built-site';
import { searchButton, searchDialog, searchField } from '../support/search-modal';
import { expect, test } from '../support/site-test';

const PLAYBACK = '/wiki/disciplines/sound/playback';
const SCRIPTS = /\.js$/;

/** Requests for a page's data. */
const dataOf = (url: string): RegExp => new RegExp(`/page-data${url}/page-data\\.json`);
/** A link of the open page, in its text or beside it. */
const linkTo = (page: Page, url: string): Locator => page.locator(`:is(main, nav[aria-label="Wiki"]) a[href$="${url}"]:visible`).first();
const progressBar = (page: Page): Locator => page.getByRole('progressbar', { name: 'Loading the page' });
const spinner = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'The page is loading' });
const notice = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'The page could not be loaded' });

test('a part that loads on demand says if it failed or the reader is offline; Retry works, and says that it loads', async ({
  page,
  context,
}) => {
  await openRunning(page, PLAYBACK);
  await page.route(SCRIPTS, (route) => route.abort());
  await searchButton(page).click();
  const alert = searchDialog(page).getByRole('alert');
  await expect(alert).toContainText('Search could not be loaded');
  await expect(alert).toContainText(/chunk \S+ failed/i);
  // It fails again, so the message returns.
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toContainText('Search could not be loaded');
  await page.unroute(SCRIPTS);
  await context.setOffline(true);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toContainText('You are offline.');
  await context.setOffline(false);

  const chunks = await holdRequests(page, SCRIPTS);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => chunks.requested.length).toBeGreaterThan(0);
  const status = searchDialog(page).getByRole('status');
  await expect(status).toHaveText('Loading search…');
  // With reduced motion it does not turn.
  const turning = await status.evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 50).length,
  );
  expect(turning).toBe(0);
  chunks.release();
  await expect(searchField(page)).toBeFocused();
  await expect(status).toHaveCount(0);
});

test.describe('on the way to another page', () => {
  test('a bar and a spinner appear after 200 ms, by a link and by Back, and the newest click wins', async ({ page }) => {
    const data = await holdRequests(page, dataOf(PLAYBACK));
    await page.clock.install();
    await openRunning(page, '/wiki/disciplines/sound');
    await page.clock.pauseAt(Date.now() + 60_000);
    await linkTo(page, PLAYBACK).click();
    await expect.poll(() => data.requested.length).toBeGreaterThan(0);
    await page.clock.runFor(199);
    await expect(progressBar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(progressBar(page)).toBeVisible();
    await expect(spinner(page)).toBeInViewport();
    // With reduced motion too, the bar is not full yet.
    expect((await progressBar(page).boundingBox())?.width).toBeLessThan(0.9 * (page.viewportSize()?.width ?? 0));

    await linkTo(page, '/wiki/disciplines/sound/microphones').click();
    await expect(page).toHaveURL(/\/microphones$/);
    await expect(progressBar(page).or(spinner(page))).toHaveCount(0);
    const late = page.waitForResponse(dataOf(PLAYBACK));
    data.release();
    await (await late).finished();
    await page.waitForTimeout(100);
    await expect(page).toHaveURL(/\/microphones$/);

    // Loaded pages come from memory, so Back must lead to a page that this document has not loaded.
    await page.reload();
    await untilRunning(page);
    const before = await holdRequests(page, dataOf('/wiki/disciplines/sound'));
    await page.goBack({ waitUntil: 'commit' });
    await expect(progressBar(page)).toBeVisible();
    before.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sound');
    await expect(progressBar(page)).toHaveCount(0);
  });

  test('the open page stays and says that the reader is offline, until Retry, Stay here or another navigation', async ({
    page,
    context,
  }) => {
    await openRunning(page, '/wiki/spaces/barn');
    await context.setOffline(true);
    const { isSamePage } = await markPage(page);
    await page.evaluate((url) => window.___navigate(url), PLAYBACK);
    await expect(notice(page)).toContainText('You are offline.');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Playback');
    await expect(progressBar(page)).toHaveCount(0);
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await expect(notice(page).getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-disabled', 'true');
    await expect(notice(page).getByRole('button', { name: 'Retry' })).toBeFocused();
    expect(await isSamePage()).toBe(true);
    await context.setOffline(false);
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playback');
    await expect(notice(page)).toHaveCount(0);

    await untilRunning(page);
    const fail = async (): Promise<void> => {
      await context.setOffline(true);
      await page.evaluate(() => window.___navigate('/wiki/spaces/dock'));
      await expect(notice(page)).toBeVisible();
    };
    await fail();
    // As on a small laptop at 200 %.
    await page.setViewportSize({ width: 683, height: 450 });
    expect((await notice(page).boundingBox())?.height).toBeLessThan(450 / 2);
    await expect(notice(page).getByRole('button', { name: 'Retry' })).toBeInViewport();
    await page.setViewportSize({ width: 1366, height: 900 });
    await notice(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await fail();
    await context.setOffline(false);
    await linkTo(page, '/wiki/disciplines/sound').click();
    await expect(page).toHaveURL(/\/sound$/);
    await expect(notice(page)).toHaveCount(0);
  });

  test('the browser loads the page itself, once, if its data fails; if they fail there too a touch reports it, and the next retries', async ({
    page,
  }) => {
    await openRunning(page, '/wiki/spaces/barn');
    const data = dataOf(PLAYBACK);
    await page.route(data, (route) => route.abort());
    const { isSamePage } = await markPage(page);
    const loads = countLoads(page);
    await page.evaluate((url) => window.___navigate(`${url}?from=barn#top`), PLAYBACK);
    await expect(page).toHaveURL(new RegExp(`${PLAYBACK}\\?from=barn#top$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playback');
    expect(await isSamePage()).toBe(false);
    await page.keyboard.press('Shift');
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded in full' });
    await expect(alert).toBeVisible();
    await page.unroute(data);
    await page.keyboard.press('Shift');
    await expect(alert).toHaveCount(0);
    await untilRunning(page);
    expect(loads()).toBe(1);
  });
});

test.describe('a tab that is open while a new version is published', () => {
  const isSecond = (page: Page): Locator => page.getByRole('complementary').filter({ hasText: 'The get-in is on Sunday.' });

  test('gets the new version with the next link, in one load', async ({ page, host }) => {
    await openRunning(page, `${host.url}/wiki/disciplines`);
    host.publish('second');
    const loads = countLoads(page);
    await page.evaluate((url) => window.___navigate(url), `${CONFIGURED_PREFIX}/wiki/tech-crew/safety#gloves`);
    await expect(isSecond(page)).toBeVisible();
    await expect(page).toHaveURL(`${host.url}/wiki/tech-crew/safety#gloves`);
    // From there on it works like any page.
    await untilRunning(page);
    await page.getByRole('main').getByRole('link', { name: 'the wiki' }).click();
    await expect(page).toHaveURL(`${host.url}/wiki`);
    expect(loads()).toBe(1);
  });

  test('gets missing scripts by Retry and one reload', async ({ page, host }) => {
    await openRunning(page, `${host.url}/wiki/disciplines/lx/cables`);
    host.publish('second');
    // Both deployments share chunks that load on demand, so the chunk of search is removed.
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)));
    const scripts = builtSite('second').files((file) => /^[^/]+-[0-9a-f]{8,20}\.js$/.test(file));
    for (const file of scripts)
      if (!loaded.includes(file) && !/^(app|webpack-runtime)-/.test(file)) host.changed.set(`/${file}`, undefined);
    const loads = countLoads(page);
    await searchButton(page).click();
    await expect(searchDialog(page).getByRole('alert')).toContainText('Search could not be loaded');
    expect(loads()).toBe(0);
    await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(isSecond(page)).toBeVisible();
    // There, a touch needs the removed file too.
    await page.keyboard.press('Shift');
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded in full.');
    expect(loads()).toBe(1);
  });
});
