/** Search records of the society's year files: the exec of each year, each show and hire. */
import type { YearEntry, YearKind } from '../../content/year-kinds';
import { DEFAULT_TAG } from '../facets';
import { RECORD_WEIGHTS } from '../ranking';
import { hierarchyOf, type RecordSettings, type SearchRecord } from './records';

/** An entry of a year file, with the people as the site names them. */
export type EntryToIndex = Omit<YearEntry, 'posts'> & {
  kind: Pick<YearKind, 'name' | 'page'>;
  posts: readonly { role: string; people: readonly string[] }[];
};

/** Roles and their holders, or the roles alone. */
function rolesAndPeople(posts: EntryToIndex['posts'], withPeople: boolean): string[] {
  if (withPeople) return posts.map(({ role, people }) => `${role}: ${people.join(', ')}.`);
  return [...new Set(posts.map(({ role }) => `${role}.`))];
}

/**
 * One record for each entry, in order; pages of people have none. Without people, records name the roles but not their
 * holders.
 */
export function recordsOfSociety(
  entries: readonly EntryToIndex[],
  { locales }: RecordSettings,
  { withPeople }: { withPeople: boolean },
): SearchRecord[] {
  return entries.map(({ kind, anchor, path: ownPage, title, facts, posts }, position) => {
    const { path: listing, label } = kind.page;
    const path = ownPage ?? listing;
    const url = ownPage ?? `${listing}#${anchor}`;
    return {
      objectID: url,
      type: 'lvl1',
      kind: kind.name,
      hierarchy: hierarchyOf({ lvl0: label, lvl1: title }),
      content: [...(facts === undefined ? [] : [facts]), ...rolesAndPeople(posts, withPeople)].join(' '),
      url,
      url_without_anchor: path,
      anchor: ownPage === undefined ? anchor : null,
      document: url,
      language: locales[0]?.code ?? 'en',
      version: null,
      tag: DEFAULT_TAG,
      pageTags: [],
      shortlinks: [],
      weight: RECORD_WEIGHTS.years,
      level: 90,
      position,
    };
  });
}
