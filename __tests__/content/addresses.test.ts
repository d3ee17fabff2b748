import { idInHash, isInternal, parseAddress, plainPathname, qrCodePath, shortAddress, splitHash } from '../../src/content/addresses';

describe('an address', () => {
  it('is parsed alike the first time and the ten thousandth, whatever its letters', () => {
    const hosts = new Set(Array.from({ length: 10_000 }, () => parseAddress('https://café.example')?.hostname));
    expect([...hosts]).toEqual(['xn--caf-dma.example']);
    expect(parseAddress('/wiki')).toBeUndefined();
  });

  it.each([
    ['/wiki', true],
    ['/', true],
    ['//elsewhere.example', false],
    ['https://elsewhere.example', false],
    ['#part', false],
  ])('%s is of this site: %s', (address, expected) => {
    expect(isInternal(address)).toBe(expected);
  });

  it.each([
    ['/wiki/safety', { path: '/wiki/safety', hash: '' }],
    ['/wiki/safety#gloves', { path: '/wiki/safety', hash: 'gloves' }],
    ['https://a.example/b#c#d', { path: 'https://a.example/b', hash: 'c#d' }],
  ])('%s is a path and an anchor', (address, expected) => {
    expect(splitHash(address)).toEqual(expected);
  });

  it.each([
    ['#gloves', 'gloves'],
    ['#caf%C3%A9', 'café'],
    ['#100%', '100%'],
    ['', ''],
  ])('with %s names the place "%s"', (hash, id) => {
    expect(idInHash(hash)).toBe(id);
  });

  it('is written on a poster without its protocol', () => {
    expect(shortAddress('https://wwtc.uk/cables')).toBe('wwtc.uk/cables');
    expect(shortAddress('http://wwtc.uk/')).toBe('wwtc.uk');
  });
});

describe('the path of a page', () => {
  it.each([
    ['/wiki/', '', '/wiki'],
    ['/', '', '/'],
    ['/crew/wiki', '/crew', '/wiki'],
    ['/crew/', '/crew', '/'],
    ['/crew', '/crew', '/'],
  ])('%s below the prefix "%s" is %s', (pathname, prefix, expected) => {
    expect(plainPathname(pathname, prefix)).toBe(expected);
  });
});

it('knows where the QR code of a short link is', () => {
  expect(qrCodePath('fab0.19')).toBe('/short-links/fab0.19.svg');
});
