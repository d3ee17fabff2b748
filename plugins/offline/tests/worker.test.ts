/**
 * @jest-environment node
 */
import { WorkerWorld, html, json, loginPage, pageOf, script, siteOf, type HostAnswer } from './worker-world';

const CABLES = '/wiki/cables';
const CABLES_DATA = '/page-data/wiki/cables/page-data.json';
const APP = '/app-0123456789abcdef.js';
const CHUNK = '/search-fedcba9876543210.js';
const INDEX = '/static/search-index-0123456789abcdef.json';
const PICTURE = '/static/0123456789abcdef0123456789abcdef/plug.webp';
const SHOW = '/shows/2024/hedda';
const POSTERS = '/static/fedcba9876543210fedcba9876543210';
const VERSION = 'aaaaaaaaaaaa';
const NEXT = 'bbbbbbbbbbbb';

const FILES: Record<string, HostAnswer> = {
  '/offline-fallback.html': html('You are offline'),
  [APP]: script('app()'),
  [CHUNK]: script('search()'),
  [PICTURE]: { type: 'image/webp', body: 'a plug' },
  [INDEX]: json(['cables']),
  ...pageOf(CABLES, 'The cables'),
  ...pageOf('/wiki/spaces', 'The spaces'),
  '/search-manifest.json': json({ path: '/static/search-index-1.json' }),
  ...pageOf(SHOW, `Hedda <img srcset="${POSTERS}/a/poster.webp 368w, ${POSTERS}/b/poster.webp 736w"> <img src="/no-such.svg">`),
  [`${POSTERS}/a/poster.webp`]: { type: 'image/webp', body: 'a small poster' },
  [`${POSTERS}/b/poster.webp`]: { type: 'image/webp', body: 'a poster' },
};
const ALIASES = { '/cables': CABLES, '/DAC': '/wiki/spaces#dac', '/50%-off': CABLES };

const site = (changes: Record<string, HostAnswer> = {}, version = VERSION) => siteOf(version, { ...FILES, ...changes }, ALIASES);
const installed = () => WorkerWorld.install(VERSION, site());

/** A worker that has cached the page about cables. */
async function withCables(): Promise<WorkerWorld> {
  const world = await installed();
  await world.open(CABLES);
  await world.keepPage(CABLES, [APP, PICTURE]);
  return world;
}

const textOf = async (response: Promise<Response>): Promise<string> => (await response).text();

/** The worker of a device, after the browser has stopped it and started it again. */
const startedAgain = async (world: WorkerWorld) => WorkerWorld.start(VERSION, world.host ?? site(), world.caches);

describe('when the browser has deleted the manifest', () => {
  const damaged = async (): Promise<WorkerWorld> => {
    const world = await withCables();
    world.caches.all.forEach(({ kept }) => kept.delete('https://crew.example/offline-manifest.json'));
    return startedAgain(world);
  };

  test('opening one page restores the cache', async () => {
    const world = await damaged();
    await world.open(CABLES);
    await world.keepPage(CABLES, [APP, PICTURE]);
    const again = await startedAgain(world);
    again.host = undefined;
    expect(await textOf(again.open(CABLES))).toContain('The cables');
    expect(await textOf(again.load(APP))).toBe('app()');
    expect(await textOf(again.open('/wiki/spaces'))).toContain('You are offline');
  });

  test('everything comes from the host if the host now has another version', async () => {
    const world = await damaged();
    world.host = site({ '/wiki/spaces': html('The new spaces'), '/page-data/wiki/spaces/page-data.json': json('new') }, NEXT);
    expect(await textOf(world.open('/wiki/spaces'))).toContain('The new spaces');
    expect(await textOf(world.load('/page-data/wiki/spaces/page-data.json'))).toBe('"new"');
    expect(world.updates).toBeGreaterThan(0);
  });
});

test('if the browser blocks storage, everything comes from the host', async () => {
  const world = await startedAgain(await withCables());
  world.caches.isRefused = true;
  expect(await textOf(world.open(CABLES))).toContain('The cables');
  expect(await textOf(world.load(CABLES_DATA))).toContain(CABLES);
  expect(await textOf(world.load(APP))).toBe('app()');
});

describe('behind the login page of a Wi-Fi', () => {
  const captive = () => new Map([...site().keys()].map((path) => [path, loginPage()]));

  test('the login page is never cached, as a page, data, a script or a picture', async () => {
    const world = await installed();
    world.host = captive();
    await world.open(CABLES);
    await world.load(CABLES_DATA).catch(() => undefined);
    await world.load(CHUNK);
    await world.load(PICTURE);
    await world.keepPage(CABLES, [CHUNK, PICTURE]);
    world.host = site();
    expect(await textOf(world.open(CABLES))).toContain('The cables');
    expect(await textOf(world.load(CABLES_DATA))).toContain(CABLES);
    expect(await textOf(world.load(CHUNK))).toBe('search()');
    expect(await textOf(world.load(PICTURE))).toBe('a plug');
  });

  test('cached pages can be read, as they can offline, and data that is not cached fails to load', async () => {
    const world = await withCables();
    world.host = captive();
    await expect(world.load('/page-data/wiki/spaces/page-data.json')).rejects.toThrow();
    expect(await textOf(world.open(CABLES))).toContain('The cables');
    expect(await textOf(world.load(CABLES_DATA))).toContain(CABLES);
  });

  test('a worker is not installed', async () => {
    await expect(WorkerWorld.install(VERSION, captive())).rejects.toThrow();
  });
});

describe('a wrong file of the right type', () => {
  test.each<[string, string, HostAnswer]>([
    ['a script that ends too early', CHUNK, script('sear')],
    ['a part of the search index that is an error in JSON', INDEX, json({ error: 'Log in first.' })],
  ])('%s is not cached, and is fetched again the next time', async (_, path, wrong) => {
    const world = await installed();
    world.host = site({ [path]: wrong });
    await world.load(path);
    await world.keepPage(CABLES, [path]);
    expect(world.caches.paths()).not.toContain(path);
    world.host = site();
    expect(await textOf(world.load(path))).toBe(FILES[path]?.body);
    expect(world.caches.paths()).toContain(path);
  });
});

describe('a page is not cached', () => {
  const keptAfterOpening = async (changes: Record<string, HostAnswer>): Promise<boolean> => {
    const world = await installed();
    world.host = new Map([...site(), ...Object.entries(changes)]);
    await world.open(CABLES);
    await world.keepPage(CABLES);
    return world.caches.paths().includes(CABLES);
  };

  test.each<[string, Record<string, HostAnswer>]>([
    ['when the host does not say its version', { '/site-version.json': { ...json({}), status: 500 } }],
    ['when it is not HTML', { [CABLES]: { type: 'text/plain', body: 'The cables' } }],
    ['when the host redirects to another address', { [CABLES]: { ...html('Log in'), redirectedTo: '/login' } }],
  ])('%s', async (_, changes) => {
    expect(await keptAfterOpening(changes)).toBe(false);
  });

  test('unless the host only adds to its HTML, or redirects to the same address with a slash', async () => {
    const added = html('The cables <script>measure()</script>');
    expect(await keptAfterOpening({ [CABLES]: added })).toBe(true);
    expect(await keptAfterOpening({ [CABLES]: { ...html('The cables'), redirectedTo: `${CABLES}/` } })).toBe(true);
  });
});

test('an old page from the browser’s own cache, as after Back, is not cached as one of this version', async () => {
  const world = await installed();
  world.host = new Map([...site(), [CABLES, html('The old cables')]]);
  await world.open(CABLES);
  world.host = site();
  await world.keepPage(CABLES);
  world.host = undefined;
  expect(await textOf(world.open(CABLES))).toContain('The cables');
});

describe('a wrong file that an earlier worker cached', () => {
  const poisoned = async (): Promise<WorkerWorld> => {
    const world = await withCables();
    for (const { kept } of world.caches.all.values()) {
      const page = {
        body: new TextEncoder().encode('<h1>Log in</h1>').buffer,
        status: 200,
        headers: new Headers({ 'content-type': 'text/html' }),
      };
      for (const path of [APP, PICTURE, CABLES_DATA, CABLES]) kept.set(`https://crew.example${path}`, page);
    }
    return startedAgain(world);
  };

  test('is not used when its type is wrong, and is fetched again', async () => {
    const world = await poisoned();
    expect(await textOf(world.load(APP))).toBe('app()');
    expect(await textOf(world.load(PICTURE))).toBe('a plug');
    expect(await textOf(world.load(CABLES_DATA))).toContain(CABLES);
    world.host = undefined;
    expect(await textOf(world.load(APP))).toBe('app()');
  });

  test('is not copied to the next version, even if the page has not changed', async () => {
    const { caches } = await poisoned();
    const world = await WorkerWorld.install(NEXT, site({}, NEXT), caches);
    world.host = undefined;
    expect(await textOf(world.open(CABLES))).toContain('The cables');
    expect(await textOf(world.load(CABLES_DATA))).toContain(CABLES);
    expect(await textOf(world.load(PICTURE))).toBe('a plug');
  });
});

describe('after the site has been published again', () => {
  const news = {
    [CABLES]: html('The new cables'),
    [CABLES_DATA]: json('new'),
    '/search-manifest.json': json({ path: '/static/search-index-2.json' }),
  };

  test('an open tab gets no data of the new version, and the browser checks for a new worker', async () => {
    const world = await installed();
    world.host = site(news, NEXT);
    expect((await world.load(CABLES_DATA)).status).toBe(503);
    expect(world.updates).toBe(1);
  });

  test('an open tab searches the new index', async () => {
    const world = await installed();
    world.host = site(news, NEXT);
    expect(await textOf(world.load('/search-manifest.json'))).toContain('search-index-2');
    expect(world.caches.paths()).not.toContain('/search-manifest.json');
  });

  test('cached pages are cached in the new version too, up to date', async () => {
    const { caches } = await withCables();
    const world = await WorkerWorld.install(NEXT, site(news, NEXT), caches);
    world.host = undefined;
    expect(await textOf(world.open(CABLES))).toContain('The new cables');
    expect(await textOf(world.load(CABLES_DATA))).toBe('"new"');
  });

  test('an incomplete deployment is not installed, and cached pages can be read as before', async () => {
    const world = await withCables();
    world.host = new Map([...site(news, NEXT), ['/site-version.json', json({ version: '000000000000' })]]);
    await expect(WorkerWorld.install(NEXT, world.host, world.caches)).rejects.toThrow();
    expect(await textOf(world.open(CABLES))).toContain('The cables');
    world.host = undefined;
    expect(await textOf(world.open(CABLES))).toContain('The cables');
  });

  test('the new version copies the pictures of opened pages and fetches none, so a missing one does no harm', async () => {
    const small = PICTURE.replace('plug', 'small/plug');
    const old = await WorkerWorld.install(VERSION, site({ [small]: { type: 'image/webp', body: 'a small plug' } }));
    await old.open(CABLES);
    await old.keepPage(CABLES, [small]);
    await old.open(SHOW);
    await old.keepPage(SHOW, [`${POSTERS}/a/poster.webp`]);
    const cast = '/static/00112233445566778899aabbccddeeff/a/poster.webp';
    const changed = { [SHOW]: html(`${FILES[SHOW]?.body} <img src="${cast}">`) };
    const world = await WorkerWorld.install(NEXT, site(changed, NEXT), old.caches);
    const [oldCache = ''] = world.caches.all.keys();
    await world.caches.delete(oldCache);
    world.host = undefined;
    expect(await textOf(world.open(SHOW))).toContain(cast);
    expect(await textOf(world.load(`${POSTERS}/a/poster.webp`))).toBe('a small poster');
    expect(await textOf(world.load(small))).toBe('a small plug');
    expect(world.caches.paths()).not.toContain(`${POSTERS}/b/poster.webp`);
  });
});

describe('an address, offline', () => {
  test.each([
    ['/cables', CABLES],
    ['/dac).', '/wiki/spaces#dac'],
    ['/cables?from=poster', `${CABLES}?from=poster`],
    ['/50%-off', CABLES],
    ['/Wiki/Cables', CABLES],
  ])('%s leads to %s, as it does online', async (address, target) => {
    const world = await withCables();
    world.host = undefined;
    const response = await world.open(address);
    expect([response.status, response.headers.get('location')]).toEqual([302, `https://crew.example${target}`]);
    expect((await world.load(address, { method: 'HEAD' })).status).toBe(200);
  });

  test.each(['/100%', '/%E0%A4%A', '/nowhere', '/wiki/nowhere'])('%s shows the offline page', async (address) => {
    const world = await withCables();
    world.host = undefined;
    const response = await world.open(address);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('You are offline');
  });
});
