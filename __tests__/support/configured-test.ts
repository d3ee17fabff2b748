import { test as base } from '@playwright/test';
import { CONFIGURED_PREFIX, publicFolderOf } from './configured-site';
import { serveSite } from './site-server';

/** Marks tests that want the configured site, so that it is built before them; see `playwright.config.ts`. */
export const CONFIGURED = { tag: '@configured' };

/** Playwright's test, with the two deployments of the configured site served below their prefix. */
export const test = base.extend<object, { configuredSite: string; secondDeployment: string }>({
  configuredSite: [
    async ({}, provide) => {
      const server = await serveSite(publicFolderOf('first'), CONFIGURED_PREFIX);
      await provide(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  secondDeployment: [
    async ({}, provide) => {
      const server = await serveSite(publicFolderOf('second'), CONFIGURED_PREFIX);
      await provide(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
