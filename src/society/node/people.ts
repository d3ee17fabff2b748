import GithubSlugger from 'github-slugger';
import { initialsOf } from '../../components/formats';
import { slugOf } from '../../content-model/address-rules';
import { PEOPLE_PATH } from '../../content-model/addresses';
import { nameFinder, nameKey } from '../../content-model/person-name';
import { isRenamed, isUnknown, personKey, ruleFor, type PeopleFile, type PersonReference } from '../../content-model/society-schemas';

/** One object a person: the credits of a person all have the same. */
export interface ShownPerson {
  /** As `personKey` returns it. It may spell a hidden name, so it must not get into a node's fields. */
  key: string;
  name: string;
  /** Address of the person's page; hidden and unknown people have none. */
  path?: string | undefined;
  /** Whether the name stands for nobody, as "TBC" does. */
  isUnknown: boolean;
}

/** Whether a person may be listed: hidden people may not. */
export const isListed = ({ path }: ShownPerson): boolean => path !== undefined;

const UNKNOWN = 'Unknown';

/** The name and page of each person as the site shows them, by identity. The first spelling counts. */
export function shownPeople(references: readonly PersonReference[], file: PeopleFile): Map<string, ShownPerson> {
  const slugger = new GithubSlugger();
  const shown = new Map<string, ShownPerson>();
  for (const reference of references) {
    const key = personKey(reference);
    if (shown.has(key)) continue;
    if (isUnknown(reference)) {
      shown.set(key, { key, name: UNKNOWN, isUnknown: true });
      continue;
    }
    const rule = ruleFor(reference, file);
    const name = rule?.renameTo ?? reference.name;
    shown.set(
      key,
      rule?.hidden
        ? { key, name: rule.showAs === 'initials' ? `${initialsOf(name).join('. ')}.` : name, isUnknown: false }
        : { key, name, path: `${PEOPLE_PATH}/${slugger.slug(slugOf(rule?.renameTo ?? reference.id ?? name))}`, isUnknown: false },
    );
  }
  return shown;
}

export interface ChangedName {
  written: string;
  shown: string;
}

/** Names that the site shows differently from the content. */
export function changedNames(references: readonly PersonReference[], file: PeopleFile): ChangedName[] {
  const named = file.people.flatMap(({ name, id }) => (id === undefined && name !== undefined ? [{ name }] : []));
  // Words such as "????" and "TBC" stay as they are in texts.
  const everyone = [...references, ...named].filter((reference) => !isUnknown(reference));
  const shown = shownPeople(everyone, file);
  // If two people share a name and one is hidden, texts hide the name, because they don't say who is meant.
  const changed = everyone.filter((reference) => isRenamed(ruleFor(reference, file)));
  return [
    ...new Map(
      changed.map((reference) => {
        const { name: written } = reference;
        return [nameKey(written), { written, shown: shown.get(personKey(reference))?.name ?? written }] as const;
      }),
    ).values(),
  ];
}

/** Returns the function that names people in a text as `people.json` asks: "Mike Stand and friends" → "M. S. and friends". */
export function personNaming(names: readonly ChangedName[]): (text: string) => string {
  const shown = new Map(names.map((name) => [nameKey(name.written), name.shown]));
  const find = nameFinder(names.map(({ written }) => written));
  return (text) => {
    let end = 0;
    const parts = find(text).flatMap((found) => {
      const before = text.slice(end, found.start);
      end = found.end;
      return [before, shown.get(found.key) ?? ''];
    });
    return [...parts, text.slice(end)].join('');
  };
}
