/** Search records of the society's pages: the exec, shows and hires of each year. */
import { DEFAULT_TAG, type RecordKind } from '../facets';
import { WEIGHT_OF_KIND } from '../ranking';
import { hierarchyOf, type RecordSettings, type SearchRecord } from './records';

export interface ExecYearToIndex {
  year: string;
  slug: string;
  members: { name: string; roles: readonly string[] }[];
  assistants: { term: string; names: string[] }[];
}

export interface ProductionToIndex {
  kind: 'show' | 'hire';
  name: string;
  anchor: string;
  year: string;
  term: string;
  society?: string | undefined;
  venue?: string | undefined;
  crew: { role: string; name: string }[];
}

/** Where each kind is listed, and what the list is called. */
const LISTS: Readonly<Record<Exclude<RecordKind, 'wiki'>, { path: string; label: string }>> = {
  exec: { path: '/exec', label: 'Exec' },
  show: { path: '/shows', label: 'Shows' },
  hire: { path: '/hires/archive', label: 'Hires' },
};

interface Entry {
  kind: Exclude<RecordKind, 'wiki'>;
  anchor: string;
  title: string;
  content: string;
}

/** Roles and their holders, or the roles alone. */
function rolesAndPeople(posts: readonly { role: string; people: readonly string[] }[], withPeople: boolean): string[] {
  if (withPeople) return posts.map(({ role, people }) => `${role}: ${people.join(', ')}.`);
  return [...new Set(posts.map(({ role }) => `${role}.`))];
}

function entryOfYear({ year, slug, members, assistants }: ExecYearToIndex, withPeople: boolean): Entry {
  const posts = [
    ...members.map(({ name, roles }) => ({ role: roles.join(', '), people: [name] })),
    ...assistants.filter(({ names }) => names.length > 0).map(({ term, names }) => ({ role: `Hires assistants, ${term}`, people: names })),
  ];
  return { kind: 'exec', anchor: slug, title: `Exec ${year}`, content: rolesAndPeople(posts, withPeople).join(' ') };
}

function entryOfProduction(production: ProductionToIndex, withPeople: boolean): Entry {
  const { kind, name, anchor, year, term, society, venue, crew } = production;
  const facts = [society, venue, `${term} ${year}`].filter((fact) => fact !== undefined).join(', ');
  const posts = crew.map(({ role, name: person }) => ({ role, people: [person] }));
  return { kind, anchor, title: name, content: [`${facts}.`, ...rolesAndPeople(posts, withPeople)].join(' ') };
}

/**
 * One record for each exec year and each production; pages of people have none. Without people, records name the roles but not
 * their holders.
 */
export function recordsOfSociety(
  { execYears, productions }: { execYears: readonly ExecYearToIndex[]; productions: readonly ProductionToIndex[] },
  { locales }: RecordSettings,
  { withPeople }: { withPeople: boolean },
): SearchRecord[] {
  const entries = [
    ...execYears.map((year) => entryOfYear(year, withPeople)),
    ...productions.map((production) => entryOfProduction(production, withPeople)),
  ];
  return entries.map(({ kind, anchor, title, content }, position) => {
    const { path, label } = LISTS[kind];
    const url = `${path}#${anchor}`;
    return {
      objectID: url,
      type: 'lvl1',
      kind,
      hierarchy: hierarchyOf({ lvl0: label, lvl1: title }),
      content,
      url,
      url_without_anchor: path,
      anchor,
      document: url,
      language: locales[0]?.code ?? 'en',
      version: null,
      tag: DEFAULT_TAG,
      pageTags: [],
      shortlinks: [],
      weight: WEIGHT_OF_KIND[kind],
      level: 90,
      position,
    };
  });
}
