import GithubSlugger from 'github-slugger';
import { initialsOf } from '../../components/formats';
import { slugOf } from '../../content/address-rules';
import { PEOPLE_PATH } from '../../content/addresses';
import { escapePattern } from '../../content/escape';
import { isUnknown, personKey, plainName, ruleFor, type PeopleFile, type PersonReference } from '../../content/society-schemas';

export interface ShownPerson {
  /** Identity: the id where the year files give one, else the name. */
  key: string;
  name: string;
  /** Address of the person's page; hidden and unknown people have none. */
  path?: string | undefined;
}

const UNKNOWN = 'Unknown';

/** The name and page of each person as the site shows them, by identity. */
export function shownPeople(references: readonly PersonReference[], file: PeopleFile): Map<string, ShownPerson> {
  const slugger = new GithubSlugger();
  const shown = new Map<string, ShownPerson>();
  for (const reference of references) {
    const key = personKey(reference);
    if (shown.has(key)) continue;
    if (isUnknown(reference)) {
      shown.set(key, { key, name: UNKNOWN });
      continue;
    }
    const rule = ruleFor(reference, file);
    const name = rule?.renameTo ?? reference.name;
    shown.set(
      key,
      rule?.hidden
        ? { key, name: rule.showAs === 'initials' ? `${initialsOf(name).join('. ')}.` : name }
        : { key, name, path: `${PEOPLE_PATH}/${slugger.slug(slugOf(rule?.renameTo ?? reference.id ?? name))}` },
    );
  }
  return shown;
}

export interface PersonName {
  written: string;
  shown: string;
}

/** Names that the site shows differently from the content. */
export function changedNames(references: readonly PersonReference[], file: PeopleFile): PersonName[] {
  const named = file.people.flatMap(({ name, id }) => (id === undefined && name !== undefined ? [{ name }] : []));
  // Words such as "????" and "TBC" stay as they are in texts.
  const everyone = [...references, ...named].filter((reference) => !isUnknown(reference));
  const shown = shownPeople(everyone, file);
  const names = new Map(everyone.map((reference) => [reference.name, shown.get(personKey(reference))?.name ?? reference.name]));
  // If two people share a name and one is hidden, texts hide the name, because they don't say who is meant.
  for (const reference of everyone) {
    const name = shown.get(personKey(reference))?.name;
    if (name !== undefined && name !== reference.name) names.set(reference.name, name);
  }
  return [...names].filter(([written, name]) => written !== name).map(([written, name]) => ({ written, shown: name }));
}

/** Returns the function that names people in a text as `people.json` asks: "Mike Stand and friends" → "M. S. and friends". */
export function personNaming(names: readonly PersonName[]): (text: string) => string {
  if (names.length === 0) return (text) => text;
  const shown = new Map(names.map((name) => [plainName(name.written), name.shown]));
  // Longer names first: a name may start with another one.
  const written = [...shown.keys()]
    .sort((first, second) => second.length - first.length)
    .map((name) => escapePattern(name).replaceAll(' ', '\\s+'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${written.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.normalize('NFC').replace(pattern, (name) => shown.get(plainName(name)) ?? name);
}
