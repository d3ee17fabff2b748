/** The hosted search service and Ask AI in the browser. Stubs answer instead of the services. */
import { accessibilityViolations, countLoads, openRunning } from '../support/browser';
import { builtSearchIndex, SEARCH_HOST, SEARCH_INDEX, SEARCH_KEYS } from '../support/built-site';
import { startHostedSearch, type HostedSearch } from '../support/hosted-search';
import { expect, test as base } from '../support/site-test';
import { openSearch, searchDialog, searchField, searchFor, searchResults } from '../support/search-modal';

/** A record that the build did not send, which must not run in the modal nor on the search page. */
const MARKUP = 'Markuppage <img src=x onerror="document.title=1">';
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
const FILTERS = ['language:en', ['tag:default', 'tag:docs-default-current']];

/** A stub of the service with the records of the build. */
const test = base.extend<{ service: HostedSearch & { addPage: (title: string, change: Record<string, unknown>) => void } }>({
  service: async ({ page }, provide) => {
    const service = await startHostedSearch(SEARCH_KEYS);
    const { records, settings } = builtSearchIndex();
    const stored = new Map(records.map((record) => [record.objectID, record]));
    service.indexes.set(SEARCH_INDEX, { settings, records: stored });
    const [one] = records.filter(({ type, kind }) => type === 'lvl1' && kind === 'wiki');
    const addPage = (title: string, change: Record<string, unknown>): void => {
      const hierarchy = { lvl0: 'Wiki', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
      stored.set(title, { ...one, objectID: title, document: title, content: null, hierarchy, ...change });
    };
    addPage(MARKUP, { content: MARKUP, url: 'https://crew.example/crew/wiki' });
    addPage('Markuppage script', { url: 'javascript:document.title=1' });
    await page.route(/^https:\/\/[^/]+\.algolia(?:net\.com|\.net)\//, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: service.address + pathname + search }) });
    });
    await provide({ ...service, addPage });
    await service.stop();
  },
});

/** What the browser asked for last. */
const lastRequest = ({ calls }: HostedSearch) => (calls.at(-1)?.body.requests as Record<string, unknown>[] | undefined)?.[0];

test('the modal and the search page ask the service with the page’s filters once somebody searches, and results open without reloading the site', async ({
  page,
  service,
  configuredSite: url,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openRunning(page, `${url}/wiki`);
  const loads = countLoads(page);
  await test.step('nothing is sent before somebody searches', async () => {
    await openSearch(page);
    expect(service.calls).toEqual([]);
    await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', `https://${SEARCH_HOST}`);
  });
  await test.step('the modal', async () => {
    await searchField(page).fill('cables');
    await expect(searchResults(page).first().locator('mark').first()).toHaveText(/cables/i);
    expect(lastRequest(service)).toMatchObject({ indexName: SEARCH_INDEX, query: 'cables', facetFilters: FILTERS });
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
    await expect(main.locator('mark').first()).toHaveText(/cables/i);
    await main.getByRole('searchbox').fill('markuppage');
    await expect(main).toContainText(MARKUP);
    expect(lastRequest(service)).toMatchObject({ query: 'markuppage', facetFilters: FILTERS });
    await expect(main.locator('img')).toHaveCount(0);
    await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  });
  expect(loads()).toBe(0);
  const others = requested.filter((address) => /^https?:/.test(address) && !address.startsWith(url));
  expect(others.filter((address) => !address.startsWith(`https://${SEARCH_HOST}/`))).toEqual([]);
  expect(requested.filter((address) => /search-index/.test(address))).toEqual([]);
});

test('the modal says if the service is down, runs nothing of a record that the build did not send, and opens a page of another site', async ({
  page,
  service,
  secondDeployment: url,
}) => {
  service.faults.push({ call: /queries$/, kind: 503 });
  await openRunning(page, `${url}/wiki`);
  const title = await page.title();
  await test.step('the service fails, and finds results at the next try; without a search page nothing leads there', async () => {
    await searchFor(page, 'cable');
    await expect(searchDialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
    service.faults.length = 0;
    await searchField(page).fill('cables');
    await expect(searchResults(page).first()).toContainText(/cables/i);
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
    service.addPage('Farawaypage', { url: elsewhere });
    await searchField(page).fill('farawaypage');
    await searchResults(page).filter({ hasText: 'Farawaypage' }).click();
    await expect(page).toHaveURL(elsewhere);
  });
});

/** The stream of an answer, in the format of Ask AI. */
function streamOf(answer: string): string {
  const text = { id: 'text-1' };
  const events = [
    ...[{ type: 'start', messageId: 'answer-1' }, { type: 'start-step' }],
    ...[
      { type: 'text-start', ...text },
      { type: 'text-delta', ...text, delta: answer },
      { type: 'text-end', ...text },
    ],
    ...[{ type: 'finish-step' }, { type: 'finish' }],
  ];
  return [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`).join('');
}

test('Ask AI answers with the filters of a search; Escape leaves it first, then search; an answer can be judged, and an error is reported', async ({
  page,
  service,
  configuredSite: url,
}) => {
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  const shown = searchDialog(page).getByText('Coil cables over and under, never round your elbow.');
  const questions: unknown[] = [];
  let course: 'well' | 'held' | 'error' = 'held';
  await page.route('https://askai.algolia.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/chat/token') {
      const claims = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 })).toString('base64');
      return route.fulfill({ headers: CORS, json: { success: true, token: `${claims}.sig` } });
    }
    if (pathname === '/chat/feedback') return route.fulfill({ headers: CORS, json: { success: true } });
    questions.push(route.request().postDataJSON());
    if (course === 'held') return;
    if (course === 'error') return route.fulfill({ status: 500, headers: CORS, json: { message: 'The assistant has left.' } });
    const headers = { ...CORS, 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' };
    return route.fulfill({ headers, body: streamOf('Coil cables **over and under**, never round your elbow.') });
  });
  const ask = async (): Promise<void> => {
    await searchFor(page, 'How do I coil a cable?');
    // With Ask AI on, its row comes first.
    await expect(searchDialog(page).getByRole('option', { name: /Ask AI/ })).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await openRunning(page, `${url}/wiki`);
  await test.step('it shows that it thinks, and Escape leaves Ask AI first, then search', async () => {
    await ask();
    await expect(searchDialog(page).getByText('Thinking...')).toBeVisible();
    await expect.poll(() => JSON.stringify(questions)).toContain(`"facetFilters":${JSON.stringify(FILTERS)}`);
    // The focused field is gone.
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
  });
  await test.step('an error is reported, the next question is answered, the answer can be judged, and closing search leaves Ask AI', async () => {
    course = 'error';
    await ask();
    await expect(searchDialog(page).getByText('Chat error')).toBeVisible();
    course = 'well';
    await searchDialog(page).locator('.DocSearch-Input').fill('And now?');
    await page.keyboard.press('Enter');
    await expect(shown).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await searchDialog(page).getByRole('button', { name: 'Like', exact: true }).click();
    await expect(searchDialog(page).getByText('Thanks for your feedback!')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page)).toHaveCount(0);
    await openSearch(page);
    await expect(searchField(page)).toHaveValue('');
  });
  expect(service.calls.length).toBeGreaterThan(0);
  expect(exceptions).toEqual([]);
});
