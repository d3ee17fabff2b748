import { PUBLISHED_FILES, isImmutable } from '../../src/content-model/addresses';
import { headerRules, headersFile, headersFor, nginxHeaders, readHeadersFile } from '../../src/site/node/headers';

const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc='";

const APP_POLICY = "default-src 'none'; connect-src 'self' https://api.github.com";
const HASHED = ['/app-4d1688561436bd13330c.js', '/styles.a77d5c554199f0320621.css'];
const siteRules = (prefix = '', hashed: readonly string[] = HASHED) =>
  headerRules(prefix, { pages: POLICY, apps: new Map([['/desk', APP_POLICY]]) }, hashed);

it('a site has at most 100 header rules, however many scripts there are', () => {
  const many = Array.from({ length: 300 }, (_, number) => `/${number}-4d1688561436bd13330c.js`);
  expect(siteRules('', many)).toHaveLength(100);
});

it('each header of a file is set once', () => {
  const forFile = (file: string) =>
    siteRules()
      .filter(({ pattern }) => new RegExp(`^${pattern.replace(/\./g, '\\.').replace(/\*/g, '.*')}$`).test(file))
      .flatMap(({ headers }) => Object.keys(headers));
  for (const file of ['/wiki/safety', ...HASHED, '/static/font-1.woff2']) {
    expect(new Set(forFile(file)).size).toBe(forFile(file).length);
  }
  for (const file of HASHED) expect([isImmutable(file), forFile(file)]).toEqual([true, expect.arrayContaining(['Cache-Control'])]);
  expect(forFile('/wiki/safety')).not.toContain('Cache-Control');
});

it('header rules include the path prefix', () => {
  expect(siteRules('/crew').every(({ pattern }) => pattern.startsWith('/crew/'))).toBe(true);
});

it('only an app has another policy', () => {
  for (const file of ['/desk', '/desk/start-1.js']) {
    expect(headersFor(file, siteRules())['Content-Security-Policy']).toBe(`${APP_POLICY}; frame-ancestors 'self'`);
  }
  expect(headersFor('/desktop', siteRules())['Content-Security-Policy']).toContain(POLICY);
  expect(headersFor('/desk', siteRules())['X-Robots-Tag']).toBe('noindex');
});

it('the pages’ policy is removed from an app, for hosts that would send both', () => {
  const rule = headersFile(siteRules())
    .split('\n\n')
    .find((text) => text.startsWith('/desk\n'));
  expect(rule).toMatch(/\n {2}! Content-Security-Policy\n[^]*\n {2}Content-Security-Policy: default-src 'none'/);
});

it.each(['', '/crew'])('nginx finds the policy of an app before that of the pages, below "%s"', (prefix) => {
  const { maps } = nginxHeaders(siteRules(prefix));
  const policies = /map \$uri \$header_content_security_policy \{[^]*?\n\}/.exec(maps)?.[0].split('\n') ?? [];
  const first = (path: string) =>
    policies.find((line) => /^ {2}"~/.test(line) && new RegExp(line.split('"')[1]?.slice(1) ?? '').test(path));
  // Before nginx sends headers, it has turned the address of a page into that of its file.
  for (const file of ['/desk.html', '/desk/start-1.js']) expect(first(prefix + file)).toContain('api.github.com');
  for (const file of ['/wiki.html', '/desktop.html']) expect(first(prefix + file) ?? '').not.toContain('api.github.com');
});

it('no line of _headers is too long for Cloudflare Pages', () => {
  const lines = headersFile(siteRules()).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

it.each(['/', '/wiki/safety', '/page-data/wiki/safety/page-data.json', '/short-links/dmx.svg', ...Object.values(PUBLISHED_FILES)])(
  'browsers ask for %s again each time',
  (file) => {
    expect(isImmutable(file)).toBe(false);
    expect(headersFor(file, siteRules())['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  },
);

it('our own server reads back what was written', () => {
  const written = siteRules('/crew').map(({ pattern, headers }) => ({ pattern, headers }));
  expect(readHeadersFile(headersFile(siteRules('/crew')))).toEqual(written);
});
