import { addressOfHit } from '../../src/search/ui/safe-hits';

const PLACE = { siteUrl: 'https://crew.example', origin: 'http://localhost:9000', pathPrefix: '' };

describe('the address of a hit', () => {
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
  ])('%s leads to %s', (url, address) => {
    expect(addressOfHit(url, PLACE)).toBe(address);
  });

  it.each([
    ['https://crew.example/crew/wiki', '/wiki'],
    ['https://crew.example/wiki', '/wiki'],
    ['http://localhost:9000/blog/crew/x', 'http://localhost:9000/blog/crew/x'],
  ])('below a path prefix, %s leads to %s', (url, address) => {
    expect(addressOfHit(url, { ...PLACE, pathPrefix: '/crew' })).toBe(address);
  });
});
