import { z } from 'zod';
import type { Component } from './component';
import { JSON_KINDS } from './json-kinds';
import { pageTextFrontMatterSchema, wikiFrontMatterSchema } from './front-matter-schemas';
import { ADMONITION_KINDS } from '../wiki/components/admonition/declaration';
import { WIKI_COMPONENTS } from './page-components';

const SCHEMA_FOLDER = 'content/schemas';

const SCHEMAS: readonly { name: string; schema: z.ZodType }[] = [
  ...JSON_KINDS,
  { name: 'wiki-front-matter', schema: wikiFrontMatterSchema },
  { name: 'page-text-front-matter', schema: pageTextFrontMatterSchema },
];

const asFile = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What VS Code inserts for a field of the front matter. */
function bodyOfField(name: string, schema: z.ZodType): string[] {
  const { type, items } = z.toJSONSchema(schema, { io: 'input' }) as { type?: string; items?: { type?: string } };
  if (type === 'boolean') return [`${name}: true`];
  if (type === 'array') return items?.type === 'string' ? [`${name}: [$1]`] : [`${name}:`, '  - $1'];
  return [`${name}: $1`];
}

/** A snippet for each field, admonition and component: VS Code has no YAML hints in the front matter of Markdown. */
function snippets(): object {
  const scope = 'mdx,markdown';
  const fields = Object.entries(wikiFrontMatterSchema.shape).map(([name, schema]) => [
    `Front matter: ${name}`,
    { scope, prefix: name, body: bodyOfField(name, schema), description: schema.description ?? '' },
  ]);
  const admonitions = ADMONITION_KINDS.map((kind) => [
    `Admonition: ${kind}`,
    { scope, prefix: `:::${kind}`, body: [`:::${kind}[$1]`, '$2', ':::'], description: `An admonition of the kind ${kind}.` },
  ]);
  const components = Object.entries<Component>(WIKI_COMPONENTS).map(([name, { attributes, isDrawn }]) => {
    const required = Object.entries(attributes).filter(([, attribute]) => attribute.required);
    const written = required.map(([attribute], index) => ` ${attribute}="$${index + 1}"`).join('');
    const description = Object.entries(attributes).map(([attribute, { description: what }]) => `${attribute}: ${what}`);
    const body = isDrawn ? [`<${name}${written} />`] : [`<${name}${written}>`, '', `$${required.length + 1}`, '', `</${name}>`];
    return [`Component: ${name}`, { scope, prefix: `<${name}`, body, description: description.join(' ') }];
  });
  return Object.fromEntries([...fields, ...admonitions, ...components]) as object;
}

function settings(): object {
  return {
    'json.schemas': JSON_KINDS.map(({ name, file }) => ({
      fileMatch: [`/content/${file}`],
      url: `./${SCHEMA_FOLDER}/${name}.json`,
    })),
    'files.encoding': 'utf8',
    'files.eol': '\n',
    'editor.formatOnSave': true,
    'editor.defaultFormatter': 'esbenp.prettier-vscode',
    '[mdx]': { 'editor.wordWrap': 'on', 'editor.quickSuggestions': { other: true, comments: true, strings: true } },
    '[markdown]': { 'editor.wordWrap': 'on', 'editor.quickSuggestions': { other: true, comments: true, strings: true } },
  };
}

/** JSON Schemas for the content, and settings and snippets for VS Code: the text of each file by its path in the project. */
export function editorHelp(): Map<string, string> {
  return new Map([
    ...SCHEMAS.map(({ name, schema }): [string, string] => [
      `${SCHEMA_FOLDER}/${name}.json`,
      asFile(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })),
    ]),
    ['.vscode/settings.json', asFile(settings())],
    ['.vscode/content.code-snippets', asFile(snippets())],
  ]);
}
