import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readContent } from '../../src/content-model/read-content';
import { extendRecord, publishedUrls } from '../../src/links/node/site-addresses';
import { contentFolder, page, SITE } from '../support/content-folder';
import { findProblems } from '../../src/site/node/find-problems';
import { problemsIn } from '../support/content-problems';

const wiki = {
  'wiki/spaces/fab.mdx': page('title: FAB\nshortlinks: [fab]'),
  'redirects.json': [{ from: ['/join'], to: '/shows' }],
};

it('the recorded addresses are pages, tags, short links and redirects, but not 404 or templates', () => {
  const content = readContent(
    contentFolder({ ...wiki, 'wiki/12-volt.mdx': page('title: A'), 'wiki/2-way-radios/index.mdx': page('title: A\ntags: [Kit]') }),
  );
  expect(publishedUrls(content, new Set(['/', '/404', '/people/{Person.slug}']))).toEqual([
    '/',
    '/fab',
    '/join',
    '/wiki',
    '/wiki/2-way-radios',
    '/wiki/12-volt',
    '/wiki/spaces/fab',
    '/wiki/tags/kit',
  ]);
});

it('the record of published addresses grows and never shrinks', () => {
  expect(extendRecord(['/b', '/gone'], ['/a', '/b'])).toEqual(['/a', '/b', '/gone']);
});

it('the record of published addresses has no problem while every address answers, also by a redirect', () => {
  const redirects = [...wiki['redirects.json'], { from: ['/wiki/places/fab'], to: '/wiki/spaces/fab' }];
  const record = ['/', '/fab', '/join', '/shows', '/wiki', '/wiki/places/fab', '/wiki/spaces/fab'];
  expect(problemsIn({ ...wiki, 'redirects.json': redirects, 'urls.json': record })).toEqual([]);
});

it('the record of published addresses says how to keep a page that was moved to another folder', () => {
  expect(problemsIn({ ...wiki, 'urls.json': ['/wiki', '/wiki/places/fab'] })).toEqual([
    'content/urls.json:3:3  The address /wiki/places/fab was published and no longer answers.  ' +
      'Add { "from": ["/wiki/places/fab"], "to": "/wiki/spaces/fab" } to content/redirects.json. ' +
      'Delete this line only if nobody has the link.',
  ]);
});

it('the record of published addresses says how to keep a short link that was removed', () => {
  expect(problemsIn({ ...wiki, 'urls.json': ['/fab19'] })).toEqual([
    'content/urls.json:2:3  The address /fab19 was published and no longer answers.  ' +
      'Add { "from": ["/fab19"], "to": "…" } to content/redirects.json, with the page that readers should find now. ' +
      'Delete this line only if nobody has the link.',
  ]);
});

it('the record of published addresses does not report addresses that may belong to an invalid file', () => {
  const record = ['/fab', '/join', '/wiki/spaces/fab'];
  const brokenPage = problemsIn({ ...wiki, 'wiki/spaces/fab.mdx': '---\ntitle: FAB\nshortlinks: [fab\n---\n', 'urls.json': record });
  expect(brokenPage.filter((problem) => problem.startsWith('content/urls.json'))).toEqual([]);
  expect(brokenPage).not.toEqual([]);
  const brokenTable = problemsIn({ ...wiki, 'redirects.json': '[', 'urls.json': record });
  expect(brokenTable.filter((problem) => problem.startsWith('content/urls.json'))).toEqual([]);
  expect(brokenTable).not.toEqual([]);
});

it('the record of published addresses does not report productions, venues and societies of an invalid file, nor links to them', () => {
  const leadingTo = (address: string) => ({
    ...wiki,
    'wiki/a.mdx': page('title: A', `[There](${address})\n`),
    'redirects.json': [{ from: ['/there'], to: address }],
    'urls.json': [address, '/gone'],
  });
  for (const [file, address] of [
    ['shows/2025-2026.json', '/shows/2025-2026/ghosts'],
    ['hires/2025-2026.json', '/hires/2025-2026'],
    ['venues.json', '/venues/dock'],
    ['societies.json', '/societies/walkers'],
  ] as const) {
    const places = problemsIn({ ...leadingTo(address), [file]: '[' }).map((line) => line.split('  ')[0]);
    expect(places).toEqual([`content/${file}:1:2`]);
    expect(problemsIn(leadingTo(address))).toHaveLength(4);
  }
});

it('an address of the published site that is on no record is a warning when it would be lost, but not a person’s', async () => {
  const book = {
    pages: [
      ['/wiki/added', 'Added'],
      ['/wiki', 'Wiki'],
      ['/people/mike-stand', 'Mike Stand'],
    ],
    aliases: [['/join', '/shows']],
  };
  const server = createServer((request, response) => void response.end(request.url === '/addresses.json' ? JSON.stringify(book) : ''));
  await new Promise<void>((resolve) => void server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  const root = contentFolder({ 'site.json': { ...SITE, url: `http://localhost:${port}` }, ...wiki });
  const problems = await findProblems(root, true);
  server.close();
  expect(problems.map(({ message, isWarning }) => [isWarning, message])).toEqual([
    [true, 'The address /wiki/added is on the published site and would be lost.'],
  ]);
  expect(await findProblems(root, true)).toEqual([]);
});

describe('a lost address', () => {
  /** The target that the check proposes for /wiki/mvs when `files` are the pages, and what it says of a link to it. */
  function proposed(files: Record<string, string>): [target: string | undefined, link: string | undefined] {
    const [lost = '', link] = problemsIn({
      'wiki/flx.mdx': page('title: Lighting desk'),
      'wiki/safety.mdx': page('title: Safety', '[Smoke](/wiki/mvs#fluid)\n'),
      'urls.json': ['/wiki', '/wiki/flx', '/wiki/mvs'],
      ...files,
    });
    return [/"from": \["\/wiki\/mvs"\], "to": "([^"]*)"/.exec(lost)?.[1], link?.replace('content/wiki/safety.mdx:5:1  ', '')];
  }

  it('a lost address is proposed to lead to the new page of that name, and never to an address of similar letters', () => {
    expect(proposed({ 'wiki/smoke/mvs.mdx': page('title: Smoke') })).toEqual([
      '/wiki/smoke/mvs',
      'The page of the link /wiki/mvs#fluid has moved.  Write where it is now: /wiki/smoke/mvs#fluid.',
    ]);
    expect(proposed({})).toEqual([
      '…',
      'The link /wiki/mvs#fluid leads to no page.  Write the path of an existing page, or of a file in static/.',
    ]);
  });

  it('a lost address may not lead to “…”', () => {
    expect(problemsIn({ 'redirects.json': [{ from: ['/wiki/mvs'], to: '…' }], 'urls.json': ['/wiki/mvs'] })).not.toEqual([]);
  });
});
