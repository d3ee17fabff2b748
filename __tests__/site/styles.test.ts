import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Sheets that use DocSearch's own breakpoint. */
const BESIDE_DOCSEARCH = ['src/search/ui/docsearch.css', 'src/search/ui/search-dialog.module.css'];

it('layouts change at three widths, in em', () => {
  const widths = new Set<string>();
  for (const file of globSync('src/**/*.css', { ignore: BESIDE_DOCSEARCH })) {
    for (const [query] of readFileSync(file, 'utf8').matchAll(/@media[^{]*width[^{]*/g)) {
      for (const [, comparison = '', width = ''] of query.matchAll(/([<>]=?|:)\s*([\d.]+\w+)/g)) widths.add(`${comparison} ${width}`);
    }
  }
  // `<` and `>=` share a breakpoint, so that no width falls between two layouts.
  expect([...widths].sort()).toEqual(['< 37.5em', '< 62.3125em', '<= 77.5em', '>= 62.3125em']);
});

it('no two CSS modules share a file name', () => {
  const names = globSync('src/**/*.module.css').map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('underlines show in WebKit, which draws none for a shorthand of several values', () => {
  const files = globSync('src/**/*.css', { ignore: BESIDE_DOCSEARCH });
  const written = files.flatMap((file) => readFileSync(file, 'utf8').match(/text-decoration: *\S+ [^;]*;/g) ?? []);
  expect(written).toEqual([]);
});

it('no at-rule is nested inside a rule, because cssnano 5 merges rules without their conditions', () => {
  const files = globSync('src/**/*.css');
  // By indentation: an at-rule is nested if it is further in than the line that opens the rule.
  const holdsCondition = (file: string) => /^( *)[^@/\s].*\{\n(?:\1 .*\n|\n)*?\1 +@/m.test(readFileSync(file, 'utf8'));
  expect(files.filter(holdsCondition)).toEqual([]);
});
