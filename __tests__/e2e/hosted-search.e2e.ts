/** The hosted search service and Ask AI in the browser. Stubs answer at the services' own addresses, over TLS. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium';
import { ANSWER, SEARCHED, startAskAi, type AskAi } from '../support/ask-ai';
import { accessibilityViolations, openRunning } from '../support/browser';
import { builtSearchIndex, SEARCH_HOST, SEARCH_INDEX, SEARCH_KEYS } from '../support/built-site';
import { holdRequests, markPage } from '../support/conditions';
import { startHostedSearch, type HostedSearch } from '../support/hosted-search';
import { expect, test } from '../support/site-test';
import { openSearch, searchDialog, searchField, searchFor, searchResults } from '../support/search-modal';

const SEARCH_PORT = Number(process.env.E2E_PORT ?? 9123);
const ASK_AI_PORT = SEARCH_PORT + 1;
const RULES = [
  `MAP *.algolia.net 127.0.0.1:${SEARCH_PORT}`,
  `MAP *.algolianet.com 127.0.0.1:${SEARCH_PORT}`,
  `MAP askai.algolia.com 127.0.0.1:${ASK_AI_PORT}`,
];
/** A public certificate, only for this computer. */
const CERTIFICATE = {
  key: readFileSync('__tests__/fixtures/loopback/key.pem', 'utf8'),
  cert: readFileSync('__tests__/fixtures/loopback/certificate.pem', 'utf8'),
};
const DISCLAIMER = 'Answers are generated with AI which can make mistakes. Verify responses.';
/** The answer as readers see it, without Markdown's asterisks. */
const SHOWN = ANSWER.replace(/\*\*/g, '');

// All share the two ports.
test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--host-resolver-rules=${RULES.join(',')}`, '--ignore-certificate-errors'],
  },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** A record that the build did not send, which must not run in the modal nor on the search page. */
const MARKUP = 'Markuppage <img src=x onerror="document.title=1">';

let service: HostedSearch;
let askAi: AskAi;

test.beforeAll(async () => {
  service = await startHostedSearch(SEARCH_KEYS, { port: SEARCH_PORT, certificate: CERTIFICATE });
  const { records, settings } = builtSearchIndex();
  service.indexes.set(SEARCH_INDEX, { settings, records: new Map(records.map((record) => [record.objectID, record])) });
  addPage(MARKUP, { content: MARKUP, url: 'https://crew.example/crew/wiki' });
  addPage('Markuppage script', { url: 'javascript:document.title=1' });
  askAi = await startAskAi({ port: ASK_AI_PORT, certificate: CERTIFICATE });
});

test.afterAll(async () => {
  await askAi.stop();
  await service.stop();
});

/** What the browser asked for last. */
const lastRequest = () => {
  const call = service.calls.filter(({ path }) => path.endsWith('/queries')).at(-1);
  return (call?.body.requests as Record<string, unknown>[] | undefined)?.[0];
};

/** Adds a page to the index, as a changed copy of a record of the build. */
function addPage(title: string, change: Record<string, unknown>): void {
  const records = service.indexes.get(SEARCH_INDEX)?.records;
  const [page] = [...(records?.values() ?? [])].filter(({ type, kind }) => type === 'lvl1' && kind === 'wiki');
  const hierarchy = { lvl0: 'Wiki', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  records?.set(title, { ...page, objectID: title, document: title, content: null, hierarchy, ...change });
}

test('the modal and the search page ask the service with the page’s filters once somebody searches, and results open without reloading the site', async ({
  page,
  configuredSite: url,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const filters = { facetFilters: ['language:en', ['tag:default', 'tag:docs-default-current']] };
  await openRunning(page, `${url}/wiki`);
  const { isSamePage } = await markPage(page);
  await test.step('nothing is sent before somebody searches', async () => {
    await openSearch(page);
    expect(service.calls).toEqual([]);
    await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', `https://${SEARCH_HOST}`);
  });
  await test.step('the modal', async () => {
    await searchField(page).fill('qqzzxx');
    await expect(searchDialog(page).getByText('No results found for "qqzzxx"')).toBeVisible();
    await searchField(page).fill('cables');
    await expect(searchResults(page).first()).toContainText(/cables/i);
    await expect(searchResults(page).first().locator('mark').first()).toHaveText(/cables/i);
    expect(lastRequest()).toMatchObject({ indexName: SEARCH_INDEX, query: 'cables', ...filters });
    await expect(searchDialog(page).getByRole('img', { name: 'Algolia' })).toBeVisible();
    // The service stores complete URLs.
    await searchResults(page).first().click();
    await expect(page).toHaveURL(new RegExp(`^${url}/wiki/disciplines/lx`));
  });
  await test.step('the search page, which runs no markup either', async () => {
    await searchFor(page, 'cables');
    await searchDialog(page)
      .getByRole('link', { name: /^See all/ })
      .click();
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(/\d results?$/);
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(/cables/i);
    await expect(main.locator('mark').first()).toHaveText(/cables/i);
    await main.getByRole('searchbox').fill('markuppage');
    await expect(main).toContainText(MARKUP);
    expect(lastRequest()).toMatchObject({ query: 'markuppage', ...filters });
    await expect(main.locator('img')).toHaveCount(0);
    await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  });
  expect(await isSamePage()).toBe(true);
  const others = requested.filter((address) => /^https?:/.test(address) && !address.startsWith(url));
  expect(others.filter((address) => !address.startsWith(`https://${SEARCH_HOST}/`))).toEqual([]);
  expect(requested.filter((address) => /search-(manifest|index)/.test(address))).toEqual([]);
});

test('the modal says if the service is down, runs nothing of a record that the build did not send, and opens a page of another site', async ({
  page,
  secondDeployment: url,
}) => {
  service.faults.push({ call: /queries$/, kind: 503 });
  await openRunning(page, `${url}/wiki`);
  const title = await page.title();
  const { isSamePage } = await markPage(page);
  await test.step('the service fails, and finds results at the next try', async () => {
    await searchFor(page, 'cable');
    await expect(searchDialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
    await expect(searchDialog(page).getByText('You might want to check your network connection', { exact: true })).toBeVisible();
    service.faults.length = 0;
    await searchField(page).fill('cables');
    await expect(searchResults(page).first()).toContainText(/cables/i);
    await expect(searchDialog(page).getByText('Unable to fetch results')).toBeHidden();
  });
  await test.step('a site without a search page has no link to all results', async () => {
    await expect(searchDialog(page).getByRole('link', { name: /See all/ })).toHaveCount(0);
  });
  await test.step('markup shows as text, and a result with a script as its address is left out', async () => {
    await searchField(page).fill('markuppage');
    await expect(searchResults(page)).toHaveCount(1);
    await expect(searchResults(page).first()).toContainText(MARKUP);
    await expect(searchDialog(page).locator('img[src="x"]')).toHaveCount(0);
    expect(await page.title()).toBe(title);
  });
  await test.step('a page of another site is loaded by the browser', async () => {
    const elsewhere = `${url.replace('localhost', '127.0.0.1')}/wiki/tech-crew`;
    addPage('Farawaypage', { url: elsewhere });
    await searchField(page).fill('farawaypage');
    await searchResults(page).filter({ hasText: 'Farawaypage' }).click();
    await expect(page).toHaveURL(elsewhere);
    expect(await isSamePage()).toBe(false);
  });
});

test.describe('Ask AI', () => {
  /** Asks from the search field: with Ask AI on, its row comes first. */
  async function ask(page: Page, question: string): Promise<void> {
    await openSearch(page);
    await searchField(page).fill(question);
    await expect(searchDialog(page).getByRole('option', { name: /Ask AI/ })).toBeVisible();
    await page.keyboard.press('Enter');
  }

  test('streams an answer, which can be left, copied, judged and followed by another, and reports an error and a stream that is cut off', async ({
    page,
    configuredSite: url,
  }) => {
    const exceptions: string[] = [];
    page.on('pageerror', ({ message }) => exceptions.push(message));
    await openRunning(page, `${url}/wiki`);
    const field = searchDialog(page).locator('.DocSearch-Input');
    const expectSearchField = () => expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');

    await test.step('it shows that it thinks, searches and answers, and Escape leaves Ask AI first, then search', async () => {
      askAi.course = 'held';
      const chat = await holdRequests(page, 'https://askai.algolia.com/chat');
      await ask(page, 'How do I coil a cable?');
      await expect(searchDialog(page).getByText('Thinking...')).toBeVisible();
      chat.release();
      await expect(searchDialog(page).getByText('Searching...')).toBeVisible();
      // While the answer streams, a heading replaces the field.
      await expect(searchDialog(page).getByText('Answering...', { exact: true })).toBeVisible();
      // The focused field is gone.
      await page.keyboard.press('Escape');
      await expectSearchField();
      askAi.release();
      await expectSearchField();
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toHaveCount(0);
    });

    await test.step('the whole answer shows', async () => {
      askAi.course = 'well';
      await ask(page, 'How do I coil a cable?');
      await expect(searchDialog(page).getByText('Searched for')).toBeVisible();
      // The answer begins with the same words.
      await expect(searchDialog(page).getByRole('button', { name: `"${SEARCHED}"` })).toBeVisible();
      await expect(searchDialog(page).getByText(SHOWN)).toBeVisible();
      await expect(searchDialog(page).getByText(DISCLAIMER, { exact: true })).toBeVisible();
      await expect(field).toHaveAttribute('placeholder', 'Ask another question...');
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    await test.step('the question was sent with the filters of a search', () => {
      const question = askAi.questions.at(-1);
      expect(JSON.stringify(question?.searchParameters)).toContain(
        '"facetFilters":["language:en",["tag:default","tag:docs-default-current"]]',
      );
      expect(question?.messages.at(-1)?.parts.map(({ text }) => text)).toContain('How do I coil a cable?');
    });

    await test.step('it can be copied and judged', async () => {
      await searchDialog(page).getByRole('button', { name: 'Copy' }).last().click();
      await expect(searchDialog(page).getByTitle('Copied!')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ANSWER);
      await searchDialog(page).getByRole('button', { name: 'Like', exact: true }).click();
      await expect(searchDialog(page).getByText('Thanks for your feedback!')).toBeVisible();
      expect(askAi.feedback).toHaveLength(1);
    });

    await test.step('another question can follow, and a button leads back to search', async () => {
      await field.fill('And a long one?');
      await field.press('Enter');
      await expect(searchDialog(page).getByText(SHOWN)).toHaveCount(2);
      await searchDialog(page).getByRole('button', { name: 'Back to keyword search' }).click();
      await expect(searchDialog(page).getByText(DISCLAIMER)).toHaveCount(0);
      await expectSearchField();
      await page.keyboard.press('Escape');
    });

    for (const [course, said] of [
      ['error', /The assistant has left the building/],
      ['cut', /Chat error/],
    ] as const) {
      await test.step(`an answer that fails (${course}) is reported, and the next question is answered; closing search leaves Ask AI`, async () => {
        askAi.course = course;
        await ask(page, 'How do I coil a cable?');
        await expect(searchDialog(page).getByText('Chat error')).toBeVisible();
        await expect(searchDialog(page).getByText(said)).toBeVisible();
        askAi.course = 'well';
        await field.fill('And now?');
        await field.press('Enter');
        await expect(searchDialog(page).getByText(SHOWN)).toBeVisible();
        await page.keyboard.press('Control+k');
        await expect(searchDialog(page)).toHaveCount(0);
        await openSearch(page);
        await expect(searchField(page)).toHaveValue('');
        await expectSearchField();
        await page.keyboard.press('Escape');
      });
    }
    expect(exceptions).toEqual([]);
  });
});
