import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './scripts/chromium';

const PORT = Number(process.env.E2E_PORT ?? 9123);
/** Tests of features that the real site has switched off; see `__tests__/support/configured-site.ts`. */
const CONFIGURED = /@configured/;

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy for a moment is no fault of the site; the report names each test that needed a second try.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
    viewport: { width: 1366, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tests should fetch from the host; only the offline tests are about the worker.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'site', testMatch: '**/*.e2e.ts', grepInvert: CONFIGURED },
    { name: 'configured build', testMatch: '**/configured-site.setup.ts' },
    { name: 'configured site', testMatch: '**/*.e2e.ts', grep: CONFIGURED, dependencies: ['configured build'] },
  ],
  webServer: {
    command: 'npx --no-install tsx scripts/serve.ts',
    url: `http://localhost:${PORT}/wiki`,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
  },
});
