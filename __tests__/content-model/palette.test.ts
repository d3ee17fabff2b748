import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'opentype.js';
import { FONT_FILES, PALETTES, readLook } from '../../src/content-model/palette';

const tokens = readFileSync('src/site/style/tokens.css', 'utf8');

it('the look of another society may be written in capitals, as brand guides do', () => {
  const capitals = tokens.replace(/#[\da-f]+/g, (colour) => colour.toUpperCase());
  expect(readLook(capitals).palettes).toEqual(PALETTES);
  expect(Object.keys(readLook(capitals).gelNames)).toEqual(['1', '2', '3', '4']);
});

it('the look of another society may name its fonts as Fontsource does, without quotation marks', () => {
  expect(readLook(tokens.replace(/url\('(@[^']*)'\)/g, 'url($1)')).fontFiles).toEqual(FONT_FILES);
});

it.each([
  ['a colour that drawings cannot read', /--line: #\w+;/, '--line: oklch(40% 0.1 260);', '--line is "oklch(40% 0.1 260)"'],
  ['a colour of dark mode that drawings cannot read', /(?<=scheme: dark;\s+--paper: )[^;]+/, 'navy', '--paper is "navy"'],
  ['a colour that is missing', /--tint: #\w+;/, '', '--tint is missing'],
  ['a gel without a name', /--gel-3: (#\w+); .*/, '--gel-3: $1;', '--gel-3'],
  ['a typeface without bold', /^ *src: url\(.*-700-.*$/m, '', 'bold'],
])('the look of another society is refused with %s', (_what, from, to, named) => {
  expect(() => readLook(tokens.replace(from, to))).toThrow(named);
});

/** Makes `expect.closeTo` allow a difference of two. */
const WITHIN_TWO = -Math.log10(4);

const SAMPLE = 'The quick brown fox jumps over the lazy dog. How shows are lit, mixed, rigged, built, called and filmed.';

it.each([
  ['400', 45_465],
  ['700', 49_063],
])('text does not move when the typeface has loaded: its stand-in of weight %s has its measures', (weight, widthInArial) => {
  const file = path.join('node_modules', String(FONT_FILES[weight]).replace(/2$/, ''));
  const font = parse(new Uint8Array(readFileSync(file)).buffer);
  const size = font.getAdvanceWidth(SAMPLE, 1000) / widthInArial;
  const face = tokens.split('@font-face').find((rules) => rules.includes('local(') && rules.includes(`font-weight: ${weight};`)) ?? '';
  const measures = face.matchAll(/(size-adjust|ascent-override|descent-override): ([\d.]+)%/g);
  const near = (share: number): unknown => expect.closeTo(share * 100, WITHIN_TWO);
  expect(Object.fromEntries([...measures].map(([, name, percent]) => [name, Number(percent)]))).toEqual({
    'size-adjust': near(size),
    'ascent-override': near(font.ascender / font.unitsPerEm / size),
    'descent-override': near(-font.descender / font.unitsPerEm / size),
  });
});
