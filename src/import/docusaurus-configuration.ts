/** What the importer needs of a Docusaurus site's configuration. Takes what its file exports. */

/** What a name or folder is without the number that orders it. */
export interface WithoutPrefix {
  name: string;
  position: number | undefined;
}

export interface DocsInstance {
  id: string;
  /** Folder of its pages, relative to the site's. */
  path: string;
  /** Below which path its pages are, without slashes around it. */
  base: string;
  /** File of its sidebars, relative to the site's folder. */
  sidebarPath: string | undefined;
  include: string[];
  exclude: string[];
  withoutPrefix: (name: string) => WithoutPrefix;
  tagsBase: string;
  /** File that says what tags are called, in the folder of the pages. */
  tagsFile: string;
  lastVersion: string | undefined;
  includeCurrentVersion: boolean;
  onlyIncludeVersions: string[] | undefined;
  /** Settings of versions by name: their path. */
  versionPaths: ReadonlyMap<string, string>;
}

export interface BlogInstance {
  path: string;
  base: string;
  tagsBase: string;
  tagsFile: string;
  /** File that says who the authors are, in the folder of the posts. */
  authorsFile: string;
  /** Paths of the lists of all posts and of authors, and of posts by page. */
  lists: string[];
  pageBase: string;
  postsPerPage: number;
  exclude: string[];
  include: string[];
}

export interface MenuLink {
  label: string;
  /** A path of the old site or a whole address. */
  target?: string | undefined;
  /** Id of the page that it opens, or of the sidebar whose first page it opens. */
  doc?: string | undefined;
  sidebar?: string | undefined;
  docsPluginId: string;
  position: 'left' | 'right';
}

export interface Configuration {
  title: string;
  tagline: string;
  url: string;
  /** Path of the site on its host, with slashes at both ends. */
  baseUrl: string;
  hasTrailingSlash: boolean;
  repository: string | undefined;
  branch: string | undefined;
  locales: string[];
  defaultLocale: string;
  staticFolders: string[];
  docs: DocsInstance[];
  blogs: BlogInstance[];
  /** Folder of free pages. */
  pages: string | undefined;
  /** Below which path free pages are, without slashes around it. */
  pagesBase: string;
  redirects: { from: string[]; to: string }[];
  /** Makes redirects for the address of a page. */
  createRedirects: ((path: string) => string[]) | undefined;
  /** Endings that old addresses of pages may have. */
  redirectEndings: string[];
  navbar: MenuLink[];
  footer: { title: string; links: MenuLink[] }[];
  footerHtml: number;
  /** HTML of the bar above all pages. */
  announcement: string | undefined;
  colourMode: { default: 'light' | 'dark'; respectSystem: boolean; disableSwitch: boolean };
  hasMath: boolean;
  /** Whether files ending in .md are plain Markdown. */
  isMdPlain: boolean;
}

type Settings = Readonly<Record<string, unknown>>;

const isSettings = (value: unknown): value is Settings => typeof value === 'object' && value !== null && !Array.isArray(value);
const settings = (value: unknown): Settings => (isSettings(value) ? value : {});
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const texts = (value: unknown): string[] => [value].flat().filter((item) => typeof item === 'string');

const withoutSlashes = (value: string): string =>
  value
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');

/** Takes the number off a name, unless it is a date or a version. */
function withoutNumber(name: string): WithoutPrefix {
  const match = /^\d+[-_.]\d+/.test(name) ? null : /^(\d+) *[-_.]+ *([^-_.\s].*)$/.exec(name);
  return match ? { name: match[2] ?? name, position: Number(match[1]) } : { name, position: undefined };
}

function prefixParser(given: unknown): DocsInstance['withoutPrefix'] {
  if (given === false) return (name) => ({ name, position: undefined });
  if (typeof given !== 'function') return withoutNumber;
  return (name) => {
    const found = settings(given(name));
    return { name: text(found.filename) ?? name, position: typeof found.numberPrefix === 'number' ? found.numberPrefix : undefined };
  };
}

const tagsOf = (options: Settings): Pick<DocsInstance, 'tagsBase' | 'tagsFile'> => ({
  tagsBase: withoutSlashes(text(options.tagsBasePath) ?? 'tags'),
  tagsFile: text(options.tags) ?? 'tags.yml',
});

const PRIVATE = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];
const PAGES = ['**/*.{md,mdx}'];

function docsInstance(options: Settings, relative: (path: string) => string): DocsInstance {
  const include = texts(options.include);
  return {
    id: text(options.id) ?? 'default',
    path: relative(text(options.path) ?? 'docs'),
    base: withoutSlashes(text(options.routeBasePath) ?? 'docs'),
    sidebarPath: text(options.sidebarPath) && relative(text(options.sidebarPath) ?? ''),
    include: include.length > 0 ? include : PAGES,
    exclude: Array.isArray(options.exclude) ? texts(options.exclude) : PRIVATE,
    withoutPrefix: prefixParser(options.numberPrefixParser),
    ...tagsOf(options),
    lastVersion: text(options.lastVersion),
    includeCurrentVersion: options.includeCurrentVersion !== false,
    onlyIncludeVersions: Array.isArray(options.onlyIncludeVersions) ? texts(options.onlyIncludeVersions) : undefined,
    versionPaths: new Map(
      Object.entries(settings(options.versions)).flatMap(([name, of]): [string, string][] => {
        const path = text(settings(of).path);
        return path === undefined ? [] : [[name, withoutSlashes(path)]];
      }),
    ),
  };
}

function blogInstance(options: Settings, relative: (path: string) => string): BlogInstance {
  return {
    path: relative(text(options.path) ?? 'blog'),
    base: withoutSlashes(text(options.routeBasePath) ?? 'blog'),
    ...tagsOf(options),
    authorsFile: text(options.authorsMapPath) ?? 'authors.yml',
    lists: [text(options.archiveBasePath) ?? 'archive', text(options.authorsBasePath) ?? 'authors'].map(withoutSlashes),
    pageBase: withoutSlashes(text(options.pageBasePath) ?? 'page'),
    postsPerPage: typeof options.postsPerPage === 'number' ? options.postsPerPage : options.postsPerPage === 'ALL' ? Infinity : 10,
    include: PAGES,
    exclude: Array.isArray(options.exclude) ? texts(options.exclude) : PRIVATE,
  };
}

/** A plugin or preset as it stands in a list: a name or a module, and its options. */
function entryOf(entry: unknown): { name: string; options: Settings } {
  const [first, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  const name = typeof first === 'string' ? first : (text(settings(first).name) ?? (typeof first === 'function' ? first.name : ''));
  return { name, options: settings(options) };
}

function menuLink(item: Settings): MenuLink[] {
  const label = (text(item.label) ?? '').trim();
  const target = text(item.to) ?? text(item.href);
  const doc = text(item.docId);
  const sidebar = text(item.sidebarId);
  const rest = list(item.items).flatMap((inner) => menuLink({ position: item.position, ...settings(inner) }));
  if (label === '' || (target === undefined && doc === undefined && sidebar === undefined)) return rest;
  const position = item.position === 'right' ? 'right' : 'left';
  return [{ label, target, doc, sidebar, docsPluginId: text(item.docsPluginId) ?? 'default', position }, ...rest];
}

function footerOf(footer: Settings): Pick<Configuration, 'footer' | 'footerHtml'> {
  const columns = list(footer.links).map(settings);
  const isSimple = columns.length > 0 && columns.every((column) => column.items === undefined);
  const groups = isSimple ? [{ title: 'Links', items: columns }] : columns;
  const links = groups.map((column) => ({
    title: text(column.title) ?? 'Links',
    links: list(column.items).flatMap((item) => menuLink(settings(item))),
  }));
  const footerHtml = groups.flatMap((column) => list(column.items)).filter((item) => text(settings(item).html) !== undefined).length;
  return { footer: links.filter((column) => column.links.length > 0), footerHtml };
}

/** Where the sources are, from the addresses of "Edit". */
function repositoryOf(editUrls: readonly unknown[], config: Settings): Pick<Configuration, 'repository' | 'branch'> {
  for (const url of editUrls.flatMap(texts)) {
    const [, repository, branch] = /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:-\/)?(?:edit|tree|blob)\/([^/]+)/.exec(url) ?? [];
    if (repository !== undefined) return { repository, branch };
  }
  const [organisation, project] = [text(config.organizationName), text(config.projectName)];
  return { repository: organisation && project ? `https://github.com/${organisation}/${project}` : undefined, branch: undefined };
}

/**
 * Reads a configuration.
 * @param exported what the site's configuration file exports, once it is no function any more
 * @param relative a path of the configuration, relative to the site's folder
 */
export function readConfiguration(exported: unknown, relative: (path: string) => string): Configuration {
  const config = settings(exported);
  const theme = settings(config.themeConfig);
  const presets = list(config.presets).filter(Boolean).map(entryOf);
  const plugins = list(config.plugins).filter(Boolean).map(entryOf);
  const of = (kind: string): Settings[] => plugins.filter(({ name }) => name.includes(kind)).map(({ options }) => options);
  const preset = settings(presets.find(({ name, options }) => /classic/.test(name) || 'docs' in options || 'blog' in options)?.options);
  const hasPreset = presets.length > 0;
  const ofPreset = (name: string): Settings[] => (hasPreset && preset[name] !== false ? [settings(preset[name])] : []);
  const docs = [...ofPreset('docs'), ...of('content-docs')];
  const blogs = [...ofPreset('blog'), ...of('content-blog')];
  const [pages] = [...ofPreset('pages'), ...of('content-pages')];
  const i18n = settings(config.i18n);
  const colours = settings(theme.colorMode);
  const markdown = settings(config.markdown);
  const math = /remark-?math|katex/i.test(
    JSON.stringify([config.stylesheets, docs.map(({ remarkPlugins, rehypePlugins }) => namesOf(remarkPlugins, rehypePlugins))]),
  );
  return {
    title: text(config.title) ?? '',
    tagline: text(config.tagline) ?? '',
    url: (text(config.url) ?? '').replace(/\/$/, ''),
    baseUrl: `/${withoutSlashes(text(config.baseUrl) ?? '/')}/`.replace('//', '/'),
    hasTrailingSlash: config.trailingSlash === true,
    ...repositoryOf(
      [...docs, ...blogs].map(({ editUrl }) => editUrl),
      config,
    ),
    locales: texts(i18n.locales).length > 0 ? texts(i18n.locales) : ['en'],
    defaultLocale: text(i18n.defaultLocale) ?? 'en',
    staticFolders: Array.isArray(config.staticDirectories) ? texts(config.staticDirectories).map(relative) : ['static'],
    docs: docs.map((options) => docsInstance(options, relative)),
    blogs: blogs.map((options) => blogInstance(options, relative)),
    pages: pages ? relative(text(pages.path) ?? 'src/pages') : undefined,
    pagesBase: withoutSlashes(text(pages?.routeBasePath) ?? ''),
    ...redirectsOf(of('client-redirects')),
    navbar: list(settings(theme.navbar).items).flatMap((item) => menuLink(settings(item))),
    ...footerOf(settings(theme.footer)),
    announcement: text(settings(theme.announcementBar).content) || undefined,
    colourMode: {
      default: colours.defaultMode === 'dark' ? 'dark' : 'light',
      respectSystem: colours.respectPrefersColorScheme === true,
      disableSwitch: colours.disableSwitch === true,
    },
    hasMath: math,
    isMdPlain: markdown.format === 'detect' || markdown.format === 'md',
  };
}

/** Names of Markdown plugins; one that is not installed is known by its name alone. */
function namesOf(...plugins: unknown[]): string[] {
  return plugins.flatMap((group) => list(group).map((entry) => entryOf(entry).name));
}

function redirectsOf(plugins: readonly Settings[]): Pick<Configuration, 'redirects' | 'createRedirects' | 'redirectEndings'> {
  const functions = plugins.flatMap(({ createRedirects }) => (typeof createRedirects === 'function' ? [createRedirects] : []));
  return {
    redirects: plugins
      .flatMap(({ redirects }) => list(redirects).map(settings))
      .map(({ from, to }) => ({ from: texts(from), to: text(to) ?? '' })),
    createRedirects:
      functions.length === 0 ? undefined : (path) => functions.flatMap((create) => texts((create as (path: string) => unknown)(path))),
    redirectEndings: plugins.flatMap(({ fromExtensions }) => texts(fromExtensions)),
  };
}
