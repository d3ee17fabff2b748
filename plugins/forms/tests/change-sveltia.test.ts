import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { changeSveltia } from '../node/change-sveltia';

const FOLDER = 'node_modules/@sveltia/cms';

it('every file of Sveltia has what the build changes in it', () => {
  const files = globSync(['npm/**/*.js', 'locales/*.json'], { cwd: FOLDER, ignore: ['npm/assets/**'] });
  expect(files).toEqual(expect.arrayContaining(['npm/index.js', 'locales/en-GB.json']));
  const changed = files.map((file) => changeSveltia(file, readFileSync(path.join(FOLDER, file), 'utf8')));
  expect(changed.join('')).not.toMatch(/@font-face\s*\{[^}]*url\(https:/);
});

it('a change that finds nothing stops the build, and says why the change is there', () => {
  expect(() => changeSveltia('cms/npm/index.js', 'a next version')).toThrow(
    /cms\/npm\/index\.js no longer contains .*Adapt change-sveltia\.ts, or delete the change: Sveltia would load the same fonts/,
  );
});
