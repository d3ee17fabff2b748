/** The files that text editors complete fields from are those of the content model as it stands. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { editorHelp } from '../../src/content/editor-help';

it.each([...editorHelp()])('%s is fresh; if not, run "npm run schemas"', (file, text) => {
  expect(existsSync(file) ? readFileSync(file, 'utf8') : 'missing').toBe(text);
});

it('leaves no schema behind of a kind that is gone', () => {
  expect(
    readdirSync('content/schemas')
      .map((name) => `content/schemas/${name}`)
      .filter((file) => !editorHelp().has(file)),
  ).toEqual([]);
});
