/** Reads from a Docusaurus configuration what the importer needs. Fields keep the names that Docusaurus gives them. */
import get from 'lodash/get';

export type Fields = Readonly<Record<string, unknown>>;

/** An object's fields; none for any other value, so that no file of a site is refused. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Text or a number as text; `undefined` for anything else. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Accepts one text for a list of one. */
export const textsOf = (value: unknown): string[] => [value].flat().filter((item) => typeof item === 'string');

const textsOr = (value: unknown, otherwise: string[]): string[] => (Array.isArray(value) ? textsOf(value) : otherwise);

/** "/docs/" → "docs". */
export const partOfPath = (value: string): string =>
  value
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');

/** As Docusaurus does: "02-sound" → "sound" and 2. Dates and versions stay whole. */
function withoutNumber(name: string): { filename: string; numberPrefix?: number | undefined } {
  const match = /^\d+[-_.]\d+/.test(name) ? null : /^(\d+) *[-_.]+ *([^-_.\s].*)$/.exec(name);
  return { filename: match?.[2] ?? name, numberPrefix: match ? Number(match[1]) : undefined };
}

function prefixParser(given: unknown): typeof withoutNumber {
  if (given === false) return (filename) => ({ filename });
  return typeof given === 'function' ? (given as typeof withoutNumber) : withoutNumber;
}

type Relative = (path: string) => string;

const MARKDOWN = ['**/*.{md,mdx}'];
const PRIVATE = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

const pagesIn = (folder: string, options: Fields, relative: Relative) => ({
  path: relative(textOf(options.path) ?? folder),
  routeBasePath: partOfPath(textOf(options.routeBasePath) ?? folder),
  include: textsOr(options.include, MARKDOWN),
  exclude: textsOr(options.exclude, PRIVATE),
  tagsBasePath: partOfPath(textOf(options.tagsBasePath) ?? 'tags'),
  tags: textOf(options.tags) ?? 'tags.yml',
  editUrl: textOf(options.editUrl),
});

const docsInstance = (options: Fields, relative: Relative) => ({
  ...pagesIn('docs', options, relative),
  id: textOf(options.id) ?? 'default',
  sidebarPath: textsOf(options.sidebarPath).map(relative)[0],
  numberPrefixParser: prefixParser(options.numberPrefixParser),
  lastVersion: textOf(options.lastVersion),
  includeCurrentVersion: options.includeCurrentVersion !== false,
  versions: fieldsOf(options.versions),
  plugins: [...listOf(options.remarkPlugins), ...listOf(options.rehypePlugins)],
});

const blogInstance = (options: Fields, relative: Relative) => ({
  ...pagesIn('blog', options, relative),
  authorsMapPath: textOf(options.authorsMapPath) ?? 'authors.yml',
  postsPerPage: options.postsPerPage === 'ALL' ? Infinity : Number(options.postsPerPage) || 10,
});

/** `target` is a path of the old site or a full address; `docId` names a page, `sidebarId` a sidebar whose first page it opens. */
const menuLink = (item: Fields, position?: 'left' | 'right') => ({
  label: (textOf(item.label)?.trim() || textOf(item['aria-label'])?.trim()) ?? '',
  target: textOf(item.to) ?? textOf(item.href),
  docId: textOf(item.docId),
  sidebarId: textOf(item.sidebarId),
  docsPluginId: textOf(item.docsPluginId) ?? 'default',
  position: item.position === 'left' || item.position === 'right' ? item.position : position,
});
export type MenuLink = ReturnType<typeof menuLink>;

/** Items of a dropdown stand behind it. */
function menuLinks(item: Fields, above?: MenuLink['position']): MenuLink[] {
  const link = menuLink(item, above);
  const below = listOf(item.items).flatMap((inner) => menuLinks(fieldsOf(inner), link.position));
  return (link.target ?? link.docId ?? link.sidebarId) === undefined ? below : [link, ...below];
}

function footerOf(links: readonly Fields[]): { title: string; items: readonly Fields[] }[] {
  if (links.every(({ items }) => !Array.isArray(items))) return [{ title: 'Links', items: links }];
  return links.map(({ title, items }) => ({ title: textOf(title) ?? 'Links', items: listOf(items).map(fieldsOf) }));
}

/** A plugin or preset: a name or a module, alone or in a list with its options. */
function pluginOf(value: unknown): { name: string; options: Fields } {
  const [plugin, options] = Array.isArray(value) ? (value as unknown[]) : [value];
  return { name: textOf(plugin) ?? textOf((plugin as { name?: unknown } | null | undefined)?.name) ?? '', options: fieldsOf(options) };
}

/** No setting names the repository, so the addresses of "Edit" must tell. */
function repositoryOf(editUrls: readonly (string | undefined)[], { organizationName, projectName }: Fields) {
  for (const url of editUrls) {
    const [, repository, branch] = /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:-\/)?(?:edit|tree|blob)\/([^/]+)/.exec(url ?? '') ?? [];
    if (repository !== undefined) return { repository, branch };
  }
  const [owner, name] = [textOf(organizationName), textOf(projectName)];
  return { repository: owner && name ? `https://github.com/${owner}/${name}` : undefined, branch: undefined };
}

export type Configuration = ReturnType<typeof readConfiguration>;
export type DocsInstance = Configuration['docs'][number];
export type BlogInstance = Configuration['blogs'][number];

/**
 * Reads a configuration. Missing and invalid settings get Docusaurus's defaults.
 * @param exported what the configuration file exports; if that is a function, what it returns
 * @param relative makes a path of the configuration relative to the site's folder
 */
export function readConfiguration(exported: unknown, relative: Relative) {
  const site = fieldsOf(exported);
  const at = (path: string): unknown => get(site, path);
  const [presets, plugins] = [listOf(site.presets).map(pluginOf), listOf(site.plugins).map(pluginOf)];
  const preset = presets.find(({ name, options }) => /classic/.test(name) || 'docs' in options || 'blog' in options)?.options ?? {};
  const optionsOf = (name: string): Fields[] => [
    ...(presets.length > 0 && preset[name] !== false ? [fieldsOf(preset[name])] : []),
    ...plugins.filter((plugin) => plugin.name.includes(`content-${name}`)).map(({ options }) => options),
  ];
  const docs = optionsOf('docs').map((options) => docsInstance(options, relative));
  const blogs = optionsOf('blog').map((options) => blogInstance(options, relative));
  const editUrls = [...docs, ...blogs].map(({ editUrl }) => editUrl);
  const [pages] = optionsOf('pages');
  const redirecting = plugins.filter(({ name }) => name.includes('client-redirects')).map(({ options }) => options);
  const creators = redirecting.map((options) => options.createRedirects).filter((create) => typeof create === 'function');
  const footer = footerOf(listOf(at('themeConfig.footer.links')).map(fieldsOf));
  const markdownPlugins = docs.flatMap((instance) => instance.plugins).map((plugin) => pluginOf(plugin).name);
  return {
    title: textOf(site.title) ?? '',
    tagline: textOf(site.tagline) ?? '',
    url: (textOf(site.url) ?? '').replace(/\/$/, ''),
    /** Path of the site on its host, with slashes at both ends. */
    baseUrl: `/${partOfPath(textOf(site.baseUrl) ?? '')}/`.replace('//', '/'),
    hasTrailingSlash: site.trailingSlash === true,
    ...repositoryOf(editUrls, site),
    locales: textsOf(at('i18n.locales')),
    defaultLocale: textOf(at('i18n.defaultLocale')) ?? 'en',
    staticFolders: textsOr(site.staticDirectories, ['static']).map(relative),
    docs,
    blogs,
    /** Settings of `src/pages`; `undefined` if the site does not use them. */
    pages: pages && { ...pagesIn('src/pages', pages, relative), routeBasePath: partOfPath(textOf(pages.routeBasePath) ?? '') },
    redirects: redirecting
      .flatMap(({ redirects }) => listOf(redirects).map(fieldsOf))
      .map(({ from, to }) => ({ from: textsOf(from), to: textOf(to) ?? '' })),
    createRedirects: (path: string): string[] => creators.flatMap((create) => textsOf((create as (path: string) => unknown)(path))),
    /** Old addresses may end in these, such as "html". */
    redirectEndings: redirecting.flatMap(({ fromExtensions }) => textsOf(fromExtensions)),
    navbar: listOf(at('themeConfig.navbar.items')).flatMap((item) => menuLinks(fieldsOf(item))),
    footer: footer.map(({ title, items }) => ({ title, links: items.flatMap((item) => menuLinks(item)) })),
    hasFooterHtml: footer.some(({ items }) => items.some(({ html }) => typeof html === 'string')),
    /** HTML. */
    announcement: textOf(at('themeConfig.announcementBar.content')) ?? '',
    colorMode: fieldsOf(at('themeConfig.colorMode')),
    hasMath: /remark-?math|katex/i.test(JSON.stringify([listOf(site.stylesheets), markdownPlugins])),
    /** Whether .md files are Markdown without JSX. */
    isMdPlain: ['detect', 'md'].includes(textOf(at('markdown.format')) ?? ''),
  };
}
