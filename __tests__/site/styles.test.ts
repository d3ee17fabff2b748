import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Widths at which media queries of all style sheets begin (`min-width`) or end (`max-width`), with their files. */
function boundaries(feature: 'min-width' | 'max-width'): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const file of globSync('src/**/*.css')) {
    const queries = readFileSync(file, 'utf8').match(/@media[^{]*/g) ?? [];
    for (const [, width] of queries.join().matchAll(new RegExp(`\\(${feature}: ([\\d.]+)px\\)`, 'g')))
      found.set(Number(width), [...(found.get(Number(width)) ?? []), file]);
  }
  return found;
}

it('no window falls between two layouts: with browser zoom, widths are fractions of pixels', () => {
  const begins = boundaries('min-width');
  const gaps = [...boundaries('max-width')]
    .filter(([width]) => begins.has(width + 1))
    .map(([width, files]) => `${width} px to ${width + 1} px: ${[...files, ...(begins.get(width + 1) ?? [])].join(', ')}`);
  expect(begins.size).toBeGreaterThan(0);
  expect(gaps).toEqual([]);
});
