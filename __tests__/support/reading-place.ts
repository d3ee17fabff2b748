/** Where a reader looks for what an address names. */
import { expect, type Page } from '@playwright/test';

/** Waits until the element of an id is where reading goes on: in view, below the top bar and near it. */
export async function isReadFrom(page: Page, id: string): Promise<void> {
  const belowTopBar = (): Promise<number> =>
    page.evaluate((name) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return (document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN) - bar;
    }, id);
  await expect.poll(belowTopBar).toBeLessThan(150);
  expect(await belowTopBar()).toBeGreaterThanOrEqual(0);
}
