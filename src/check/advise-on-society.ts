/** Advice on the year files: what is valid, and yet seldom meant. */
import { asWarning, type Place, type Problem } from '../content/problem';
import type { ValidFile } from '../content/read-content';
import { peopleIn, type ExecYearFile, type ProductionYearFile } from '../content/society-schemas';
import { suggest } from '../content/suggest';
import { TERMS } from '../content/terms';
import type { YearFile } from '../content/year-kinds';
import { SEVERAL_PEOPLE } from './check-advice';

type YearFiles = readonly ValidFile<YearFile>[];

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

/** All advice on the year files, as warnings. */
export function adviseOnSociety(years: YearFiles): Problem[] {
  return [adviseOnPeople, adviseOnTerms].flatMap((advise) => advise(years));
}
