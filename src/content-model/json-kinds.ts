import picomatch from 'picomatch';
import type { z } from 'zod';
import { authorsSchema, historySchema, redirectsSchema, searchSchema, urlsSchema } from './data-schemas';
import { siteSchema } from './site-schema';
import { peopleSchema, societiesSchema, venuesSchema } from './society-schemas';
import { YEAR_KINDS } from './year-kinds';

export interface JsonKind {
  /** Name of its JSON Schema in `content/schemas`. */
  name: string;
  /** Path relative to the content root, in which `*` stands for any name. */
  file: string;
  schema: z.ZodType;
  /** Its label in forms, by default its name. */
  label?: string;
  /** Whether a program writes it, so that it has no form. */
  isGenerated?: true;
}

export const JSON_KINDS: readonly JsonKind[] = [
  { name: 'site', label: 'The whole site', file: 'site.json', schema: siteSchema },
  { name: 'redirects', file: 'redirects.json', schema: redirectsSchema },
  { name: 'search', label: 'Words that mean the same in search', file: 'search.json', schema: searchSchema },
  { name: 'people', label: 'People to hide or rename', file: 'people.json', schema: peopleSchema },
  { name: 'venues', file: 'venues.json', schema: venuesSchema },
  { name: 'societies', file: 'societies.json', schema: societiesSchema },
  { name: 'authors', label: 'Names of the wiki’s authors', file: 'authors.json', schema: authorsSchema },
  { name: 'urls', file: 'urls.json', schema: urlsSchema, isGenerated: true },
  ...YEAR_KINDS.map(({ name, folder, schema }) => ({ name: `${name}-year`, file: `${folder}/*.json`, schema })),
  { name: 'history', file: 'history/*.json', schema: historySchema },
];

const allFiles = JSON_KINDS.map(({ file }) => file);

export const ROOT_FILES: readonly string[] = allFiles.filter((file) => !file.includes('/'));

/** Folders of JSON files, one file a year. */
export const DATA_FOLDERS: readonly string[] = allFiles.flatMap((file) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : []));

const MATCHERS = JSON_KINDS.map(({ file, schema }) => ({ schema, matches: picomatch(file) }));

/** The schema of a JSON file; `undefined` for other files. */
export function schemaOfFile(relativePath: string): z.ZodType | undefined {
  return MATCHERS.find(({ matches }) => matches(relativePath))?.schema;
}
