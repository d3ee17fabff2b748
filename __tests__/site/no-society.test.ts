/** The code knows no society by name: another one can build it over its own content. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

const { title, shortTitle, organisation, url, shortlinkUrl } = JSON.parse(readFileSync('content/site.json', 'utf8')) as Record<
  string,
  string
>;

/** What the society of `content/` is called, and where it lives. */
const NAMES = [title, shortTitle, organisation, new URL(url ?? '').hostname.replace(/^www\./, ''), new URL(shortlinkUrl ?? '').hostname];

const CODE = globSync(['src/**/*', 'scripts/**/*', 'hosting/**/*', 'static/**/*.svg', 'gatsby-*.ts', 'gatsby-*.tsx'], {
  ignore: ['**/*.ico', '**/*.png'],
});

it.each(NAMES)('nothing outside the content says “%s”', (name = '') => {
  expect(CODE.length).toBeGreaterThan(100);
  expect(name.length).toBeGreaterThan(4);
  expect(CODE.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(name.toLowerCase()))).toEqual([]);
});
