import { heading, openRunning } from '../support/browser';
import { builtSite, CONFIGURED_PREFIX } from '../support/built-site';
import { expect, test } from '../support/site-test';
import { serveSite } from '../../scripts/site-server';

test('a site that was built for a path says nothing there, but elsewhere what is wrong and how to build it', async ({
  page,
  configuredSite,
}) => {
  const banner = page.getByRole('alert');
  await openRunning(page, `${configuredSite}/no-such-page`);
  await expect(heading(page)).toHaveText('Page not found');
  await expect(banner).toHaveCount(0);
  for (const [prefix, url] of [
    ['', '/wiki/tech-crew/safety'],
    ['/elsewhere', ''],
  ] as const) {
    const server = await serveSite(builtSite('configured').folder, prefix);
    try {
      await page.goto(`${server.url}${url}`);
      await expect(banner).toContainText('This site is not at the address it was built for.');
      await expect(banner).toContainText(`below “${CONFIGURED_PREFIX}”`);
      await expect(banner).toContainText(`Build it with PATH_PREFIX=${prefix || '/'}, or serve it at ${CONFIGURED_PREFIX}.`);
      await expect(banner).toBeInViewport();
      // The text can still be read.
      await expect(heading(page)).not.toBeEmpty();
    } finally {
      await server.close();
    }
  }
});
