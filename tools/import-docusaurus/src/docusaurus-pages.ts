import path from 'node:path';
import sortBy from 'lodash/sortBy';
import picomatch from 'picomatch';
import { parse } from 'yaml';
import { decodePath } from '../../../src/content-model/addresses';
import { splitPage } from '../../../src/content-model/split-page';
import {
  fieldsOf,
  partOfPath,
  textOf,
  textsOf,
  type BlogInstance,
  type Configuration,
  type DocsInstance,
  type Fields,
} from './docusaurus-configuration';

/** The files of a site by their paths relative to its folder, with `/`. */
export type SourceTree = ReadonlyMap<string, Buffer>;

/** The text of a file; empty for one that is not there. */
export const textIn = (tree: SourceTree, file: string): string => tree.get(file)?.toString('utf8') ?? '';

/** The fields that a text of YAML or JSON holds. @throws Error for any other text, and for values that contain themselves */
function parseFields(text: string): Fields {
  const value: unknown = parse(text) ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) throw new TypeError('The text holds no fields.');
  JSON.stringify(value);
  return value as Fields;
}

/** The fields of a file of YAML or JSON; `undefined` if it holds none. */
export function fieldsIn(tree: SourceTree, file: string): Fields | undefined {
  try {
    return parseFields(textIn(tree, file));
  } catch {
    return undefined;
  }
}

export type DocsVersion = ReturnType<typeof versionsOf>[number];

export interface ForeignPage {
  /** Path relative to the site's folder. */
  source: string;
  /** Path relative to the folder of its pages. */
  local: string;
  frontMatter: Fields;
  /** Whether its front matter could not be read whole. */
  isDamaged: boolean;
  body: string;
  version?: DocsVersion;
  blog?: BlogInstance;
  /** Id within its version. */
  id: string;
  /** The address that readers know, without the site's base and without a slash at its end. */
  permalink: string;
  /** Its place in a sidebar that is made from files. */
  position?: number | undefined;
  /** Day of a post, as 2026-01-31; its time may stand behind it. */
  date?: string | undefined;
  /** Address here; empty for drafts. */
  url: string;
  /** File below the content folder here; empty for drafts. */
  file: string;
  /** Each tag has one spelling on all pages. */
  tags: string[];
}

type PageFile = Omit<ForeignPage, 'id' | 'permalink'>;

/** Joins paths: one slash at the start and between parts, none at the end; "/" for nothing. */
export function joinPath(...parts: string[]): string {
  return `/${parts.join('/')}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** A path of the old site without its base, decoded. */
export function pathBelowBase(written: string, baseUrl: string): string {
  const base = baseUrl.replace(/\/$/, '');
  const decoded = decodePath(written);
  return `${decoded}/`.startsWith(`${base}/`) ? decoded.slice(base.length) : decoded;
}

/** A path of the old site, decoded, without base path, extension and trailing slash; each letter and its accents are one character. */
export function plainPath(written: string, baseUrl: string): string {
  return joinPath(pathBelowBase(written, baseUrl).replace(/(?:\/index)?\.html$/, '')).normalize('NFC');
}

function readPage(content: Buffer): Pick<PageFile, 'frontMatter' | 'isDamaged' | 'body'> {
  const { frontMatter, body } = splitPage(content.toString('utf8'));
  try {
    return { frontMatter: parseFields(frontMatter), isDamaged: false, body };
  } catch {
    // Read at least the fields of one line each.
    const lines = frontMatter.matchAll(/^(\w+):[ \t]*(\S.*)$/gm);
    const fields = [...lines].map(([, name = '', value = '']) => [name, value.replace(/^(["'])(.*)\1$/, '$2')] as const);
    return { frontMatter: Object.fromEntries(fields), isDamaged: true, body };
  }
}

function filesIn(tree: SourceTree, folder: string, { include, exclude }: Pick<BlogInstance, 'include' | 'exclude'>): PageFile[] {
  const prefix = folder === '' || folder === '.' ? '' : `${folder}/`;
  const globs = include.map((glob) => glob.replace(/^\.\//, ''));
  const isPage = picomatch(globs, { ignore: exclude });
  return [...tree]
    .filter(([file]) => file.startsWith(prefix) && /\.mdx?$/.test(file) && isPage(file.slice(prefix.length)))
    .map(([source, content]) => ({ source, local: source.slice(prefix.length), ...readPage(content), url: '', file: '', tags: [] }))
    .sort((first, second) => (first.source < second.source ? -1 : 1));
}

/** @throws Error in plain words when the content of a file is no JSON */
export function parseJson(file: string, content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    throw new Error(`${file} is not valid JSON: look for a missing or extra comma or bracket.`);
  }
}

/** The versions of an instance, the one that readers get first; its unversioned pages are "current". @throws Error as `parseJson` */
export function versionsOf(instance: DocsInstance, tree: SourceTree) {
  const prefix = instance.id === 'default' ? '' : `${instance.id}_`;
  const file = `${prefix}versions.json`;
  const list = tree.get(file);
  const names = textsOf(list && parseJson(file, list));
  const hasCurrent = instance.includeCurrentVersion || names.length === 0;
  const last = instance.lastVersion ?? names[0] ?? 'current';
  return sortBy([...(hasCurrent ? ['current'] : []), ...names], (name) => name !== last).map((name) => {
    const given = textOf(fieldsOf(instance.versions[name]).path);
    const below = given === undefined ? (name === last ? '' : name === 'current' ? 'next' : name) : partOfPath(given);
    return {
      instance,
      name,
      /** Relative to the site's folder. */
      folder: name === 'current' ? instance.path : `${prefix}versioned_docs/version-${name}`,
      /** Path of its pages on the site, without slashes around it. */
      base: joinPath(instance.routeBasePath, below).slice(1),
      sidebarPath: name === 'current' ? instance.sidebarPath : `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
    };
  });
}

/** Whether a page is its folder's front page, as Docusaurus decides. Takes the path below the version's folder. */
export function isFolderPage(local: string): boolean {
  const { dir, name } = path.posix.parse(local);
  return ['index', 'readme', path.posix.basename(dir).toLowerCase()].includes(name.toLowerCase());
}

function docOf(version: DocsVersion, file: PageFile): ForeignPage {
  const { frontMatter, local } = file;
  const { numberPrefixParser } = version.instance;
  const withoutPrefix: typeof numberPrefixParser = (name) =>
    frontMatter.parse_number_prefixes === false ? { filename: name } : numberPrefixParser(name);
  const { dir, name } = path.posix.parse(local);
  const folders = dir.split('/').filter(Boolean);
  const folder = folders.map((part) => withoutPrefix(part).filename).join('/');
  const plain = withoutPrefix(name);
  const own = textOf(frontMatter.id) ?? plain.filename;
  const slug = textOf(frontMatter.slug);
  const isIndex = slug === undefined && isFolderPage(local);
  const below = slug?.startsWith('/') ? slug : isIndex ? folder : path.posix.join('/', folder, slug ?? own);
  const position = typeof frontMatter.sidebar_position === 'number' ? frontMatter.sidebar_position : plain.numberPrefix;
  return { ...file, version, id: joinPath(folder, own).slice(1), permalink: joinPath(version.base, below), position };
}

const DATE = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/g;

function postOf(blog: BlogInstance, file: PageFile): ForeignPage {
  const slug = textOf(file.frontMatter.slug);
  const id = file.local.replace(/(?:\/index)?\.mdx?$/, '');
  const date = id.match(DATE)?.at(-1);
  const [folder = '', text = ''] = date === undefined ? [id] : id.split(date);
  const dated = date === undefined ? id : `${date.replaceAll('-', '/')}/${folder}${text.replace(/^[-/]/, '')}`;
  // 2024/5/6 → 2024-05-06, which compares as text.
  const day = (textOf(file.frontMatter.date) ?? date)?.replace(DATE, (found) =>
    found.replaceAll('/', '-').replace(/(?<=-)\d(?!\d)/g, '0$&'),
  );
  return { ...file, blog, id, permalink: joinPath(blog.routeBasePath, slug ?? dated), date: day };
}

function freePageOf(base: string, file: PageFile): ForeignPage {
  const id = file.local.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return { ...file, id, permalink: joinPath(base, textOf(file.frontMatter.slug) ?? id) };
}

/** All Markdown pages that the configuration includes, drafts too, with the addresses that Docusaurus gives them. */
export function readPages(tree: SourceTree, versions: readonly DocsVersion[], { blogs, pages }: Configuration): ForeignPage[] {
  return [
    ...versions.flatMap((version) => filesIn(tree, version.folder, version.instance).map((file) => docOf(version, file))),
    ...blogs.flatMap((blog) => filesIn(tree, blog.path, blog).map((file) => postOf(blog, file))),
    ...(pages ? filesIn(tree, pages.path, pages).map((file) => freePageOf(pages.routeBasePath, file)) : []),
  ];
}

/** Docusaurus does not publish drafts. */
export const isDraft = ({ frontMatter }: ForeignPage): boolean => frontMatter.draft === true;

/** Pages that are programs, in React: their files by the addresses that they had. */
export function programsOf(tree: SourceTree, { pages }: Configuration): Map<string, string> {
  if (pages === undefined) return new Map();
  const isProgram = (file: string): boolean =>
    file.startsWith(`${pages.path}/`) && /\.[jt]sx?$/.test(file) && !/(?:^|\/)_|\.test\.|\.d\.ts$|__tests__|\.module\./.test(file);
  const addressOf = (file: string): string => file.slice(pages.path.length).replace(/(?:\/index)?\.[jt]sx?$/, '');
  return new Map([...tree.keys()].filter(isProgram).map((file) => [joinPath(pages.routeBasePath, addressOf(file)), file]));
}
