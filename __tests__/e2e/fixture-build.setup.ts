import { test as setup } from '@playwright/test';
import { buildFixtureSites } from '../support/build-fixture-sites';

setup('the fixture site is built: plain, configured, and as a second deployment', async () => {
  // As long as a slow machine needs for three builds.
  setup.setTimeout(900_000);
  await buildFixtureSites();
});
