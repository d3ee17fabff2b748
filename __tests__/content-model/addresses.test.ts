import { fileSlugOf, PART_OF_ADDRESS, slugOf } from '../../src/content-model/address-rules';
import {
  currentOf,
  fileOfAddress,
  idInHash,
  pathnameWithoutPrefix,
  decodeAddress,
  sourceAddress,
  encodeAddress,
} from '../../src/content-model/addresses';

it.each([
  ['#gloves', 'gloves'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
  ['', ''],
])('an address with the hash "%s" names the id "%s"', (hash, id) => {
  expect(idInHash(hash)).toBe(id);
});

it.each([
  ['/people/søren-ærø', '/people/s%C3%B8ren-%C3%A6r%C3%B8'],
  ['/shows/2025-2026/桜の園', '/shows/2025-2026/%E6%A1%9C%E3%81%AE%E5%9C%92'],
  ['/docs/what?#100%', '/docs/what%3F%23100%25'],
  ["/docs/it's_(new)@b+c", "/docs/it's_(new)@b+c"],
])('the path %s is written as %s, and read back', (path, written) => {
  expect(encodeAddress(path)).toBe(written);
  expect(decodeAddress(written)).toBe(path);
});

it('an address is the same however the accents of its letters are encoded', () => {
  expect(decodeAddress('/docs/cafe%CC%81')).toBe(decodeAddress('/docs/caf%C3%A9'));
});

it.each([
  ['Café Setup', 'cafe-setup'],
  ['Световой Пульт №2', 'световой-пульт-no2'],
  ['हिन्दी 🎭️ नाटक', 'हिन्दी-नाटक'],
  ['ｶﾞﾗｽ', 'ガラス'],
  ['می\u200cشود', 'میشود'],
  ['1️⃣ First', '1-first'],
  ['🎭️', 'page'],
])('a file called %s gets the address %s', (name, address) => {
  expect(fileSlugOf(name)).toBe(address);
  expect(PART_OF_ADDRESS.test(address)).toBe(true);
});

it.each([
  ['Nguyễn Văn', 'nguyen-van'],
  ['ガラスの動物園', 'ガラスの動物園'],
  ['हिन्दी नाटक', 'हिन्दी-नाटक'],
])('a name such as %s ends an address as %s, however its accents are encoded', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slugOf(name.normalize('NFD'))).toBe(slug);
});

it.each([
  ['/shows/2025-2026', ['/wiki', '/shows'], '/shows'],
  ['/people/mike-stand', ['/wiki', '/shows'], '/shows'],
  ['/exec', ['/wiki', '/opportunities'], '/opportunities'],
  ['/exec', ['/opportunities', '/exec'], '/exec'],
  ['/hires/archive', ['/hires', '/hires/archive'], '/hires/archive'],
  ['/hirestaff', ['/hires', null], undefined],
  ['/', ['/wiki', '/'], '/'],
])('on %s, a menu with links to %j marks %s alone', (pathname, targets, marked) => {
  expect(currentOf(targets, pathname)).toBe(marked);
});

it.each([
  ['/wiki/', '', '/wiki'],
  ['/', '', '/'],
  ['/crew/wiki', '/crew', '/wiki'],
  ['/crew/', '/crew', '/'],
  ['/crew', '/crew', '/'],
])('the page at %s, below the prefix "%s", is %s', (pathname, prefix, expected) => {
  expect(pathnameWithoutPrefix(pathname, prefix)).toBe(expected);
});

it.each([
  ['./a%20wall.png', './a wall.png'],
  ['./photo.png?raw=true#top', './photo.png'],
  ['./100%/x%20y.png', './100%/x y.png'],
  ['./100%25/caf%C3%A9.png', './100%/café.png'],
  ['./50%ff.png', './50%ff.png'],
])('a text that names the file %s means %s', (address, file) => {
  expect(fileOfAddress(address)).toBe(file);
});

it('a file of the content is edited on the repository’s host, whatever its name', () => {
  const repository = { url: 'https://git.example/crew', branch: 'main', contentPath: 'content' };
  expect(sourceAddress(repository, 'wiki/größe #1.mdx')).toBe('https://git.example/crew/edit/main/content/wiki/gr%C3%B6%C3%9Fe%20%231.mdx');
});
