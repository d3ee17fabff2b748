/** Reads from a Docusaurus configuration what the importer needs. Fields keep the names that Docusaurus gives them. */
import { z } from 'zod';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each field of `shape` needs a fallback for a missing or wrong value, so that no configuration is refused. */
export const settings = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (isObject(value) ? value : {}), z.object(shape));

export const optional = <Type extends z.ZodType>(type: Type) => type.optional().catch(undefined);
export const optionalText = optional(z.string());
const list = z.array(z.unknown()).catch([]);
/** Accepts one text for a list of one. */
export const texts = z
  .unknown()
  .optional()
  .transform((value) => [value].flat().filter((item) => typeof item === 'string'));

/** "/docs/" → "docs". */
const partOfPath = z.string().transform((value) =>
  value
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/'),
);

interface WithoutPrefix {
  filename: string;
  numberPrefix?: number | undefined;
}

/** As Docusaurus does: "02-sound" → "sound" and 2. Dates and versions stay whole. */
function withoutNumber(name: string): WithoutPrefix {
  const match = /^\d+[-_.]\d+/.test(name) ? null : /^(\d+) *[-_.]+ *([^-_.\s].*)$/.exec(name);
  return { filename: match?.[2] ?? name, numberPrefix: match ? Number(match[1]) : undefined };
}

const numberPrefixParser = z
  .unknown()
  .optional()
  .transform((given) => (name: string): WithoutPrefix => {
    if (given === false) return { filename: name };
    return typeof given === 'function' ? (given as typeof withoutNumber)(name) : withoutNumber(name);
  });

const MARKDOWN = ['**/*.{md,mdx}'];
const PRIVATE = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

const pagesIn = (folder: string, relative: (path: string) => string) => ({
  path: z.string().transform(relative).catch(folder),
  include: z.array(z.string()).catch(MARKDOWN),
  exclude: z.array(z.string()).catch(PRIVATE),
  tagsBasePath: partOfPath.catch('tags'),
  tags: z.string().catch('tags.yml'),
  editUrl: optionalText,
});

const docsSettings = (relative: (path: string) => string) =>
  settings({
    ...pagesIn('docs', relative),
    id: z.string().catch('default'),
    routeBasePath: partOfPath.catch('docs'),
    sidebarPath: optional(z.string().transform(relative)),
    numberPrefixParser,
    lastVersion: optionalText,
    includeCurrentVersion: z.boolean().catch(true),
    versions: z.record(z.string(), settings({ path: optional(partOfPath) })).catch({}),
    remarkPlugins: list,
    rehypePlugins: list,
  });

const blogSettings = (relative: (path: string) => string) =>
  settings({
    ...pagesIn('blog', relative),
    routeBasePath: partOfPath.catch('blog'),
    authorsMapPath: z.string().catch('authors.yml'),
    postsPerPage: z.union([z.number(), z.literal('ALL').transform(() => Infinity)]).catch(10),
  });

const freePages = (relative: (path: string) => string) =>
  settings({ path: z.string().transform(relative).catch('src/pages'), routeBasePath: partOfPath.catch('') });

const redirects = settings({
  redirects: list.pipe(z.array(settings({ from: texts, to: z.string().catch('') }))),
  createRedirects: z.unknown().optional(),
  fromExtensions: texts,
});

const menuItem = settings({
  label: z.string().trim().catch(''),
  'aria-label': z.string().trim().catch(''),
  to: optionalText,
  href: optionalText,
  /** Id of a page, or of a sidebar whose first page it opens. */
  docId: optionalText,
  sidebarId: optionalText,
  docsPluginId: z.string().catch('default'),
  position: optional(z.enum(['left', 'right'])),
  html: optionalText,
  items: list,
}).transform(({ to, href, label, 'aria-label': name, ...item }) => ({ ...item, label: label || name, target: to ?? href }));

/** `target` is a path of the old site, or a full address. */
export type MenuLink = z.output<typeof menuItem>;

function menuLinks(item: unknown, place?: MenuLink['position']): MenuLink[] {
  const link = menuItem.parse(item);
  const { target, docId, sidebarId, items, position = place } = link;
  const below = items.flatMap((inner) => menuLinks(inner, position));
  return (target ?? docId ?? sidebarId) === undefined ? below : [{ ...link, position }, ...below];
}

/** A plugin or preset: a name or a module, alone or in a list with its options. */
const entry = z.unknown().transform((value) => {
  const [first, options] = Array.isArray(value) ? (value as unknown[]) : [value];
  const { name } = (typeof first === 'string' ? { name: first } : (first ?? {})) as { name?: unknown };
  return { name: typeof name === 'string' ? name : '', options: (isObject(options) ? options : {}) as Readonly<Record<string, unknown>> };
});
const entries = list.pipe(z.array(entry));

const siteSettings = settings({
  title: z.string().catch(''),
  tagline: z.string().catch(''),
  url: z.string().catch(''),
  baseUrl: partOfPath.catch(''),
  trailingSlash: z.boolean().catch(false),
  organizationName: optionalText,
  projectName: optionalText,
  i18n: settings({ defaultLocale: z.string().catch('en'), locales: texts }),
  staticDirectories: z.array(z.string()).catch(['static']),
  stylesheets: list,
  markdown: settings({ format: optionalText }),
  presets: entries,
  plugins: entries,
  themeConfig: settings({
    navbar: settings({ items: list }),
    footer: settings({ links: list }),
    announcementBar: settings({ content: z.string().catch('') }),
    colorMode: settings({
      defaultMode: z.literal('dark').or(z.literal('light')).catch('light'),
      respectPrefersColorScheme: z.boolean().catch(false),
      disableSwitch: z.boolean().catch(false),
    }),
  }),
});

type SiteSettings = z.output<typeof siteSettings>;

/** No setting names the repository, so the addresses of "Edit" must tell. */
function repositoryOf(editUrls: readonly (string | undefined)[], { organizationName, projectName }: SiteSettings) {
  for (const url of editUrls) {
    const [, repository, branch] = /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:-\/)?(?:edit|tree|blob)\/([^/]+)/.exec(url ?? '') ?? [];
    if (repository !== undefined) return { repository, branch };
  }
  return {
    repository: organizationName && projectName ? `https://github.com/${organizationName}/${projectName}` : undefined,
    branch: undefined,
  };
}

const column = settings({ title: z.string().catch('Links'), items: optional(z.array(z.unknown())) });

function columnsOf(links: readonly unknown[]): { title: string; items: unknown[] }[] {
  const columns = links.map((link) => column.parse(link));
  const isSimple = columns.every(({ items }) => items === undefined);
  return isSimple ? [{ title: 'Links', items: [...links] }] : columns.map(({ title, items = [] }) => ({ title, items }));
}

const createRedirects =
  (plugins: readonly z.output<typeof redirects>[]) =>
  (path: string): string[] =>
    plugins.flatMap(({ createRedirects: create }) =>
      typeof create === 'function' ? texts.parse((create as (path: string) => unknown)(path)) : [],
    );

export type Configuration = ReturnType<typeof readConfiguration>;
export type DocsInstance = Configuration['docs'][number];
export type BlogInstance = Configuration['blogs'][number];

/**
 * Reads a configuration. Missing and invalid settings get Docusaurus's defaults.
 * @param exported what the configuration file exports; if that is a function, what it returns
 * @param relative makes a path of the configuration relative to the site's folder
 */
export function readConfiguration(exported: unknown, relative: (path: string) => string) {
  const site = siteSettings.parse(exported);
  const { presets, plugins, themeConfig, i18n } = site;
  const preset = presets.find(({ name, options }) => /classic/.test(name) || 'docs' in options || 'blog' in options)?.options ?? {};
  const optionsOf = (name: string): unknown[] => [
    ...(presets.length > 0 && preset[name] !== false ? [preset[name]] : []),
    ...plugins.filter((plugin) => plugin.name.includes(`content-${name}`)).map(({ options }) => options),
  ];
  const docs = optionsOf('docs').map((options) => docsSettings(relative).parse(options));
  const blogs = optionsOf('blog').map((options) => blogSettings(relative).parse(options));
  const [pages] = optionsOf('pages').map((options) => freePages(relative).parse(options));
  const redirecting = plugins.filter(({ name }) => name.includes('client-redirects')).map(({ options }) => redirects.parse(options));
  const columns = columnsOf(themeConfig.footer.links);
  const markdownPlugins = docs.flatMap(({ remarkPlugins, rehypePlugins }) => entries.parse([...remarkPlugins, ...rehypePlugins]));
  return {
    title: site.title,
    tagline: site.tagline,
    url: site.url.replace(/\/$/, ''),
    /** Path of the site on its host, with slashes at both ends. */
    baseUrl: `/${site.baseUrl}/`.replace('//', '/'),
    hasTrailingSlash: site.trailingSlash,
    ...repositoryOf(
      [...docs, ...blogs].map(({ editUrl }) => editUrl),
      site,
    ),
    locales: i18n.locales,
    defaultLocale: i18n.defaultLocale,
    staticFolders: site.staticDirectories.map(relative),
    docs,
    blogs,
    /** Settings of `src/pages`; `undefined` if the site does not use them. */
    pages,
    redirects: redirecting.flatMap((plugin) => plugin.redirects),
    createRedirects: createRedirects(redirecting),
    /** Old addresses may end in these, such as "html". */
    redirectEndings: redirecting.flatMap(({ fromExtensions }) => fromExtensions),
    navbar: themeConfig.navbar.items.flatMap((item) => menuLinks(item)),
    footer: columns.map(({ title, items }) => ({ title, links: items.flatMap((item) => menuLinks(item)) })),
    hasFooterHtml: columns.some(({ items }) => items.some((item) => menuItem.parse(item).html !== undefined)),
    /** HTML. */
    announcement: themeConfig.announcementBar.content,
    colorMode: themeConfig.colorMode,
    hasMath: /remark-?math|katex/i.test(JSON.stringify([site.stylesheets, markdownPlugins.map(({ name }) => name)])),
    /** Whether .md files are Markdown without JSX. */
    isMdPlain: site.markdown.format === 'detect' || site.markdown.format === 'md',
  };
}
