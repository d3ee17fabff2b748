import type { Page } from '@playwright/test';
import { accessibilityViolations, heading, openRunning } from '../support/browser';
import { MEASUREMENT_ID } from '../support/built-site';
import { expect, test } from '../support/site-test';

/** Blocks Google's script, as many readers do; the data layer works without it. Returns the requests to Google. */
async function blockGoogle(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/^https:\/\/[^/]*(google|doubleclick)[^/]*\//, async (route) => {
    requested.push(route.request().url());
    await route.abort();
  });
  return requested;
}

/** All commands to Google's tag, in order. */
const dataLayer = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => [...Array.from(entry)]));

/** The counted pages, with their titles and the pages before. */
const views = async (page: Page): Promise<unknown[]> =>
  (await dataLayer(page)).filter(([command, name]) => command === 'event' && name === 'page_view').map(([, , details]) => details);

const openShows = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Shows' }).click();
const openPrivacy = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();

test('with consent required, nothing is counted before a reader agrees; then each page counts once, until they stop it; the choice is stored', async ({
  page,
  configuredSite: site,
}) => {
  const requested = await blockGoogle(page);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const consentBar = page.getByRole('region', { name: 'Counting page views' });
  const status = page.getByRole('main').getByRole('status');
  const disciplines = { page_title: 'Disciplines | Fixture Tech Crew', page_location: `${site}/wiki/disciplines` };
  const shows = { page_title: 'Shows | Fixture Tech Crew', page_location: `${site}/shows`, page_referrer: disciplines.page_location };
  await test.step('nothing is counted or loaded before they agree, and the question covers no link', async () => {
    await openRunning(page, `${site}/wiki`);
    await expect(consentBar).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click({ trial: true });
    await page.getByRole('main').getByRole('link', { name: 'disciplines' }).first().click();
    await expect(heading(page)).toHaveText('Disciplines');
    await expect(consentBar).toBeVisible();
    expect([requested, await dataLayer(page)]).toEqual([[], []]);
  });
  await test.step('agreeing, by keyboard, counts the open page, without its query, and each one after it, by a link and by Back', async () => {
    await consentBar.getByRole('button', { name: 'Allow', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(consentBar).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => views(page)).toMatchObject([disciplines]);
    const configurations = (await dataLayer(page)).filter(([command]) => command === 'config');
    expect(configurations).toEqual([['config', MEASUREMENT_ID, expect.objectContaining({ anonymize_ip: true, send_page_view: false })]]);
    await openShows(page);
    await expect.poll(() => views(page)).toMatchObject([disciplines, shows]);
    // Another query of a page is no view.
    await page.evaluate(() => window.___navigate(`${window.location.pathname}?q=my+secret`));
    await expect(page).toHaveURL(/secret$/);
    await openPrivacy(page);
    const privacy = { page_location: `${site}/privacy`, page_referrer: `${site}/shows` };
    await expect.poll(() => views(page)).toMatchObject([disciplines, shows, privacy]);
    await page.goBack();
    await expect.poll(() => views(page)).toMatchObject([disciplines, shows, privacy, { page_location: `${site}/shows` }]);
    expect(JSON.stringify(await dataLayer(page))).not.toContain('secret');
    expect(requested).toEqual([`https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`]);
  });
  await test.step('the next visit remembers the consent, and the privacy page changes it', async () => {
    await openRunning(page, `${site}/privacy`);
    await expect.poll(async () => (await views(page)).length).toBe(1);
    await expect(consentBar).toHaveCount(0);
    await expect(status).toHaveText('In this browser page views are counted.');
    await page.getByRole('button', { name: 'Stop counting my page views' }).click();
    await expect(status).toHaveText('In this browser page views are not counted.');
    expect(await page.evaluate((id) => (window as unknown as Record<string, unknown>)[`ga-disable-${id}`], MEASUREMENT_ID)).toBe(true);
  });
  await test.step('the next visit remembers the refusal, which can be withdrawn', async () => {
    const before = requested.length;
    await openRunning(page, page.url());
    await expect(status).toHaveText('In this browser page views are not counted.');
    await openShows(page);
    await expect(heading(page)).toHaveText('Shows');
    await expect(consentBar).toHaveCount(0);
    expect([requested.length - before, await dataLayer(page)]).toEqual([0, []]);
    await openPrivacy(page);
    await page.getByRole('button', { name: 'Count my page views' }).click();
    await expect.poll(() => views(page)).toMatchObject([{ page_location: `${site}/privacy` }]);
  });
  expect(errors).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
