/** Makes the documents that local and hosted search index. People’s pages get none: productions name them. */
import { contentRoot } from '../../content-model/content-root';
import { searchSchema, type SearchSettings } from '../../content-model/data-schemas';
import { loadSiteConfiguration } from '../../content-model/load-site';
import { readData, validFiles } from '../../content-model/read-content';
import type { YearKind } from '../../content-model/year-kinds';
import type { YearSearchEntry } from '../../society/node/search-entries';
import type { ContentTree } from '../../wiki/node/content-tree';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import { usualAnchor, type SearchDocument, type SearchSection } from '../local-index';
import { DOCUMENT_WEIGHTS } from '../ranking';
import { PAGES_TRAIL, type BuildFacets } from '../response';
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

/** The trail of pages directly below the root. */
const ROOT_LABEL = 'Wiki';

/** The document of a wiki page, with its sections in reading order. */
export function documentOfPage(page: PageToIndex): SearchDocument {
  const sections = sectionsOfTree(page.tree).map(({ heading, groups: texts }): SearchSection => {
    if (!heading) return { texts };
    const { id, text, depth: level } = heading;
    const names = page.sectionShortlinks.filter(({ hash }) => hash === id).map(({ shortlink }) => shortlink);
    return {
      heading: { level, text },
      ...(id !== usualAnchor(text) && { anchor: id }),
      ...(names.length > 0 && { names }),
      texts,
    };
  });
  return {
    kind: 'wiki',
    weight: DOCUMENT_WEIGHTS.wiki,
    trail: page.trail.join(' › ') || ROOT_LABEL,
    url: page.path,
    title: page.title,
    ...(page.emoji !== undefined && { emoji: page.emoji }),
    description: page.description,
    names: [...page.shortlinks],
    tags: [...page.tags],
    sections,
  };
}

/** A page outside the wiki. */
export interface SitePage {
  kind: 'page' | 'venue' | 'society' | 'year';
  path: string;
  title: string;
  description: string;
  names?: readonly string[];
}

export function documentOfSitePage({ path: url, names = [], ...page }: SitePage): SearchDocument {
  return { ...page, weight: DOCUMENT_WEIGHTS.pages, trail: PAGES_TRAIL, url, names: [...names], tags: [], sections: [] };
}

/** An entry of a year file, with people's names in place of their ids. */
type EntryToIndex = YearSearchEntry & { kind: Pick<YearKind, 'name' | 'page'> };

function rolesAndPeople(posts: EntryToIndex['posts'], withPeople: boolean): string[] {
  if (withPeople) return posts.map(({ role, people }) => `${role}: ${people.join(', ')}.`);
  return [...new Set(posts.map(({ role }) => `${role}.`))];
}

/** The document of an entry of a year file. Without people it lists their roles alone. */
export function documentOfEntry(
  { kind, anchor, path, title, facts, posts }: EntryToIndex,
  { withPeople }: { withPeople: boolean },
): SearchDocument {
  return {
    kind: kind.name,
    weight: DOCUMENT_WEIGHTS.entries,
    trail: kind.page.label,
    url: path ?? `${kind.page.path}#${anchor}`,
    title,
    description: [...(facts === undefined ? [] : [facts]), ...rolesAndPeople(posts, withPeople)].join(' '),
    names: [],
    tags: [],
    sections: [],
  };
}
