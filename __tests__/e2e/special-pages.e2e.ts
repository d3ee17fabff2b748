import { openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

test('who feels lucky is taken to any page of the wiki', async ({ page }) => {
  await openRunning(page, '/wiki');
  await page.getByRole('button', { name: 'I’m feeling lucky' }).click();
  await expect(page).toHaveURL(/\/wiki\/./);
  await expect(page.getByRole('navigation', { name: 'Wiki', exact: true }).locator('[aria-current="page"]')).toBeVisible();
});

test('the quiz of flags is played by keyboard', async ({ page }) => {
  await openRunning(page, '/wiki/directories/flags');
  const green = await page.locator(':has(> h2:has-text("Green flags")) ~ ul').first().locator('li').allTextContents();
  const quiz = page.getByRole('group', { name: 'Flags quiz' });
  await quiz.getByRole('button', { name: 'Start the quiz' }).press('Enter');
  for (let number = 1; number <= 10; number += 1) {
    await expect(quiz).toContainText(`Question ${number} of 10`);
    const text = (await quiz.locator('p').nth(1).textContent()) ?? '';
    await quiz.getByRole('button', { name: green.includes(text) ? 'Yes, that’s me' : 'No' }).press('Enter');
  }
  await expect(quiz).toContainText('+5 on a scale from');
  await quiz.getByRole('button', { name: 'Play again' }).press('Enter');
  await expect(quiz).toContainText('Question 1 of 10');
});

test('a table of the wiki is filtered by typing', async ({ page }) => {
  await openRunning(page, '/wiki/resources/acronyms');
  const rows = page.getByRole('main').locator('table tbody tr:visible');
  const all = await rows.count();
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('dsm');
  await expect(rows).toHaveText([/Deputy stage manager/]);
  await field.fill('');
  await expect(rows).toHaveCount(all);
});
