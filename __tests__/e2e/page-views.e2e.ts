import type { Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { MEASUREMENT_ID } from '../support/built-site';
import { expect, test } from '../support/site-test';

const GOOGLE = /^https:\/\/[^/]*(google|doubleclick)[^/]*\//;

/** Blocks Google's script, as many readers do; the data layer works without it. Returns the requests to Google. */
async function blockGoogle(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(GOOGLE, async (route) => {
    requested.push(route.request().url());
    await route.abort();
  });
  return requested;
}

/** All commands to Google's tag, in order. */
const dataLayer = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => [...Array.from(entry)]));

/** The commands that count pages. */
const views = async (page: Page): Promise<unknown[][]> =>
  (await dataLayer(page)).filter(
    ([command, name]) => (command === 'set' && name === 'page_path') || (command === 'event' && name === 'page_view'),
  );

const consentBar = (page: Page) => page.getByRole('region', { name: 'Counting page views' });
const privacyStatus = (page: Page) => page.getByRole('main').getByRole('status');
const openPrivacy = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();

test('each page counts once, with its title and without its query, until the reader stops it; a blocked Google script breaks nothing', async ({
  page,
  secondDeployment,
}) => {
  const requested = await blockGoogle(page);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const prefix = new URL(secondDeployment).pathname;
  const expected: unknown[][] = [];
  const expectView = async (path: string, title: string, from: string): Promise<void> => {
    expected.push(
      ['set', 'page_path', `${prefix}${path}`],
      ['event', 'page_view', { page_title: title, page_location: `${secondDeployment}${path}`, page_referrer: from }],
    );
    await expect.poll(() => views(page)).toEqual(expected);
  };
  await test.step('IP addresses are shortened, and the tag counts nothing by itself', async () => {
    await openRunning(page, `${secondDeployment}/wiki?q=my+secret#top`);
    await expect.poll(() => requested).toEqual([`https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`]);
    const configurations = (await dataLayer(page)).filter(([command]) => command === 'config');
    expect(configurations).toEqual([['config', MEASUREMENT_ID, expect.objectContaining({ anonymize_ip: true, send_page_view: false })]]);
  });
  await test.step('each page counts, by a link and by Back', async () => {
    await expectView('/wiki', 'Fixture Wiki | Fixture Tech Crew', '');
    await page.getByRole('main').getByRole('link', { name: 'disciplines' }).first().click();
    await expectView('/wiki/disciplines', 'Disciplines | Fixture Tech Crew', `${secondDeployment}/wiki`);
    await page.getByRole('banner').getByRole('link', { name: 'Shows' }).click();
    await expectView('/shows', 'Shows | Fixture Tech Crew', `${secondDeployment}/wiki/disciplines`);
    await page.goBack();
    await expectView('/wiki/disciplines', 'Disciplines | Fixture Tech Crew', `${secondDeployment}/shows`);
  });
  await test.step('another section or another query of a page does not count', async () => {
    await page.evaluate(() => window.___navigate(`${window.location.pathname}#main`));
    await page.evaluate(() => window.___navigate(`${window.location.pathname}?q=other+secret`));
    await expect(page).toHaveURL(/secret$/);
    // A view counted here would come before that of the next page.
    await openPrivacy(page);
    await expectView('/privacy', 'Privacy | Fixture Tech Crew', `${secondDeployment}/wiki/disciplines`);
    expect(JSON.stringify(await dataLayer(page))).not.toContain('secret');
  });
  await test.step('the reader stops counting on the privacy page, and starts it again', async () => {
    await expect(privacyStatus(page)).toHaveText('In this browser page views are counted.');
    await page.getByRole('button', { name: 'Stop counting my page views' }).click();
    await expect(privacyStatus(page)).toHaveText('In this browser page views are not counted.');
    await page.getByRole('banner').getByRole('link', { name: 'Shows' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shows');
    await openPrivacy(page);
    await page.getByRole('button', { name: 'Count my page views' }).click();
    await expectView('/privacy', 'Privacy | Fixture Tech Crew', `${secondDeployment}/privacy`);
    expect(requested).toHaveLength(1);
  });
  expect(errors).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('with consent required, nothing is counted before a reader agrees, and the choice is stored', async ({ page, configuredSite }) => {
  const requested = await blockGoogle(page);
  await test.step('nothing is counted or loaded before they agree', async () => {
    await openRunning(page, `${configuredSite}/wiki`);
    await expect(consentBar(page)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    // The question covers no link at the end of the page.
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
    await last.evaluate((link) => {
      link.scrollIntoView({ block: 'end' });
      window.scrollTo(0, document.body.scrollHeight);
    });
    await last.click({ trial: true });
    await page.getByRole('main').getByRole('link', { name: 'disciplines' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disciplines');
    await expect(consentBar(page)).toBeVisible();
    expect([requested, await dataLayer(page)]).toEqual([[], []]);
    expect(await page.content()).not.toMatch(/<link[^>]+google/);
  });
  await test.step('agreeing, by keyboard, counts the open page and each one after it', async () => {
    await consentBar(page).getByRole('button', { name: 'Allow', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(consentBar(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    // A view of an earlier page would come first.
    await expect.poll(async () => (await views(page)).length).toBe(2);
    await page.getByRole('banner').getByRole('link', { name: 'Shows' }).click();
    await expect.poll(async () => (await views(page)).length).toBe(4);
    expect(requested).toHaveLength(1);
  });
  await test.step('the next visit remembers the consent', async () => {
    await openRunning(page, `${configuredSite}/wiki`);
    await expect.poll(async () => (await views(page)).length).toBe(2);
    await openPrivacy(page);
    await expect.poll(async () => (await views(page)).length).toBe(4);
    await expect(consentBar(page)).toHaveCount(0);
  });
  await test.step('the reader changes the choice on the privacy page', async () => {
    await page.getByRole('button', { name: 'Stop counting my page views' }).click();
    await expect(privacyStatus(page)).toHaveText('In this browser page views are not counted.');
    expect(await page.evaluate((id) => (window as unknown as Record<string, unknown>)[`ga-disable-${id}`], MEASUREMENT_ID)).toBe(true);
  });
  await test.step('the next visit remembers the refusal', async () => {
    const before = requested.length;
    await openRunning(page, page.url());
    await expect(privacyStatus(page)).toHaveText('In this browser page views are not counted.');
    await page.getByRole('banner').getByRole('link', { name: 'Shows' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shows');
    await expect(consentBar(page)).toHaveCount(0);
    expect([requested.length - before, await dataLayer(page)]).toEqual([0, []]);
  });
});
