/**
 * @jest-environment node
 */
import type * as Registration from '../ui/registration';
import type * as Saving from '../ui/saving';
import { WorkerWorld, html, json, pageOf, script, siteOf, type HostAnswer } from './worker-world';

const APP = '/app-0123456789abcdef.js';
const CHUNK = '/component-fedcba9876543210.js';
const QLAB = '/wiki/qlab-5.2';
const SHOW = '/shows/2024/hedda';
const POSTER = '/static/fedcba9876543210fedcba9876543210/a/poster.webp';
const VERSION = 'aaaaaaaaaaaa';
const NEXT = 'bbbbbbbbbbbb';

const FILES: Record<string, HostAnswer> = {
  ...{ '/offline-fallback.html': html('You are offline'), [APP]: script('app()'), [CHUNK]: script('show()') },
  ...pageOf('/short-links', 'Short links'),
  ...{ ...pageOf('/wiki', 'The wiki'), ...pageOf(QLAB, 'QLab'), ...pageOf('/wiki/search', 'Search'), ...pageOf('/wiki/tags', 'Tags') },
  ...{ ...pageOf(SHOW, `Hedda <img src="${POSTER}">`), [POSTER]: { type: 'image/webp', body: 'a poster' } },
  '/wiki/changelog-others.json': json([]),
};

class ComingWorker extends EventTarget {
  state = 'installing';
  postMessage = jest.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let world: WorkerWorld;
let coming: ComingWorker;
let registration: { installing: ComingWorker | null; waiting: ComingWorker | null };
const reload = jest.fn();

/** A tab with /offline open. All tabs share the worker, its caches and its locks. */
function openTab(): typeof Saving & typeof Registration {
  let tab: (typeof Saving & typeof Registration) | undefined;
  jest.isolateModules(() => {
    tab = { ...require('../ui/saving'), ...require('../ui/registration') } as typeof tab;
  });
  if (!tab) throw new Error('The tab has not opened.');
  return tab;
}

beforeEach(async () => {
  world = await WorkerWorld.install(VERSION, siteOf(VERSION, FILES));
  coming = new ComingWorker();
  reload.mockReset();
  let lock: Promise<unknown> = Promise.resolve();
  // Browsers queue these behind an installation.
  const whenInstalled = (): Promise<typeof registration> => new Promise((resolve) => registration.installing ?? resolve(registration));
  const update = async (): Promise<void> => {
    await whenInstalled();
    if (!world.host?.get('/site-version.json')?.body.includes(VERSION)) registration.installing = coming;
  };
  const current = { scope: 'https://crew.example/', active: {}, installing: null, waiting: null, update };
  registration = current;
  const navigator = {
    serviceWorker: { register: whenInstalled, getRegistration: () => Promise.resolve(registration) },
    storage: { estimate: () => Promise.resolve({}), persist: () => Promise.resolve(true) },
    locks: { request: (_name: string, _options: object, task: () => Promise<void>) => (lock = lock.then(task, task)) },
  };
  const fetch = (address: string, init?: RequestInit): Promise<Response> => world.load(address, init);
  for (const [name, value] of Object.entries({ window: globalThis, caches: world.caches, navigator, location: { reload }, fetch }))
    Object.defineProperty(globalThis, name, { configurable: true, value });
});

test('counts wiki pages, even with a dot in their address, but no search page, tags or data', async () => {
  const { checkSaved, saving } = openTab();
  await checkSaved();
  expect(saving.get()).toMatchObject({ status: 'open', pages: 2 });
});

describe('a wiki that is removed from the device', () => {
  test('leaves other opened pages, which can still be read offline with all their files', async () => {
    const { removeSaved, saveWiki, saving } = openTab();
    await world.open(SHOW);
    await world.keepPage(SHOW, [APP, CHUNK]);
    await saveWiki();
    expect(saving.get()).toMatchObject({ status: 'saved', problem: undefined });
    world.host = undefined;
    await removeSaved();
    expect(saving.get()).toMatchObject({ status: 'open', done: 0, problem: undefined });
    expect(await (await world.open(SHOW)).text()).toContain('Hedda');
    expect(await (await world.open('/short-links')).text()).toContain('Short links');
    expect(await (await world.load(POSTER)).text()).toBe('a poster');
    expect(await (await world.load(CHUNK)).text()).toBe('show()');
    expect((await world.open(QLAB)).status).toBe(503);
  });

  test('does not come back with a new version that waits', async () => {
    const { checkSaved, removeSaved, saveWiki, saving } = openTab();
    await saveWiki();
    const next = await WorkerWorld.install(NEXT, siteOf(NEXT, FILES), world.caches);
    await removeSaved();
    world = next;
    await checkSaved();
    expect(saving.get()).toMatchObject({ status: 'open', done: 0, problem: undefined });
    world.host = undefined;
    expect((await world.open(QLAB)).status).toBe(503);
  });

  test('is gone even if another tab was saving it', async () => {
    const [one, other] = [openTab(), openTab()];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { fetch } = globalThis;
    const slowly = async (address: string, init?: RequestInit): Promise<Response> => {
      if (address.endsWith(QLAB)) await held;
      return fetch(address, init);
    };
    Object.defineProperty(globalThis, 'fetch', { configurable: true, value: slowly });
    const saved = one.saveWiki();
    await other.checkSaved();
    const removed = other.removeSaved();
    setTimeout(release, 50);
    await Promise.all([saved, removed]);
    expect(other.saving.get()).toMatchObject({ status: 'open', done: 0, problem: undefined });
    expect(world.caches.paths().filter((path) => path.includes('/wiki') || path.includes('saved'))).toEqual([]);
  });
});

test('while a new version is being installed, the wiki can be saved and removed', async () => {
  registration.installing = coming;
  const { removeSaved, saveWiki, saving } = openTab();
  await saveWiki();
  expect(saving.get()).toMatchObject({ status: 'saved', problem: undefined });
  await removeSaved();
  expect(saving.get()).toMatchObject({ status: 'open', done: 0, problem: undefined });
});

describe('when the site is published again while /offline is open', () => {
  test.each([
    ['takes the new version as soon as it is installed', 'installed', [[{ type: 'SKIP_WAITING' }]], 0],
    ['only reloads the page if the new version cannot be installed', 'redundant', [], 1],
  ])('“Reload” after saving %s', async (_what, state, messages, reloads) => {
    const { saveWiki, saving, takeComingUpdate } = openTab();
    world.host = siteOf(NEXT, FILES);
    await saveWiki();
    expect(saving.get()).toMatchObject({ status: 'open', problem: 'new-version' });
    // During the installation too.
    await saveWiki();
    expect(saving.get()).toMatchObject({ status: 'open', problem: 'new-version' });
    const taken = takeComingUpdate();
    await new Promise(setImmediate);
    expect(reload).not.toHaveBeenCalled();
    registration.installing = null;
    if (state === 'installed') registration.waiting = coming;
    coming.become(state);
    await taken;
    expect(coming.postMessage.mock.calls).toEqual(messages);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  test('any other “Reload” does not wait for an installation', async () => {
    registration.installing = coming;
    await openTab().takeUpdate();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
