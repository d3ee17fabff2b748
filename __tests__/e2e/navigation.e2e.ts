import type { Locator, Page } from '@playwright/test';
import { expectScrolledTo, heading, openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const HOISTS = '/wiki/disciplines/lx/hoists';

const tree = (page: Page): Locator => page.getByRole('navigation', { name: 'Wiki', exact: true });
const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'On this page', exact: true });
const linkToHoists = (page: Page): Locator => tree(page).locator(`a[href="${HOISTS}"]`);
const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls, and waits for the scroll event. */
const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, y);

test('a new page starts at its top, with the focus on its title; Back, Forward and reload return to where the reader was', async ({
  page,
}) => {
  await test.step('after a load the focus is on the body, and a section that does not exist leaves the page at its top', async () => {
    await openRunning(page, `${CABLES}#no-such-section`);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await scrollY(page)).toBe(0);
  });
  await test.step('a new page starts at its top, is announced to screen readers, and Tab continues in it', async () => {
    await linkToHoists(page).focus();
    await scrollTo(page, 1200);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(HOISTS);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.locator('#gatsby-announcer[aria-live="assertive"]')).toHaveText(/^Navigated to .*Hoists/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
  await test.step('Back and Forward return to the scroll position', async () => {
    await scrollTo(page, 500);
    await page.goBack();
    await expect(heading(page)).toHaveText('Cables');
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(1200);
    await page.goForward();
    await expect(page).toHaveURL(HOISTS);
    await expect.poll(() => scrollY(page)).toBe(500);
  });
  await test.step('the section in the address has the focus', async () => {
    await page.evaluate((to) => window.___navigate(to), `${CABLES}#mending`);
    await expect(page.locator('#mending')).toBeFocused();
    await expectScrolledTo(page, 'mending');
  });
  await test.step('reload keeps the scroll position', async () => {
    await scrollTo(page, 300);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(300);
  });
});

test('the table of contents marks the section that is being read, and links the others; Back returns to the position before the jump', async ({
  page,
}) => {
  await openRunning(page, CABLES);
  await test.step('the section that is being read is marked', async () => {
    const current = contents(page).locator('[aria-current="true"]');
    for (const id of ['the-second-label', 'storing', 'what-to-write-on-the-tape', 'reading-a-label']) {
      await page.locator(`[id="${id}"]`).evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', `#${id}`);
    }
  });
  await test.step('a heading leads to itself, by keyboard too', async () => {
    const storing = page.getByRole('main').getByRole('heading', { name: 'Storing' });
    await expect(storing).toHaveAccessibleName('Storing');
    const link = page.getByRole('main').getByRole('link', { name: 'storing permalink', exact: true });
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await storing.hover();
    await link.click();
    await expect(page).toHaveURL(`${CABLES}#storing`);
    await expectScrolledTo(page, 'storing');
  });
  await test.step('a link works again after a scroll; Back returns to the position before the jump, and Forward to the last one', async () => {
    for (const id of ['storing', 'storing', 'the-second-label']) {
      await scrollTo(page, 100);
      await contents(page).locator(`a[href="#${id}"]`).click();
      await expectScrolledTo(page, id);
      await scrollTo(page, (await scrollY(page)) + 111);
    }
    const last = await scrollY(page);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(100);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(last);
    await linkToHoists(page).click();
    await expect(page).toHaveURL(HOISTS);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(last);
  });
});

test('the sidebar keeps what the reader has opened during a visit, but not what the page opened; a random page is a press away', async ({
  page,
}) => {
  const category = (href: string): Locator => tree(page).locator(`li:has(> a[href="${href}"]) > details`);
  await openRunning(page, '/wiki/spaces/barn');
  await category('/wiki/directories').locator('> summary').click();
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Shows' }).click();
  await banner.getByRole('link', { name: 'Wiki', exact: true }).click();
  await expect(page).toHaveURL('/wiki');
  await expect(category('/wiki/directories')).toHaveAttribute('open', '');
  await page.reload();
  await expect(category('/wiki/directories')).toHaveAttribute('open', '');
  await expect(category('/wiki/spaces')).not.toHaveAttribute('open');
  await page.getByRole('main').getByRole('button', { name: 'I’m feeling lucky' }).click();
  await expect(page).toHaveURL(/\/wiki\/./);
});
