/** The code knows no society by name: another one can build it over its own content. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Parts of the name and address of the society that this was built for. Only content and settings may contain them. */
const NAMES = ['Warwick', 'Tech Crew', 'wwtc'];

const CODE = globSync(['src/**/*', 'scripts/**/*', 'tools/**/*.ts', 'hosting/**/*', 'static/**/*.svg', 'gatsby-*.ts', 'gatsby-*.tsx'], {
  ignore: ['**/*.ico', '**/*.png'],
});

it.each(NAMES)('nothing outside the content says “%s”', (name) => {
  expect(CODE.length).toBeGreaterThan(100);
  expect(CODE.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(name.toLowerCase()))).toEqual([]);
});
