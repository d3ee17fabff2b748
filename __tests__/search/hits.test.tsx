/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import type { SearchHit } from '../../src/search/search-api';
import { addressOfHit, HitSnippet } from '../../src/search/ui/hits';

afterEach(() => Object.assign(globalThis, { __BASE_PATH__: '' }));

it.each([
  ['/wiki/cables#coiling', '', '/wiki/cables#coiling'],
  ['https://crew.example/wiki/cables?x=1', '', '/wiki/cables?x=1'],
  ['http://localhost/wiki', '', '/wiki'],
  ['https://elsewhere.example/a', '', 'https://elsewhere.example/a'],
  ['javascript:alert(1)', '', undefined],
  ['no address', '', undefined],
  ['//elsewhere.example', '', undefined],
  ['/\\elsewhere.example', '', undefined],
  ['/\t/elsewhere.example', '', undefined],
  ['https://crew.example/crew/wiki', '/crew', '/wiki'],
  ['https://crew.example/wiki', '/crew', '/wiki'],
  ['http://localhost/blog/crew/x', '/crew', 'http://localhost/blog/crew/x'],
])('a hit with the address %s, on a site with the path prefix “%s”, leads to %s', (url, prefix, address) => {
  Object.assign(globalThis, { __BASE_PATH__: prefix });
  expect(addressOfHit(url, 'https://crew.example')).toBe(address);
});

it.each([
  ['what matched marked', 'Coil a <mark>cable</mark> over <mark>under</mark>.', 'Coil a <mark>cable</mark> over <mark>under</mark>.'],
  ['no more marked if the text has such a tag', 'The <mark>tag</mark>: <mark> is.', 'The <mark>tag</mark>: &lt;mark&gt; is.'],
  ['all other markup as text', '<mark>Tape</mark> <img src=x>', '<mark>Tape</mark> &lt;img src=x&gt;'],
])('a result shows %s', (_what, value, html) => {
  expect(renderToStaticMarkup(<HitSnippet hit={{ _snippetResult: { content: { value } } } as unknown as SearchHit} />)).toBe(html);
});
