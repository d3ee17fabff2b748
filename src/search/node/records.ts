/** Search records, for both the local index and the hosted service. */
import type { SiteConfiguration } from '../../content/site-schema';
import type { ContentTree } from '../../wiki/node/content-tree';
import { tagOfVersion } from '../facets';
import { RECORD_WEIGHTS } from '../ranking';
import { sectionsOfTree } from './record-sections';

/** The pages above, the page's title, then its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** A record in DocSearch's schema. */
export interface SearchRecord {
  /** The address, with a number when several records share one. */
  objectID: string;
  /** `lvl1` a page, `lvl2` and below a heading, `content` a text. */
  type: Exclude<Level, 'lvl0'> | 'content';
  hierarchy: Record<Level, string | null>;
  /** The text: for a page its description, for a heading `null`. */
  content: string | null;
  /** Path on this site, with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Results of one document are shown together. */
  document: string;
  /** `wiki`, `page`, `venue`, `society`, `year`, or the name of a kind of year file. */
  kind: string;
  language: string;
  /** `null` for pages without versions. */
  version: string | null;
  tag: string;
  pageTags: string[];
  /** Short links that lead exactly here, or other names of a page outside the wiki. */
  shortlinks: string[];
  /** See `RECORD_WEIGHTS`. */
  weight: number;
  /** For ranking, larger first: 90 for a page, 80 for a heading of level 2, 0 for text. */
  level: number;
  /** For ranking, smaller first: place on the page. */
  position: number;
}

/** The query for all records; without people's names for records that leave the site. */
export const recordsQuery = ({ withPeople }: { withPeople: boolean }): string => `{ searchRecords(withPeople: ${withPeople}) }`;

/** The result of the query. */
export interface RecordsData {
  searchRecords: SearchRecord[];
}

export type RecordSettings = Pick<SiteConfiguration, 'docs'> & { locales: readonly { code: string }[] };

export interface PageToIndex {
  path: string;
  title: string;
  description: string;
  /** Labels of the pages above, from below the wiki's root down. */
  trail: readonly string[];
  tags: readonly string[];
  shortlinks: readonly string[];
  sectionShortlinks: readonly { shortlink: string; hash: string }[];
  tree: ContentTree;
}

/** A complete hierarchy from some of its levels. */
export function hierarchyOf(levels: Partial<Record<Level, string>>): Record<Level, string | null> {
  return Object.fromEntries(LEVELS.map((level) => [level, levels[level] ?? null])) as Record<Level, string | null>;
}

/** The trail of pages directly below the root. */
const ROOT_LABEL = 'Wiki';

/** The records of one wiki page, in reading order: the page, then each heading and the text below it. */
export function recordsOfPage(page: PageToIndex, { locales, docs }: RecordSettings): SearchRecord[] {
  const shared = {
    kind: 'wiki' as const,
    url_without_anchor: page.path,
    document: page.path,
    language: locales[0]?.code ?? 'en',
    version: docs.version,
    tag: tagOfVersion(docs.version),
    pageTags: [...page.tags],
    weight: RECORD_WEIGHTS.wiki,
  };
  const levels: Partial<Record<Level, string>> = { lvl0: page.trail.join(' › ') || ROOT_LABEL, lvl1: page.title };
  const records: SearchRecord[] = [
    {
      ...shared,
      objectID: page.path,
      type: 'lvl1',
      hierarchy: hierarchyOf(levels),
      content: page.description,
      url: page.path,
      anchor: null,
      shortlinks: [...page.shortlinks],
      level: 90,
      position: 0,
    },
  ];
  for (const { heading, groups } of sectionsOfTree(page.tree)) {
    const depth = heading?.depth ?? 1;
    const url = heading ? `${page.path}#${heading.id}` : page.path;
    const anchor = heading?.id ?? null;
    const level: Exclude<Level, 'lvl0'> = `lvl${depth as 1 | 2 | 3 | 4 | 5 | 6}`;
    for (const deeper of LEVELS.slice(depth)) if (depth > 1) delete levels[deeper];
    // A level-1 heading in the text is the title, which already has a record.
    if (heading && depth > 1) {
      levels[level] = heading.text;
      records.push({
        ...shared,
        objectID: url,
        type: level,
        hierarchy: hierarchyOf(levels),
        content: null,
        url,
        anchor,
        shortlinks: page.sectionShortlinks.filter(({ hash }) => hash === heading.id).map(({ shortlink }) => shortlink),
        level: 100 - 10 * depth,
        position: records.length,
      });
    }
    for (const [index, content] of groups.entries()) {
      records.push({
        ...shared,
        objectID: `${url}:${index + 1}`,
        type: 'content',
        hierarchy: hierarchyOf(levels),
        content,
        url,
        anchor,
        shortlinks: [],
        level: 0,
        position: records.length,
      });
    }
  }
  return records;
}
