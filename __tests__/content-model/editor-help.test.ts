/** Schemas and snippets for text editors must match the content model. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { editorHelp } from '../../src/content-model/editor-help';

it.each([...editorHelp()])('%s is fresh; if not, run "npm run schemas"', (file, text) => {
  expect(existsSync(file) ? readFileSync(file, 'utf8') : 'missing').toBe(text);
});

it('keeps no schema of a kind that no longer exists', () => {
  expect(
    readdirSync('content/schemas')
      .map((name) => `content/schemas/${name}`)
      .filter((file) => !editorHelp().has(file)),
  ).toEqual([]);
});
