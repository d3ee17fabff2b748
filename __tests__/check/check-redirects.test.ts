import { readFileSync } from 'node:fs';
import { MOST_BYTES_OF_PATH } from '../../src/content-model/address-rules';
import { page } from '../support/content-folder';
import { problemsIn } from '../support/content-problems';

const wiki = {
  'wiki/kit/index.mdx': page('title: Kit'),
  'wiki/kit/desk.mdx': page('title: Desk'),
  'wiki/safety.mdx': page('title: Safety\nshortlinks: [safety]\nsectionShortlinks: [{shortlink: ppe, hash: gloves}]', '## Gloves\n'),
};

/** What the check says of a redirect table, one entry a line from line 2 on. */
function problemsOf(...entries: { from: string[]; to: string }[]): string[] {
  return problemsIn({ ...wiki, 'redirects.json': `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]` });
}

it('the redirect table accepts free paths that lead to existing targets in one step', () => {
  expect(
    problemsOf(
      { from: ['/helmets', '/wiki/old/safety', '/old.html', '/mt_mics', '/fab0.19'], to: '/wiki/safety' },
      { from: ['/hands'], to: '/wiki/safety#gloves' },
      { from: ['/join'], to: 'https://union.example/?a=1' },
      { from: ['/opportunities-2', '/opportunities-2.html'], to: '/opportunities' },
      // Addresses of an older site, in either spelling.
      { from: ['/docs/Caf%C3%A9%20Set-up', '/docs/Über', '/docs/日本語', "/docs/what's_(new)_", '/docs/@kit/c++'], to: '/shows' },
    ),
  ).toEqual([]);
});

it('the redirect table may lead to a file of the content, such as a price list, if the file exists', () => {
  const tree = (to: string) => ({ ...wiki, 'static/files/price list.pdf': 'x', 'redirects.json': [{ from: ['/prices'], to }] });
  expect(problemsIn(tree('/files/price%20list.pdf'))).toEqual([]);
  expect(problemsIn(tree('/files/terms.pdf'))).toEqual([expect.stringContaining('or of a file in static/')]);
});

it.each(['/', '/a b', '/a?b', '/a#b', '/a%3Fb', '/a%2', '/a//b', '/a/..', '/a.', '/.well-known', '/_redirects', '/a*', '/:name'])(
  'the redirect table refuses the path %s',
  (from) => {
    expect(problemsOf({ from: [from], to: '/shows' })).toEqual([expect.stringMatching(/^content\/redirects\.json:2:\d+ {2}/)]);
  },
);

it('the redirect table refuses a path that is too long for nginx', () => {
  const room = Number(/map_hash_bucket_size (\d+);/.exec(readFileSync('hosting/nginx.conf', 'utf8'))?.[1]);
  // A bucket holds the path, its length, a pointer to its target and one that ends the bucket.
  expect(room).toBeGreaterThan(MOST_BYTES_OF_PATH + 32);
  const longest = `/${'x'.repeat(200)}/${'y'.repeat(200)}/${'z'.repeat(MOST_BYTES_OF_PATH - 403)}`;
  expect(problemsOf({ from: [longest], to: '/shows' })).toEqual([]);
  expect(problemsOf({ from: [`${longest}z`], to: '/shows' })).toEqual([expect.stringContaining('is too long')]);
});

it('the redirect table refuses a path that the site itself uses, or below one of its files', () => {
  const own = ['/wiki', '/short-links', '/people/anna-lee', '/INDEX', '/index.html', '/page-data', '/static/x'];
  const files = ['/social-card.png', '/Robots.txt/more', '/wiki/safety.html/more'];
  expect(problemsOf({ from: [...own, ...files], to: '/shows' })).toEqual(
    [...own, ...files].map((from) => expect.stringContaining(`The site itself uses the path "${from}".`) as string),
  );
});

it.each<[what: string, entries: string[], ...problems: string[]]>([
  [
    'has no address of a page, whatever its case, ending or encoding',
    ['/exec.html → /hires', '/wiki/Safety → /hires', '/wiki/kit/index.html → /hires', '/wiki/s%61fety → /hires'],
    'redirects.json:2:10  The redirect "/exec.html" is the address of the page /exec.  Choose another path, or delete the redirect.',
    'redirects.json:3:10  The redirect "/wiki/Safety" is the address of the page /wiki/safety.  Choose another path, or delete the redirect.',
    'redirects.json:4:10  The redirect "/wiki/kit/index.html" is the address of the page /wiki/kit.',
    'redirects.json:5:10  The redirect "/wiki/s%61fety" is the address of the page /wiki/safety.',
  ],
  [
    'holds each path once, whatever its case or encoding',
    ['/join → /shows', '/join → /hires', '/JOIN → /hires', '/docs/Café → /shows', '/docs/caf%C3%A9 → /hires'],
    'redirects.json:3:10  The redirect "/join" is taken: content/redirects.json:2 has it.  Keep one of the two.',
    'redirects.json:4:10  The redirect "/JOIN" is taken: content/redirects.json:2 has "/join", which hosts take for the same.  Keep one of the two.',
    'redirects.json:6:10  The redirect "/docs/caf%C3%A9" is taken',
  ],
  [
    'leads two paths that share a file to the same target',
    ['/jobs → /shows', '/jobs.html → /hires'],
    'redirects.json:3:10  Hosts serve one file for "/jobs.html" and "/jobs", which content/redirects.json:2 has.  Point both to the same page.',
  ],
  [
    'has no file of a short link',
    ['/ppe.html → /shows'],
    'wiki/safety.mdx:4:22  The short link "ppe" is also a redirect: content/redirects.json has "/ppe.html".  Keep one of the two.',
  ],
  [
    'leads to pages and headings that exist',
    ['/a → /wiki/safty', '/b → /wiki/safety#glove'],
    'redirects.json:2:16  The link /wiki/safty leads to no page.  Did you mean "/wiki/safety"? Write the path of an existing page',
    'redirects.json:3:16  The link /wiki/safety#glove names a heading that does not exist.  Did you mean "gloves"? Headings there: gloves.',
  ],
  [
    'leads to its final target in one step',
    ['/b → /c', '/c → /d', '/d → /ppe'],
    'redirects.json:2:16  The link /c goes through a short link or redirect.  Write where it ends: /wiki/safety#gloves.',
    'redirects.json:3:16  The link /d goes through a short link or redirect.  Write where it ends: /wiki/safety#gloves.',
    'redirects.json:4:16  The link /ppe goes through a short link or redirect.  Write where it ends: /wiki/safety#gloves.',
  ],
  [
    'has no loop',
    ['/a → /b', '/b → /a', '/c → /c?x=1'],
    'redirects.json:2:16  The link /b ends in a loop of redirects.  Point one of them to a page.',
    'redirects.json:3:16  The link /a ends in a loop of redirects.  Point one of them to a page.',
    'redirects.json:4:16  The link /c?x=1 ends in a loop of redirects.  Point one of them to a page.',
  ],
])('the redirect table %s', (_what, entries, ...problems) => {
  const table = entries.map((entry) => entry.split(' → ')).map(([from = '', to = '']) => ({ from: [from], to }));
  expect(problemsOf(...table)).toEqual(problems.map((problem) => expect.stringContaining(`content/${problem}`) as string));
});

it.each([
  ['plan.pdf', '.pdf'],
  ['logo.SVG', '.SVG'],
])('a short link does not look like a file: %s', (name, ending) => {
  expect(problemsIn({ 'wiki/a.mdx': page(`title: A\nshortlinks: [${name}, fab0.19]`) })).toEqual([
    `content/wiki/a.mdx:3:14  The short link "${name}" ends in "${ending}", so hosts take it for a file.  Delete "${ending}" from it.`,
  ]);
});

it.each(['people', 'short-links', 'page-data', 'static', 'icons', '404', 'index', 'Index'])('a short link is not called %s', (name) => {
  expect(problemsIn({ 'wiki/a.mdx': page(`title: A\nshortlinks: ["${name}"]`) })).toEqual([
    `content/wiki/a.mdx:3:14  The site itself uses the name "${name}".  Choose another name.`,
  ]);
});
