/** Measures how long an editor waits for the development server: for its first page, and for an edit to be seen. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startChromium } from '../chromium';

const PORT = 9411;
const FILE = 'wiki/index.mdx';
const ADDRESS = `http://localhost:${PORT}/wiki`;
const SENTENCE = 'A sentence more, for the bench.';

/** How long an editor waits, in seconds. */
export interface DevelopmentFindings {
  /** From the start of the server, with nothing left of an earlier one, until a page is seen. */
  firstPage: number;
  /** From saving a page that is open until the edit is seen on it. */
  edit: number;
}

/** Opens a page as soon as the server answers with one. */
async function openFirstPage(page: Page): Promise<void> {
  const heading = page.locator('main h1');
  while (!(await heading.isVisible())) {
    await page.goto(ADDRESS, { timeout: 120_000 }).catch(() => page.waitForTimeout(100));
    await heading.waitFor({ timeout: 20_000 }).catch(() => undefined);
  }
}

/**
 * Starts the development server of a project that has not been built yet, opens a page, and edits it.
 * @param root - the project's folder
 * @param content - its content folder, relative to `root`
 */
export async function measureDevelopment(root: string, content: string): Promise<DevelopmentFindings> {
  const file = path.join(root, content, FILE);
  const text = readFileSync(file, 'utf8');
  const started = performance.now();
  const since = (start: number): number => (performance.now() - start) / 1000;
  const server = spawn('npm', ['run', 'dev', '--', '--port', String(PORT)], {
    cwd: root,
    env: { ...process.env, SITE_CONTENT: content },
    stdio: 'ignore',
    detached: true,
  });
  const browser = await startChromium();
  try {
    const page = await browser.newPage();
    await openFirstPage(page);
    const firstPage = since(started);
    // Gatsby finishes its own start after the first page has been shown.
    await page.waitForTimeout(10_000);
    const saved = performance.now();
    writeFileSync(file, `${text}\n${SENTENCE}\n`);
    await page.getByText(SENTENCE).waitFor();
    return { firstPage, edit: since(saved) };
  } finally {
    writeFileSync(file, text);
    await browser.close();
    if (server.pid !== undefined && server.exitCode === null) {
      const ended = once(server, 'close');
      // npm, Gatsby and its helpers are one group.
      process.kill(-server.pid, 'SIGTERM');
      await ended;
    }
  }
}
