import { urlOfWikiFile } from '../../src/content/wiki-address';

describe('the address of a wiki page', () => {
  it.each([
    ['wiki/index.mdx', '/wiki'],
    ['wiki/disciplines/index.mdx', '/wiki/disciplines'],
    ['wiki/disciplines/lx/mvs.mdx', '/wiki/disciplines/lx/mvs'],
    ['wiki/spaces/fab.md', '/wiki/spaces/fab'],
    ['wiki/5-pin-xlr.mdx', '/wiki/5-pin-xlr'],
    ['wiki/2-way-radios/index.mdx', '/wiki/2-way-radios'],
    ['wiki/2024/arrivals.mdx', '/wiki/2024/arrivals'],
  ])('of %s is %s', (file, url) => {
    expect(urlOfWikiFile(file)).toBe(url);
  });
});
