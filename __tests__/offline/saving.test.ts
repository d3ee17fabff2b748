/** @jest-environment node */
import type * as Saving from '../../src/offline/ui/saving';
import { MemoryCaches, html, json, responseOf, script, siteOf, type Host } from '../support/worker-world';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => path }));

const VERSION = 'aaaaaaaaaaaa';
const SCOPE = 'https://crew.example/';
const SITE = siteOf(VERSION, {
  '/offline-fallback.html': html('You are offline'),
  '/app-0123456789abcdef.js': script('app()'),
  '/wiki': html('The wiki'),
  '/page-data/wiki/page-data.json': json({ path: '/wiki' }),
  '/wiki/cables': html('The cables'),
  '/page-data/wiki/cables/page-data.json': json({ path: '/wiki/cables' }),
});

/** A worker on its way, and the moment in which its state changes. */
function workerIn(state: ServiceWorkerState) {
  const worker = Object.assign(new EventTarget(), { state });
  const become = (next: ServiceWorkerState): void => {
    worker.state = next;
    worker.dispatchEvent(new Event('statechange'));
  };
  return { worker, become };
}

type Registration = Partial<Record<'active' | 'installing' | 'waiting', EventTarget | null>>;

/** The browser that all tabs share. */
class Device {
  host: Host = new Map(SITE);
  caches = new MemoryCaches();
  registration: Registration = { active: workerIn('activated').worker };
  register = jest.fn(() =>
    Promise.resolve({ scope: SCOPE, update: () => Promise.resolve(), active: null, installing: null, waiting: null, ...this.registration }),
  );
  quota: number | undefined;
  /** Paths that were asked for, in order. */
  asked: string[] = [];
  private queue: Promise<unknown> = Promise.resolve();

  constructor() {
    Object.assign(globalThis, { window: globalThis, caches: this.caches });
    Object.defineProperty(globalThis, 'navigator', {
      configurable: true,
      value: {
        onLine: true,
        serviceWorker: { register: this.register },
        storage: {
          estimate: () => Promise.resolve(this.quota === undefined ? {} : { quota: this.quota, usage: 0 }),
          persist: () => Promise.resolve(true),
        },
        locks: {
          request: (_name: string, _options: object, task: () => Promise<void>) => {
            this.queue = this.queue.then(task);
            return this.queue;
          },
        },
      },
    });
    globalThis.fetch = (address) => {
      const path = new URL(address instanceof Request ? address.url : address, SCOPE).pathname;
      this.asked.push(path);
      const answer = this.host.get(path);
      return answer ? Promise.resolve(responseOf(path, answer)) : Promise.resolve(responseOf(path, { ...html(''), status: 404 }));
    };
  }

  /** A tab of the site, with modules of its own. */
  openTab(): typeof Saving {
    let tab: typeof Saving | undefined;
    jest.isolateModules(() => {
      tab = jest.requireActual<typeof Saving>('../../src/offline/ui/saving');
    });
    return tab as unknown as typeof Saving;
  }
}

test('two tabs that save fetch each file once, and both say at the end that all is there', async () => {
  const device = new Device();
  const [one, other] = [device.openTab(), device.openTab()];
  await Promise.all([one.saveWiki(), other.saveWiki()]);
  for (const { saving } of [one, other]) expect(saving.get().status).toBe('saved');
  expect(device.asked.filter((path) => path === '/wiki/cables')).toHaveLength(1);
});

test('where the browser has deleted what was kept, the wiki can be saved again', async () => {
  const device = new Device();
  const { checkSaved, saveWiki, saving } = device.openTab();
  await saveWiki();
  device.caches.all.clear();
  await checkSaved();
  expect(saving.get()).toMatchObject({ status: 'open', problem: undefined });
  await saveWiki();
  expect(saving.get().status).toBe('saved');
});

describe('when the worker cannot be installed', () => {
  test('the reader learns it as soon as the browser gives up, and can try again', async () => {
    const device = new Device();
    const { worker, become } = workerIn('installing');
    device.registration = { active: null, installing: worker };
    const { checkSaved, saving } = device.openTab();
    const looking = checkSaved();
    await new Promise((resolve) => setTimeout(resolve));
    become('redundant');
    await looking;
    expect(saving.get()).toMatchObject({ status: 'unknown', problem: 'not-installed' });

    device.registration = { active: workerIn('activated').worker };
    await checkSaved();
    expect(saving.get()).toMatchObject({ status: 'open', problem: undefined });
  });

  test('a device without room is said to be full', async () => {
    const device = new Device();
    device.quota = 0;
    device.registration = { active: null };
    const { checkSaved, saving } = device.openTab();
    await checkSaved();
    expect(saving.get()).toMatchObject({ status: 'unknown', problem: 'no-room' });
  });

  test('a worker that the host does not have can be asked for again', async () => {
    const device = new Device();
    device.register.mockRejectedValueOnce(new TypeError('Bad HTTP response code (500)'));
    const { checkSaved, saving } = device.openTab();
    await checkSaved();
    expect(saving.get().problem).toBe('not-installed');
    await checkSaved();
    expect(saving.get()).toMatchObject({ status: 'open', problem: undefined });
  });
});
