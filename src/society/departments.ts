/** The departments of a crew, as `site.json` lists them, and the credits of each. */
import type { SiteConfiguration } from '../content/site-schema';

type Departments = SiteConfiguration['departments'];

/** The department of roles without a word of any other. */
export const OTHER = 'Also';

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the words of a role go on with a phrase, in the singular or the plural. */
function startsWith(words: readonly string[], phrase: readonly string[]): boolean {
  return phrase.every((word, index) => words[index] === word || words[index] === `${word}s`);
}

/**
 * Returns the function that finds the department of a role. The first of its words that a department lists decides, so "Video
 * Programmer" is of the department with "video"; where two phrases start with that word, the longer one decides.
 */
export function departmentFinder(departments: Departments): (role: string) => string {
  const phrases = departments
    .flatMap(({ name, words }) => words.map((text) => ({ name, words: wordsIn(text) })))
    .filter(({ words }) => words.length > 0)
    .sort((first, second) => second.words.length - first.words.length);
  const found = new Map<string, string>();
  return (role) => {
    const known = found.get(role);
    if (known !== undefined) return known;
    const words = wordsIn(role);
    const matches = words.flatMap((_word, index) => phrases.find((phrase) => startsWith(words.slice(index), phrase.words)) ?? []);
    const name = matches[0]?.name ?? OTHER;
    found.set(role, name);
    return name;
  };
}

/** Credits with their departments, in the order of a programme; within a department as they are written. */
export function creditsInOrder<Credit extends { role: string }>(
  credits: readonly Credit[],
  departments: Departments,
): (Credit & { department: string })[] {
  const departmentOf = departmentFinder(departments);
  const order = [...departments.map(({ name }) => name), OTHER];
  return credits
    .map((credit) => ({ ...credit, department: departmentOf(credit.role) }))
    .sort((first, second) => order.indexOf(first.department) - order.indexOf(second.department));
}

/** A role, and everybody who had it. */
export interface RoleCredits<Person> {
  role: string;
  people: Person[];
}

/** Credits by role, in the order of the first credit of each. */
export function creditsByRole<Person>(credits: readonly { readonly role: string; readonly person: Person }[]): RoleCredits<Person>[] {
  const roles = new Map<string, Person[]>();
  for (const { role, person } of credits) roles.set(role, [...(roles.get(role) ?? []), person]);
  return [...roles].map(([role, people]) => ({ role, people }));
}
