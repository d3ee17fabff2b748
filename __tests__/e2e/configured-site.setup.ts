import { test as setup } from '@playwright/test';
import { buildConfiguredSite } from '../support/configured-site';

setup('the configured site is built, below a path prefix, in two deployments', () => {
  setup.setTimeout(300_000);
  buildConfiguredSite();
});
