import type { MessageAndRemedy } from '../content-model/problem';
import type { DirectoryEntry } from '../content-model/society-schemas';
import { didYouMean } from '../content-model/suggest';

/** The entries of venues.json or societies.json. */
export interface NamedEntries {
  fileName: string;
  what: string;
  /** Empty if the content has no such file. */
  entries: readonly DirectoryEntry[];
}

const LOOKS_LIKE_ID = /^[a-z0-9-]+$/;

/** What is wrong with a text that names a venue or society, if anything. A name in place of an id is no mistake, but reported. */
export function faultOfName(
  text: string,
  { fileName, what, entries }: NamedEntries,
): { message: MessageAndRemedy; isMistake: boolean } | undefined {
  const named = entries.find(({ name, shortName }) => name === text || shortName === text);
  if (named) return { message: [`"${text}" has an entry in ${fileName}.`, `Write its id, "${named.id}".`], isMistake: false };
  if (!LOOKS_LIKE_ID.test(text) || entries.some(({ id }) => id === text)) return undefined;
  const remedy = `${didYouMean(
    text,
    entries.map(({ id }) => id),
  )}Write an id of ${fileName}, or a name with a capital letter.`;
  return { message: [`no ${what} has the id "${text}".`, remedy], isMistake: true };
}
