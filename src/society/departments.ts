import { groupBy } from '../components/group-by';
import type { SiteConfiguration } from '../content-model/site-schema';

type Departments = readonly Pick<SiteConfiguration['departments'][number], 'name' | 'words'>[];

/** The department of roles that match no other. */
export const OTHER_DEPARTMENT = 'Also';

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The plural matches too: "Stage Managers" starts with "stage manager". */
function startsWith(words: readonly string[], phrase: readonly string[]): boolean {
  return phrase.every((word, index) => words[index] === word || words[index] === `${word}s`);
}

/** Where a role stands among others. */
export interface RolePosition {
  department: string;
  /** Index of the department, index of its matching phrase, and number of words before the phrase. */
  order: readonly number[];
}

/**
 * Returns a function that finds the position of a role. The role's first word that a department lists decides: "Video Programmer"
 * belongs to the department with "video". Of two phrases that start with that word, the longer one decides.
 */
export function positionFinder(departments: Departments): (role: string) => RolePosition {
  const phrases = departments
    .flatMap(({ name, words }, index) => words.map((text, phrase) => ({ name, words: wordsIn(text), order: [index, phrase] })))
    .filter(({ words }) => words.length > 0)
    .sort((first, second) => second.words.length - first.words.length);
  return (role) => {
    const words = wordsIn(role);
    for (const before of words.keys()) {
      const found = phrases.find((phrase) => startsWith(words.slice(before), phrase.words));
      if (found) return { department: found.name, order: [...found.order, before] };
    }
    return { department: OTHER_DEPARTMENT, order: [departments.length, 0, 0] };
  };
}

/** The order of the departments in `site.json`, and in a department that of its words. */
export function byPosition({ order }: RolePosition, other: RolePosition): number {
  const difference = order.findIndex((number, index) => number !== other.order[index]);
  return difference < 0 ? 0 : (order[difference] ?? 0) - (other.order[difference] ?? 0);
}

/** Credits by role, in the order of the first credit of each. */
export function creditsByRole<Person>(credits: readonly { readonly role: string; readonly person: Person }[]) {
  return [...groupBy(credits, ({ role }) => role)].map(([role, ofRole]) => ({ role, people: ofRole.map(({ person }) => person) }));
}
