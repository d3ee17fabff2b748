/**
 * `addresses.json`: every page that may be listed and every alias. The not-found page asks for it when it
 * is shown, and no other page carries any of it.
 */

/** Written short, because the file is fetched by phones on a bad line. */
export interface AddressBook {
  /** Path and title of each page. */
  pages: [path: string, title: string][];
  /** Path of each short link and redirect, and where it leads. */
  aliases: [path: string, target: string][];
}

/** Makes the address book of pages by path and title, and aliases, each in alphabetical order. */
export function addressBook(pages: ReadonlyMap<string, string>, aliases: readonly { path: string; target: string }[]): AddressBook {
  const byPath = ([first]: [string, string], [second]: [string, string]): number => (first < second ? -1 : 1);
  return {
    pages: [...pages].sort(byPath),
    aliases: aliases.map(({ path, target }): [string, string] => [path, target]).sort(byPath),
  };
}
