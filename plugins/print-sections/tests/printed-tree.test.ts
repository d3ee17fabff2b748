import type { Root } from 'hast';
import { printedTree } from '../ui/printed-tree';

const LX = '/wiki/lx';
const LAMPS = '/wiki/lx/lamps';
const ALIKE = ['/wiki/lx-lamps', '/wiki/lx.lamps'];
const NOT_LATIN = '/wiki/照明';
const element = (tagName: string, properties: object, ...children: object[]): object => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): object => ({ type: 'text', value });
const root = (...children: object[]): Root => ({ type: 'root', children }) as Root;
const printed = (...children: object[]): unknown[] =>
  printedTree(root(...children), LX, new Map([LX, LAMPS, ...ALIKE, NOT_LATIN].map((path, index) => [path, index + 1]))).children;
const link = (href: string): unknown => (printed(element('a', { href }))[0] as { properties: { href: string } }).properties.href;

it.each([
  ['to a page beside it', LAMPS, '#/wiki/lx/lamps'],
  ['to a page whose address is not in Latin letters', encodeURI(`${NOT_LATIN}#幕`), `#${NOT_LATIN}:幕`],
  ['to any other page', '/wiki/sound#mics', '/wiki/sound#mics'],
  ['to another site', 'https://example.org/#x', 'https://example.org/#x'],
])('a printed page links %s', (_where, href, address) => {
  expect(link(href)).toBe(address);
});

it('each printed page and heading has its own anchor, however similar their addresses', () => {
  const addresses = [LX, LAMPS, ...ALIKE, `${LX}#lamps`];
  expect(new Set(addresses.map(link)).size).toBe(addresses.length);
});

it('a printed link to another part has its number, because paper has no links', () => {
  expect(printed(element('a', { href: `${LAMPS}#par` }))).toEqual([element('a', { href: '#/wiki/lx/lamps:par', dataPart: 2 })]);
  expect(printed(element('a', { href: '#safety' }))).toEqual([element('a', { href: '#/wiki/lx:safety' })]);
});

it('printed acronyms are plain words, without their meanings', () => {
  const button = element('button', { popoverTarget: 'acronym-DSM' }, text('DSM'));
  expect(
    printed(element('p', {}, text('A '), element('abbr', {}, button)), element('div', { dataAcronyms: '' }, text('DSM Deputy'))),
  ).toEqual([element('p', {}, text('A '), text('DSM'))]);
});

it('a printed page loads its pictures at once, and leaves out what needs a screen', () => {
  expect(
    printed(element('img', { src: '/a.png', loading: 'lazy' }), element('PageList', {}), element('WikiStats', { part: 'due' })),
  ).toEqual([element('img', { src: '/a.png', loading: 'eager' })]);
});

it('a printed page fetches no picture for dark screens that is out of view', () => {
  const dark = element('picture', { className: ['dark'] }, element('img', { src: '/a.svg#dark', loading: 'lazy' }));
  expect(printed(dark)).toEqual([dark]);
});
