/** Who is who in the year files: one identity a person, whatever the number of shows. */
import GithubSlugger from 'github-slugger';
import { PEOPLE_PATH } from '../../content/addresses';
import { personKey, type PeopleFile, type PersonReference } from '../../content/society-schemas';

/** A person as the site shows them. */
export interface ShownPerson {
  /** Identity: the id where the year files give one, else the name. */
  key: string;
  name: string;
  /** Address of the person's page; absent for people who are hidden. */
  path?: string | undefined;
}

/** `Rigg Bolt` → `R. B.` */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((part) => `${part.charAt(0).toUpperCase()}.`)
    .join(' ');
}

/**
 * How the site shows each person. Takes every reference of the year files and `people.json`; hidden people
 * have no page, renamed ones their new name everywhere.
 */
export function shownPeople(references: readonly PersonReference[], { people }: PeopleFile): Map<string, ShownPerson> {
  const slugger = new GithubSlugger();
  const shown = new Map<string, ShownPerson>();
  for (const reference of references) {
    const key = personKey(reference);
    if (shown.has(key)) continue;
    const rule = people.find((person) =>
      person.id === undefined ? reference.id === undefined && person.name === reference.name : person.id === reference.id,
    );
    const name = rule?.renameTo ?? reference.name;
    shown.set(
      key,
      rule?.hidden
        ? { key, name: rule.showAs === 'initials' ? initialsOf(name) : name }
        : { key, name, path: `${PEOPLE_PATH}/${slugger.slug(rule?.renameTo ?? reference.id ?? name)}` },
    );
  }
  return shown;
}
