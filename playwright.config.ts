import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './scripts/chromium';
import type { EngineName } from './__tests__/support/engines';

const ENGINES: readonly EngineName[] = ['Chromium', 'Firefox', 'WebKit'];

/** Tests of the real content, as built in `public`. All other tests use the fixture site. */
const REAL_CONTENT = '**/real-content.e2e.ts';

/** Tests of the core are in a folder of their kind, tests of a capability beside it. */
function testsIn(kind: 'e2e' | 'engines'): string[] {
  return [`**/__tests__/${kind}/*.e2e.ts`, `**/plugins/*/tests/*.${kind}.ts`];
}

export default defineConfig<object, { engineName: EngineName }>({
  respectGitIgnore: true,
  // Suites run side by side, and each empties its output folder.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // As many as the cores: one more starves browsers of a busy machine, and tests of moments fail.
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only the second time has failed.
  retries: 0,
  // These end a test that hangs. No test measures time, and a busy machine is several times slower.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  reportSlowTests: { max: 10, threshold: 15_000 },
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
    viewport: { width: 1366, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Animations take half of a test's time on a machine without a graphics card. Tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests should fetch from the host; only the offline tests allow the worker.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'fixture build', testMatch: '**/fixture-build.setup.ts' },
    { name: 'fixture site', testMatch: testsIn('e2e'), testIgnore: REAL_CONTENT, dependencies: ['fixture build'] },
    { name: 'real content', testMatch: REAL_CONTENT, outputDir: 'test-results/real-content' },
    // An engine's journeys share one browser, so they run one after the other.
    ...ENGINES.map((engineName) => ({
      name: engineName,
      outputDir: 'test-results/engines',
      testMatch: testsIn('engines'),
      fullyParallel: false,
      use: { engineName },
      // All else is tested in Chromium above, where Playwright switches off the cache of pages for Back.
      ...(engineName === 'Chromium' && { grep: /\bBack\b/ }),
      dependencies: ['fixture build'],
    })),
  ],
});
