import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const SHEETS = globSync('src/**/*.css').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/** Without the sheets that use DocSearch's own breakpoint. */
const OWN = SHEETS.filter(({ file }) => !['src/search/ui/docsearch.css', 'src/search/ui/search-dialog.module.css'].includes(file));

it('layouts change at three widths, in em', () => {
  const queries = OWN.flatMap(({ text }) => text.match(/@media[^{]*width[^{]*/g) ?? []);
  const widths = queries.flatMap((query) =>
    [...query.matchAll(/([<>]=?|:)\s*([\d.]+\w+)/g)].map(([, comparison, width]) => `${comparison} ${width}`),
  );
  // `<` and `>=` share a breakpoint, so that no width falls between two layouts.
  expect([...new Set(widths)].sort()).toEqual(['< 37.5em', '< 62.3125em', '<= 77.5em', '>= 62.3125em']);
});

it('no two CSS modules share a file name', () => {
  const names = globSync('src/**/*.module.css').map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('underlines show in WebKit, which draws none for a shorthand of several values', () => {
  expect(OWN.flatMap(({ text }) => text.match(/text-decoration: *\S+ [^;]*;/g) ?? [])).toEqual([]);
});

it('no at-rule is nested inside a rule, because cssnano 5 merges rules without their conditions', () => {
  // By indentation: an at-rule is nested if it is further in than the line that opens the rule.
  const nested = SHEETS.filter(({ text }) => /^( *)[^@/\s].*\{\n(?:\1 .*\n|\n)*?\1 +@/m.test(text));
  expect(nested.map(({ file }) => file)).toEqual([]);
});
