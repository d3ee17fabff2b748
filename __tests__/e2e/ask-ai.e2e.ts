/** Ask AI in the modal: a stand-in streams answers at the service's own address, over TLS. */
import { expect, test, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium';
import { startAskAi, ANSWER, SEARCHED, type AskAi } from '../support/ask-ai';
import { accessibilityViolations, openRunning } from '../support/browser';
import { holdRequests } from '../support/conditions';
import { argumentsFor, CERTIFICATE, portsOf, startHostedSite, type HostedSite } from '../support/hosted-site';
import { openSearch, searchDialog, searchField } from '../support/search-modal';

const PORTS = portsOf('ask-ai');
const DISCLAIMER = 'Answers are generated with AI which can make mistakes. Verify responses.';
/** The answer as it is shown, without its marks of emphasis. */
const SHOWN = ANSWER.replace(/\*\*/g, '');

test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: { executablePath: findChromium(), args: argumentsFor(PORTS) },
  permissions: ['clipboard-read', 'clipboard-write'],
});

let site: HostedSite;
let askAi: AskAi;

test.beforeAll(async () => {
  site = await startHostedSite(PORTS);
  askAi = await startAskAi({ port: PORTS.askAi, certificate: CERTIFICATE });
});

test.afterAll(async () => {
  await askAi.stop();
  await site.stop();
});

test.beforeEach(() => {
  askAi.course = 'well';
  askAi.questions.length = 0;
  askAi.feedback.length = 0;
});

/** Asks from the search field: with Ask AI on, its row comes first. */
async function ask(page: Page, question: string): Promise<void> {
  await openSearch(page);
  await searchField(page).fill(question);
  await expect(searchDialog(page).getByRole('option', { name: /Ask AI/ })).toBeVisible();
  await page.keyboard.press('Enter');
}

test('an answer is streamed, copied, judged and followed by another, and Escape leaves Ask AI first, then search', async ({ page }) => {
  askAi.course = 'held';
  await openRunning(page, `${site.url}/wiki`);
  await ask(page, 'How do I coil a cable?');
  const field = searchDialog(page).locator('.DocSearch-Input');

  await test.step('what it searches and says is shown as it comes', async () => {
    await expect(searchDialog(page).getByText('Searching...')).toBeVisible();
    // While it streams the field gives way to a heading.
    await expect(searchDialog(page).getByText('Answering...', { exact: true })).toBeVisible();
    askAi.release();
    await expect(searchDialog(page).getByText('Searched for')).toBeVisible();
    // The answer begins with the same words.
    await expect(searchDialog(page).getByRole('button', { name: `"${SEARCHED}"` })).toBeVisible();
    await expect(searchDialog(page).getByText(SHOWN)).toBeVisible();
    await expect(searchDialog(page).getByText(DISCLAIMER, { exact: true })).toBeVisible();
    await expect(field).toHaveAttribute('placeholder', 'Ask another question...');
  });

  await test.step('the question went with the same filters as a search', () => {
    const question = askAi.questions.at(-1);
    expect(JSON.stringify(question?.searchParameters)).toContain(
      '"facetFilters":["language:en",["tag:default","tag:docs-default-current"]]',
    );
    expect(question?.messages.at(-1)?.parts.map(({ text }) => text)).toContain('How do I coil a cable?');
  });

  await test.step('everybody can use it', async () => {
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  await test.step('it can be copied and judged', async () => {
    await searchDialog(page).getByRole('button', { name: 'Copy' }).last().click();
    await expect(searchDialog(page).getByTitle('Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ANSWER);
    await searchDialog(page).getByRole('button', { name: 'Like', exact: true }).click();
    await expect(searchDialog(page).getByText('Thanks for your feedback!')).toBeVisible();
    expect(askAi.feedback).toHaveLength(1);
  });

  await test.step('another question can follow', async () => {
    askAi.course = 'well';
    await field.fill('And a long one?');
    await field.press('Enter');
    await expect.poll(() => askAi.questions.length).toBe(2);
    await expect(searchDialog(page).getByText(SHOWN)).toHaveCount(2);
  });

  await test.step('Escape leaves Ask AI first, then search', async () => {
    await page.keyboard.press('Escape');
    await expect(searchDialog(page).getByText(DISCLAIMER)).toHaveCount(0);
    await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
  });
});

test('it says that it thinks, closing resets it, a button goes back to searching, and leaving while an answer streams breaks nothing', async ({
  page,
}) => {
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  await openRunning(page, `${site.url}/wiki`);
  const chat = await holdRequests(page, 'https://askai.algolia.com/chat');
  await ask(page, 'How do I coil a cable?');
  await expect(searchDialog(page).getByText('Thinking...')).toBeVisible();
  chat.release();
  await expect(searchDialog(page).getByText(SHOWN)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toHaveCount(0);
  await openSearch(page);
  await expect(searchDialog(page).getByText(DISCLAIMER)).toHaveCount(0);
  await expect(searchField(page)).toHaveValue('');
  await page.keyboard.press('Escape');

  await ask(page, 'How do I coil a cable?');
  await expect(searchDialog(page).getByText(SHOWN)).toBeVisible();
  await searchDialog(page).getByRole('button', { name: 'Back to keyword search' }).click();
  await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
  await page.keyboard.press('Escape');

  askAi.course = 'held';
  await ask(page, 'How do I coil a cable?');
  await expect(searchDialog(page).getByText('Searching...')).toBeVisible();
  // The field that had the focus is gone.
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  askAi.release();
  await openSearch(page);
  await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
  expect(exceptions).toEqual([]);
});

test('an error of the service and a stream that is cut are told, and another question works', async ({ page }) => {
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  await openRunning(page, `${site.url}/wiki`);
  for (const [course, said] of [
    ['error', /The assistant has left the building/],
    ['cut', /Chat error/],
  ] as const) {
    await test.step(course, async () => {
      askAi.course = course;
      await ask(page, 'How do I coil a cable?');
      await expect(searchDialog(page).getByText('Chat error')).toBeVisible();
      await expect(searchDialog(page).getByText(said)).toBeVisible();
      askAi.course = 'well';
      const field = searchDialog(page).locator('.DocSearch-Input');
      await field.fill('And now?');
      await field.press('Enter');
      await expect(searchDialog(page).getByText(SHOWN)).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(searchDialog(page)).toHaveCount(0);
    });
  }
  expect(exceptions).toEqual([]);
});
