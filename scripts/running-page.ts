import type { Page } from '@playwright/test';

/** Waits until the scripts of the open page run. A function does it, because the site's policy forbids text that becomes code. */
export async function untilRunning(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('gatsby-focus-wrapper') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
