/** Warns of names that are nearly the same: of one person, whose credits are on two pages, or of two who should have ids. */
import { distance } from 'fastest-levenshtein';
import { groupBy } from '../components/group-by';
import { foldText } from '../components/text-filter';
import { nameKey } from '../content-model/person-name';
import { warningAt, type Problem } from '../content-model/problem';
import { isUnknown } from '../content-model/society-schemas';
import type { PersonInFile as Person } from './check-society';
import type { Facts } from './facts';

/** Shorter names differ by a letter and are two people. */
const SHORTEST = 6;

/** A name without accents and apostrophes, and with the letters that people type for others. */
const plainLetters = (name: string): string => foldText(nameKey(name));

/** Ids say already that they are two people. */
const areTold = (one: Person, other: Person): boolean => one.id !== undefined && other.id !== undefined;

function warnOf(later: Person, first: Person, difference: string): Problem {
  const placeOfName = ({ file, path }: Person) => file.positionOf([...path, 'name']);
  const message = `"${later.name}" and "${first.name}" in ${first.file.file}:${placeOfName(first).line} differ only by ${difference}.`;
  return warningAt(later.file.file, placeOfName(later), message, 'Spell them the same; if they are two people, give each an "id".');
}

/** The first of each spelling that counts. */
const eachNameOnce = (people: readonly Person[]): Person[] =>
  [...new Map(people.toReversed().map((person) => [nameKey(person.name), person])).values()].reverse();

function warnOfAccents(people: readonly Person[]): Problem[] {
  return [...groupBy(eachNameOnce(people), ({ name }) => plainLetters(name)).values()].flatMap(([first, ...others]) =>
    others.flatMap((later) => (first && !areTold(later, first) ? [warnOf(later, first, 'accents or apostrophes')] : [])),
  );
}

/** Returns the pairs of names that differ by one letter. */
function nearlyEqual(people: readonly Person[]): [first: Person, later: Person][] {
  const names = eachNameOnce(people).map((person) => ({ person, key: nameKey(person.name), letters: plainLetters(person.name) }));
  return names.flatMap((later, index) =>
    names
      .slice(0, index)
      .filter(({ key, letters }) => Math.min(key.length, later.key.length) >= SHORTEST && letters !== later.letters)
      .filter(
        ({ key, person }) =>
          Math.abs(key.length - later.key.length) < 2 && !areTold(person, later.person) && distance(key, later.key) === 1,
      )
      .map(({ person }): [Person, Person] => [person, later.person]),
  );
}

/** Names that differ by a letter are compared within a year, because among all years they are often two people. */
export function adviseOnSimilarNames(facts: Facts): Problem[] {
  const people = facts.people().filter((person) => !isUnknown(person));
  const pairs = [...groupBy(people, ({ file }) => file.data.year).values()].flatMap(nearlyEqual);
  const eachPairOnce = new Map(
    pairs.map((pair) => [
      pair
        .map(({ name }) => nameKey(name))
        .sort()
        .join('\n'),
      pair,
    ]),
  );
  return [...warnOfAccents(people), ...[...eachPairOnce.values()].map(([first, later]) => warnOf(later, first, 'one letter'))];
}
