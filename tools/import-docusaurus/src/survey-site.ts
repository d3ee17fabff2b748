import { decodeAddress } from '../../../src/content-model/addresses';
import type { DrawDiagrams } from '../../../src/wiki/diagram';
import type { ComponentTable } from './components';
import type { Configuration } from './docusaurus-configuration';
import { isDraft, programsOf, readPages, versionsOf, type SourceTree } from './docusaurus-pages';
import { readSidebars } from './docusaurus-sidebars';
import { sidebarsOfBuild } from './finished-build';
import { readTags } from './foreign-tags';
import { addressesHere } from './old-addresses';
import { orderPages } from './order-pages';
import { layOutPages } from './place-pages';
import { ImportReport } from './report';
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
  titlesReplaceFolderNames: boolean;
  today: Date;
}

/** `copyOf` names a file of the old site; a picture whose extension is another here becomes a PNG. */
export type ImportedFile = { text: string } | { copyOf: string };

export type Survey = ReturnType<typeof surveySite>;

/** Finds everything on a site and its place here. */
export function surveySite(site: DocusaurusSite, tools: ImportTools) {
  const { tree, configuration } = site;
  /** Gets what becomes of each part when it is converted. */
  const report = new ImportReport();
  const versions = configuration.docs.flatMap((instance) => versionsOf(instance, tree));
  /** All pages, drafts included. */
  const pages = readPages(tree, versions, configuration);
  const published = pages.filter((page) => !isDraft(page));
  layOutPages(published, versions, tools.routes);
  const tags = readTags(published, tree);
  const sidebars = versions.map((version) => ({
    version,
    items: readSidebars(site.sidebars.get(version.sidebarPath ?? ''), version, pages, tree, report),
  }));
  const byPermalink = new Map(published.map((page) => [decodeAddress(page.permalink), page]));
  const built = sidebarsOfBuild(site.build, configuration.baseUrl, (path) => byPermalink.get(path));
  // A program of the site may have changed what its files say, so the finished sidebar wins.
  const items = built.length > 0 ? built : sidebars.flatMap((sidebar) => [...sidebar.items.values()].flat());
  const order = orderPages(published, items, configuration.title);
  const byPath: ReadonlyMap<string, string> = addressesHere(configuration, tools.routes, published, [...order.generated, ...tags.lists]);
  const bySource = new Map(published.map((page) => [page.source, page]));
  return {
    site,
    tools,
    report,
    versions,
    pages,
    published,
    sidebars,
    items,
    programs: programsOf(tree, configuration),
    order,
    tags,
    byPath,
    /** All files of the import, by their paths here. */
    files: new Map<string, ImportedFile>(),
    /** Files that pages show, collected during the conversion; by their paths here in lower case. */
    filesBeside: new Map<string, { path: string; copyOf: string }>(),
    /** Files whose words pages quote, collected during the conversion. */
    quoted: new Set<string>(),
    resolve: addressResolver({ tree, configuration, bySource, byPath }),
  };
}
