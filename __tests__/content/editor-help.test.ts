/** The files that text editors complete fields from are those of the content model as it stands. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { JSON_KINDS, schemaOfFile } from '../../src/content/json-kinds';
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

it('VS Code gets a schema for every JSON file', () => {
  const settings = JSON.parse(editorHelp().get('.vscode/settings.json') ?? '') as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  for (const { url } of settings['json.schemas']) expect(editorHelp().has(url.replace('./', ''))).toBe(true);
  expect(settings['json.schemas'].flatMap(({ fileMatch }) => fileMatch)).toEqual(
    JSON_KINDS.flatMap(({ files }) => files.map((file) => `/content/${file}`)),
  );
  for (const folder of ['exec', 'shows', 'hires', 'history']) expect(schemaOfFile(`${folder}/2025-2026.json`)).toBeDefined();
});

it.each(['exec/old/2025-2026.json', 'exec/.json', 'exec/2025-2026.json.txt', 'sites.json'])('%s is no file of the content', (name) => {
  expect(schemaOfFile(name)).toBeUndefined();
});

it('every field of the front matter, admonition and component is a snippet', () => {
  const snippets = JSON.parse(editorHelp().get('.vscode/content.code-snippets') ?? '') as Record<
    string,
    { prefix: string; body: string[] }
  >;
  const bodies = Object.fromEntries(Object.values(snippets).map(({ prefix, body }) => [prefix, body]));
  expect(bodies).toMatchObject({
    title: ['title: $1'],
    shortlinks: ['shortlinks: [$1]'],
    sectionShortlinks: ['sectionShortlinks:', '  - $1'],
    disable_banner: ['disable_banner: true'],
    ':::danger': [':::danger[$1]', '$2', ':::'],
    '<Figure': ['<Figure caption="$1">', '', '$2', '', '</Figure>'],
    '<Video': ['<Video title="$1" />'],
  });
});
