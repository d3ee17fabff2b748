/** Redraws the pictures of the forms in the docs, from the build in `public`. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openForms } from './drive-forms';
import { contentRoot } from '../../../src/content-model/content-root';
import { startChromium } from '../../../scripts/chromium';
import { serveSite } from '../../../scripts/site-server';

async function draw(page: Page, name: string): Promise<void> {
  const picture = sharp(await page.screenshot({ animations: 'disabled' }));
  await picture.webp({ quality: 80 }).toFile(path.join('plugins/forms/docs', `${name}.webp`));
}

async function run(): Promise<void> {
  const server = await serveSite(path.resolve(process.env.SERVE_FOLDER || 'public'));
  const browser = await startChromium();
  try {
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1200, height: 760 } });
    // tsx makes functions call this helper, which browsers lack.
    await page.addInitScript('globalThis.__name = (named) => named');
    const forms = await openForms(page, server.url, contentRoot());
    await draw(page, 'list');
    for (const name of ['exec', 'shows']) {
      await forms.open(`${name}/new`);
      await draw(page, name);
    }
    await page.goto('about:blank');
    await page.goto(`${server.url}/forms`);
    await draw(page, 'entrance');
  } finally {
    await browser.close();
    await server.close();
  }
}

void run();
