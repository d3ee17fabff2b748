/** Search records outside the wiki: pages, exec years, shows and hires. People have none. */
import type { YearEntry, YearKind } from '../../content/year-kinds';
import { DEFAULT_TAG } from '../facets';
import { RECORD_WEIGHTS } from '../ranking';
import { PAGES_TRAIL } from '../response';
import { hierarchyOf, type RecordSettings, type SearchRecord } from './records';

export interface SitePage {
  kind: 'page' | 'venue' | 'society' | 'year';
  path: string;
  title: string;
  description: string;
  /** Other names, and words of `content/search.json`. */
  names: readonly string[];
}

/** An entry of a year file, with the people as the site names them. */
export type EntryToIndex = Omit<YearEntry, 'posts'> & {
  kind: Pick<YearKind, 'name' | 'page'>;
  posts: readonly { role: string; people: readonly string[] }[];
};

type Outside = Pick<SearchRecord, 'kind' | 'url' | 'content' | 'weight' | 'position'> & {
  trail: string;
  title: string;
  shortlinks?: readonly string[];
};

function recordOutside({ trail, title, url, shortlinks = [], ...rest }: Outside, { locales }: RecordSettings): SearchRecord {
  const [path = '', anchor = null] = url.split('#');
  return {
    ...rest,
    objectID: url,
    type: 'lvl1',
    hierarchy: hierarchyOf({ lvl0: trail, lvl1: title }),
    url,
    url_without_anchor: path,
    anchor,
    document: url,
    language: locales[0]?.code ?? 'en',
    version: null,
    tag: DEFAULT_TAG,
    pageTags: [],
    shortlinks: [...shortlinks],
    level: 90,
  };
}

export function recordsOfPages(pages: readonly SitePage[], settings: RecordSettings): SearchRecord[] {
  return pages.map(({ kind, path, title, description, names }, position) =>
    recordOutside(
      { kind, url: path, trail: PAGES_TRAIL, title, content: description, shortlinks: names, weight: RECORD_WEIGHTS.pages, position },
      settings,
    ),
  );
}

function rolesAndPeople(posts: EntryToIndex['posts'], withPeople: boolean): string[] {
  if (withPeople) return posts.map(({ role, people }) => `${role}: ${people.join(', ')}.`);
  return [...new Set(posts.map(({ role }) => `${role}.`))];
}

/** A record for each entry. @param options.withPeople whether roles name their holders */
export function recordsOfEntries(
  entries: readonly EntryToIndex[],
  settings: RecordSettings,
  { withPeople }: { withPeople: boolean },
): SearchRecord[] {
  return entries.map(({ kind, anchor, path, title, facts, posts }, position) =>
    recordOutside(
      {
        kind: kind.name,
        url: path ?? `${kind.page.path}#${anchor}`,
        trail: kind.page.label,
        title,
        content: [...(facts === undefined ? [] : [facts]), ...rolesAndPeople(posts, withPeople)].join(' '),
        weight: RECORD_WEIGHTS.entries,
        position,
      },
      settings,
    ),
  );
}
