import path from 'node:path';
import { parse } from 'yaml';
import { webAddress } from '../content/fields';
import { wikiFrontMatterSchema } from '../content/front-matter-schemas';
import { PICTURE_FILE } from '../content/page-components';
import { wordsOfSegment } from '../content/wiki-address';
import { nameBeside } from './convert-media';
import type { Conversion } from './page-in-progress';
import { textOf, type ForeignPage } from './docusaurus-pages';
import { firstWords, type FinishedPage } from './finish-page';
import type { PlacedPage } from './place-pages';
import { count, type DecisionKind } from './report';
import type { Survey } from './survey-site';
import { oneLine } from './syntax';

/** A page whose text is converted. */
export interface Draft extends PlacedPage, Conversion, FinishedPage {}

type Fields = Readonly<Record<string, unknown>>;

const OWN_FIELDS = Object.keys(wikiFrontMatterSchema.shape);

/** Fields that have a place here, so `sayFields` does not report them. */
const PLACED_FIELDS: ReadonlySet<string> = new Set([
  ...OWN_FIELDS,
  ...'id slug draft unlisted sidebar_custom_props parse_number_prefixes authors author last_update'.split(' '),
]);

/** How Docusaurus shows a page: this site decides that by itself. */
const FIELDS_OF_LOOKS: ReadonlySet<string> = new Set(
  `hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level pagination_next pagination_prev pagination_label
  custom_edit_url displayed_sidebar sidebar_class_name sidebar_key title_meta hide_reading_time wrapperClassName format mdx`.split(/\s+/),
);

/** The first sentence of a text, in 160 characters at most, as a description should be. */
function sentenceOf(words: string): string {
  const end = words.search(/(?<!\b(?:[Ee]\.g|[Ii]\.e|etc))[.!?](?:$| (?!\p{Ll}))/u);
  const sentence = end < 0 ? words : words.slice(0, end + 1);
  if (sentence.length <= 160) return sentence;
  const cut = sentence.slice(0, 157);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))}…`;
}

const asObject = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const without = (value: unknown, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(asObject(value)).filter(([name]) => !names.includes(name)));

/** A page may name its authors, or give their keys in a file of the blog. */
function authorsOf({ site }: Survey, { blog, frontMatter }: ForeignPage): string[] {
  const { authors, author, last_update: update } = frontMatter;
  let declared: Fields = {};
  try {
    declared = asObject(parse(site.tree.get(`${blog?.path}/${blog?.authorsMapPath}`)?.toString('utf8') ?? ''));
  } catch {
    // The keys then serve as names.
  }
  const names = [authors, author, asObject(update).author].flat().flatMap((given) => {
    const key = textOf(given) ?? textOf(asObject(given).key);
    const entry = asObject(declared[key ?? ''] ?? given);
    return textOf(entry.name) ?? textOf(asObject(given).name) ?? key ?? [];
  });
  return [...new Set(names.map(oneLine))];
}

/** A link as this site writes resources; `undefined` for anything else. */
function resourceOf(item: unknown): object | undefined {
  const { name, title, label, text, url = item, link, href, author } = asObject(item);
  const address = [link, href, url].map(textOf).find((value) => webAddress.safeParse(value).success);
  if (address === undefined) return undefined;
  const words = [name, title, label, text].map(textOf).find((value) => value !== undefined && value.trim() !== '');
  return { name: oneLine(words ?? address), url: address, ...(textOf(author) && { author: textOf(author) }) };
}

/** Links of the front matter, and the fields that hold them. */
function resourcesOf(frontMatter: Fields): { resources: object[]; placed: string[] } {
  const lists = Object.entries(frontMatter).flatMap(([name, value]) => {
    if (!/resources|links|reading$/i.test(name) || /shortlinks/i.test(name) || !Array.isArray(value)) return [];
    const found = value.flatMap((item) => resourceOf(item) ?? []);
    return found.length === value.length ? [{ name, found }] : [];
  });
  return { resources: lists.flatMap(({ found }) => found), placed: lists.map(({ name }) => name) };
}

/** The picture above the text and in previews; `undefined` if pages cannot show it. */
function bannerOf({ resolve }: Survey, { source, frontMatter }: ForeignPage): string | undefined {
  const image = textOf(frontMatter.image);
  if (image === undefined) return undefined;
  const target = [resolve(image, source), resolve(`/${image}`, source)].find(({ kind }) => kind === 'file');
  return target?.kind === 'file' && PICTURE_FILE.test(target.file) ? target.file : undefined;
}

type Say = (kind: DecisionKind, message: string, remedy: string) => void;

function sayFields({ frontMatter, blog, date }: ForeignPage, placed: readonly string[], dropped: Map<string, number>, say: Say): void {
  const unplaced = Object.entries(frontMatter).flatMap(([name, value]): [string, unknown][] => {
    if (value === null || placed.includes(name) || (PLACED_FIELDS.has(name) && name !== 'resources')) return [];
    if (!FIELDS_OF_LOOKS.has(name)) return [[name, value]];
    count(dropped, `"${name}" in the front matter`);
    return [];
  });
  const parts: [string, unknown][] = [
    ['sidebar_custom_props', without(frontMatter.sidebar_custom_props, 'emoji')],
    ['last_update', without(frontMatter.last_update, 'author')],
    ...[frontMatter.authors]
      .flat()
      .map((author): [string, unknown] => [`authors: ${textOf(asObject(author).name) ?? ''}`, without(author, 'name', 'key')]),
  ];
  for (const [name, value] of [...unplaced, ...parts.filter(([, rest]) => Object.keys(asObject(rest)).length > 0)])
    say('fields', `The field "${name}" has no place here: ${JSON.stringify(value)}.`, 'Write in the page what readers should know of it.');
  if (blog && date)
    say('fields', `The post was dated ${date.slice(0, 10)}; its page does not show that.`, 'Add the date if readers need it.');
  if (frontMatter.unlisted === true)
    say('fields', 'The page was unlisted; it stands in the sidebar and in search now.', 'Delete it, if nobody should find it.');
}

/** The label in the sidebar; `undefined` if the title serves. */
function labelOf({ page, url, title: ofText }: Draft, title: string, survey: Survey, say: Say): string | undefined {
  const { order, tools } = survey;
  const place = order.places.get(url);
  const ofFields = textOf(page.frontMatter.sidebar_label) ?? (ofText === undefined ? undefined : textOf(page.frontMatter.title));
  const label = oneLine(place?.label ?? ofFields ?? title);
  if (label === title) return undefined;
  const isSlug = place?.isFolderName === true && /^[\p{Ll}\d._-]+$/u.test(label);
  if (!isSlug) return label;
  if (tools.hasLabelsOfTitles) return undefined;
  say(
    'labels',
    `The sidebar shows “${title}” under its folder’s name, “${label}”.`,
    'Import with --labels titles, or with --build and the finished site.',
  );
  return label;
}

/** Keeps the fields that the schema accepts, and reports the others. */
function validFields(page: ForeignPage, fields: Record<string, unknown>, say: Say): Record<string, unknown> {
  const result = wikiFrontMatterSchema.safeParse(fields);
  if (result.success) return fields;
  const bad = new Set(result.error.issues.map(({ path }) => String(path[0])));
  for (const { path, message } of result.error.issues)
    say('fields', `The field "${path.join('.')}" cannot stay as it is: ${JSON.stringify(fields[String(path[0])])}.`, message);
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !bad.has(name)));
  return { title: wordsOfSegment(page.permalink), description: wordsOfSegment(page.permalink), ...rest };
}

/** The front matter of a page here. Its picture joins `survey.filesBeside`. */
export function fieldsOf(draft: Draft, survey: Survey): Record<string, unknown> {
  const { page, url, file, root } = draft;
  const { frontMatter: given } = page;
  const { decisions, dropped } = survey.report;
  const say: Say = (kind, message, remedy) => void decisions.push({ kind, message, remedy, file: page.source });
  const banner = bannerOf(survey, page);
  const title = oneLine(draft.title ?? textOf(given.title) ?? page.id.split('/').at(-1) ?? '');
  const label = labelOf(draft, title, survey, say);
  const image = banner && `./${nameBeside(survey, path.posix.dirname(file), banner)}`;
  if (textOf(given.image) !== undefined && !image)
    say('pictures', `The picture ${textOf(given.image)} of the front matter cannot be shown.`, 'Put one beside the page, or leave it out.');
  const isOurs = given.image_alt !== undefined || given.disable_banner !== undefined;
  const { resources, placed } = resourcesOf(given);
  const made: Record<string, unknown> = {
    title,
    description: oneLine(textOf(given.description) ?? sentenceOf(firstWords(root) ?? title)) || title,
    emoji: given.emoji ?? asObject(given.sidebar_custom_props).emoji,
    sidebar_label: label,
    sidebar_position: survey.order.places.get(url)?.position,
    tags: survey.tags.of(page),
    resources,
    image,
    image_alt: image === undefined ? undefined : (given.image_alt ?? title),
    disable_banner: image === undefined || (isOurs && given.disable_banner === undefined) ? undefined : (given.disable_banner ?? true),
    additional_authors: given.additional_authors ?? authorsOf(survey, page),
  };
  const isEmpty = (value: unknown): boolean => [value ?? []].flat().length === 0;
  const all = OWN_FIELDS.map((name): [string, unknown] => [name, Object.hasOwn(made, name) ? made[name] : given[name]]);
  const fields = Object.fromEntries(all.filter(([, value]) => !isEmpty(value)));
  sayFields(page, placed, dropped, say);
  // A title or label that another replaces is not in the text, so the comparison of words would not miss it.
  const shown = [title, label ?? title];
  for (const words of [textOf(given.title), textOf(given.sidebar_label)])
    if (words !== undefined && !shown.includes(oneLine(words)))
      say('fields', `The page is called “${shown[1]}” now, not “${words}”.`, 'Check that readers will recognise it.');
  if (page.mistake) say('fields', page.mistake, 'Check its fields.');
  return validFields(page, fields, say);
}
