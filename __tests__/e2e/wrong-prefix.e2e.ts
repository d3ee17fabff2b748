import type { Page } from '@playwright/test';
import { complaintsOf, openRunning } from '../support/browser';
import { builtSite, CONFIGURED_PREFIX } from '../support/built-site';
import { expect, test } from '../support/site-test';
import { serveSite } from '../../scripts/site-server';

const banner = (page: Page) => page.getByRole('alert');

test.describe('a site that was built for a path', () => {
  test('works below it', async ({ page, configuredSite }) => {
    const complaints = complaintsOf(page);
    await openRunning(page, `${configuredSite}/wiki`);
    await page.getByRole('main').getByRole('link', { name: 'cables' }).first().click();
    await expect(page).toHaveURL(`${configuredSite}/wiki/disciplines/lx/cables#coiling`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cables');
    await page.getByRole('banner').getByRole('link', { name: 'Shows' }).click();
    await expect(page).toHaveURL(`${configuredSite}/shows`);
    await page.goBack();
    await expect(page).toHaveURL(`${configuredSite}/wiki/disciplines/lx/cables#coiling`);
    await openRunning(page, `${configuredSite}/no-such-page`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(banner(page)).toHaveCount(0);
    expect(complaints.filter((complaint) => !/404|favicon/.test(complaint))).toEqual([]);
  });

  test('says, if it is served elsewhere, what is wrong and how to build it', async ({ page }) => {
    for (const prefix of ['', '/elsewhere']) {
      const server = await serveSite(builtSite('configured').folder, prefix);
      try {
        for (const url of ['/wiki/tech-crew/safety', '']) {
          await page.goto(`${server.url}${url}`);
          await expect(banner(page)).toContainText('This site is not at the address it was built for.');
          await expect(banner(page)).toContainText(`below “${CONFIGURED_PREFIX}”`);
          await expect(banner(page)).toContainText(`Build it with PATH_PREFIX=${prefix || '/'}, or serve it at ${CONFIGURED_PREFIX}.`);
          await expect(banner(page)).toBeInViewport();
          // The text can still be read.
          await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        }
      } finally {
        await server.close();
      }
    }
  });
});
