/**
 * The kinds of year file: a folder with one JSON file an academic year. The check, `npm run new`, nodes, GraphQL types, people's
 * pages and search all follow from the entries here.
 */
import type { z } from 'zod';
import { PAGES_WITHOUT_TEXT } from './addresses';
import { execYearSchema, productionYearSchema, type ExecYearFile, type PersonReference, type ProductionYearFile } from './society-schemas';
import { TERMS } from './terms';

export interface YearFile {
  /** Academic year, e.g. `2025/2026`. */
  year: string;
}

export interface YearKind<Year extends YearFile = YearFile> {
  /** `show` gives `npm run new -- show-year` and the JSON Schema `show-year.json`. */
  name: string;
  folder: string;
  schema: z.ZodType<Year>;
  /** Its GraphQL type. */
  type: string;
  description: string;
  /** The page that shows the years, and its name: the heading on people's pages and in search. */
  page: { path: string; label: string };
  /** The path above the pages of years and productions, for kinds that have such pages. */
  pagesBelow?: string;
  /** The content of a new file beside its year, and what its editor does next. */
  start: object;
  next: string;
  /** Sorts the year as its page lists it: exec members by role, productions by date. */
  inOrder?(year: Year, execRoles: readonly string[]): Year;
  /** People with their roles, for people's pages and search. Both list shows and hires by themselves. */
  posts(year: Year): { person: PersonReference; roles: string[]; isOnExec?: boolean }[];
}

/** `2025/2026` → `2025-2026`: the year as an anchor and as the name of its file. */
export function yearSlug(year: string): string {
  return year.replace('/', '-');
}

interface Dated {
  dates: readonly { from: string }[];
  tour: readonly { from: string }[];
}

/** The first day of a production, if it has dates. */
export function firstDay({ dates, tour }: Dated): string | undefined {
  return [...dates, ...tour].map(({ from }) => from).sort()[0];
}

/** Orders productions by date; one without dates comes after those that have any. */
export function byFirstDay(first: Dated, second: Dated): number {
  return (firstDay(first) ?? '9999').localeCompare(firstDay(second) ?? '9999', 'en');
}

/** Shows or hires, whose years and productions have pages. */
const productionKind = (name: 'show' | 'hire', type: string, page: YearKind['page']): YearKind<ProductionYearFile> => ({
  name,
  folder: `${name}s`,
  schema: productionYearSchema,
  type,
  description: `The ${name}s of one academic year.`,
  page,
  pagesBelow: `/${name}s`,
  start: { terms: TERMS.map((term) => ({ name: term, shows: [] })) },
  next: `Add its ${name}s, term by term; content/README.md says how.`,
  inOrder: (year) => ({ ...year, terms: year.terms.map((term) => ({ ...term, shows: term.shows.toSorted(byFirstDay) })) }),
  posts: () => [],
});

export const SHOW_YEARS = productionKind('show', 'ShowYear', { path: PAGES_WITHOUT_TEXT.shows.path, label: 'Shows' });
const HIRE_YEARS = productionKind('hire', 'HireYear', { path: PAGES_WITHOUT_TEXT.hireArchive.path, label: 'Hires' });

/** An exec year with its members and their roles in the order of `execRoles`; others keep their order, at the end. */
function yearByRole(year: ExecYearFile, execRoles: readonly string[]): ExecYearFile {
  const rank = (role: string): number => (execRoles.includes(role) ? execRoles.indexOf(role) : execRoles.length);
  const members = year.exec.map((member) => ({ ...member, roles: member.roles.toSorted((one, other) => rank(one) - rank(other)) }));
  const rankOf = ({ roles: [first = ''] }: ExecYearFile['exec'][number]): number => rank(first);
  return { ...year, exec: members.sort((one, other) => rankOf(one) - rankOf(other)) };
}

const EXEC_YEARS: YearKind<ExecYearFile> = {
  name: 'exec',
  folder: 'exec',
  schema: execYearSchema,
  type: 'ExecYear',
  description: 'The people who ran the society in one academic year.',
  page: { path: PAGES_WITHOUT_TEXT.exec.path, label: 'Exec' },
  start: { exec: [] },
  next: 'Add its members, and set "currentExecYear" in content/site.json once they are in office.',
  inOrder: yearByRole,
  posts: ({ exec, hiresAssistants }) => [
    ...exec.map((person) => ({ person, roles: [...person.roles], isOnExec: true })),
    ...hiresAssistants.flatMap(({ term, assistants }) => assistants.map((person) => ({ person, roles: [`Hires Assistant, ${term}`] }))),
  ],
};

export const YEAR_KINDS: readonly YearKind[] = [EXEC_YEARS, SHOW_YEARS, HIRE_YEARS];

export const PRODUCTION_KINDS = [SHOW_YEARS, HIRE_YEARS] as const;

/** Whether a file is in the folder of a kind. Takes its path relative to the content root. */
export function isYearFile(relativePath: string): boolean {
  return YEAR_KINDS.some(({ folder }) => relativePath.startsWith(`${folder}/`));
}
