import { test as setup } from '@playwright/test';
import { BUILD_TIMEOUT, buildFixtureSites } from '../support/build-fixture-sites';

setup('the fixture site is built: plain, configured, and as a second deployment', async () => {
  setup.setTimeout(BUILD_TIMEOUT);
  await buildFixtureSites();
});
