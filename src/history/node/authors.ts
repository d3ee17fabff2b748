import type { AuthorsFile } from '../../content-model/data-schemas';
import { nameKey } from '../../content-model/person-name';
import { oneLine } from './public-text';

/** Shown where git has no name, or only an email address. */
export const UNNAMED = 'Wiki contributors';

/** `Faye Derr <faye@example.org>` → `Faye Derr`. */
export function nameIn(contact: string): string {
  return oneLine(contact.replace(/<.*/s, ''));
}

/** The name in a contact; empty if there is only an email address. */
export function nameWithoutAddress(contact: string): string {
  const name = nameIn(contact);
  return /\S@\S/.test(name) ? '' : name;
}

/**
 * Returns a function from git's name of an author to the shown one. Applies `authors.json`, then `people.json`. An author has one
 * spelling: that of `authors.json`, else the first.
 */
export function authorNaming(authors: AuthorsFile, personNamed: (name: string) => string): (name: string) => string {
  const shownAs = new Map(authors.flatMap(({ from, to }) => [...from, to].map((name) => [nameKey(oneLine(name)), to] as const)));
  const named = new Map<string, string>();
  return (name) => {
    const key = nameKey(oneLine(name));
    const known = named.get(key);
    if (known !== undefined) return known;
    const shown = personNamed(nameWithoutAddress(shownAs.get(key) ?? oneLine(name)) || UNNAMED);
    named.set(key, shown);
    return shown;
  };
}

/**
 * Names of a page's authors, each once: `overrideAuthors`, else `known`, then `additionalAuthors`. `personNamed` applies
 * `people.json`. The names in `known` follow it already.
 */
export function authorsOfPage(
  known: readonly string[],
  own: { overrideAuthors: readonly string[]; additionalAuthors: readonly string[] },
  personNamed: (name: string) => string,
): string[] {
  const first = own.overrideAuthors.length > 0 ? own.overrideAuthors : known;
  const names = [...first, ...own.additionalAuthors].map(nameWithoutAddress).filter((name) => name !== '');
  const spellings = new Map<string, string>();
  for (const name of names.map(personNamed)) if (!spellings.has(nameKey(name))) spellings.set(nameKey(name), name);
  return [...spellings.values()];
}
