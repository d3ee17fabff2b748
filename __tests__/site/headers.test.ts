import { PUBLISHED_FILES, isImmutable } from '../../src/content-model/addresses';
import { headerRules, headersFile, headersFor, nginxHeaders, readHeadersFile } from '../../src/site/node/headers';

const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc='";
const APP_POLICY = "default-src 'none'; connect-src 'self' https://api.github.com";
const HASHED = ['/app-4d1688561436bd13330c.js', '/styles.a77d5c554199f0320621.css'];

const siteRules = (prefix = '', files = HASHED) =>
  headerRules(prefix, { pages: POLICY, apps: new Map([['/desk', APP_POLICY]]) }, files.filter(isImmutable));

it('a site has at most 100 header rules, however many scripts there are', () => {
  const many = Array.from({ length: 300 }, (_, number) => `/${number}-4d1688561436bd13330c.js`);
  expect(siteRules('', many)).toHaveLength(100);
});

it.each(['/wiki/safety', ...HASHED, '/static/font-1.woff2'])('each header of %s is set once, for hosts that would send both', (file) => {
  const matching = siteRules().filter(({ pattern }) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(file));
  const names = matching.flatMap(({ headers }) => Object.keys(headers));
  expect([...new Set(names)]).toEqual(names);
});

it('header rules include the path prefix', () => {
  expect(siteRules('/crew').every(({ pattern }) => pattern.startsWith('/crew/'))).toBe(true);
});

it('only an app has another policy', () => {
  const policyOf = (file: string) => headersFor(file, siteRules())['Content-Security-Policy'];
  const ofApp = `${APP_POLICY}; frame-ancestors 'self'`;
  expect(['/desk', '/desk/start-1.js'].map(policyOf)).toEqual([ofApp, ofApp]);
  expect(policyOf('/desktop')).toContain(POLICY);
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
  const isOfApp = (path: string): boolean =>
    policies
      .find((line) => /^ {2}"~/.test(line) && new RegExp(line.split('"')[1]?.slice(1) ?? '').test(prefix + path))
      ?.includes('api.github.com') ?? false;
  // Before nginx sends headers, it has turned the address of a page into that of its file.
  const files = ['/desk.html', '/desk/start-1.js', '/wiki.html', '/desktop.html'];
  expect(files.filter(isOfApp)).toEqual(['/desk.html', '/desk/start-1.js']);
});

it('no line of _headers is too long for Cloudflare Pages', () => {
  const lines = headersFile(siteRules()).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

const changing = ['/', '/wiki/safety', '/page-data/wiki/safety/page-data.json', '/short-links/dmx.svg', ...Object.values(PUBLISHED_FILES)];

it.each([
  ...HASHED.map((file) => [file, 'public, max-age=31536000, immutable']),
  ...changing.map((file) => [file, 'public, max-age=0, must-revalidate']),
])('browsers cache %s as %s', (file, caching) => {
  expect(headersFor(file, siteRules('', [file, ...HASHED]))['Cache-Control']).toBe(caching);
});

it('our own server reads back what was written', () => {
  const written = siteRules('/crew').map(({ pattern, headers }) => ({ pattern, headers }));
  expect(readHeadersFile(headersFile(siteRules('/crew')))).toEqual(written);
});
