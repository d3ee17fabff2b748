import { renderToStaticMarkup } from 'react-dom/server';
import type { SearchHit } from '../../src/search/response';
import { addressOfHit, HitSnippet } from '../../src/search/ui/hits';

const PLACE = { siteUrl: 'https://crew.example', origin: 'http://localhost:9000', pathPrefix: '' };

it.each([
  ['/wiki/cables#coiling', '/wiki/cables#coiling'],
  ['https://crew.example/wiki/cables?x=1', '/wiki/cables?x=1'],
  ['http://localhost:9000/wiki', '/wiki'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['javascript:alert(1)', undefined],
  ['no address', undefined],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['/\t/elsewhere.example', undefined],
])('a hit with the address %s leads to %s', (url, address) => {
  expect(addressOfHit(url, PLACE)).toBe(address);
});

it.each([
  ['https://crew.example/crew/wiki', '/wiki'],
  ['https://crew.example/wiki', '/wiki'],
  ['http://localhost:9000/blog/crew/x', 'http://localhost:9000/blog/crew/x'],
])('a hit with the address %s leads to %s on a site with a path prefix', (url, address) => {
  expect(addressOfHit(url, { ...PLACE, pathPrefix: '/crew' })).toBe(address);
});

it.each([
  ['what matched marked', 'Coil a <mark>cable</mark> over <mark>under</mark>.', 'Coil a <mark>cable</mark> over <mark>under</mark>.'],
  [
    'no more marked if the text itself has such a tag',
    'The <mark>tag</mark>: <mark> is HTML.',
    'The <mark>tag</mark>: &lt;mark&gt; is HTML.',
  ],
  ['all other markup as text', '<mark>Tape</mark> <img src=x>', '<mark>Tape</mark> &lt;img src=x&gt;'],
])('a result shows %s', (_what, value, html) => {
  expect(renderToStaticMarkup(<HitSnippet hit={{ _snippetResult: { content: { value } } } as unknown as SearchHit} />)).toBe(html);
});
