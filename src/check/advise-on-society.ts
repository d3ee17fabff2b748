/** Advice on the year files: what is valid, but seldom meant. */
import { distance } from 'fastest-levenshtein';
import { asWarning, type Place, type Problem } from '../content/problem';
import type { ValidFile } from '../content/read-content';
import { isUnknown, peopleIn, type ExecYearFile, type ProductionYearFile } from '../content/society-schemas';
import { TERMS } from '../content/terms';
import type { YearFile } from '../content/year-kinds';
import { SEVERAL_PEOPLE } from './check-advice';

type YearFiles = readonly ValidFile<YearFile>[];

/** What stands for several people, or for whoever was there. */
const NOBODY_IN_PARTICULAR = /^(?:various|crew|cast|others)$/i;

/** Warns of names that are no name of one person. */
function adviseOnPeople(years: YearFiles): Problem[] {
  return peopleIn(years).flatMap((person): Problem[] => {
    const { name, file, path } = person;
    const warn = (message: string, remedy: string): Problem[] => [
      asWarning({ file: file.file, ...file.placeOf([...path, 'name']), message, remedy }),
    ];
    if (isUnknown(person)) return warn(`"${name}" is no name, and is shown as “Unknown”.`, 'Write the name as soon as somebody knows it.');
    if (SEVERAL_PEOPLE.test(name) || NOBODY_IN_PARTICULAR.test(name))
      return warn(`"${name}" looks like several people, and gets a page as one.`, 'Give each of them an entry.');
    return [];
  });
}

/** A word of a year file that others repeat, such as a role, and where it is. To find the place is slow, so it waits until a problem needs it. */
interface Word {
  text: string;
  file: string;
  place: () => Place;
}

/** Longer texts are sentences; to compare them would take long. */
const LONGEST_COMPARED = 80;

/** A text as it is and without each one of its letters. Texts that are a letter apart share one of these. */
function withoutALetter(text: string): string[] {
  const letters = [...text];
  return [text, ...letters.map((_letter, index) => letters.toSpliced(index, 1).join(''))];
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const lettersOf = (text: string): string => [...text].sort().join('');

/** Whether one text is a slip for another: a letter more, less, other or moved. Numbers and short words such as ASM and DSM tell roles apart. */
function isSlip(one: string, other: string): boolean {
  if (digitsOf(one) !== digitsOf(other)) return false;
  if (distance(one, other) > 1 && lettersOf(one) !== lettersOf(other)) return false;
  const [words, others] = [one.split(' '), other.split(' ')];
  return words.length !== others.length || words.every((word, index) => word === others[index] || word.length >= 4);
}

/**
 * Warns once of each word that is a letter off one which is used more often, in time linear in the number of words.
 * @param usual words that are right however seldom they are used
 * @param warn makes the problem of a word from the one that is meant
 */
function adviseOnSlips(
  words: readonly Word[],
  usual: readonly string[],
  warn: (word: Word, meant: string) => Omit<Problem, keyof Place | 'file'>,
) {
  const uses = new Map(usual.map((text) => [text, Number.POSITIVE_INFINITY]));
  const firsts = new Map<string, Word>();
  for (const word of words) {
    uses.set(word.text, (uses.get(word.text) ?? 0) + 1);
    if (!firsts.has(word.text)) firsts.set(word.text, word);
  }
  // Of the texts that share a form only the commonest is kept, so each text is compared with few others.
  const commonest = new Map<string, string>();
  const byUse = [...uses].filter(([text]) => text.length <= LONGEST_COMPARED).sort(([, one], [, other]) => other - one);
  return byUse.flatMap(([text, count]): Problem[] => {
    const plain = text.toLowerCase();
    const forms = withoutALetter(plain);
    const meant = forms.map((form) => commonest.get(form)).find((other) => other !== undefined && isSlip(plain, other.toLowerCase()));
    for (const form of forms) if (!commonest.has(form)) commonest.set(form, text);
    const word = firsts.get(text);
    if (meant === undefined || word === undefined || count === Number.POSITIVE_INFINITY) return [];
    return [asWarning({ file: word.file, ...word.place(), ...warn(word, meant) })];
  });
}

type Terms = Partial<ExecYearFile & ProductionYearFile>;

/** The words that a kind of advice is about, in every year file. Takes a function from a file's data to words with the paths to them. */
const wordsIn = (years: YearFiles, find: (data: Terms) => readonly (readonly [text: string, ...path: PropertyKey[]])[]): Word[] =>
  years.flatMap(({ data, file, placeOf }) => find(data as Terms).map(([text, ...path]) => ({ text, file, place: () => placeOf(path) })));

/** Warns of names of terms that are nearly a commoner one, or nearly one that every year starts with. */
function adviseOnTerms(years: YearFiles): Problem[] {
  const terms = wordsIn(years, ({ terms: ofProductions = [], hiresAssistants = [] }) => [
    ...ofProductions.map(({ name }, index) => [name, 'terms', index, 'name'] as const),
    ...hiresAssistants.map(({ term }, index) => [term, 'hiresAssistants', index, 'term'] as const),
  ]);
  return adviseOnSlips(terms, TERMS, ({ text }, meant) => ({
    message: `The term "${text}" is nearly "${meant}", which other years have.`,
    remedy: `Did you mean "${meant}"?`,
  }));
}

/** Warns of roles that are a letter off another: on the exec, and in the credits. */
function adviseOnRoles(years: YearFiles, execRoles: readonly string[]): Problem[] {
  const ofExec = wordsIn(years, ({ exec = [] }) =>
    exec.flatMap(({ roles }, member) => roles.map((role, index) => [role, 'exec', member, 'roles', index] as const)),
  );
  const ofCredits = wordsIn(years, ({ terms = [] }) =>
    terms.flatMap(({ shows }, term) =>
      shows.flatMap(({ people }, show) =>
        people.map(({ role }, index) => [role, 'terms', term, 'shows', show, 'people', index, 'role'] as const),
      ),
    ),
  );
  const warn = ({ text }: Word, meant: string) => ({
    message: `The role "${text}" is nearly "${meant}", which others have.`,
    remedy: `Did you mean "${meant}"?`,
  });
  return [...adviseOnSlips(ofExec, execRoles, warn), ...adviseOnSlips(ofCredits, [], warn)];
}

/**
 * All advice on the year files, as warnings.
 * @param execRoles roles of the exec that are right however seldom they are used
 */
export function adviseOnSociety(years: YearFiles, execRoles: readonly string[]): Problem[] {
  return [...adviseOnPeople(years), ...adviseOnTerms(years), ...adviseOnRoles(years, execRoles)];
}
