import type { Root } from 'hast';
import { printedTree } from '../ui/printed-tree';

const LX = '/wiki/lx';
const LAMPS = '/wiki/lx/lamps';
const ALIKE = ['/wiki/lx-lamps', '/wiki/lx.lamps'];
const NOT_LATIN = '/wiki/照明';
const element = (tagName: string, properties: object, ...children: object[]) => ({ type: 'element', tagName, properties, children });
const text = (value: string): object => ({ type: 'text', value });
const parts = new Map([LX, LAMPS, ...ALIKE, NOT_LATIN].map((path, index) => [path, index + 1]));
const printed = (...children: object[]): unknown[] => printedTree({ type: 'root', children } as Root, LX, parts).children;
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
  const acronym = element('abbr', {}, element('button', { popoverTarget: 'acronym-DSM' }, text('DSM')));
  const meanings = element('div', { dataAcronyms: '' }, text('DSM Deputy'));
  expect(printed(element('p', {}, text('A '), acronym), meanings)).toEqual([element('p', {}, text('A '), text('DSM'))]);
});

it('a printed page loads its pictures at once, but none for dark screens, and leaves out what needs a screen', () => {
  const picture = (loading: string) => element('img', { src: '/a.png', loading });
  const dark = element('picture', { className: ['dark'] }, picture('lazy'));
  const screen = [element('PageList', {}), element('WikiStats', { part: 'due' })];
  expect(printed(picture('lazy'), dark, ...screen)).toEqual([picture('eager'), dark]);
});
