/**
 * The kinds of year file: a folder of the content with one JSON file an academic year. What the check accepts, what
 * `npm run new` starts, the nodes and their GraphQL types, people's pages and search all follow from the entries here.
 */
import GithubSlugger from 'github-slugger';
import type { z } from 'zod';
import { execYearSchema, productionYearSchema, type PersonReference, type Production, type ProductionYearFile } from './society-schemas';

/** What every year file holds. */
export interface YearFile {
  /** Academic year, e.g. `2025/2026`. */
  year: string;
}

/** One result of search: an entry of the page that shows the years. */
export interface YearEntry {
  /** Anchor of the entry on that page. */
  anchor: string;
  title: string;
  /** A sentence on it, without people. */
  facts?: string;
  /** Who did what; `role` alone is what search says where people are left out. */
  posts: { role: string; people: PersonReference[] }[];
}

export interface YearKind<Year extends YearFile = YearFile> {
  /** What one is called: `show` gives `npm run new -- show-year` and the JSON Schema `show-year.json`. */
  name: string;
  /** Folder below the content root. */
  folder: string;
  schema: z.ZodType<Year>;
  /** Its GraphQL type. */
  type: string;
  description: string;
  /** The page that shows the years, and its name: the heading on people's pages and in search. */
  page: { path: string; label: string };
  /** What a new file holds beside its year, and what its editor does next. */
  start: object;
  next: string;
  /** What people's pages say of the year, beside shows and hires. */
  posts(year: Year): { person: PersonReference; roles: string[] }[];
  /** What search finds of the year. */
  entries(year: Year): YearEntry[];
}

/** A kind of year file whose functions take what its schema gives. */
const yearKind = <Year extends YearFile>(kind: YearKind<Year>): YearKind<Year> => kind;

/** `2025/2026` → `2025-2026`: the year as an anchor and as the name of its file. */
export function yearSlug(year: string): string {
  return year.replace('/', '-');
}

/** The productions of a year in order, each with its term and an anchor of its own, even where two have one name. */
export function productionsOf({ year, terms }: ProductionYearFile): { production: Production; term: string; anchor: string }[] {
  const slugger = new GithubSlugger();
  return terms.flatMap(({ name, shows }) =>
    shows.map((production) => ({ production, term: name, anchor: `${yearSlug(year)}-${slugger.slug(production.name)}` })),
  );
}

/** The terms that every year starts with. */
export const TERMS = ['Term 1', 'Term 2', 'Term 3'];

const productionYear = {
  schema: productionYearSchema,
  start: { terms: TERMS.map((name) => ({ name, shows: [] })) },
  // People's pages list productions themselves, with where they were.
  posts: () => [],
  entries: (year: ProductionYearFile): YearEntry[] =>
    productionsOf(year).map(({ production: { name, society, venue, people }, term, anchor }) => ({
      anchor,
      title: name,
      facts: `${[society, venue, `${term} ${year.year}`].filter((fact) => fact !== undefined).join(', ')}.`,
      posts: people.map((credit) => ({ role: credit.role, people: [credit] })),
    })),
};

const EXEC_YEARS = yearKind({
  name: 'exec',
  folder: 'exec',
  schema: execYearSchema,
  type: 'ExecYear',
  description: 'The people who ran the society in one academic year.',
  page: { path: '/exec', label: 'Exec' },
  start: { exec: [] },
  next: 'Add its members, and set "currentExecYear" in content/site.json once they are in office.',
  posts: ({ exec, hiresAssistants }) => [
    ...exec.map((person) => ({ person, roles: [...person.roles] })),
    ...hiresAssistants.flatMap(({ term, assistants }) => assistants.map((person) => ({ person, roles: [`Hires Assistant, ${term}`] }))),
  ],
  entries: ({ year, exec, hiresAssistants }) => [
    {
      anchor: yearSlug(year),
      title: `Exec ${year}`,
      posts: [
        ...exec.map((person) => ({ role: person.roles.join(', '), people: [person] })),
        ...hiresAssistants
          .filter(({ assistants }) => assistants.length > 0)
          .map(({ term, assistants }) => ({ role: `Hires assistants, ${term}`, people: assistants })),
      ],
    },
  ],
});

export const SHOW_YEARS = yearKind({
  ...productionYear,
  name: 'show',
  folder: 'shows',
  type: 'ShowYear',
  description: 'The shows of one academic year.',
  page: { path: '/shows', label: 'Shows' },
  next: 'Add its shows, term by term; content/README.md says how.',
});

export const HIRE_YEARS = yearKind({
  ...productionYear,
  name: 'hire',
  folder: 'hires',
  type: 'HireYear',
  description: 'The hires of one academic year.',
  page: { path: '/hires/archive', label: 'Hires' },
  next: 'Add its hires, term by term; content/README.md says how.',
});

export const YEAR_KINDS: readonly YearKind[] = [EXEC_YEARS, SHOW_YEARS, HIRE_YEARS];
