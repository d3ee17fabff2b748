/** Advice on the year files: what is valid, but seldom meant. */
import { distance } from 'fastest-levenshtein';
import { warningAt, type Place, type Problem, type Words } from '../content/problem';
import type { ValidFile } from '../content/read-content';
import { isUnknown, peopleIn, type ExecYearFile, type ProductionYearFile } from '../content/society-schemas';
import type { YearFile } from '../content/year-kinds';

type YearFiles = readonly ValidFile<YearFile>[];

/** What joins the names of several people. */
export const SEVERAL_PEOPLE = /[,;/&+]|\s(?:and|with)\s/i;

/** Words for several people, or for whoever was there. */
const NOBODY_IN_PARTICULAR = /^(?:various|crew|cast|others)$/i;

/** Warns of names that are not the name of one person. */
function adviseOnPeople(years: YearFiles): Problem[] {
  return peopleIn(years).flatMap((person): Problem[] => {
    const { name, file, path } = person;
    const warn = (...words: Words): Problem[] => [warningAt(file.file, file.placeOf([...path, 'name']), ...words)];
    if (isUnknown(person)) return warn(`"${name}" is shown as “Unknown”.`, 'Write the name as soon as somebody knows it.');
    if (!SEVERAL_PEOPLE.test(name) && !NOBODY_IN_PARTICULAR.test(name)) return [];
    return warn(`"${name}" looks like several people, and gets a page as one.`, 'Give each of them an entry.');
  });
}

/** A role, and where it is. Finding the place is slow, so it waits until a problem needs it. */
interface Role {
  text: string;
  file: string;
  place: () => Place;
}

/** Longer texts are sentences, and slow to compare. */
const LONGEST_COMPARED = 80;

/** A text as it is and without each one of its letters. Texts that are a letter apart share one of these. */
function withoutALetter(text: string): string[] {
  const letters = [...text];
  return [text, ...letters.map((_letter, index) => letters.toSpliced(index, 1).join(''))];
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const lettersOf = (text: string): string => [...text].sort().join('');

/** Whether one text is a typing error for another: a letter more, less, other or moved. Numbers and short words such as ASM and DSM tell roles apart. */
function isTypingError(one: string, other: string): boolean {
  if (digitsOf(one) !== digitsOf(other)) return false;
  if (distance(one, other) > 1 && lettersOf(one) !== lettersOf(other)) return false;
  const [words, others] = [one.split(' '), other.split(' ')];
  return words.length !== others.length || words.every((word, index) => word === others[index] || word.length >= 4);
}

/**
 * Warns once of each role that is a letter off a commoner one, in time linear in the number of roles.
 * @param usual roles that are right however seldom they are used
 */
function adviseOnRoles(roles: readonly Role[], usual: readonly string[]): Problem[] {
  const uses = new Map(usual.map((text) => [text, Number.POSITIVE_INFINITY]));
  const firsts = new Map<string, Role>();
  for (const role of roles) {
    uses.set(role.text, (uses.get(role.text) ?? 0) + 1);
    if (!firsts.has(role.text)) firsts.set(role.text, role);
  }
  // Of the texts that share a form only the commonest is kept, so each text is compared with few others.
  const commonest = new Map<string, string>();
  const byUse = [...uses].filter(([text]) => text.length <= LONGEST_COMPARED).sort(([, one], [, other]) => other - one);
  return byUse.flatMap(([text, count]): Problem[] => {
    const plain = text.toLowerCase();
    const forms = withoutALetter(plain);
    const meant = forms
      .map((form) => commonest.get(form))
      .find((other) => other !== undefined && isTypingError(plain, other.toLowerCase()));
    for (const form of forms) if (!commonest.has(form)) commonest.set(form, text);
    const role = firsts.get(text);
    if (meant === undefined || role === undefined || count === Number.POSITIVE_INFINITY) return [];
    return [warningAt(role.file, role.place(), `The role "${text}" is nearly "${meant}", which others have.`, `Did you mean "${meant}"?`)];
  });
}

/** All advice on the year files, as warnings. Takes the roles of the exec that `site.json` lists. */
export function adviseOnSociety(years: YearFiles, execRoles: readonly string[]): Problem[] {
  const rolesIn = (
    find: (data: Partial<ExecYearFile & ProductionYearFile>) => readonly (readonly [text: string, ...path: PropertyKey[]])[],
  ) => years.flatMap(({ data, file, placeOf }) => find(data).map(([text, ...path]): Role => ({ text, file, place: () => placeOf(path) })));
  const ofExec = rolesIn(({ exec = [] }) =>
    exec.flatMap(({ roles }, member) => roles.map((role, index) => [role, 'exec', member, 'roles', index] as const)),
  );
  const ofCredits = rolesIn(({ terms = [] }) =>
    terms.flatMap(({ shows }, term) =>
      shows.flatMap(({ people }, show) =>
        people.map(({ role }, index) => [role, 'terms', term, 'shows', show, 'people', index, 'role'] as const),
      ),
    ),
  );
  return [...adviseOnPeople(years), ...adviseOnRoles(ofExec, execRoles), ...adviseOnRoles(ofCredits, [])];
}
