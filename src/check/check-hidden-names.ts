/** Whoever is renamed or shown by initials may stand in no address, file name or text. */
import path from 'node:path';
import { slugOf } from '../content-model/address-rules';
import { decodeAddress } from '../content-model/addresses';
import { STATIC_FOLDER } from '../content-model/content-root';
import { placeOfOffset } from '../content-model/decode-text';
import { isPicture } from '../content-model/page-components';
import { PAGE_TEXT_FOLDER } from '../content-model/page-texts';
import { nameFinder, nameKey } from '../content-model/person-name';
import { problemAt, START, warningAt, type Position, type Problem } from '../content-model/problem';
import type { ValidFile } from '../content-model/read-content';
import type { PageTextFile, WikiFile } from '../content-model/read-text';
import { valuesMarked } from '../content-model/schema-marks';
import { isRenamed, ruleFor, type PeopleFile, type PersonReference } from '../content-model/society-schemas';
import { WIKI_FOLDER } from '../content-model/wiki-address';
import { PRODUCTION_KINDS } from '../content-model/year-kinds';
import { isSameName } from './check-society';
import type { Facts } from './facts';

const wordsOf = (name: string): string[] => slugOf(name).split(/[-_]/).filter(Boolean);

/** A picture's file name is part of its address, so it may not contain the old name of somebody who is renamed. */
export function checkPicturesOfRenamed({ data: rules }: ValidFile<PeopleFile>, { people }: Facts): Problem[] {
  return people().flatMap((person): Problem[] => {
    const newName = ruleFor(person, rules)?.renameTo;
    if (newName === undefined) return [];
    const kept = wordsOf(newName);
    const old = wordsOf(person.name).filter((word) => word.length > 2 && !kept.includes(word));
    const { schema, data, file, positionOf } = person.file;
    return valuesMarked<string>('picture', schema, data).flatMap(({ value: image, path: fieldPath }): Problem[] => {
      const isTheirs = person.path.every((part, index) => fieldPath[index] === part);
      const shown = wordsOf(path.posix.parse(image).name).filter((word) => !kept.includes(word));
      // A file name such as "JellHolder" runs words together.
      if (!isTheirs || !old.some((word) => shown.some((part) => part.includes(word)))) return [];
      const name = `${kept.join('-')}${path.posix.extname(image)}`;
      const message = `The file name ${image} shows the old name of ${newName}, and so would its address.`;
      return [problemAt(file, positionOf(fieldPath), message, `Rename the file to ${name}, and write "./${name}" here.`)];
    });
  });
}

/** The names in the year files that the site does not show. One that two people share gives neither of them away. */
export function namesOffSite({ people: rules }: PeopleFile, references: readonly PersonReference[]): string[] {
  return rules.flatMap(({ id, name: written, ...rule }) => {
    const name = id === undefined ? written : references.find((reference) => isSameName(reference.id, id))?.name;
    const isShared = id !== undefined && references.some((one) => isSameName(one.name, name) && !isSameName(one.id, id));
    return name === undefined || isShared || !isRenamed(rule) ? [] : [name];
  });
}

const HIDES = 'whom people.json hides or renames';

const FOLDERS_WITH_ADDRESSES = [WIKI_FOLDER, PAGE_TEXT_FOLDER, STATIC_FOLDER];
const FOLDERS_WITH_POSTERS = PRODUCTION_KINDS.map(({ folder }): string => folder);

/** Whether the name of a file becomes part of an address. Pictures of the exec are judged by whom they show. */
function isAddressed(file: string): boolean {
  const [folder = ''] = file.split('/');
  return FOLDERS_WITH_ADDRESSES.includes(folder) || (FOLDERS_WITH_POSTERS.includes(folder) && isPicture(file));
}

/** Something whose address readers see. */
interface Addressed {
  address: string;
  file: string;
  place: () => Position;
  /** The beginning of the message. */
  subject: string;
  remedy: string;
}

/** An address must not give away the name of somebody who is renamed or shown by initials. */
export function checkAddressesOfRenamed({
  namesOffSite: names,
  productions,
  knownAddresses,
  content: { sizes, display },
}: Facts): Problem[] {
  const { redirects, shortlinks } = knownAddresses();
  const addressed: Addressed[] = [
    ...productions().map(({ production: { name, slug }, file: { file, positionOf }, path: above }) => ({
      address: slug ?? name,
      file,
      place: () => positionOf([...above, slug === undefined ? 'name' : 'slug']),
      subject: `The address of ${name} would name`,
      remedy: 'Write a "slug" that names nobody.',
    })),
    ...redirects.map(({ from, file, place }) => {
      const remedy = 'Delete the path here and in urls.json, or rename it.';
      return { address: decodeAddress(from), file, place, subject: `The redirect "${from}" names`, remedy };
    }),
    ...shortlinks.map(({ name, file, place }) => {
      return { address: name, file, place, subject: `The short link "${name}" names`, remedy: 'Rename it.' };
    }),
    ...[...sizes.keys()].filter(isAddressed).map((file) => {
      const remedy = 'Rename it: the name is part of an address.';
      return { address: file, file: display(file), place: () => START, subject: 'The name of this file names', remedy };
    }),
  ];
  const wanted = names().map((name) => ({ name, words: wordsOf(name).join('-') }));
  return addressed.flatMap(({ address, file, place, subject, remedy }) => {
    const slug = slugOf(address.replace(/[/_.\s]+/g, '-'));
    const named = wanted.find(({ words }) => `-${slug}-`.includes(`-${words}-`));
    return named ? [problemAt(file, place(), `${subject} ${named.name}, ${HIDES}.`, remedy)] : [];
  });
}

/** Fields in which the build names people as `people.json` asks, or that other rules judge. */
const OTHER_FIELDS: readonly string[] = ['additional_authors', 'override_authors'];

/** A page's own text is its editors' to change: the build leaves it as it is. Warns of each name once a page. */
export function adviseOnHiddenNames({ file, body, frontMatter, positionOf }: WikiFile | PageTextFile, facts: Facts): Problem[] {
  const names = facts.namesOffSite();
  const find = nameFinder(names);
  const inFields = Object.entries(frontMatter ?? {}).flatMap(([field, value]) =>
    typeof value !== 'string' || OTHER_FIELDS.includes(field) ? [] : find(value).map(({ key }) => ({ key, place: positionOf([field]) })),
  );
  const inBody = find(body).map(({ key, start }) => ({ key, place: placeOfOffset(body, start) }));
  const firsts = new Map([...inFields, ...inBody].reverse().map(({ key, place }) => [key, place]));
  return [...firsts].map(([key, place]) => {
    const name = names.find((one) => nameKey(one) === key) ?? '';
    return warningAt(file, place, `This text names ${name}, ${HIDES}.`, 'Name them as the site does, or leave the name out.');
  });
}
