/** By which name an author of the wiki is shown. */
import type { AuthorsFile } from '../../content/data-schemas';
import { oneLine } from './describe';

/** Stands for an author for whom git has no name, or only an e-mail address. */
export const UNNAMED = 'Wiki contributors';

/** A person's name; empty if there is none, or only an e-mail address. `Faye Derr <faye@example.org>` → `Faye Derr`. */
export function publicName(name: string): string {
  const beforeAddress = name.includes('<') ? name.slice(0, name.indexOf('<')) : name;
  const plain = oneLine(beforeAddress);
  return /\S@\S/.test(plain) ? '' : plain;
}

/**
 * A function from a name as git has it to the name that the site shows: `authors.json` first, then the site's own naming of
 * people, some of whom are hidden or renamed. An e-mail address is never shown.
 */
export function authorNaming(authors: AuthorsFile, personNamed: (name: string) => string): (name: string) => string {
  const shownAs = new Map(authors.flatMap(({ from, to }) => from.map((name) => [name, to] as const)));
  const named = new Map<string, string>();
  return (name) => {
    const known = named.get(name);
    if (known !== undefined) return known;
    const plain = oneLine(name);
    const shown = personNamed(publicName(shownAs.get(plain) ?? plain) || UNNAMED);
    named.set(name, shown);
    return shown;
  };
}

/**
 * The authors that a page names, each once: those that the history knows, unless the page's front matter overrides
 * them, and those that it adds.
 * @param personNamed the site's naming of people, which the names that the history knows have been through
 */
export function authorsOfPage(
  known: readonly string[],
  own: { overrideAuthors: readonly string[]; additionalAuthors: readonly string[] },
  personNamed: (name: string) => string,
): string[] {
  const first = own.overrideAuthors.length > 0 ? own.overrideAuthors : known;
  const names = [...first, ...own.additionalAuthors].map(publicName).filter((name) => name !== '');
  return [...new Set(names.map(personNamed))];
}
