/** Letter widths of B612, the site's typeface, relative to the font size. */
const LETTERS_OF_WIDTH: readonly (readonly [width: number, letters: string])[] = [
  [0.2, `'|`],
  [0.25, ',;·'],
  [0.3, '.:Iij°²³¹'],
  [0.35, ' !l\u00a0'],
  [0.4, '"frt'],
  [0.45, '()-J[s'],
  [0.5, '=]cz'],
  [0.525, 'a'],
  [0.55, '$*/?FLS\\_`ekvxy£àáâãäåèéêë'],
  [0.65, '0123456789<>ABDGRVX{'],
  [0.7, '&HU«»'],
  [0.75, 'N^w~¼½¾'],
  [0.8, 'OQ×'],
  [0.85, '#'],
  [0.9, '%Mm'],
  [0.95, 'W'],
  [1, '@—…'],
];
const WIDTH_OF_OTHERS = 0.6;

const widths = new Map(LETTERS_OF_WIDTH.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));

/** Width of a text on one line in pixels, for a font size in pixels. */
export function widthOfText(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? WIDTH_OF_OTHERS) * size, 0);
}
