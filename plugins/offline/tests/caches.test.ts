import { keyIn, kindOf, mayBeKept, pathIn, pictureOf } from '../caches';
import { dataOfPage } from '../published';

const SCOPE = 'https://crew.example/site/';

test.each(['/', '/wiki', '/wiki/cables', '/people/søren-ærø', '/shows/桜の園'])(
  'the path %s becomes an address below the scope, and back',
  (path) => {
    expect(keyIn(SCOPE, path)).toBe(SCOPE + encodeURI(path.slice(1)));
    expect(pathIn(SCOPE, keyIn(SCOPE, path))).toBe(path);
  },
);

test.each(['https://crew.example/other/wiki', 'https://else.example/site/wiki'])(
  'the address %s, outside the scope, has no path',
  (address) => {
    expect(pathIn(SCOPE, address)).toBeUndefined();
  },
);

test.each([
  ['/wiki/cables', ''],
  ['/wiki/cables', '/'],
  ['/wiki/cables', '.html'],
  ['/wiki/cables', '/index.html'],
  ['/', 'index.html'],
])('the page %s is kept once, also if its address ends in "%s"', (page, end) => {
  expect(keyIn(SCOPE, page + end)).toBe(keyIn(SCOPE, page));
});

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/wiki/cables', '/page-data/wiki/cables/page-data.json'],
])('the data of the page %s is kept where Gatsby writes it', (page, data) => expect(dataOfPage(page)).toBe(data));

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
])('the file %s is kept in %s', (path, kind) => expect(kindOf(path)).toBe(kind));

const PAGE = '<div id="___gatsby"></div>';
const SCRIPT = '/app-0123456789abcdef.js';
const PICTURE = '/static/0123456789abcdef0123456789abcdef/plug.webp';

test.each([
  ['a page', '/wiki', PAGE, 'text/html; charset=utf-8', {}, true],
  ['a login page of Wi-Fi', '/wiki', '<form>Log in</form>', 'text/html', {}, false],
  ['a login page in place of data', '/page-data/wiki/page-data.json', PAGE, 'text/html', {}, false],
  ['a login page in place of a script', SCRIPT, PAGE, 'text/html', {}, false],
  ['an error', '/wiki', PAGE, 'text/html', { status: 500 }, false],
  ['the host’s not-found page', '/wiki', PAGE, 'text/html', { status: 404 }, false],
  ['what a redirect led to', '/wiki', PAGE, 'text/html', { redirected: true }, false],
  ['data', '/page-data/wiki/page-data.json', '{}', 'application/json', {}, true],
  ['a picture of a host that knows no WebP', PICTURE, '', '', {}, true],
])('whether %s may be kept depends on what the host answers', async (_what, path, body, type, facts, may) => {
  const { status, redirected } = { status: 200, redirected: false, ...facts };
  const response = new Response(body, { status, headers: { 'Content-Type': type } });
  expect(await mayBeKept(path, Object.defineProperty(response, 'redirected', { value: redirected }))).toBe(may);
});
