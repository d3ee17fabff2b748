import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { scripts } from '../../package.json';
import { serveSite, type ServedSite } from '../../scripts/site-server';
import { temporaryFolder } from '../support/content-folder';

describe('the host of npm run serve and of the tests', () => {
  let site: ServedSite;
  let siteBelow: ServedSite;

  beforeAll(async () => {
    const folder = temporaryFolder({
      'index.html': 'The home page',
      '404.html': 'Page not found',
      'wiki.html': 'The wiki',
      'ä.html': 'A page with an umlaut',
      'a&b.txt': 'A file with a sign',
      _headers: '/*\n  X-Content-Type-Options: nosniff\n',
    });
    site = await serveSite(folder);
    siteBelow = await serveSite(folder, '/crew');
  });

  afterAll(() => Promise.all([site.close(), siteBelow.close()]));

  it.each([
    ['/', 'The home page'],
    ['/wiki', 'The wiki'],
    ['/%C3%A4', 'A page with an umlaut'],
    ['/a%26b.txt', 'A file with a sign'],
    ...[
      '/nowhere',
      '/100%',
      '/50%-off',
      '/%E0%A4%A',
      '/100%?a=%',
      '/%00',
      '/wiki%00.html',
      '//attacker.example/',
      '/..%2fpackage.json',
    ].map((address) => [address, 'Page not found']),
  ])('the host of npm run serve and of the tests answers %s with “%s”, and the headers of the site', async (address, text) => {
    const response = await fetch(site.url + address);
    expect([await response.text(), response.status, response.headers.get('x-content-type-options')]).toEqual([
      text,
      text === 'Page not found' ? 404 : 200,
      'nosniff',
    ]);
  });

  it.each([
    ['/crew', 'The home page'],
    ['/crew/wiki?a=b', 'The wiki'],
    ['/wiki', 'The site is served below /crew.'],
  ])('the host of npm run serve and of the tests, below /crew, answers %s with “%s”', async (address, text) => {
    const response = await fetch(new URL(address, siteBelow.url));
    expect(await response.text()).toBe(text);
  });
});

describe('npm run serve', () => {
  const project = process.cwd();
  const { argv } = process;
  const started = jest.spyOn(http, 'createServer');
  const log = jest.spyOn(console, 'log').mockImplementation();
  const error = jest.spyOn(console, 'error').mockImplementation();

  afterEach(() => {
    process.chdir(project);
    process.argv = argv;
    process.exitCode = undefined;
    for (const { value: server } of started.mock.results as { value: http.Server }[]) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** Starts the command in a folder, and returns its server. */
  function serve(folder: string, port: string | number, options: string[] = []): http.Server {
    process.chdir(folder);
    process.argv = [...argv.slice(0, 2), ...options];
    Object.assign(process.env, { SERVE_FOLDER: '', PORT: port });
    jest.isolateModules(() => void require('../../scripts/serve'));
    return started.mock.results.at(-1)?.value as http.Server;
  }

  it('npm run serve serves public/ by default, and compresses responses', async () => {
    const folder = temporaryFolder({
      'public/wiki.html': 'The wiki. '.repeat(1000),
      'public/wiki/page-data.json': `["${'wiki'.repeat(1000)}"]`,
    });
    await once(serve(folder, 0), 'listening');
    const address = /http:\S+/.exec(String(log.mock.lastCall))?.[0] ?? '';
    const responses = await Promise.all(['/wiki', '/wiki/page-data.json'].map((file) => fetch(address + file)));
    for (const { headers } of responses) expect(headers.get('content-encoding')).toMatch(/^(gzip|br)$/);
  });

  it.each([
    ['npm run serve', []],
    ['npm start', ['--try-port']],
  ])('%s says if the port is taken, and how to choose another', async (command, options) => {
    const taken = http.createServer().listen(0);
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await once(serve(temporaryFolder(), port, options), 'error');
    expect(error).toHaveBeenLastCalledWith(`Port ${port} is taken. Choose another: PORT=9001 ${command}`);
    expect(process.exitCode).toBe(1);
  });

  it('npm start tries the port before it builds, and leaves it free', async () => {
    expect(scripts.start).toMatch(/^tsx scripts\/serve\.ts --try-port && npm run build -- --local && /);
    await once(serve(temporaryFolder(), 0, ['--try-port']), 'close');
  });
});
