/** All forms: one for each kind of file that people write. */
import type { CmsConfig, Collection, Field } from '@sveltia/cms';
import { formsOfWikiPages } from '../addresses';
import { PART_OF_NEW_ADDRESS } from '../../../src/content-model/address-rules';
import { pageTextFrontMatterSchema, wikiFrontMatterSchema } from '../../../src/content-model/front-matter-schemas';
import { PAGE_TEXT, WIKI_PAGE } from '../../../src/content-model/read-text';
import { JSON_KINDS, type JsonKind } from '../../../src/content-model/json-kinds';
import { fileOfPageText, PAGE_TEXTS } from '../../../src/content-model/page-texts';
import { WIKI_FOLDER } from '../../../src/content-model/wiki-address';
import { YEAR_KINDS, type YearKind } from '../../../src/content-model/year-kinds';
import { repositoryHost, type FormSettings } from '../settings';
import { BODY, jsonFormat, pageFormat, PICTURES } from './file-formats';
import { fieldsOfSchema, humanise } from './fields-of-schema';

const SINGLE_FILES: readonly JsonKind[] = JSON_KINDS.filter(({ file, isGenerated }) => isGenerated !== true && !file.includes('*'));

/** For Markdown, Sveltia requires formats whose names end like this. */
const FRONT_MATTER = 'frontmatter';
const PAGE_TEXT_FORMAT = `page-text-${FRONT_MATTER}`;
const wikiPageFormat = (extension: string): string => `wiki-page-${extension}-${FRONT_MATTER}`;

/** Every format that the collections name. */
export function fileFormats({ extensions }: Pick<FormSettings, 'extensions'>) {
  return [
    ...extensions.map((extension) => ({
      name: wikiPageFormat(extension),
      extension,
      format: pageFormat(WIKI_PAGE),
    })),
    { name: PAGE_TEXT_FORMAT, extension: 'mdx', format: pageFormat(PAGE_TEXT) },
    ...YEAR_KINDS.map(({ name, schema }) => ({ name: `${name}-year`, extension: 'json', format: jsonFormat(schema) })),
    ...SINGLE_FILES.map(({ name, schema }) => ({ name, extension: 'json', format: jsonFormat(schema) })),
  ];
}

/** Pictures go beside the file that names them. */
const BESIDE = { media_folder: '', public_folder: '' };

/** Sveltia would delete every picture of the folder too, and leave links and addresses broken. */
const NO_DELETE = { delete: false };

/** Escapes Markdown in a hint, which Sveltia would render. */
const escapeHint = (hint: string): string => hint.replace(/[*![\]()#]/g, '\\$&');

const TEXT: Field = {
  name: BODY,
  label: 'Text',
  widget: 'text',
  required: false,
  use_emoji_autocomplete: false,
  hint: escapeHint('Markdown: ## for a heading, **bold**, [words](/address) for a link, ![what it shows](./file.webp) for a picture.'),
};

const PICTURE_FIELD: Field = {
  name: PICTURES,
  label: 'Add pictures',
  widget: 'image',
  multiple: true,
  required: false,
  choose_url: false,
  hint: escapeHint('They are saved beside the page under their own names. Show one with ![what it shows](./its-name.webp) in the text.'),
};

function wikiPages(contentPath: string, extension: string): Collection {
  const isMain = formsOfWikiPages(extension) === WIKI_FOLDER;
  return {
    name: formsOfWikiPages(extension),
    label: isMain ? 'Wiki pages' : `Wiki pages (.${extension})`,
    label_singular: 'Wiki page',
    icon: 'menu_book',
    folder: `${contentPath}/${WIKI_FOLDER}`,
    extension,
    format: wikiPageFormat(extension),
    create: isMain,
    ...NO_DELETE,
    nested: { subfolders: false },
    meta: { path: { index_file: 'index' } },
    identifier_field: 'title',
    summary: '{{title}}',
    slug: {
      template: '{{title}}',
      editable: ['create'],
      hint: 'The end of the page’s address.',
      pattern: [PART_OF_NEW_ADDRESS, 'Use small letters, digits and "-", as in lighting-desks.'],
    },
    ...BESIDE,
    fields: [...fieldsOfSchema(wikiFrontMatterSchema), TEXT, PICTURE_FIELD],
  };
}

/** A field with its default for new files. */
function withDefault(start: Readonly<Record<string, unknown>>, field: Field): Field {
  const value = start[field.name];
  return Array.isArray(value) && value.length > 0 ? ({ ...field, default: value } as Field) : field;
}

function years(contentPath: string, { name, folder, schema, description, page, start }: YearKind): Collection {
  return {
    name: folder,
    label: `${page.label} by year`,
    label_singular: `${humanise(name)} year`,
    description,
    icon: 'calendar_month',
    ...NO_DELETE,
    folder: `${contentPath}/${folder}`,
    extension: 'json',
    format: `${name}-year`,
    identifier_field: 'year',
    summary: '{{fields.year}}',
    // "{{year}}" would be the current year.
    slug: { template: '{{fields.year}}', editable: false },
    sortable_fields: { fields: ['year'], default: { field: 'year', direction: 'descending' } },
    preview_path: page.path.slice(1),
    ...BESIDE,
    fields: fieldsOfSchema(schema).map((field) => withDefault(start as Record<string, unknown>, field)),
  };
}

function pageTexts(contentPath: string): Collection {
  return {
    name: 'page-texts',
    label: 'Words of other pages',
    icon: 'article',
    format: PAGE_TEXT_FORMAT,
    files: Object.entries(PAGE_TEXTS).map(([name, { path, title }]) => ({
      // The name is part of an address.
      name: name.replace(/\//g, '-'),
      label: `${title} (${path})`,
      file: `${contentPath}/${fileOfPageText(name)}`,
      preview_path: path.slice(1),
      fields: [...fieldsOfSchema(pageTextFrontMatterSchema), TEXT],
    })),
  };
}

function singleFiles(contentPath: string): Collection {
  return {
    name: 'settings',
    label: 'Settings and lists',
    icon: 'settings',
    files: SINGLE_FILES.map(({ name, file, schema, label }) => ({
      name,
      label: label ?? humanise(name),
      file: `${contentPath}/${file}`,
      format: name,
      ...BESIDE,
      fields: fieldsOfSchema(schema, label ?? humanise(name)),
    })),
  };
}

/** For a repository on an unknown host. The forms then work only on a folder of this computer. */
const NO_HOST: CmsConfig['backend'] = { name: 'github', repo: 'this/computer', auth_methods: ['token'] };

/** The configuration of Sveltia for a site. */
export function formsConfiguration({ title, home, repository, extensions }: FormSettings): CmsConfig {
  const host = repositoryHost(repository);
  const { contentPath } = repository;
  return {
    load_config_file: false,
    backend: host?.backend ?? NO_HOST,
    // In a repository changes wait in a pull request until somebody merges them.
    publish_mode: host ? 'editorial_workflow' : 'simple',
    app_title: title,
    site_url: home,
    media_folder: contentPath,
    public_folder: '/',
    // A preview would repeat the values, and cannot render MDX.
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: { raster_image: { format: 'webp', quality: 85, width: 2048 } } } },
      stock_assets: { providers: [] },
    },
    collections: [
      ...extensions.map((extension) => wikiPages(contentPath, extension)),
      ...YEAR_KINDS.map((kind) => years(contentPath, kind)),
      pageTexts(contentPath),
      singleFiles(contentPath),
    ],
  };
}
