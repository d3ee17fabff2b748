import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** These follow the style sheets of DocSearch, which has a breakpoint of its own. */
const BESIDE_DOCSEARCH = ['src/search/ui/docsearch.css', 'src/search/ui/search-dialog.module.css'];

it('layouts change at three widths, in em', () => {
  const widths = new Set<string>();
  for (const file of globSync('src/**/*.css', { ignore: BESIDE_DOCSEARCH })) {
    for (const [query] of readFileSync(file, 'utf8').matchAll(/@media[^{]*width[^{]*/g)) {
      for (const [, comparison = '', width = ''] of query.matchAll(/([<>]=?|:)\s*([\d.]+\w+)/g)) widths.add(`${comparison} ${width}`);
    }
  }
  // One boundary has one side only, so that no window falls between two layouts.
  expect([...widths].sort()).toEqual(['< 37.5em', '< 62.3125em', '<= 77.5em', '>= 62.3125em']);
});

it('no two CSS modules share a file name', () => {
  const names = globSync('src/**/*.module.css').map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('lines below words are drawn in WebKit, which knows one value of the shorthand', () => {
  const files = globSync('src/**/*.css', { ignore: BESIDE_DOCSEARCH });
  const written = files.flatMap((file) => readFileSync(file, 'utf8').match(/text-decoration: *\S+ [^;]*;/g) ?? []);
  expect(written).toEqual([]);
});

it('no rule holds a condition, which the build would lose: cssnano 5 merges rules without their conditions', () => {
  const files = globSync('src/**/*.css');
  // Found by its indentation: a line that opens a rule, then only lines further in.
  const holdsCondition = (file: string) => /^( *)[^@/\s].*\{\n(?:\1 .*\n|\n)*?\1 +@/m.test(readFileSync(file, 'utf8'));
  expect(files.filter(holdsCondition)).toEqual([]);
});
