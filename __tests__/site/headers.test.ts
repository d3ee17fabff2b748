import { headerRules, headersFile, headersFor, nginxHeaders, readHeadersFile } from '../../src/site/node/headers';

const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc='";

const rules = [
  { pattern: '/*', headers: { 'X-Content-Type-Options': 'nosniff' } },
  { pattern: '/static/*', headers: { 'Cache-Control': 'public, immutable' } },
  { pattern: '/*.js', headers: { 'Cache-Control': 'public, immutable' } },
];

it('writes the file of Netlify and Cloudflare Pages', () => {
  expect(headersFile(rules)).toBe(
    '/*\n  X-Content-Type-Options: nosniff\n\n/static/*\n  Cache-Control: public, immutable\n\n/*.js\n  Cache-Control: public, immutable\n',
  );
});

it('says the same to nginx, which has no default for caching', () => {
  const { maps, headers } = nginxHeaders(rules);
  expect(headers).toBe(
    'add_header X-Content-Type-Options $header_x_content_type_options always;\nadd_header Cache-Control $header_cache_control always;\n',
  );
  expect(maps).toBe(
    'map $uri $header_x_content_type_options {\n  default "";\n  "~^/.*$" "nosniff";\n}\n' +
      'map $uri $header_cache_control {\n  default "public, max-age=0, must-revalidate";\n' +
      '  "~^/static/.*$" "public, immutable";\n  "~^/.*\\.js$" "public, immutable";\n}\n',
  );
});

describe('the rules of the site', () => {
  it('are few enough for every host', () => {
    expect(headerRules('', POLICY).length).toBeLessThan(100);
  });

  it('set no header of one file twice, because hosts would join the values', () => {
    const forFile = (file: string) =>
      headerRules('', POLICY)
        .filter(({ pattern }) => new RegExp(`^${pattern.replace(/\./g, '\\.').replace(/\*/g, '.*')}$`).test(file))
        .flatMap(({ headers }) => Object.keys(headers));
    for (const file of ['/wiki/safety', '/app-1.js', '/styles.1.css', '/static/font-1.woff2']) {
      expect(new Set(forFile(file)).size).toBe(forFile(file).length);
    }
    expect(forFile('/app-1.js')).toContain('Cache-Control');
    expect(forFile('/wiki/safety')).not.toContain('Cache-Control');
  });

  it('stand below the path prefix', () => {
    expect(headerRules('/crew', POLICY).every(({ pattern }) => pattern.startsWith('/crew/'))).toBe(true);
  });

  it('hold the policy of the pages, and who may frame them', () => {
    expect(headersFor('/wiki/safety', headerRules('', POLICY))['Content-Security-Policy']).toBe(`${POLICY}; frame-ancestors 'self'`);
  });

  it('have no line that is too long for Cloudflare Pages', () => {
    const lines = headersFile(headerRules('', POLICY)).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });

  it('ask for every page again and keep for ever what is named after its content', () => {
    const cacheOf = (path: string) => headersFor(path, headerRules('', POLICY))['Cache-Control'];
    expect(cacheOf('/wiki/safety')).toBe('public, max-age=0, must-revalidate');
    expect(cacheOf('/page-data/wiki/safety/page-data.json')).toBe('public, max-age=0, must-revalidate');
    expect(cacheOf('/app-1234.js')).toBe('public, max-age=31536000, immutable');
    expect(cacheOf('/static/font-1234.woff2')).toBe('public, max-age=31536000, immutable');
  });
});

it('is read back by our own server as it was written', () => {
  const written = headerRules('/crew', POLICY);
  expect(readHeadersFile(headersFile(written))).toEqual(written);
});
