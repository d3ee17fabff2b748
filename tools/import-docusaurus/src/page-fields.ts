import omit from 'lodash/omit';
import { webAddress } from '../../../src/content-model/fields';
import { wikiFrontMatterSchema } from '../../../src/content-model/front-matter-schemas';
import { PICTURE_FILE } from '../../../src/content-model/page-components';
import { titleOfSegment } from '../../../src/content-model/wiki-address';
import { nameBeside } from './convert-media';
import { fieldsOf, textOf, type Fields } from './docusaurus-configuration';
import { fieldsIn } from './docusaurus-pages';
import { firstWords } from './finish-page';
import type { Draft } from './page-in-progress';
import type { DecisionKind } from './report';
import { oneLine } from './syntax';

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

/** A page may name its authors, or give their keys in a file of the blog. */
function authorsOf({ survey, blog, frontMatter }: Draft): string[] {
  const { authors, author, last_update: update } = frontMatter;
  // In a damaged file, the keys serve as names.
  const declared = fieldsIn(survey.site.tree, `${blog?.path}/${blog?.authorsMapPath}`) ?? {};
  const names = [authors, author, fieldsOf(update).author].flat().flatMap((given) => {
    const key = textOf(given) ?? textOf(fieldsOf(given).key);
    const entry = fieldsOf(declared[key ?? ''] ?? given);
    return textOf(entry.name) ?? textOf(fieldsOf(given).name) ?? key ?? [];
  });
  return [...new Set(names.map(oneLine))];
}

/** A link as this site writes resources; `undefined` for anything else. */
function resourceOf(item: unknown): object | undefined {
  const { name, title, label, text, url = item, link, href, author } = fieldsOf(item);
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
function bannerOf({ survey, source, frontMatter }: Draft): string | undefined {
  const image = textOf(frontMatter.image);
  if (image === undefined) return undefined;
  const target = [image, `/${image}`].map((address) => survey.resolve(address, source)).find(({ kind }) => kind === 'file');
  return target?.kind === 'file' && PICTURE_FILE.test(target.file) ? target.file : undefined;
}

type Say = (kind: DecisionKind, message: string, remedy: string) => void;

function sayFields({ survey, frontMatter, blog, date }: Draft, placed: readonly string[], say: Say): void {
  const rest = (value: unknown, ...names: string[]): unknown => {
    const left = omit(fieldsOf(value), names);
    return Object.keys(left).length > 0 ? left : null;
  };
  const isDated = blog && date;
  const unplaced: [string, unknown][] = [
    ...Object.entries(omit(frontMatter, isDated ? [...placed, 'date'] : placed)).filter(
      ([name]) => name === 'resources' || !PLACED_FIELDS.has(name),
    ),
    ['sidebar_custom_props', rest(frontMatter.sidebar_custom_props, 'emoji')],
    ['last_update', rest(frontMatter.last_update, 'author')],
    ...[frontMatter.authors]
      .flat()
      .map((author): [string, unknown] => [`authors: ${textOf(fieldsOf(author).name) ?? ''}`, rest(author, 'name', 'key')]),
  ];
  for (const [name, value] of unplaced.filter(([, given]) => given !== null)) {
    const message = `The field "${name}" has no place here: ${JSON.stringify(value)}.`;
    if (FIELDS_OF_LOOKS.has(name)) survey.report.drop(`"${name}" in the front matter`);
    else say('fields', message, 'Write in the page what readers should know of it.');
  }
  if (isDated) say('fields', `The post was dated ${date.slice(0, 10)}; its page does not show that.`, 'Add the date if readers need it.');
  if (frontMatter.unlisted === true)
    say('fields', 'The page was unlisted; it stands in the sidebar and in search now.', 'Delete it, if nobody should find it.');
}

/** The label in the sidebar; `undefined` if the title serves. */
function labelOf({ survey, frontMatter, url, title: ofText }: Draft, title: string, say: Say): string | undefined {
  const place = survey.order.places.get(url);
  const ofFields = textOf(frontMatter.sidebar_label) ?? (ofText === undefined ? undefined : textOf(frontMatter.title));
  const label = oneLine(place?.label ?? ofFields ?? title);
  const isSlug = place?.isFolderName === true && /^[\p{Ll}\d._-]+$/u.test(label);
  if (label === title || (isSlug && survey.tools.titlesReplaceFolderNames)) return undefined;
  const message = `The sidebar shows “${title}” under its folder’s name, “${label}”.`;
  if (isSlug) say('labels', message, 'Import with --labels titles, or with --build and the finished site.');
  return label;
}

/** Keeps the fields that the schema accepts, and reports the others. */
function validFields({ permalink }: Draft, fields: Fields, say: Say): Fields {
  const { error } = wikiFrontMatterSchema.safeParse(fields);
  if (!error) return fields;
  const bad = error.issues.map((issue) => String(issue.path[0]));
  error.issues.forEach((issue, index) =>
    say('fields', `The field "${issue.path.join('.')}" cannot stay as it is: ${JSON.stringify(fields[bad[index] ?? ''])}.`, issue.message),
  );
  return { title: titleOfSegment(permalink), description: titleOfSegment(permalink), ...omit(fields, bad) };
}

/** The front matter of a page here. Its picture joins `survey.filesBeside`. */
export function frontMatterOf(draft: Draft): Fields {
  const { survey, frontMatter: given, url, root, source } = draft;
  const say: Say = (kind, message, remedy) => survey.report.decide(kind, message, remedy, { file: source });
  const banner = bannerOf(draft);
  const title = oneLine(draft.title ?? textOf(given.title) ?? draft.id.split('/').at(-1) ?? '');
  const label = labelOf(draft, title, say);
  const image = banner && `./${nameBeside(draft, banner)}`;
  if (textOf(given.image) !== undefined && !image)
    say('pictures', `The picture ${textOf(given.image)} of the front matter cannot be shown.`, 'Put one beside the page, or leave it out.');
  const isOurs = given.image_alt !== undefined || given.disable_banner !== undefined;
  const { resources, placed } = resourcesOf(given);
  const all: Fields = {
    ...given,
    title,
    description: oneLine(textOf(given.description) ?? sentenceOf(firstWords(root) ?? title)) || title,
    emoji: given.emoji ?? fieldsOf(given.sidebar_custom_props).emoji,
    sidebar_label: label,
    sidebar_position: survey.order.places.get(url)?.position,
    tags: draft.tags,
    resources,
    image,
    image_alt: image === undefined ? undefined : (given.image_alt ?? title),
    disable_banner: image === undefined || (isOurs && given.disable_banner === undefined) ? undefined : (given.disable_banner ?? true),
    additional_authors: given.additional_authors ?? authorsOf(draft),
  };
  const isEmpty = (value: unknown): boolean => [value ?? []].flat().length === 0;
  const own = OWN_FIELDS.filter((name) => Object.hasOwn(all, name) && !isEmpty(all[name]));
  sayFields(draft, placed, say);
  // A title or label that another replaces is not in the text, so the comparison of words would not miss it.
  for (const words of [textOf(given.title), textOf(given.sidebar_label)])
    if (words !== undefined && ![title, label ?? title].includes(oneLine(words)))
      say('fields', `The page is called “${label ?? title}” now, not “${words}”.`, 'Check that readers will recognise it.');
  if (draft.isDamaged) say('fields', 'The front matter is not a list of fields in valid YAML.', 'Check its fields.');
  return validFields(draft, Object.fromEntries(own.map((name) => [name, all[name]])), say);
}
