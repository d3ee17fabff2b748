/** Makes the documents that local and hosted search index. People’s pages get none: productions name them. */
import { contentRoot } from '../../content-model/content-root';
import { searchSchema, type SearchSettings } from '../../content-model/data-schemas';
import { loadSiteConfiguration } from '../../content-model/load-site';
import { readData, validFiles } from '../../content-model/read-content';
import type { YearKind } from '../../content-model/year-kinds';
import type { YearSearchEntry } from '../../society/node/search-entries';
import type { ContentTree } from '../../wiki/node/content-tree';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import type { SearchDocument } from '../local-index';
import { DOCUMENT_WEIGHTS } from '../ranking';
import { PAGES_TRAIL, type BuildFacets } from '../search-api';
import { sectionsOfTree } from './page-sections';

/** The query for all documents. Use it without people for anything that leaves the site. */
export const documentsQuery = ({ withPeople }: { withPeople: boolean }): string => `{ searchDocuments(withPeople: ${withPeople}) }`;

export interface DocumentsData {
  searchDocuments: SearchDocument[];
}

/** Reads `content/search.json`. A missing or invalid file gives empty settings. */
export function loadSearchSettings(root = contentRoot()): SearchSettings {
  const file = readData(root, 'search.json');
  return validFiles(file ? [file] : [], searchSchema)[0]?.data ?? { pages: [], synonyms: [] };
}

export function buildFacets(): BuildFacets {
  const { locales, docs } = loadSiteConfiguration();
  return { language: locales[0]?.code ?? 'en', version: docs.version };
}

/** A wiki page with its text. */
export interface PageToIndex extends Pick<WikiPageNode, 'path' | 'title' | 'emoji' | 'description' | 'shortlinks' | 'sectionShortlinks'> {
  /** Labels of the pages above it, top first, without the wiki's root. */
  trail: readonly string[];
  tags: readonly string[];
  tree: ContentTree;
}

/** The document of a wiki page, with its sections in reading order. */
export function documentOfPage(page: PageToIndex): SearchDocument {
  return {
    kind: 'wiki',
    weight: DOCUMENT_WEIGHTS.wiki,
    // Pages directly below the root.
    trail: page.trail.join(' › ') || 'Wiki',
    url: page.path,
    title: page.title,
    ...(page.emoji !== undefined && { emoji: page.emoji }),
    description: page.description,
    names: [...page.shortlinks],
    tags: [...page.tags],
    sections: sectionsOfTree(page.tree, page.sectionShortlinks),
  };
}

/** A page outside the wiki. */
interface SitePage {
  kind: string;
  path: string;
  title: string;
  description?: string;
  names?: string[];
}

export function documentOfSitePage({ kind, path: url, title, description = '', names = [] }: SitePage): SearchDocument {
  return { kind, title, description, weight: DOCUMENT_WEIGHTS.pages, trail: PAGES_TRAIL, url, names, tags: [], sections: [] };
}

/** The document of an entry of a year file. Without `nameOf`, which names a person by id, it lists roles alone. */
export function documentOfEntry(kind: YearKind, entry: YearSearchEntry, nameOf?: (id: string) => string): SearchDocument {
  const { anchor, path, title, facts, posts } = entry;
  const roles = nameOf
    ? posts.map(({ role, people }) => `${role}: ${people.map(nameOf).join(', ')}.`)
    : new Set(posts.map(({ role }) => `${role}.`));
  return {
    kind: kind.name,
    weight: DOCUMENT_WEIGHTS.entries,
    trail: kind.page.label,
    url: path ?? `${kind.page.path}#${anchor}`,
    title,
    description: [...(facts === undefined ? [] : [facts]), ...roles].join(' '),
    names: [],
    tags: [],
    sections: [],
  };
}
