import { test as base, type PlaywrightTestOptions } from '@playwright/test';
import { builtSite, CONFIGURED_PREFIX } from './built-site';
import { serveSite } from '../../scripts/site-server';

export { expect } from '@playwright/test';

/** For tests about what moves: all others are those of a reader who wants less of it, see `playwright.config.ts`. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } satisfies Partial<PlaywrightTestOptions>;

interface Sites {
  /** Where the plain site is served. */
  plainSite: string;
  /** Where the configured site is served, below its prefix. */
  configuredSite: string;
  /** Where its second deployment is served. */
  secondDeployment: string;
}

/** Playwright's test over the built fixture site; see `built-site.ts`. Its addresses are those of the plain site. */
export const test = base.extend<object, Sites>({
  plainSite: [
    async ({}, provide) => {
      const server = await serveSite(builtSite('plain').folder);
      await provide(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  configuredSite: [
    async ({}, provide) => {
      const server = await serveSite(builtSite('configured').folder, CONFIGURED_PREFIX);
      await provide(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  secondDeployment: [
    async ({}, provide) => {
      const server = await serveSite(builtSite('second').folder, CONFIGURED_PREFIX);
      await provide(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ plainSite }, provide) => provide(plainSite),
});
