import { complaintsOf, darkModeSwitch, openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { searchField, searchResults } from '../support/search-modal';
import { expect, test } from '../support/site-test';

// Full or unreadable storage is handled alike: the unit tests of storage cover both.
test('where storage is blocked, the colour mode, the sidebar, Back and search work', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The user denied access to storage.', 'SecurityError');
        },
      });
    }
  });
  const complaints = complaintsOf(page);
  await openRunning(page, CABLES);
  await darkModeSwitch(page).press('Space');
  await page.getByRole('banner').getByRole('link', { name: 'Wiki', exact: true }).click();
  await expect(page).toHaveURL(/\/wiki$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const tree = page.getByRole('navigation', { name: 'Wiki', exact: true });
  const directories = tree.locator('li:has(> a[href="/wiki/directories"]) > details');
  await directories.locator('> summary').click();
  await expect(directories).toHaveAttribute('open', '');
  expect(complaints).toEqual([]);
  await page.keyboard.press('Control+k');
  await searchField(page).fill('microphone');
  await expect(searchResults(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sound\/microphones/);
  await page.goBack();
  await expect(page).toHaveURL(/\/wiki$/);
  expect(complaints.filter((complaint) => complaint.startsWith('exception'))).toEqual([]);
});

test('with reduced motion nothing moves for longer than a blink', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = ({ type, target, elapsedTime }: TransitionEvent | AnimationEvent) => {
      if (elapsedTime > 0.05) moved.push(`${type} of ${(target as Element).outerHTML.slice(0, 80)}: ${elapsedTime} s`);
    };
    document.addEventListener('transitionend', note);
    document.addEventListener('animationend', note);
  });
  const moving = () =>
    page.evaluate(() => [
      ...document
        .getAnimations()
        .filter((animation) => animation.timeline instanceof DocumentTimeline)
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 50)
        .map((animation) => `${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 120)}`),
      ...(window as unknown as { moved: string[] }).moved,
    ]);
  for (const url of ['/', CABLES]) {
    await openRunning(page, url);
    expect(await moving()).toEqual([]);
    await darkModeSwitch(page).click();
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(150);
    expect(await moving()).toEqual([]);
  }
});
