import { test as setup } from '@playwright/test';
import { buildFixtureSites } from '../support/build-fixture-sites';

setup('the fixture site is built: plain, configured, and as a second deployment', async () => {
  // Enough for three builds on a slow machine.
  setup.setTimeout(900_000);
  await buildFixtureSites();
});
