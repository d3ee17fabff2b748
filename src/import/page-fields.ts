/** What the front matter of a page of Docusaurus becomes here. */
import { parse } from 'yaml';
import { wikiFrontMatterSchema } from '../content/front-matter-schemas';
import { PICTURE_FILE } from '../content/page-components';
import { wordsOfSegment } from '../content/wiki-address';
import type { Conversion } from './page-in-progress';
import { textOf, type ForeignPage } from './docusaurus-pages';
import { firstWords, type FinishedPage } from './finish-page';
import { count, ofFile, type Decision } from './import-report';
import type { PlacedPage } from './place-pages';
import type { Survey } from './survey-site';
import { oneLine } from './syntax';

/** A page on its way: what its text became. */
export interface Draft extends PlacedPage {
  conversion: Conversion;
  finished: FinishedPage;
}

/** Fields of a page, and what was decided about them. */
export interface PageFields {
  fields: Record<string, unknown>;
  decisions: Decision[];
  dropped: Map<string, number>;
  /** The picture of the page: its name beside the page, and its file of the old site. */
  banner: { name: string; file: string } | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields of front matter that have another place here. */
const PLACED_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(wikiFrontMatterSchema.shape),
  ...'id slug draft sidebar_custom_props parse_number_prefixes authors author author_title author_url author_image_url last_update'.split(
    ' ',
  ),
]);

/** Fields that say how Docusaurus shows a page, which this site decides by itself. */
const FIELDS_OF_LOOKS: ReadonlySet<string> = new Set(
  `hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level pagination_next pagination_prev pagination_label
  custom_edit_url displayed_sidebar sidebar_class_name sidebar_key title_meta hide_reading_time wrapperClassName format mdx`.split(/\s+/),
);

/** The first sentence of a text, as short as a description should be. */
function sentenceOf(words: string): string {
  const [sentence = words] = /^.*?[.!?](?=\s|$)/.exec(words) ?? [];
  if (sentence.length <= 160) return sentence;
  return `${sentence.slice(0, 157).replace(/\s+\S*$/, '')}…`;
}

/** An object without some of its fields. */
const without = (value: unknown, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(asObject(value)).filter(([name]) => !names.includes(name)));

const asObject = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Authors as a file of a blog declares them, by key. */
function declaredAuthors({ site }: Survey, { blog }: ForeignPage): Fields {
  const file = blog && site.tree.get(`${blog.path}/${blog.authorsFile}`);
  try {
    return file ? asObject(parse(file.toString('utf8'))) : {};
  } catch {
    return {};
  }
}

function authorsOf(survey: Survey, page: ForeignPage): string[] | undefined {
  const { authors, author, last_update: update } = page.frontMatter;
  const declared = declaredAuthors(survey, page);
  const names = [authors, author, asObject(update).author].flat().flatMap((given) => {
    const key = textOf(given) ?? textOf(asObject(given).key);
    const entry = asObject(key === undefined ? given : (declared[key] ?? given));
    return textOf(entry.name) ?? textOf(asObject(given).name) ?? key ?? [];
  });
  return names.length > 0 ? [...new Set(names.map(oneLine))] : undefined;
}

/** The picture that a page shows above its text and in previews; `undefined` when it is not there, or none that can be shown. */
function bannerOf({ resolve }: Survey, { source, frontMatter }: ForeignPage): PageFields['banner'] {
  const image = textOf(frontMatter.image);
  if (image === undefined) return undefined;
  const targets = [resolve(image, source), resolve(`/${image}`, source)];
  const target = targets.find(({ kind }) => kind === 'file');
  if (target?.kind !== 'file' || !PICTURE_FILE.test(target.file)) return undefined;
  return { name: (target.file.split('/').at(-1) ?? '').replace(/[^\w.-]+/g, '-'), file: target.file };
}

/** Says what became of fields that have no place. */
function sayFields(
  { source, frontMatter }: ForeignPage,
  fields: Fields,
  { decisions, dropped }: Pick<PageFields, 'decisions' | 'dropped'>,
): void {
  const say = (name: string, value: unknown): void =>
    void decisions.push(
      ofFile(
        source,
        `The field "${name}" has no place here: ${JSON.stringify(value)}.`,
        'Write in the page what readers should know of it.',
      ),
    );
  for (const [name, value] of Object.entries(frontMatter)) {
    if (value === null || PLACED_FIELDS.has(name) || fields[name] !== undefined) continue;
    if (name === 'unlisted') {
      const remedy = 'Delete it, if nobody should find it.';
      if (value === true) decisions.push(ofFile(source, 'The page was unlisted; it stands in the sidebar and in search now.', remedy));
    } else if (FIELDS_OF_LOOKS.has(name)) count(dropped, `"${name}" in the front matter`);
    else say(name, value);
  }
  const parts = [
    ['sidebar_custom_props', without(frontMatter.sidebar_custom_props, 'emoji')] as const,
    ['last_update', without(frontMatter.last_update, 'author')] as const,
    ...[frontMatter.authors]
      .flat()
      .map((author) => [`authors: ${textOf(asObject(author).name) ?? ''}`, without(author, 'name', 'key')] as const),
  ];
  for (const [name, rest] of parts) if (Object.keys(rest).length > 0) say(name, rest);
  for (const name of ['author_title', 'author_url', 'author_image_url']) if (frontMatter[name] !== undefined) say(name, frontMatter[name]);
}

/** Fields that the schema accepts; the others are decisions. */
function validFields(page: ForeignPage, fields: Record<string, unknown>, decisions: Decision[]): Record<string, unknown> {
  const result = wikiFrontMatterSchema.safeParse(fields);
  if (result.success) return fields;
  const bad = new Set(result.error.issues.map(({ path }) => String(path[0])));
  for (const { path, message } of result.error.issues)
    decisions.push(
      ofFile(page.source, `The field "${path.join('.')}" cannot stay as it is: ${JSON.stringify(fields[String(path[0])])}.`, message),
    );
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !bad.has(name)));
  return { title: wordsOfSegment(page.permalink), description: wordsOfSegment(page.permalink), ...rest };
}

/** The front matter of a page here. */
export function fieldsOf({ page, url, finished }: Draft, survey: Survey): PageFields {
  const { frontMatter: given } = page;
  const said: Omit<PageFields, 'fields'> = { decisions: [], dropped: new Map(), banner: bannerOf(survey, page) };
  const title = oneLine(finished.title ?? textOf(given.title) ?? page.id.split('/').at(-1) ?? '');
  const place = survey.order.places.get(url);
  const label = place?.label ?? textOf(given.sidebar_label) ?? (finished.title === undefined ? undefined : textOf(given.title));
  const image = said.banner && `./${said.banner.name}`;
  if (textOf(given.image) !== undefined && image === undefined)
    said.decisions.push(
      ofFile(
        page.source,
        `The picture ${textOf(given.image)} of the front matter is not there, or none that can be shown.`,
        'Put one beside the page, or leave it out.',
      ),
    );
  const isOurs = given.image_alt !== undefined || given.disable_banner !== undefined;
  const wanted: Record<string, unknown> = {
    title,
    description: oneLine(textOf(given.description) ?? sentenceOf(firstWords(finished.root) ?? title)) || title,
    emoji: given.emoji ?? asObject(given.sidebar_custom_props).emoji,
    sidebar_label: label !== undefined && oneLine(label) !== title ? oneLine(label) : undefined,
    sidebar_position: place?.position,
    shortlinks: given.shortlinks,
    sectionShortlinks: given.sectionShortlinks,
    tags: survey.tags.of(page),
    resources: given.resources,
    image,
    image_alt: image === undefined ? undefined : (given.image_alt ?? title),
    disable_banner: image === undefined || (isOurs && given.disable_banner === undefined) ? undefined : (given.disable_banner ?? true),
    additional_authors: given.additional_authors ?? authorsOf(survey, page),
    override_authors: given.override_authors,
  };
  const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);
  const fields = Object.fromEntries(Object.entries(wanted).filter(([, value]) => !isEmpty(value)));
  sayFields(page, fields, said);
  // What a title or a label gives way to is no part of the text, so that no count of words would miss it.
  const shown = [title, textOf(fields.sidebar_label) ?? title];
  for (const words of [textOf(given.title), textOf(given.sidebar_label)])
    if (words !== undefined && !shown.includes(oneLine(words)))
      said.decisions.push(
        ofFile(
          page.source,
          `The words “${words}” of the front matter give way to “${shown[1]}”.`,
          'Look whether readers will find the page.',
        ),
      );
  return { ...said, fields: validFields(page, fields, said.decisions) };
}
