import { pagesIn } from '../../src/wiki/ui/print-pack';

it('the address of a pack names each page of the wiki once, and nothing else', () => {
  expect(pagesIn('/wiki/lx,/wiki/lx,/shows,https://example.org/wiki/x,,/wiki')).toEqual(['/wiki/lx', '/wiki']);
});
