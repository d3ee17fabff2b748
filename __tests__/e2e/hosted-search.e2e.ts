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

let service: HostedSearch;
let askAi: AskAi;

test.beforeAll(async () => {
  service = await startHostedSearch(SEARCH_KEYS, { port: SEARCH_PORT, certificate: CERTIFICATE });
  const { records, settings } = builtSearchIndex();
  service.indexes.set(SEARCH_INDEX, { settings, records: new Map(records.map((record) => [record.objectID, record])) });
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

test('the modal asks the service with the page’s filters once somebody searches, and its results open without reloading the site', async ({
  page,
  configuredSite: url,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openRunning(page, `${url}/wiki`);
  const { isSamePage } = await markPage(page);
  await page.waitForLoadState('networkidle');
  expect(service.calls).toEqual([]);
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', `https://${SEARCH_HOST}`);

  await searchFor(page, 'qqzzxx');
  await expect(searchDialog(page).getByText('No results found for "qqzzxx"')).toBeVisible();
  await searchField(page).fill('cables');
  await expect(searchResults(page).first()).toContainText(/cables/i);
  await expect(searchResults(page).first().locator('mark').first()).toHaveText(/cables/i);
  expect(lastRequest()).toMatchObject({
    indexName: SEARCH_INDEX,
    query: 'cables',
    facetFilters: ['language:en', ['tag:default', 'tag:docs-default-current']],
  });
  await expect(searchDialog(page).getByRole('img', { name: 'Algolia' })).toBeVisible();
  expect(requested.filter((address) => /search-(manifest|index)/.test(address))).toEqual([]);
  expect(requested.filter((address) => !address.startsWith(url)).every((address) => address.startsWith(`https://${SEARCH_HOST}/`))).toBe(
    true,
  );

  // The service stores complete URLs.
  await searchResults(page).first().click();
  await expect(page).toHaveURL(new RegExp(`^${url}/wiki/disciplines/lx`));
  expect(await isSamePage()).toBe(true);
});

test.describe('a record that the build did not send', () => {
  const markup = 'Markuppage <img src=x onerror="document.title=1">';

  test.beforeAll(() => {
    addPage(markup, { content: markup, url: 'https://crew.example/crew/wiki' });
    addPage('Markuppage script', { url: 'javascript:document.title=1' });
  });

  test('runs nothing in the modal, which also says if the service is down, and opens a page of another site', async ({
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
      await expect(searchResults(page).first()).toContainText(markup);
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

  test('runs nothing on the search page, which also uses the service', async ({ page, configuredSite: url }) => {
    await openRunning(page, `${url}/wiki/search?q=cables`);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(/documents? found$/);
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(/cables/i);
    await expect(main.locator('mark').first()).toHaveText(/cables/i);
    expect(lastRequest()).toMatchObject({ facetFilters: ['language:en', ['tag:default', 'tag:docs-default-current']] });
    await main.getByRole('searchbox').fill('markuppage');
    await expect(main).toContainText(markup);
    await expect(main.locator('img')).toHaveCount(0);
    await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  });
});

test.describe('Ask AI', () => {
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

  test('an answer is streamed, copied, judged and followed by another, and Escape leaves Ask AI first, then search', async ({
    page,
    configuredSite: url,
  }) => {
    askAi.course = 'held';
    await openRunning(page, `${url}/wiki`);
    await ask(page, 'How do I coil a cable?');
    const field = searchDialog(page).locator('.DocSearch-Input');

    await test.step('its search and its answer show as they arrive', async () => {
      await expect(searchDialog(page).getByText('Searching...')).toBeVisible();
      // While the answer streams, a heading replaces the field.
      await expect(searchDialog(page).getByText('Answering...', { exact: true })).toBeVisible();
      askAi.release();
      await expect(searchDialog(page).getByText('Searched for')).toBeVisible();
      // The answer begins with the same words.
      await expect(searchDialog(page).getByRole('button', { name: `"${SEARCHED}"` })).toBeVisible();
      await expect(searchDialog(page).getByText(SHOWN)).toBeVisible();
      await expect(searchDialog(page).getByText(DISCLAIMER, { exact: true })).toBeVisible();
      await expect(field).toHaveAttribute('placeholder', 'Ask another question...');
    });

    await test.step('the question was sent with the filters of a search', () => {
      const question = askAi.questions.at(-1);
      expect(JSON.stringify(question?.searchParameters)).toContain(
        '"facetFilters":["language:en",["tag:default","tag:docs-default-current"]]',
      );
      expect(question?.messages.at(-1)?.parts.map(({ text }) => text)).toContain('How do I coil a cable?');
    });

    await test.step('it is accessible', async () => {
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

  test('it shows that it thinks, can be left and reset while it answers, and reports an error and a stream that is cut off', async ({
    page,
    configuredSite: url,
  }) => {
    const exceptions: string[] = [];
    page.on('pageerror', ({ message }) => exceptions.push(message));
    await openRunning(page, `${url}/wiki`);
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
    // The focused field is gone.
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    askAi.release();
    await openSearch(page);
    await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');

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
});
