/** Pages that were opened and saved, without a network, in Firefox and WebKit. In Chromium `offline.e2e.ts` reads them. */
import { expect, test as base } from '@playwright/test';
import { isHydrated } from '../../../scripts/chromium';
import { serveSite } from '../../../scripts/site-server';
import { builtSite } from '../../../__tests__/support/built-site';
import { startEngine, type EngineName } from '../../../__tests__/support/engines';

const test = base.extend<object, { engineName: EngineName }>({ engineName: ['Chromium', { scope: 'worker', option: true }] });

/** A page that is not part of the saved wiki. */
const SHOW = '/shows/2025-2026/the-fixture';

const OFTEN = { intervals: [100] };

test('a page that was opened can be read and its app runs after the host is gone; once the wiki is saved, any page of it', async ({
  engineName,
}) => {
  test.setTimeout(180_000);
  const engine = await startEngine(engineName);
  test.skip(engine === undefined, 'This engine is not on this machine and could not be installed.');
  const host = await serveSite(builtSite('plain').folder);
  const tab = await engine!.openTab();
  const runs = async (): Promise<void> => {
    await tab.press('Shift');
    await expect.poll(() => tab.run(isHydrated), OFTEN).toBe(true);
  };
  try {
    await tab.open(host.url + SHOW);
    await runs();
    const isKept = () =>
      tab.run(async (page) => Boolean((await caches.match(page)) && (await caches.match(`/page-data${page}/page-data.json`))), SHOW);
    await expect.poll(isKept, OFTEN).toBe(true);
    await tab.open(`${host.url}/offline`);
    await expect.poll(() => tab.run(() => document.querySelector('main button')?.textContent), OFTEN).toBe('Save the wiki for offline');
    await tab.click('main button');
    await expect
      .poll(() => tab.run(() => document.querySelector('main')?.textContent), OFTEN)
      .toContain('The whole wiki is on this device');
    await host.close();
    for (const [page, title] of [
      [SHOW, 'The Fixture'],
      ['/wiki/disciplines/sound/playback', 'Playback'],
    ]) {
      await tab.open(`${host.url}${page}`);
      await runs();
      expect(await tab.run(() => document.querySelector('h1')?.textContent)).toBe(title);
    }
  } finally {
    await engine?.stop();
  }
});
