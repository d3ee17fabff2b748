import type { Locator, Page } from '@playwright/test';
import { listenerOfSite, serve } from '../../scripts/site-server';
import { countLoads, heading, holdRequests, openRunning, untilRunning, watchShifts } from '../support/browser';
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

/** Goes to a page as the app does, without looking for a link. */
const navigate = (page: Page, address: string) => page.evaluate((to) => window.___navigate(to), address);

test('a part that loads on demand says if it failed or the reader is offline; Retry works, and says that it loads', async ({
  page,
  context,
}) => {
  await openRunning(page, PLAYBACK);
  await page.route(SCRIPTS, (route) => route.abort());
  await searchButton(page).click();
  const alert = searchDialog(page).getByRole('alert');
  const retry = alert.getByRole('button', { name: 'Retry' });
  await expect(alert).toContainText('Search could not be loaded');
  await expect(alert).toContainText(/chunk \S+ failed/i);
  await page.unroute(SCRIPTS);
  await context.setOffline(true);
  await retry.click();
  await expect(alert).toContainText('You are offline.');
  await context.setOffline(false);
  const chunks = await holdRequests(page, SCRIPTS);
  await retry.click();
  await expect(searchDialog(page).getByRole('status')).toHaveText('Loading search…');
  chunks.release();
  await expect(searchField(page)).toBeFocused();
});

test('on the way to another page a bar and a spinner appear after 200 ms, by a link and by Back, and the newest click wins', async ({
  page,
}) => {
  const spinner = page.getByRole('status').filter({ hasText: 'The page is loading' });
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
  await expect(spinner).toBeInViewport();
  // With reduced motion too, the bar is not full yet.
  expect((await progressBar(page).boundingBox())?.width).toBeLessThan(0.9 * (page.viewportSize()?.width ?? 0));

  await linkTo(page, '/wiki/disciplines/sound/microphones').click();
  await expect(page).toHaveURL(/\/microphones$/);
  await expect(progressBar(page).or(spinner)).toHaveCount(0);
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
  await expect(heading(page)).toHaveText('Sound');
  await expect(progressBar(page)).toHaveCount(0);
});

test('the open page stays and says that the reader is offline, until Retry or “Stay here”', async ({ page, context }) => {
  await openRunning(page, '/wiki/spaces/barn');
  const notice = page.getByRole('alert').filter({ hasText: 'The page could not be loaded' });
  const retry = notice.getByRole('button', { name: 'Retry' });
  const fail = async (address: string): Promise<void> => {
    await context.setOffline(true);
    await navigate(page, address);
    await expect(notice).toContainText('You are offline.');
  };
  const loads = countLoads(page);
  await fail(PLAYBACK);
  await expect(heading(page)).not.toHaveText('Playback');
  await expect(progressBar(page)).toHaveCount(0);
  await retry.click();
  await expect(retry).toBeFocused();
  expect(loads()).toBe(0);
  await context.setOffline(false);
  await retry.click();
  await expect(heading(page)).toHaveText('Playback');
  await expect(notice).toHaveCount(0);

  await untilRunning(page);
  await fail('/wiki/spaces/dock');
  // As on a small laptop at 200 %.
  await page.setViewportSize({ width: 683, height: 450 });
  expect((await notice.boundingBox())?.height).toBeLessThan(450 / 2);
  await expect(retry).toBeInViewport();
  await page.setViewportSize({ width: 1366, height: 900 });
  await notice.getByRole('button', { name: 'Stay here' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the browser loads a page itself, once, if its data fails; if they fail there too a touch reports it, and the next retries', async ({
  page,
}) => {
  await openRunning(page, '/wiki/spaces/barn');
  const data = dataOf(PLAYBACK);
  await page.route(data, (route) => route.abort());
  const loads = countLoads(page);
  await navigate(page, `${PLAYBACK}?from=barn#top`);
  await expect(page).toHaveURL(new RegExp(`${PLAYBACK}\\?from=barn#top$`));
  await expect(heading(page)).toHaveText('Playback');
  await page.keyboard.press('Shift');
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded in full' });
  await expect(alert).toBeVisible();
  await page.unroute(data);
  await page.keyboard.press('Shift');
  await expect(alert).toHaveCount(0);
  await untilRunning(page);
  expect(loads()).toBe(1);
});

test('a tab that is open while a new version is published gets it with the next link, in one load', async ({ page, host }) => {
  await openRunning(page, `${host.url}/wiki/disciplines`);
  host.publish('second');
  const loads = countLoads(page);
  await navigate(page, `${CONFIGURED_PREFIX}/wiki/tech-crew/safety#gloves`);
  await expect(page.getByRole('complementary').filter({ hasText: 'The get-in is on Sunday.' })).toBeVisible();
  await expect(page).toHaveURL(`${host.url}/wiki/tech-crew/safety#gloves`);
  // From there on it works like any page.
  await untilRunning(page);
  await page.getByRole('main').getByRole('link', { name: 'the wiki' }).click();
  await expect(page).toHaveURL(`${host.url}/wiki`);
  expect(loads()).toBe(1);
});

const IN_TWO_PARTS = [
  { what: 'the title of a show', url: '/shows/2025-2026/the-fixture', second: /(?=<a [^>]*><picture>)/, width: 1280 },
  { what: 'the plan of the home page, on a phone,', url: '/', second: /(?=<div class="wide hero-)/, width: 360 },
];
for (const { what, url, second, width } of IN_TWO_PARTS) {
  test(`${what} does not move when the network or a slow device brings what stands beside or above it late`, async ({ page }) => {
    const { folder, read } = builtSite('plain');
    const [first = '', ...rest] = read(url === '/' ? 'index.html' : `${url}.html`).split(second);
    expect(rest).not.toEqual([]);
    const listener = listenerOfSite(folder, '');
    const host = await serve((request, response) => {
      if (request.url !== url) return listener(request, response);
      response.writeHead(200, { 'content-type': 'text/html' }).write(first);
      setTimeout(() => response.end(rest.join('')), 1000);
    }, '');
    const shift = await watchShifts(page);
    await page.setViewportSize({ width, height: 780 });
    await page.goto(host.url + url);
    expect(await shift()).toBeLessThan(0.01);
    await host.close();
  });
}
