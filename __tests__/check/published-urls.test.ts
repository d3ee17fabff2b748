import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readContent } from '../../src/content-model/read-content';
import { extendRecord, publishedUrls } from '../../src/links/node/site-addresses';
import { findProblems } from '../../src/site/node/find-problems';
import { contentFolder, page, SITE, type ContentFileTexts } from '../support/content-folder';
import { problemsIn } from '../support/content-problems';

const wiki = {
  'wiki/spaces/fab.mdx': page('title: FAB\nshortlinks: [fab]'),
  'redirects.json': [{ from: ['/join'], to: '/shows' }],
};

it('the recorded addresses are pages, tags, short links and redirects, but not 404 or templates, in the order of their numbers', () => {
  const tagged = { 'wiki/12-volt.mdx': page('title: A'), 'wiki/2-way-radios/index.mdx': page('title: A\ntags: [Kit]') };
  const content = readContent(contentFolder({ ...wiki, ...tagged }));
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

it.each([
  ['a page that was moved to another folder', '/wiki/places/fab', '"/wiki/spaces/fab" } to content/redirects.json.'],
  ['a short link that was removed', '/fab19', '"…" } to content/redirects.json, with the page that readers should find now.'],
])('the record of published addresses says how to keep %s', (_what, lost, target) => {
  expect(problemsIn({ ...wiki, 'urls.json': ['/wiki', lost] })).toEqual([
    `content/urls.json:3:3  The address ${lost} was published and no longer answers.  Add { "from": ["${lost}"], "to": ${target} Delete this line only if nobody has the link.`,
  ]);
});

it.each<[file: string, source: string, addresses: string[]]>([
  ['wiki/spaces/fab.mdx', '---\ntitle: FAB\nshortlinks: [fab\n---\n', ['/fab', '/join', '/wiki/spaces/fab']],
  ['redirects.json', '[', ['/fab', '/join', '/wiki/spaces/fab']],
  ['shows/2025-2026.json', '[', ['/shows/2025-2026/ghosts']],
  ['hires/2025-2026.json', '[', ['/hires/2025-2026']],
  ['venues.json', '[', ['/venues/dock']],
  ['societies.json', '[', ['/societies/walkers']],
])('an address that may belong to the invalid file %s is not lost, and links to it are not reported', (file, source, addresses) => {
  const links = addresses.filter((address) => address.split('/').length > 2).map((address) => `[There](${address})\n`);
  const files: ContentFileTexts = { ...wiki, 'wiki/a.mdx': page('title: A', links.join('')), 'urls.json': [...addresses, '/gone'] };
  const places = problemsIn({ ...files, [file]: source }).map((line) => line.replace(/:.*/, ''));
  expect(new Set(places)).toEqual(new Set([`content/${file}`]));
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

it.each([
  [
    'the only new page of that name',
    { 'wiki/smoke/mvs.mdx': page('title: Smoke') },
    '"/wiki/smoke/mvs" }',
    'The page of the link /wiki/mvs#fluid has moved.  Write where it is now: /wiki/smoke/mvs#fluid.',
  ],
  [
    'no page of a name with similar letters',
    {},
    '"…" }',
    'The link /wiki/mvs#fluid leads to no page.  Write the path of an existing page, or of a file in static/.',
  ],
])('a lost address is proposed to lead to %s, and so are links to it', (_what, files, target, link) => {
  const problems = problemsIn({
    'wiki/flx.mdx': page('title: Lighting desk'),
    'wiki/safety.mdx': page('title: Safety', '[Smoke](/wiki/mvs#fluid)\n'),
    'urls.json': ['/wiki', '/wiki/flx', '/wiki/mvs'],
    ...files,
  });
  expect(problems).toEqual([expect.stringContaining(`{ "from": ["/wiki/mvs"], "to": ${target}`), `content/wiki/safety.mdx:5:1  ${link}`]);
});

it('a lost address may not lead to “…”', () => {
  expect(problemsIn({ 'redirects.json': [{ from: ['/wiki/mvs'], to: '…' }], 'urls.json': ['/wiki/mvs'] })).not.toEqual([]);
});
