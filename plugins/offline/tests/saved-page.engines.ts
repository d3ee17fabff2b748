/** A page that was opened, without a network, in the three engines of our readers. */
import { expect, test as base } from '@playwright/test';
import { isHydrated } from '../../../scripts/chromium';
import { serveSite } from '../../../scripts/site-server';
import { builtSite } from '../../../__tests__/support/built-site';
import { startEngine, type EngineName } from '../../../__tests__/support/engines';
import { CABLES } from '../../../__tests__/support/fixture-pages';

const test = base.extend<object, { engineName: EngineName }>({ engineName: ['Chromium', { scope: 'worker', option: true }] });

const PATIENT = { timeout: 20_000, intervals: [100] };

test('a page that was opened can be read and its app runs after the host is gone', async ({ engineName }) => {
  test.setTimeout(90_000);
  const engine = await startEngine(engineName);
  test.skip(engine === undefined, 'This engine is not on this machine and could not be installed.');
  const host = await serveSite(builtSite('plain').folder);
  const tab = await engine!.openTab();
  const runs = async (): Promise<void> => {
    await tab.press('Shift');
    await expect.poll(() => tab.run(isHydrated), PATIENT).toBe(true);
  };
  try {
    await tab.open(host.url + CABLES);
    await runs();
    const isKept = () =>
      tab.run(async (page) => Boolean((await caches.match(page)) && (await caches.match(`/page-data${page}/page-data.json`))), CABLES);
    await expect.poll(isKept, PATIENT).toBe(true);
    await tab.open(`${host.url}/wiki`);
    await host.close();
    await tab.open(host.url + CABLES);
    await runs();
    expect(await tab.run(() => document.querySelector('h1')?.textContent)).toBe('Cables');
  } finally {
    await engine?.stop();
  }
});
