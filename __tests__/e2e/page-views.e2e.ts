import type { Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { spoilStorage } from '../support/conditions';
import { MEASUREMENT_ID } from '../support/built-site';
import { expect, test } from '../support/site-test';

const GOOGLE = /^https:\/\/[^/]*(google|doubleclick)[^/]*\//;

/** Stands in for Google's script, which can't be reached; the data layer is filled without it. Returns what was asked of Google. */
async function standInForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(GOOGLE, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** Everything that the page told Google's tag, in order. */
const dataLayer = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => [...Array.from(entry)]));

/** What of it counts pages. */
const views = async (page: Page): Promise<unknown[][]> =>
  (await dataLayer(page)).filter(
    ([command, name]) => (command === 'set' && name === 'page_path') || (command === 'event' && name === 'page_view'),
  );

const consentBar = (page: Page) => page.getByRole('region', { name: 'Counting page views' });
const privacyStatus = (page: Page) => page.getByRole('main').getByRole('status');
/** Long enough for a view that was wrongly counted to arrive. */
const settle = (page: Page) => page.waitForTimeout(900);

test('without a measurement id nothing is counted, asked or loaded', async ({ page }) => {
  const asked = await standInForGoogle(page);
  await openRunning(page, '/wiki');
  await settle(page);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
  await expect(consentBar(page)).toHaveCount(0);
  expect(await page.content()).not.toContain('googletagmanager');
});

test.describe('where page views are counted', () => {
  test('addresses of readers are shortened, and the tag counts nothing by itself', async ({ page, secondDeployment }) => {
    const asked = await standInForGoogle(page);
    await openRunning(page, `${secondDeployment}/wiki`);
    await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`]);
    const configurations = (await dataLayer(page)).filter(([command]) => command === 'config');
    expect(configurations).toEqual([['config', MEASUREMENT_ID, expect.objectContaining({ anonymize_ip: true, send_page_view: false })]]);
  });

  test('the first load and each change of page count once, with the new title and without the query', async ({
    page,
    secondDeployment,
  }) => {
    await standInForGoogle(page);
    const prefix = new URL(secondDeployment).pathname;
    const expected: unknown[][] = [];
    const expectView = async (path: string, title: string, from: string): Promise<void> => {
      expected.push(
        ['set', 'page_path', `${prefix}${path}`],
        ['event', 'page_view', { page_title: title, page_location: `${secondDeployment}${path}`, page_referrer: from }],
      );
      await expect.poll(() => views(page)).toEqual(expected);
    };
    await openRunning(page, `${secondDeployment}/wiki?q=my+secret#top`);
    await expectView('/wiki', 'Fixture Wiki | Fixture Tech Crew', '');
    await page.getByRole('main').getByRole('link', { name: 'disciplines' }).first().click();
    await expectView('/wiki/disciplines', 'Disciplines | Fixture Tech Crew', `${secondDeployment}/wiki`);
    await page.getByRole('banner').getByRole('link', { name: 'Shows' }).click();
    await expectView('/shows', 'Shows | Fixture Tech Crew', `${secondDeployment}/wiki/disciplines`);
    await page.goBack();
    await expectView('/wiki/disciplines', 'Disciplines | Fixture Tech Crew', `${secondDeployment}/shows`);
    // Neither a section of the page nor another question to it is another page.
    await page.evaluate(() => window.___navigate(`${window.location.pathname}#main`));
    await page.evaluate(() => window.___navigate(`${window.location.pathname}?q=other+secret`));
    await settle(page);
    expect(await views(page)).toEqual(expected);
    expect(JSON.stringify(await dataLayer(page))).not.toContain('secret');
  });

  test('nothing is counted on Do Not Track', async ({ page, secondDeployment }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    const asked = await standInForGoogle(page);
    await openRunning(page, `${secondDeployment}/wiki`);
    await page.getByRole('main').getByRole('link', { name: 'disciplines' }).first().click();
    await settle(page);
    expect([asked, await dataLayer(page)]).toEqual([[], []]);
    await openRunning(page, `${secondDeployment}/privacy`);
    await expect(page.getByRole('main')).toContainText('Your browser asks not to be tracked, so nothing is counted.');
  });

  test('a reader can stop it on the privacy page, and start it again', async ({ page, secondDeployment }) => {
    await standInForGoogle(page);
    await openRunning(page, `${secondDeployment}/privacy`);
    await expect(privacyStatus(page)).toHaveText('In this browser page views are counted.');
    await page.getByRole('button', { name: 'Stop counting my page views' }).click();
    await expect(privacyStatus(page)).toHaveText('In this browser page views are not counted.');
    const before = (await views(page)).length;
    await page.getByRole('banner').getByRole('link', { name: 'Shows' }).click();
    await settle(page);
    expect(await views(page)).toHaveLength(before);
    await openRunning(page, `${secondDeployment}/privacy`);
    await settle(page);
    expect(await dataLayer(page)).toEqual([]);
    await page.getByRole('button', { name: 'Count my page views' }).click();
    await expect.poll(async () => (await views(page)).length).toBe(2);
  });

  test('a reader’s blocker of Google breaks nothing', async ({ page, secondDeployment }) => {
    await page.route(GOOGLE, (route) => route.abort());
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openRunning(page, `${secondDeployment}/wiki`);
    await page.getByRole('main').getByRole('link', { name: 'disciplines' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disciplines');
    await settle(page);
    expect(errors).toEqual([]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('where readers are asked first', () => {
  test('nothing is counted or loaded before they agree', async ({ page, configuredSite }) => {
    const asked = await standInForGoogle(page);
    await openRunning(page, `${configuredSite}/wiki`);
    await expect(consentBar(page)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'disciplines' }).first().click();
    await expect(consentBar(page)).toBeVisible();
    await settle(page);
    expect([asked, await dataLayer(page)]).toEqual([[], []]);
    expect(await page.content()).not.toMatch(/<link[^>]+google/);
  });

  test('agreeing counts the open page once and is kept', async ({ page, configuredSite }) => {
    const asked = await standInForGoogle(page);
    await openRunning(page, `${configuredSite}/wiki`);
    await consentBar(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(consentBar(page)).toHaveCount(0);
    await expect.poll(async () => (await views(page)).length).toBe(2);
    await page.getByRole('main').getByRole('link', { name: 'disciplines' }).first().click();
    await expect.poll(async () => (await views(page)).length).toBe(4);
    expect(asked).toHaveLength(1);
    await page.reload();
    await expect.poll(async () => (await views(page)).length).toBe(2);
    await settle(page);
    await expect(consentBar(page)).toHaveCount(0);
    expect(await views(page)).toHaveLength(2);
  });

  test('refusing is kept too', async ({ page, configuredSite }) => {
    const asked = await standInForGoogle(page);
    await openRunning(page, `${configuredSite}/wiki`);
    await consentBar(page).getByRole('button', { name: 'Don’t allow' }).click();
    await expect(consentBar(page)).toHaveCount(0);
    await page.reload();
    await settle(page);
    await expect(consentBar(page)).toHaveCount(0);
    expect([asked, await dataLayer(page)]).toEqual([[], []]);
  });

  test('the choice is changed on the privacy page, and cookies go', async ({ page, context, configuredSite }) => {
    await standInForGoogle(page);
    await openRunning(page, `${configuredSite}/wiki`);
    await consentBar(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: configuredSite }]);
    await openRunning(page, `${configuredSite}/privacy`);
    await page.getByRole('button', { name: 'Stop counting my page views' }).click();
    await expect(privacyStatus(page)).toHaveText('In this browser page views are not counted.');
    const cookiesOfGoogle = async () => (await context.cookies()).filter(({ name }) => name.startsWith('_ga'));
    await expect.poll(cookiesOfGoogle).toEqual([]);
    expect(await page.evaluate((id) => (window as unknown as Record<string, unknown>)[`ga-disable-${id}`], MEASUREMENT_ID)).toBe(true);
    await page.reload();
    await expect(privacyStatus(page)).toHaveText('In this browser page views are not counted.');
    await expect(consentBar(page)).toHaveCount(0);
  });

  test('a choice on the privacy page answers the bar', async ({ page, configuredSite }) => {
    await standInForGoogle(page);
    await openRunning(page, `${configuredSite}/privacy`);
    await expect(consentBar(page)).toBeVisible();
    await page.getByRole('button', { name: 'Count my page views' }).click();
    await expect(consentBar(page)).toHaveCount(0);
  });

  test('the bar is used by keyboard, and hides nothing that has the focus', async ({ page, configuredSite }) => {
    await standInForGoogle(page);
    await openRunning(page, `${configuredSite}/wiki`);
    await consentBar(page).getByRole('button', { name: 'Don’t allow' }).focus();
    await page.keyboard.press('Enter');
    await expect(consentBar(page)).toHaveCount(0);
  });

  test('nobody is asked on Do Not Track', async ({ page, configuredSite }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    await openRunning(page, `${configuredSite}/wiki`);
    await settle(page);
    await expect(consentBar(page)).toHaveCount(0);
  });

  test('where storage is blocked a choice holds for the page', async ({ page, context, configuredSite }) => {
    await spoilStorage(context, 'blocked');
    await standInForGoogle(page);
    await openRunning(page, `${configuredSite}/wiki`);
    await consentBar(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(consentBar(page)).toHaveCount(0);
    await expect.poll(async () => (await views(page)).length).toBe(2);
  });
});
