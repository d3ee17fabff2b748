/** How long a reader waits for search, on a phone and on a computer. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { openRunning } from '../support/browser';
import { openSearch, searchButton, searchField, searchResults } from '../support/search-modal';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The built site as hosts send it: compressed, which the server of the other tests leaves out. */
async function serveCompressed(): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const url = decodeURIComponent((request.url ?? '/').replace(/\?.*/, ''));
    const file = [url, `${url}.html`, `${url}/index.html`]
      .map((candidate) => path.join(path.resolve('public'), candidate))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream', 'content-encoding': 'gzip' });
    createReadStream(file).pipe(createGzip()).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

let server: http.Server;
test.beforeAll(async () => {
  server = await serveCompressed();
});
test.afterAll(() => void server.close());

/** A phone of the middle class in a good mobile network, as browsers' developer tools have it. */
const PHONE = {
  cpu: 4,
  network: {
    offline: false,
    downloadThroughput: (9 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (1.5 * 1024 * 1024 * 0.9) / 8,
    latency: 60,
  },
};

/** Tries of each measurement, of which the best counts: other work on the machine can only slow one down. */
const TRIES = 3;

test('on a phone the first result comes within a second of the first letter, though nothing was loaded before', async ({ browser }) => {
  test.setTimeout(90_000);
  const { port } = server.address() as AddressInfo;
  const waits: number[] = [];
  for (let tries = 0; tries < TRIES && !waits.some((waited) => waited < 1000); tries += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', PHONE.network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
    await openRunning(page, `http://127.0.0.1:${port}/wiki`);
    await page.waitForLoadState('networkidle');
    await searchButton(page).click();
    await expect(searchField(page)).toBeFocused();
    const started = Date.now();
    await page.keyboard.insertText('cables');
    await searchResults(page).first().waitFor();
    waits.push(Date.now() - started);
    await context.close();
  }
  test.info().annotations.push({ type: 'first result', description: `${waits.join(', ')} ms` });
  expect(Math.min(...waits)).toBeLessThan(1000);
});

test('once it is loaded, each letter is answered within 60 ms', async ({ page }) => {
  test.setTimeout(60_000);
  await openRunning(page, '/wiki');
  await openSearch(page);
  await searchField(page).fill('cable');
  await expect(searchResults(page).first()).toBeVisible();
  await searchField(page).fill('');
  // From the letter in the field to the moment when the modal shows the results.
  const round = () =>
    page.evaluate(async (query) => {
      const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
      const modal = document.querySelector('.DocSearch-Modal');
      if (!field || !modal) return [];
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.bind(field);
      const waits: number[] = [];
      for (let end = 1; end <= query.length; end += 1) {
        const started = performance.now();
        const changed = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            const link = modal.querySelector<HTMLAnchorElement>('.DocSearch-HitsFooter a');
            if (!link?.href.endsWith(`q=${encodeURIComponent(query.slice(0, end))}`)) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(modal, { childList: true, subtree: true, attributes: true, characterData: true });
        });
        setValue?.(query.slice(0, end));
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 2000))]);
        waits.push(performance.now() - started);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return waits;
    }, 'radio microphones for a musical');
  const medians: number[] = [];
  for (let tries = 0; tries < TRIES && !medians.some((median) => median < 60); tries += 1) {
    const sorted = (await round()).sort((first, second) => first - second);
    medians.push(sorted[Math.floor(sorted.length / 2)] ?? Infinity);
  }
  test.info().annotations.push({ type: 'median keystroke', description: `${medians.map((median) => median.toFixed(1)).join(', ')} ms` });
  expect(Math.min(...medians)).toBeLessThan(60);
});
