/** The pages of a Docusaurus site: their files, their front matter, and the addresses that Docusaurus gives them. */
import path from 'node:path';
import picomatch from 'picomatch';
import { parse } from 'yaml';
import { decodePath } from '../content/addresses';
import { splitPage } from '../content/split-page';
import type { BlogInstance, Configuration, DocsInstance } from './docusaurus-configuration';

/** The files of a site by their paths relative to its folder, with `/`. */
export type SourceTree = ReadonlyMap<string, Buffer>;

/** A version of an instance's pages: where they are, and below which path. */
export interface DocsVersion {
  instance: DocsInstance;
  name: string;
  /** Folder of its pages, relative to the site's. */
  folder: string;
  /** Path of its pages, without slashes around it. */
  base: string;
  /** File of its sidebars. */
  sidebarPath: string | undefined;
}

export interface ForeignPage {
  kind: 'doc' | 'post' | 'page';
  version?: DocsVersion;
  blog?: BlogInstance;
  /** Path of the file, relative to the site's folder. */
  source: string;
  /** Path of the file, relative to the folder of its pages. */
  local: string;
  /** Id within its version. */
  id: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** Why its front matter could not be read. */
  mistake?: string;
  body: string;
  /** The address that readers know, without the site's base and without a slash at its end. */
  permalink: string;
  /** Its place in a sidebar that is made from files. */
  position: number | undefined;
  /** Day of a post, as 2026-01-31. */
  date?: string | undefined;
}

/** The pages of a folder, in order; each with its path in the folder. */
function filesOf(
  tree: SourceTree,
  folder: string,
  { include, exclude }: Pick<DocsInstance, 'include' | 'exclude'>,
): [file: string, local: string][] {
  const prefix = folder === '' || folder === '.' ? '' : `${folder}/`;
  const isPage = picomatch(
    include.map((glob) => glob.replace(/^\.\//, '')),
    { ignore: exclude },
  );
  return [...tree.keys()]
    .filter((file) => file.startsWith(prefix) && /\.mdx?$/.test(file))
    .map((file): [string, string] => [file, file.slice(prefix.length)])
    .filter(([, local]) => isPage(local))
    .sort(([first], [second]) => (first < second ? -1 : 1));
}

function frontMatterOf(source: string): Pick<ForeignPage, 'frontMatter' | 'body' | 'mistake'> {
  const { frontMatter, body } = splitPage(source);
  try {
    const value: unknown = parse(frontMatter);
    return { frontMatter: typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}, body };
  } catch {
    // What can be read line by line is better than nothing.
    const fields = [...frontMatter.matchAll(/^(\w+):[ \t]*(\S.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^(["'])(.*)\1$/, '$2'),
    ]);
    return { frontMatter: Object.fromEntries(fields) as Record<string, unknown>, body, mistake: 'The front matter is no valid YAML.' };
  }
}

/** A value of YAML or JSON as text, where it is one. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** A path with one slash between its parts and none at its end; `/` for nothing. */
export function joinPath(...parts: string[]): string {
  return `/${parts.join('/')}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** A path of the old site without its base, its ending and a slash at its end, decoded. */
export function plainPath(path: string, baseUrl: string): string {
  const base = baseUrl.replace(/\/$/, '');
  const decoded = decodePath(path);
  const below = base !== '' && `${decoded}/`.startsWith(`${base}/`) ? decoded.slice(base.length) : decoded;
  return joinPath(below.replace(/(?:\/index)?\.html$/, ''));
}

/** The versions of an instance, the one that readers get first without naming it included. */
export function versionsOf(instance: DocsInstance, tree: SourceTree): DocsVersion[] {
  const prefix = instance.id === 'default' ? '' : `${instance.id}_`;
  const list = tree.get(`${prefix}versions.json`);
  const names = list ? (JSON.parse(list.toString('utf8')) as string[]) : [];
  const wanted = [...(instance.includeCurrentVersion || names.length === 0 ? ['current'] : []), ...names].filter(
    (name) => instance.onlyIncludeVersions?.includes(name) ?? true,
  );
  const last = instance.lastVersion ?? wanted.find((name) => name !== 'current') ?? 'current';
  return wanted.map((name) => {
    const below = instance.versionPaths.get(name) ?? (name === last ? '' : name === 'current' ? 'next' : name);
    return {
      instance,
      name,
      folder: name === 'current' ? instance.path : `${prefix}versioned_docs/version-${name}`,
      base: joinPath(instance.base, below).slice(1),
      sidebarPath: name === 'current' ? instance.sidebarPath : `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
    };
  });
}

/** The address of a page below that of its instance, by the rules of Docusaurus. */
function slugOf(local: string, id: string, frontMatter: ForeignPage['frontMatter'], instance: DocsInstance): string {
  const slug = textOf(frontMatter.slug);
  if (slug?.startsWith('/')) return slug;
  const folders = path.posix.dirname(local) === '.' ? [] : path.posix.dirname(local).split('/');
  const strip = frontMatter.parse_number_prefixes !== false;
  const folder = `/${folders.map((part) => (strip ? instance.withoutPrefix(part).name : part)).join('/')}`;
  const name = path.posix.parse(local).name.toLowerCase();
  const isIndex = ['index', 'readme', folders.at(-1)?.toLowerCase()].includes(name);
  if (slug === undefined && isIndex) return folder;
  return path.posix.join(folder, slug ?? id);
}

function docOf(version: DocsVersion, source: string, local: string, bytes: Buffer): ForeignPage {
  const read = frontMatterOf(bytes.toString('utf8'));
  const { frontMatter } = read;
  const strip = frontMatter.parse_number_prefixes !== false;
  const { name } = path.posix.parse(local);
  const plain = strip ? version.instance.withoutPrefix(name) : { name, position: undefined };
  const own = textOf(frontMatter.id) ?? plain.name;
  const folder = path.posix.dirname(local);
  const folderId = folder === '.' ? [] : folder.split('/').map((part) => (strip ? version.instance.withoutPrefix(part).name : part));
  return {
    kind: 'doc',
    version,
    source,
    local,
    ...read,
    id: [...folderId, own].join('/'),
    permalink: joinPath(version.base, slugOf(local, own, frontMatter, version.instance)),
    position: typeof frontMatter.sidebar_position === 'number' ? frontMatter.sidebar_position : plain.position,
  };
}

const DATE = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/g;

function dateOf(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}/.exec(textOf(value) ?? '')?.[0];
}

function postOf(blog: BlogInstance, source: string, local: string, bytes: Buffer): ForeignPage {
  const read = frontMatterOf(bytes.toString('utf8'));
  const plain = local.replace(/(?:\/index)?\.mdx?$/, '');
  const date = plain.match(DATE)?.at(-1);
  const [folder = '', text = ''] = date === undefined ? [plain] : plain.split(date);
  const dated = date === undefined ? plain : `${date.replaceAll('-', '/')}/${folder}${text.replace(/^[-/]/, '')}`;
  const slug = textOf(read.frontMatter.slug) ?? dated;
  return {
    kind: 'post',
    blog,
    source,
    local,
    ...read,
    id: plain,
    permalink: joinPath(blog.base, slug),
    position: undefined,
    date: dateOf(read.frontMatter.date) ?? date?.replaceAll('/', '-'),
  };
}

function freePageOf(base: string, source: string, local: string, bytes: Buffer): ForeignPage {
  const read = frontMatterOf(bytes.toString('utf8'));
  const plain = local.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return {
    kind: 'page',
    source,
    local,
    ...read,
    id: plain,
    permalink: joinPath(base, textOf(read.frontMatter.slug) ?? plain),
    position: undefined,
  };
}

/** Everything that a site's configuration says are pages in Markdown, drafts included. */
export function readPages(tree: SourceTree, { docs, blogs, pages, pagesBase }: Configuration): ForeignPage[] {
  const bytes = (file: string): Buffer => tree.get(file) ?? Buffer.alloc(0);
  return [
    ...docs
      .flatMap((instance) => versionsOf(instance, tree))
      .flatMap((version) =>
        filesOf(tree, version.folder, version.instance).map(([file, local]) => docOf(version, file, local, bytes(file))),
      ),
    ...blogs.flatMap((blog) => filesOf(tree, blog.path, blog).map(([file, local]) => postOf(blog, file, local, bytes(file)))),
    ...(pages === undefined
      ? []
      : filesOf(tree, pages, { include: ['**/*.{md,mdx}'], exclude: ['**/_*.{md,mdx}', '**/_*/**'] }).map(([file, local]) =>
          freePageOf(pagesBase, file, local, bytes(file)),
        )),
  ];
}

/** Whether a page is not published. */
export const isDraft = ({ frontMatter }: ForeignPage): boolean => frontMatter.draft === true;

/** Pages that are programs, by the address that each had. */
export function programsOf(tree: SourceTree, { pages, pagesBase }: Configuration): Map<string, string> {
  if (pages === undefined) return new Map();
  const isProgram = (file: string): boolean =>
    file.startsWith(`${pages}/`) && /\.[jt]sx?$/.test(file) && !/(?:^|\/)_|\.test\.|\.d\.ts$|__tests__|\.module\./.test(file);
  return new Map(
    [...tree.keys()].filter(isProgram).map((file) => [
      joinPath(
        pagesBase,
        file
          .slice(pages.length)
          .replace(/\.[jt]sx?$/, '')
          .replace(/\/index$/, ''),
      ),
      file,
    ]),
  );
}
