import { keyIn, kindOf, mayBeKept, pathIn, pictureOf } from '../caches';

const SCOPE = 'https://crew.example/site/';

test('a path becomes an address below the scope, and back', () => {
  for (const path of ['/', '/wiki', '/wiki/cables', '/people/søren-ærø', '/shows/桜の園'])
    expect(pathIn(SCOPE, keyIn(SCOPE, path))).toBe(path);
  expect(keyIn(SCOPE, '/wiki/tags/größe')).toBe('https://crew.example/site/wiki/tags/gr%C3%B6%C3%9Fe');
});

test('an address outside the scope has no path', () => {
  expect(pathIn(SCOPE, 'https://crew.example/other/wiki')).toBeUndefined();
  expect(pathIn(SCOPE, 'https://else.example/site/wiki')).toBeUndefined();
});

test('a page is kept once, however its address ends', () => {
  const keys = ['/wiki/cables', '/wiki/cables/', '/wiki/cables.html', '/wiki/cables/index.html'].map((path) => keyIn(SCOPE, path));
  expect(new Set(keys)).toEqual(new Set(['https://crew.example/site/wiki/cables']));
});

test('without a network one size of a photograph may stand for another, but no diagram of a page for another', () => {
  const folder = '/static/0123456789abcdef0123456789abcdef/';
  expect(pictureOf(`${folder}a/plug.webp`)).toBe(pictureOf(`${folder}b/plug.webp`));
  expect(pictureOf(`${folder}a/diagram.svg`)).not.toBe(pictureOf(`${folder}b/diagram.svg`));
});

test.each([
  ['/wiki/1.2.3', 'pages'],
  ['/wiki/cables.html', 'pages'],
  ['/page-data/wiki/page-data.json', 'data'],
  ['/short-links/dmx.svg', 'data'],
  ['/app-0123456789abcdef.js', 'files'],
  ['/static/0123456789abcdef0123456789abcdef/a/plug.webp', 'files'],
  ['/static/coil-0123456789abcdef0123456789abcdef.mp4', undefined],
  ['/files/risk-assessment.pdf', undefined],
  ['/calendar.ics', undefined],
  ['/service-worker.js', undefined],
])('%s is kept in %s', (path, kind) => expect(kindOf(path)).toBe(kind));

const PAGE = '<div id="___gatsby"></div>';

/** A response as a browser gives it. */
function response(body: string, type: string, facts: { status?: number; redirected?: boolean } = {}): Response {
  const made = new Response(body, { status: facts.status ?? 200, headers: { 'Content-Type': type } });
  return Object.defineProperty(made, 'redirected', { value: facts.redirected ?? false });
}

test.each([
  ['a page', '/wiki', response(PAGE, 'text/html; charset=utf-8'), true],
  ['a login page of Wi-Fi', '/wiki', response('<form>Log in</form>', 'text/html'), false],
  ['a login page in place of data', '/page-data/wiki/page-data.json', response(PAGE, 'text/html'), false],
  ['a login page in place of a script', '/app-0123456789abcdef.js', response(PAGE, 'text/html'), false],
  ['an error', '/wiki', response(PAGE, 'text/html', { status: 500 }), false],
  ['the host’s not-found page', '/wiki', response(PAGE, 'text/html', { status: 404 }), false],
  ['what a redirect led to', '/wiki', response(PAGE, 'text/html', { redirected: true }), false],
  ['data', '/page-data/wiki/page-data.json', response('{}', 'application/json'), true],
  ['a picture of a host that knows no WebP', '/static/0123456789abcdef0123456789abcdef/plug.webp', response('', ''), true],
])('whether %s may be kept', async (_, path, given, may) => expect(await mayBeKept(path, given)).toBe(may));
