import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { scripts } from '../../package.json';
import { serveSite, type ServedSite } from '../../scripts/site-server';
import { temporaryFolder } from '../support/content-folder';

describe('the host of npm run serve and of the tests', () => {
  let site: ServedSite;

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
  });

  afterAll(() => site.close());

  const ask = async (address: string) => {
    const response = await fetch(site.url + address);
    return { status: response.status, text: await response.text(), sniffing: response.headers.get('x-content-type-options') };
  };

  it.each([
    ['/', 'The home page'],
    ['/wiki', 'The wiki'],
    ['/%C3%A4', 'A page with an umlaut'],
    ['/a%26b.txt', 'A file with a sign'],
  ])('the host of npm run serve and of the tests serves the file at %s', async (address, text) => {
    expect(await ask(address)).toEqual({ status: 200, text, sniffing: 'nosniff' });
  });

  it.each([
    '/nowhere',
    '/100%',
    '/50%-off',
    '/%E0%A4%A',
    '/100%?a=%',
    '/%00',
    '/wiki%00.html',
    '//attacker.example/',
    '/..%2fpackage.json',
  ])('the host of npm run serve and of the tests answers %s with the not-found page, and the headers of the site', async (address) => {
    expect(await ask(address)).toEqual({ status: 404, text: 'Page not found', sniffing: 'nosniff' });
  });

  it.each([
    ['/crew', 'The home page'],
    ['/crew/wiki?a=b', 'The wiki'],
    ['/wiki', 'The site is served below /crew.'],
  ])('the host of npm run serve and of the tests below /crew, answers %s with “%s”', async (address, text) => {
    const below = await serveSite(temporaryFolder({ 'index.html': 'The home page', 'wiki.html': 'The wiki' }), '/crew');
    const response = await fetch(new URL(address, below.url));
    expect(await response.text()).toBe(text);
    await below.close();
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
    for (const { value: server } of started.mock.results as { value: http.Server }[]) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** Starts the command in a folder, and returns its server. */
  function serve(folder: string, port: string, options: string[] = []): http.Server {
    process.chdir(folder);
    process.argv = [...argv.slice(0, 2), ...options];
    Object.assign(process.env, { SERVE_FOLDER: '', PORT: port });
    jest.isolateModules(() => void require('../../scripts/serve'));
    return started.mock.results.at(-1)?.value as http.Server;
  }

  it('serves public/ by default, compresses responses, and says what to do if the port is taken', async () => {
    const folder = temporaryFolder({
      'public/wiki.html': 'The wiki. '.repeat(1000),
      'public/wiki/page-data.json': `["${'wiki'.repeat(1000)}"]`,
    });
    await once(serve(folder, '0'), 'listening');
    const address = /http:\S+/.exec(String(log.mock.lastCall))?.[0] ?? '';
    for (const file of ['/wiki', '/wiki/page-data.json']) {
      const { headers } = await fetch(address + file);
      expect(headers.get('content-encoding')).toMatch(/^(gzip|br)$/);
    }
    const { port } = new URL(address);
    await once(serve(folder, port), 'error');
    expect(error).toHaveBeenLastCalledWith(`Port ${port} is taken. Choose another: PORT=9001 npm run serve`);
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
  });

  it('npm start says before it builds that the port is taken, and leaves a free one free', async () => {
    expect(scripts.start).toMatch(/^tsx scripts\/serve\.ts --try-port && npm run build -- --local && /);
    const trial = serve(temporaryFolder(), '0', ['--try-port']);
    await once(trial, 'close');
    const taken = http.createServer().listen(0);
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await once(serve(temporaryFolder(), String(port), ['--try-port']), 'error');
    expect(error).toHaveBeenLastCalledWith(`Port ${port} is taken. Choose another: PORT=9001 npm start`);
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
  });
});
