import { decodePath, splitHash } from '../content/addresses';
import { WIKI_FOLDER } from '../content/wiki-address';
import type { DrawDiagrams } from '../wiki/diagram';
import type { ComponentTable } from './component-table';
import type { Configuration } from './docusaurus-configuration';
import { isDraft, joinPath, plainPath, programsOf, readPages, versionsOf, type ForeignPage, type SourceTree } from './docusaurus-pages';
import { readSidebars } from './docusaurus-sidebars';
import { sidebarsOfBuild } from './finished-build';
import { readTags } from './foreign-tags';
import { orderPages } from './order-pages';
import { basesOf, placePages, type PlacedPage } from './place-pages';
import type { ImportReport } from './report';
import { addressResolver } from './resolve-address';

export interface DocusaurusSite {
  tree: SourceTree;
  configuration: Configuration;
  /** What the files of sidebars export, by path. */
  sidebars: ReadonlyMap<string, unknown>;
  /** Docusaurus before version 3 reads MDX 1. */
  isMdxOne: boolean;
  /** Pages of the finished build, by their paths in its folder; empty without one. */
  build: SourceTree;
}

/** What the import needs to know of the site it moves into. */
export interface ImportTools {
  /** Addresses of the site's own pages, such as `/shows`. */
  routes: ReadonlySet<string>;
  /** Files that every build serves, such as `/favicon.ico`. */
  staticFiles: readonly string[];
  components: ComponentTable;
  drawDiagrams: DrawDiagrams;
  /** The newest exec year that `--map` imports, such as "2025/2026". */
  execYear?: string | undefined;
  /** Whether a title replaces a sidebar label that is only the name of a folder. */
  hasLabelsOfTitles: boolean;
  today: Date;
}

/** `copyOf` names a file of the old site; a picture whose extension is another here becomes a PNG. */
export type ImportedFile = { text: string } | { copyOf: string };

export type Survey = ReturnType<typeof surveySite>;

/** Docusaurus makes these lists of a blog's posts. */
function listsOf({ routeBasePath, postsPerPage }: Configuration['blogs'][number], posts: number): string[] {
  const numbered = Array.from({ length: Math.ceil(posts / postsPerPage) }, (_, index) => `page/${index + 1}`);
  return ['', 'archive', 'authors', ...numbered.slice(1)].map((list) => joinPath(routeBasePath, list));
}

/** Addresses here by those of the old site: decoded, without its base and without a slash at their end. The first wins. */
function addressesHere(
  { blogs, redirects }: Configuration,
  routes: ReadonlySet<string>,
  placed: readonly PlacedPage[],
  lists: Iterable<[path: string, url: string]>,
): Map<string, string> {
  const found = new Map<string, string>();
  const add = (path: string, url: string): void => {
    const plain = decodePath(path);
    if (!found.has(plain)) found.set(plain, url);
  };
  for (const { page, url } of placed) add(page.permalink, url);
  for (const route of routes) add(route, route);
  for (const blog of blogs) {
    const posts = placed.filter(({ page }) => page.blog === blog).length;
    if (posts > 0) for (const list of listsOf(blog, posts)) add(list, joinPath(WIKI_FOLDER, blog.routeBasePath));
  }
  for (const [path, url] of lists) add(path, url);
  for (const { from, to } of redirects) {
    const target = found.get(plainPath(splitHash(to).path, '/'));
    if (target !== undefined) for (const path of from) add(path, target);
  }
  return found;
}

/** Finds everything on a site and its place here. `report` gets what becomes of each part when it is converted. */
export function surveySite(site: DocusaurusSite, tools: ImportTools, report: ImportReport) {
  const { tree, configuration } = site;
  const versions = configuration.docs.flatMap((instance) => versionsOf(instance, tree));
  /** All pages, drafts included. */
  const pages: ForeignPage[] = readPages(tree, versions, configuration);
  const published = pages.filter((page) => !isDraft(page));
  const taken = [...tools.routes].map((route) => route.toLowerCase()).filter((route) => route.startsWith(`/${WIKI_FOLDER}/`));
  const placed = placePages(published, basesOf(versions), new Set(taken));
  const sidebars = versions.map((version) => readSidebars(site.sidebars.get(version.sidebarPath ?? ''), version, pages, tree));
  const byPermalink = new Map(published.map((page) => [decodePath(page.permalink), page]));
  const built = sidebarsOfBuild(site.build, configuration.baseUrl, (path) => byPermalink.get(path));
  // A program of the site may have changed what its files say, so the finished sidebar wins.
  const items = built.length > 0 ? built : sidebars.flatMap((sidebar) => [...sidebar.items.values()].flat());
  const order = orderPages(placed, items, configuration.title);
  const tags = readTags(published, tree);
  const byPath: ReadonlyMap<string, string> = addressesHere(configuration, tools.routes, placed, [...order.generated, ...tags.lists]);
  const bySource = new Map(placed.map(({ page, url }) => [page.source, { url, page }]));
  return {
    site,
    tools,
    report,
    versions,
    pages,
    placed,
    sidebars,
    items,
    programs: programsOf(tree, configuration),
    order,
    tags,
    byPath,
    /** Files that pages show, collected during the conversion; by their paths here in lower case. */
    filesBeside: new Map<string, { path: string; copyOf: string }>(),
    resolve: addressResolver({ tree, configuration, bySource, byPath }),
  };
}
