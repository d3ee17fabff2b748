import path from 'node:path';
import { authorsSchema, historySchema } from '../content-model/data-schemas';
import { isPicture } from '../content-model/page-components';
import { nameFinder, nameKey } from '../content-model/person-name';
import { problemAt, warningAt, type Problem, type MessageAndRemedy } from '../content-model/problem';
import { areTextsValid, isDataValid, validFiles, type DataFile, type ValidFile } from '../content-model/read-content';
import { valuesMarked } from '../content-model/schema-marks';
import { formatPath } from '../content-model/schema-problems';
import { isUnknown, type peopleIn, type PeopleFile, type PersonReference } from '../content-model/society-schemas';
import { didYouMean } from '../content-model/suggest';
import { yearSlug, type YearFile } from '../content-model/year-kinds';
import { messageForPictureFormat } from './check-components';
import type { Facts } from './facts';

/** A file is named after its year, so that no two files cover the same year. */
export function checkYearName({ relativePath, file, data, positionOf }: ValidFile<YearFile>, { content: { sizes } }: Facts): Problem[] {
  const name = path.posix.basename(relativePath);
  const expected = `${yearSlug(data.year)}.json`;
  if (name === expected) return [];
  const isTaken = sizes.has(path.posix.join(path.posix.dirname(relativePath), expected));
  const message = `This file is named ${name}, but its year is ${data.year}.`;
  const remedy = isTaken
    ? `Move its content to ${expected} and delete this file, or correct the year.`
    : `Rename it to ${expected}, or correct the year.`;
  return [problemAt(file, positionOf(['year']), message, remedy)];
}

/** Checks the pictures that a JSON file names, also while its other fields are wrong. */
export function checkNamedPictures(
  { relativePath, file, schema, written, positionOf }: DataFile,
  { content: { sizes, has } }: Facts,
): Problem[] {
  const folder = path.posix.dirname(relativePath);
  return valuesMarked<unknown>('picture', schema, written).flatMap(({ value: image, path: fieldPath }): Problem[] => {
    if (typeof image !== 'string' || image.trim() === '') return [];
    const where = formatPath(fieldPath);
    if (!has(path.posix.join(folder, image))) {
      const pictures = [...sizes.keys()].filter(isPicture).map((name) => path.posix.relative(folder, name));
      const remedy = `${didYouMean(image, pictures)}Put the picture beside this file, or delete "${String(fieldPath.at(-1))}".`;
      return [problemAt(file, positionOf(fieldPath), `"${where}" names the picture ${image}, which does not exist.`, remedy)];
    }
    const message = messageForPictureFormat(image);
    return message ? [problemAt(file, positionOf(fieldPath), ...message)] : [];
  });
}

/** A person as a year file names them, with the file and the path in it. */
export type PersonInFile = ReturnType<typeof peopleIn<ValidFile<YearFile>>>[number];

/** Exec members stand in the order of `execRoles`, in which a role is found by its exact words. */
export function adviseOnRoles({ file, schema, data, positionOf }: ValidFile<YearFile>, { siteFile }: Facts): Problem[] {
  const execRoles = siteFile().flatMap((site) => site.data.execRoles);
  return valuesMarked<string>('offers', schema, data).flatMap(({ value: role, mark, path: fieldPath }): Problem[] => {
    if (mark.offers !== 'execRoles') return [];
    const usual = execRoles.find((one) => one !== role && one.toLowerCase() === role.toLowerCase());
    if (usual === undefined || execRoles.includes(role)) return [];
    return [
      warningAt(
        file,
        positionOf(fieldPath),
        `"${role}" is spelt "${usual}" in "execRoles" of site.json, so pages list it last.`,
        `Write "${usual}".`,
      ),
    ];
  });
}

/** An id must mean one person: with two names, the credits of two people would be on one page. */
export function checkIds({ people }: Facts): Problem[] {
  const firsts = new Map<string, PersonInFile>();
  return people().flatMap((person): Problem[] => {
    const { id, name, file, path: fieldPath } = person;
    if (id === undefined) return [];
    const key = nameKey(id);
    const first = firsts.get(key);
    if (!first) firsts.set(key, person);
    if (!first || nameKey(first.name) === nameKey(name)) return [];
    const { line } = first.file.positionOf([...first.path, 'id']);
    const message = `The id "${id}" belongs to ${name} here and to ${first.name} in ${first.file.file}:${line}.`;
    return [problemAt(file.file, file.positionOf([...fieldPath, 'id']), message, 'Spell the name the same way, or change one id.')];
  });
}

const SEVERAL_PEOPLE = /[,;/&+]|\s(?:and|with)\s/i;

const NOBODY_IN_PARTICULAR = /^(?:various|crew|cast|others)$/i;

export function adviseOnPerson(person: PersonInFile): Problem[] {
  const { name, file, path: fieldPath } = person;
  const warn = (...message: MessageAndRemedy): Problem[] => [warningAt(file.file, file.positionOf([...fieldPath, 'name']), ...message)];
  if (isUnknown(person)) return warn(`"${name}" is shown as “Unknown”.`, 'Write the name as soon as somebody knows it.');
  if (!SEVERAL_PEOPLE.test(name) && !NOBODY_IN_PARTICULAR.test(name)) return [];
  return warn(`"${name}" looks like several people, and gets a page as one.`, 'Give each of them an entry.');
}

/** Names, and texts that may contain names, besides the lists of people in year files. */
function otherNamesOf({ productions, content: { data, wiki } }: Facts): string[] {
  return [
    ...productions().flatMap(({ production: { photos, writers, composers, awards, trivia } }) => [
      ...[photos?.credit ?? [], writers, composers, awards].flat(),
      ...trivia.flatMap(({ text, source }) => [text, source]),
    ]),
    ...validFiles(data, authorsSchema).flatMap((file) => file.data.map(({ to }) => to)),
    ...validFiles(data, historySchema).flatMap((file) => file.data.map(({ author }) => author)),
    ...wiki.flatMap(({ frontMatter }) => [...(frontMatter?.additional_authors ?? []), ...(frontMatter?.override_authors ?? [])]),
  ];
}

/** Whether two spellings are one name. */
export const isSameName = (one: string | undefined, other: string | undefined): boolean => nameKey(one ?? '') === nameKey(other ?? '');

/** A rule that matches somebody, but not the way its editor means. */
function messageForMatchedRule({ id, name, renameTo }: PeopleFile['people'][number], references: readonly PersonReference[]) {
  const called = id === undefined ? name : references.find((reference) => isSameName(reference.id, id))?.name;
  if (name !== undefined && !isSameName(name, called)) {
    return { about: 'name', message: `the id "${id}" belongs to ${called}.`, remedy: `Write "${called}", or delete the name.` };
  }
  const isTaken = renameTo !== undefined && !isSameName(renameTo, called) && references.some((one) => isSameName(one.name, renameTo));
  if (!isTaken) return undefined;
  const remedy = `If they are one person, write that name in the year files; if two, choose another.`;
  return { about: 'renameTo', message: `${renameTo} is already in the year files.`, remedy, make: warningAt };
}

/** A rule that hides or renames somebody must match somebody: a typing error would leave them in public. */
export function checkRules(people: ValidFile<PeopleFile>, facts: Facts): Problem[] {
  if (!areTextsValid(facts.content) || !isDataValid(facts.content)) return [];
  const references = facts.people();
  const otherNames = otherNamesOf(facts);
  const withoutId = references.filter(({ id }) => id === undefined);
  return people.data.people.flatMap((rule, index): Problem[] => {
    const { id, name = '' } = rule;
    const report = (about: string, message: string, remedy: string, make = problemAt): Problem[] => [
      make(people.file, people.positionOf(['people', index, about]), `"people[${index}].${about}": ${message}`, remedy),
    ];
    if (id === undefined ? withoutId.some((one) => isSameName(one.name, name)) : references.some((one) => isSameName(one.id ?? '', id))) {
      const fault = messageForMatchedRule(rule, references);
      return fault ? report(fault.about, fault.message, fault.remedy, fault.make) : [];
    }
    if (id !== undefined) {
      const spelling = didYouMean(id, new Set(references.flatMap((reference) => reference.id ?? [])));
      return report('id', `no year file names ${id}.`, `${spelling}Correct or delete the rule.`);
    }
    const find = nameFinder([name]);
    if (otherNames.some((text) => find(text).length > 0)) return [];
    const idsOfName = [...new Set(references.flatMap((reference) => (isSameName(reference.name, name) && reference.id) || []))];
    if (idsOfName.length > 0) {
      const remedy = `Say who: ${idsOfName.map((one) => `"id": "${one}"`).join(' or ')}.`;
      return report('name', `every ${name} in the year files has an id.`, remedy);
    }
    const spelling = didYouMean(name, new Set(withoutId.map((reference) => reference.name)));
    const remedy =
      rule.showAs === undefined
        ? `${spelling}Correct or delete the rule. Authors known only to Git need a line in authors.json.`
        : `${spelling}Correct the rule; or write the initials in the year files, and delete it.`;
    return report('name', `no year file names ${name}.`, remedy);
  });
}
