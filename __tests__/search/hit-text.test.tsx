import { renderToStaticMarkup } from 'react-dom/server';
import { HitSnippet } from '../../src/search/ui/hit-text';
import type { SearchHit } from '../../src/search/response';

it.each([
  ['marks what matched', 'Coil a <mark>cable</mark> over <mark>under</mark>.', 'Coil a <mark>cable</mark> over <mark>under</mark>.'],
  [
    'marks no more if the text itself has such a tag',
    'The <mark>tag</mark>: <mark> is HTML.',
    'The <mark>tag</mark>: &lt;mark&gt; is HTML.',
  ],
  ['shows all other markup as text', '<mark>Tape</mark> <img src=x>', '<mark>Tape</mark> &lt;img src=x&gt;'],
])('a result %s', (_what, value, html) => {
  expect(renderToStaticMarkup(<HitSnippet hit={{ _snippetResult: { content: { value } } } as unknown as SearchHit} />)).toBe(html);
});
