/**
 * `addresses.json`: every page that may be listed and every alias. Only the not-found page fetches it.
 */

/** Tuples keep the file small for phones on a slow connection. */
export interface AddressBook {
  /** Path and title of each page. */
  pages: [path: string, title: string][];
  /** Path of each short link and redirect, and where it leads. */
  aliases: [path: string, target: string][];
}

/** Makes the address book, in alphabetical order. Takes the titles of pages by path, and the aliases. */
export function addressBook(pages: ReadonlyMap<string, string>, aliases: readonly { path: string; target: string }[]): AddressBook {
  const byPath = ([first]: [string, string], [second]: [string, string]): number => (first < second ? -1 : 1);
  return {
    pages: [...pages].sort(byPath),
    aliases: aliases.map(({ path, target }): [string, string] => [path, target]).sort(byPath),
  };
}
