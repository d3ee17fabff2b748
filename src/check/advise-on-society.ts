/** Advice on the year files: what is valid, and yet seldom meant. */
import { distance } from 'fastest-levenshtein';
import GithubSlugger from 'github-slugger';
import { asWarning, type Place, type Problem } from '../content/problem';
import type { ValidFile } from '../content/read-content';
import { peopleIn, type ExecYearFile, type ProductionYearFile } from '../content/society-schemas';
import { suggest } from '../content/suggest';
import { TERMS } from '../content/terms';
import type { YearFile } from '../content/year-kinds';
import { SEVERAL_PEOPLE } from './check-advice';

type YearFiles = readonly ValidFile<YearFile>[];

/** Somebody without an id, whom the year files know by name alone. */
interface NamedPerson {
  name: string;
  years: ReadonlySet<string>;
  places: readonly { file: ValidFile<YearFile>; path: readonly PropertyKey[] }[];
}

/** Everybody without an id, those named most often first. */
function namedPeople(years: YearFiles): NamedPerson[] {
  const people = new Map<string, NamedPerson>();
  for (const { name, id, file, path: place } of peopleIn(years)) {
    if (id !== undefined) continue;
    const before = people.get(name);
    people.set(name, {
      name,
      years: new Set([...(before?.years ?? []), file.data.year]),
      places: [...(before?.places ?? []), { file, path: place }],
    });
  }
  return [...people.values()].sort((first, second) => second.places.length - first.places.length);
}

/** How many letters of a name somebody may get wrong: one in five, and two at most. */
const slipsIn = (name: string): number => Math.min(2, Math.floor(name.length / 5));

/** Warns of somebody with nearly the name of another, who would become a person of their own; whoever has two years is one. */
function adviseOnNames(allYears: YearFiles): Problem[] {
  const people = namedPeople(allYears);
  return people.flatMap(({ name, years, places: [first] }, index): Problem[] => {
    if (years.size > 1 || !first) return [];
    const near = people.slice(0, index).find((other) => distance(name.toLowerCase(), other.name.toLowerCase()) <= slipsIn(name));
    if (!near) return [];
    const problem: Problem = {
      file: first.file.file,
      ...first.file.placeOf([...first.path, 'name']),
      message: `${name} is named in no other year, and ${near.name} nearly has that name.`,
      remedy: `If they are one person, write "${near.name}"; if not, give ${name} an "id", such as "${new GithubSlugger().slug(name)}".`,
    };
    return [asWarning(problem)];
  });
}

/** What stands where no name is known. */
const NOBODY = /^(?:tb[acd]|n\/?a|none|nobody|unknown|various|vacant|crew)$/i;

/** Warns of names that are no name of one person: each would have a page as one. */
function adviseOnPeople(years: YearFiles): Problem[] {
  return peopleIn(years).flatMap(({ name, file, path: place }): Problem[] => {
    const warn = (message: string, remedy: string): Problem[] => [
      asWarning({ file: file.file, ...file.placeOf([...place, 'name']), message, remedy }),
    ];
    if (NOBODY.test(name))
      return warn(`"${name}" is nobody's name, and gets a page as a person.`, 'Leave the entry out until a name is known.');
    if (SEVERAL_PEOPLE.test(name))
      return warn(`"${name}" looks like several people, and gets a page as one.`, 'Give each of them an entry.');
    return [];
  });
}

/** The names of terms in a file, and where; to find the place in it takes longer than reading the file, and is seldom asked. */
function termsIn({ data, placeOf, file }: ValidFile<YearFile>): { file: string; name: string; place: () => Place }[] {
  const { terms = [], hiresAssistants = [] } = data as Partial<ExecYearFile & ProductionYearFile>;
  return [
    ...terms.map(({ name }, index) => ({ file, name, place: () => placeOf(['terms', index, 'name']) })),
    ...hiresAssistants.map(({ term }, index) => ({ file, name: term, place: () => placeOf(['hiresAssistants', index, 'term']) })),
  ];
}

/** Warns of names of terms that are nearly a name that is used more often, or one that every year starts with. */
function adviseOnTerms(years: YearFiles): Problem[] {
  const terms = years.flatMap(termsIn);
  const uses = new Map(TERMS.map((name) => [name, Number.POSITIVE_INFINITY]));
  for (const { name } of terms) uses.set(name, (uses.get(name) ?? 0) + 1);
  const digitsOf = (name: string): string => name.replace(/\D/g, '');
  return terms.flatMap(({ name, file, place }): Problem[] => {
    const common = [...uses].filter(([other, count]) => count > (uses.get(name) ?? 0) && digitsOf(other) === digitsOf(name));
    const near = suggest(
      name,
      common.map(([other]) => other),
    );
    if (near === undefined) return [];
    const message = `The term "${name}" is nearly "${near}", which other years have.`;
    return [asWarning({ file, ...place(), message, remedy: `Did you mean "${near}"?` })];
  });
}

/** Warns of productions that are listed twice in a term, word for word. */
function adviseOnCopies(years: YearFiles): Problem[] {
  return years.flatMap(({ data, placeOf, file }) =>
    ((data as Partial<ProductionYearFile>).terms ?? []).flatMap(({ shows }, term) => {
      const written = shows.map((production) => JSON.stringify(production));
      return shows.flatMap(({ name }, index): Problem[] => {
        const first = written.indexOf(written[index] as string);
        if (first === index) return [];
        const { line } = placeOf(['terms', term, 'shows', first, 'name']);
        const place = placeOf(['terms', term, 'shows', index, 'name']);
        return [
          asWarning({ file, ...place, message: `${name} is listed in line ${line}, word for word.`, remedy: 'Keep one of the two.' }),
        ];
      });
    }),
  );
}

/**
 * All advice on the year files, as warnings.
 * @param complete false when a year file could not be read: somebody who seems new may be in that
 */
export function adviseOnSociety(years: YearFiles, complete: boolean): Problem[] {
  return [...(complete ? [adviseOnNames] : []), adviseOnPeople, adviseOnTerms, adviseOnCopies].flatMap((advise) => advise(years));
}
