/** Where a page must scroll for an address with a hash. */
import { expect, type Page } from '@playwright/test';

/** Waits until the element with an id has come to rest just below the top bar. */
export async function expectScrolledTo(page: Page, id: string): Promise<void> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const top = await page.evaluate((name) => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return (document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN) - bar;
      }, id);
      const rests = top === last;
      last = top;
      return rests && top >= 0 && top < 150 ? 'there' : `${top} px below the top bar`;
    })
    .toBe('there');
}
