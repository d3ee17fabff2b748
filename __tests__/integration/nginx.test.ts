import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { findNginx } from '../../scripts/system-programs';
import { PUBLISHED_FILES } from '../../src/content-model/addresses';
import { APPS } from '../../src/content-model/contributions';
import { policyOf } from '../../src/site/node/headers';
import { BUILD_TIMEOUT, buildFixtureSites } from '../support/build-fixture-sites';
import { builtSite } from '../support/built-site';
import { temporaryFolder, writeFiles } from '../support/content-folder';
import { ALIASES, CABLES, PAGES } from '../support/fixture-pages';
import { freePort } from '../support/free-port';

/** What a host answered. */
interface Answer {
  status: number;
  /** Header `location`. */
  location: string | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Requests a path exactly as written, without following redirects. */
function ask(port: number, address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path: address, headers: { host: 'www.example.org' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, location: headers.location, body: Buffer.concat(parts).toString('utf8') });
      });
    });
    request.on('error', reject);
  });
}

/** The project's configuration with another folder and port. */
function shippedConfiguration(publicFolder: string, port: number): string {
  const shipped = readFileSync('hosting/nginx.conf', 'utf8');
  const moved = shipped
    .replaceAll('/var/www/site', publicFolder)
    .replace(/^[ \t]*listen 80;$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^[ \t]*listen \[::\]:80;$/m, '');
  if (moved.includes('listen 80') || moved.includes('[::]:80') || !moved.includes(`root ${publicFolder};`))
    throw new Error('hosting/nginx.conf has changed: adapt shippedConfiguration.');
  return moved;
}

/** Starts Debian's nginx with the project's configuration, in the foreground. @throws Error when it is missing or refuses to start */
async function startNginx(publicFolder: string) {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is not installed: apt-get install nginx-light');
  const port = await freePort();
  const folder = temporaryFolder();
  const inFolder = (name: string): string => path.join(folder, name);
  writeFiles(folder, {
    'site.conf': shippedConfiguration(publicFolder, port),
    'nginx.conf': [
      // As root, its workers would run as another user, who may not read a site in a home folder.
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off;',
      'worker_processes 1;',
      `pid ${inFolder('nginx.pid')};`,
      'error_log stderr;',
      'events {}',
      'http {',
      '  include /etc/nginx/mime.types;',
      '  access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${inFolder(kind)};`),
      `  include ${inFolder('site.conf')};`,
      '}',
      '',
    ].join('\n'),
  });
  const nginx: ChildProcess = spawn(program, ['-p', folder, '-c', inFolder('nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  nginx.stderr?.on('data', (words: Buffer) => (said += words.toString()));
  const ended = new Promise<string>((resolve) => {
    nginx.on('error', ({ message }) => resolve(message));
    nginx.on('exit', (code) => resolve(`nginx ended with ${code}:\n${said}`));
  });
  const answers = async (): Promise<void> => {
    for (;;) {
      try {
        await ask(port, '/robots.txt');
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const failure = await Promise.race([ended, answers()]);
  if (typeof failure === 'string') throw new Error(failure);
  return {
    ask: (address: string) => ask(port, address),
    stop: async (): Promise<void> => {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

let nginx: Awaited<ReturnType<typeof startNginx>>;

// Servers run Debian's nginx, so other versions are not tested. CI must have it.
const describeWithNginx = findNginx() === undefined && !process.env.CI ? describe.skip : describe;

describeWithNginx('nginx with the shipped configuration', () => {
  beforeAll(async () => {
    await buildFixtureSites();
    nginx = await startNginx(builtSite('plain').folder);
  }, BUILD_TIMEOUT);

  afterAll(async () => {
    await nginx.stop();
  });

  it('nginx serves every page at its address, without a redirect', async () => {
    const answers = await Promise.all(PAGES.map(async (page) => [page, (await nginx.ask(page)).status]));
    expect(answers).toEqual(PAGES.map((page) => [page, 200]));
  });

  it.each(ALIASES)(
    'nginx redirects the short link $from with 302, or with a page of its own if the target has an anchor',
    async ({ from, to }) => {
      const { status, location, body } = await nginx.ask(from);
      if (to.includes('#'))
        expect([status, body]).toEqual([200, expect.stringContaining(`<meta http-equiv="refresh" content="0; url=${to}"`)]);
      else expect([status, location]).toEqual([302, to]);
    },
  );

  it.each([
    ['/cables?from=poster&x=1', 302, `${CABLES}?from=poster&x=1`],
    ['/join?from=poster', 302, 'https://union.example?from=poster'],
    ['/crew-opportunities.html?a=1', 302, '/opportunities?a=1'],
    ['/CABLES', 302, CABLES],
    ['/Playback', 302, '/wiki/disciplines/sound/playback'],
    [`${CABLES}/`, 301, CABLES],
    [`${CABLES}/?a=1`, 301, `${CABLES}?a=1`],
    [`${CABLES}//`, 301, CABLES],
    [`${CABLES}.html?a=1`, 301, `${CABLES}?a=1`],
    [`${CABLES}/index.html`, 301, CABLES],
    ['/index.html?a=1', 301, '/?a=1'],
  ])('nginx redirects other forms of an address with their query: %s with %i to %s', async (address, status, location) => {
    expect(await nginx.ask(address)).toMatchObject({ status, location });
  });

  it.each(['//other.example/', '//other.example/index.html', '/%2Fother.example/', '/%5Cother.example/', '/\\other.example.html'])(
    'nginx never redirects to another site, whatever the address: %s',
    async (address) => {
      const { location = '/' } = await nginx.ask(address);
      expect(location).toMatch(/^\/(?![/\\])/);
    },
  );

  it('nginx lets no address inject a header', async () => {
    expect((await nginx.ask('/a%0d%0aset-cookie:%20b=c/')).headers['set-cookie']).toBeUndefined();
  });

  const HIDDEN = ['/_redirects', '/_headers', '/_nginx/maps.conf', '/_nginx'];

  it.each(['/no-such-page', '/wiki/no-such-page', '/cables!', '/404', '/static', '/100%', '/50%-off', '/%E0%A4%A', ...HIDDEN])(
    'nginx answers an address that is unknown, invalid or only for hosts with 404 and the not-found page: %s',
    async (address) => {
      expect(await nginx.ask(address)).toMatchObject({ status: 404, body: expect.stringContaining('Page not found') as string });
    },
  );

  it('nginx sends each page its content security policy, and asks search engines not to list apps', async () => {
    const pages = [...APPS, CABLES, '/'].map(async (page) => [page, await nginx.ask(page)] as const);
    for (const [page, { body, headers }] of await Promise.all(pages))
      expect([page, headers['content-security-policy']]).toEqual([page, `${policyOf(body)}; frame-ancestors 'self'`]);
    for (const app of APPS) {
      const { headers } = await nginx.ask(app);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    expect((await nginx.ask(CABLES)).headers).not.toHaveProperty('x-robots-tag');
  });

  it('nginx sends the content type and the caching rule of each file', async () => {
    const page = await nginx.ask(CABLES);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    const script = /<script src="(\/boot-[^"]+\.js)"/.exec(page.body)?.[1] ?? '';
    const { status, headers } = await nginx.ask(script);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toMatch(/immutable/);
    const drawing = /<img[^>]* src="(\/static\/[^"#]+\.svg)/.exec(page.body)?.[1] ?? '';
    expect((await nginx.ask(drawing)).headers['content-type']).toBe('image/svg+xml');
    expect((await nginx.ask(PUBLISHED_FILES.changelogFeed)).headers['content-type']).toBe('text/xml; charset=utf-8');
    expect((await nginx.ask('/manifest.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/);
    for (const address of ['/no-such-page', '/100%', '/%0a/no-such-page/', `/${'a'.repeat(9000)}`]) {
      expect((await nginx.ask(address)).headers).toMatchObject({ 'x-content-type-options': 'nosniff', server: 'nginx' });
    }
    for (const changing of ['/addresses.json', '/search-index.json']) {
      expect((await nginx.ask(changing)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });
});
