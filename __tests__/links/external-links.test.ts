/** Links to other sites, asked of a server on this machine. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { externalLinksOf } from '../../src/links/node/external-links-of-content';
import { displayPath } from '../../src/content/content-root';
import { readContent } from '../../src/content/read-content';
import { askAddress, askAddresses, freshAnswers, isAllowed, reportLinks } from '../../src/links/node/external-links';
import { contentFolder, page } from '../support/content-folder';

let server: Server;
let address: string;
const requests: string[] = [];
let open = 0;
let mostOpen = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => (open -= 1));
    const answer = (status: number, headers: Record<string, string> = {}): void => void response.writeHead(status, headers).end();
    switch (request.url) {
      case '/good':
        return void setTimeout(() => answer(200), 20);
      case '/no-head':
        return answer(request.method === 'HEAD' ? 405 : 200);
      case '/moved':
        return answer(301, { location: '/good' });
      case '/for-now':
        return answer(302, { location: '/good' });
      case '/moved-to-nowhere':
        return answer(308, { location: '/gone' });
      case '/round':
        return answer(301, { location: '/round' });
      case '/slow':
        return void setTimeout(() => answer(200), 2000);
      default:
        return answer(404);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('an address', () => {
  it.each([
    ['/good', { works: true, what: '200', movedTo: undefined }],
    ['/good#part', { works: true, what: '200', movedTo: undefined }],
    ['/no-head', { works: true, what: '200', movedTo: undefined }],
    ['/gone', { works: false, what: '404', movedTo: undefined }],
    ['/for-now', { works: true, what: '200', movedTo: undefined }],
    ['/moved-to-nowhere', { works: false, what: '404', movedTo: undefined }],
    ['/round', { works: false, what: 'redirects without end' }],
  ])('%s answers as %j', async (path, answer) => {
    expect(await askAddress(`${address}${path}`)).toEqual(answer);
  });

  it('that has moved for good says where', async () => {
    expect(await askAddress(`${address}/moved`)).toEqual({ works: true, what: '200', movedTo: `${address}/good` });
  });

  it('that takes too long, or has no server, does not answer', async () => {
    expect(await askAddress(`${address}/slow`, 100)).toEqual({ works: false, what: 'no answer in time' });
    expect(await askAddress('http://127.0.0.1:1/')).toMatchObject({ works: false });
  });
});

it('asks each address once, and one host never two things at a time', async () => {
  requests.length = 0;
  mostOpen = 0;
  const answers = await askAddresses([`${address}/good`, `${address}/gone`, `${address}/good`], { pause: 50, atOnce: 4 });
  expect([...answers].map(([url, { works }]) => [url.replace(address, ''), works])).toEqual([
    ['/good', true],
    ['/gone', false],
  ]);
  expect(requests).toEqual(['HEAD /good', 'HEAD /gone', 'GET /gone']);
  expect(mostOpen).toBe(1);
});

it('keeps good answers for a while, and asks again for bad ones', () => {
  const kept = {
    'https://a.example': { works: true, what: '200', askedAt: 900 },
    'https://b.example': { works: true, what: '200', askedAt: 100 },
    'https://c.example': { works: false, what: '404', askedAt: 900 },
  };
  expect([...freshAnswers(kept, 500, 1000).keys()]).toEqual(['https://a.example']);
});

it('leaves out addresses that are known to refuse robots', () => {
  const allowed = [{ startsWith: 'https://social.example/', reason: 'Login page.' }];
  expect(isAllowed('https://social.example/crew', allowed)).toBe(true);
  expect(isAllowed('https://social.example.evil/', allowed)).toBe(false);
});

it('reports every place of a broken link, then what has moved', () => {
  const at = (file: string, url: string) => ({ file, line: 3, column: 1, url });
  const links = [
    at('a.mdx', 'https://moved.example'),
    at('a.mdx', 'https://gone.example'),
    at('b.mdx', 'https://gone.example'),
    at('b.mdx', 'https://good.example'),
  ];
  const answers = new Map([
    ['https://gone.example', { works: false, what: '404' }],
    ['https://moved.example', { works: true, what: '200', movedTo: 'https://new.example' }],
    ['https://good.example', { works: true, what: '200' }],
  ]);
  expect(reportLinks(links, answers)).toEqual({
    broken: 1,
    text: [
      'a.mdx:3:1  https://gone.example  does not answer: 404',
      'b.mdx:3:1  https://gone.example  does not answer: 404',
      'a.mdx:3:1  https://moved.example  has moved to https://new.example',
      '',
      'Addresses: 3. Broken: 1. Links to what has moved: 1.',
    ].join('\n'),
  });
});

it('finds links in pages, in their front matter and in JSON, each with its place', () => {
  const root = contentFolder({
    'wiki/a.mdx': page('title: A\nresources: [{ name: Manual, url: https://manual.example }]', '[x](https://x.example) [y](/wiki)\n'),
    'redirects.json': [{ from: ['/join'], to: 'https://join.example' }],
    'search.json': 'broken',
  });
  const found = externalLinksOf(readContent(root)).filter(({ file }) => !file.endsWith('/site.json'));
  expect(found.map(({ file, line, url }) => `${file.replace(displayPath('', root), '')}:${line} ${url}`)).toEqual([
    'wiki/a.mdx:3 https://manual.example',
    'wiki/a.mdx:6 https://x.example',
    'redirects.json:6 https://join.example',
  ]);
});
