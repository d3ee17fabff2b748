/** Checks what concerns several files of exec, shows, hires and people: years, pictures, and who is meant. */
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { slugOf } from '../content/address-rules';
import { asWarning, type Problem } from '../content/problem';
import { peopleIn, ruleFor, type PeopleFile } from '../content/society-schemas';
import { valuesMarked } from '../content/schema-marks';
import { formatPath } from '../content/schema-problems';
import { didYouMean } from '../content/suggest';
import type { ContentFiles, ValidFile } from '../content/read-content';
import { YEAR_KINDS, yearSlug, type YearFile } from '../content/year-kinds';
import { adviseOnSociety } from './advise-on-society';
import { checkProductions, hasProductions, type ProductionSurroundings } from './check-productions';
import type { RedirectEntry } from './check-redirects';

/** The society's files that match their schemas; the others are reported separately. */
export interface ValidSocietyFiles {
  /** Year files of all kinds. */
  years: ValidFile<YearFile>[];
  people?: ValidFile<PeopleFile> | undefined;
  /** Venues, societies and pages of the wiki, which productions name. */
  around: Omit<ProductionSurroundings, 'complete'>;
  /** Texts outside the year files' lists of people that name somebody: authors of the wiki, and who took photos. */
  otherNames: readonly string[];
  /** Roles of the exec, as `site.json` lists them. */
  execRoles: readonly string[];
  /** The redirect table: some of its paths may be called after people. */
  redirects: readonly RedirectEntry[];
  /** False when a year file could not be read, so that it is not known who is missing. */
  complete: boolean;
}

/** Formats that the site can resize. */
const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;

/** A year file's year must match its name, so that no two files can cover the same year. */
function checkYearName({ relativePath, file, data, placeOf }: ValidFile<YearFile>, { sizes }: ContentFiles): Problem[] {
  const name = path.posix.basename(relativePath);
  const expected = `${yearSlug(data.year)}.json`;
  if (name === expected) return [];
  const other = path.posix.join(path.posix.dirname(relativePath), expected);
  const [message, remedy] = sizes.has(other)
    ? [
        `The "year" is ${data.year}, and ${expected} is the file of that year.`,
        `Move what is in ${name} into ${expected} and delete ${name}, or mend the year.`,
      ]
    : [`The file is named ${name} and holds the year ${data.year}.`, `Name the file ${expected}, or mend the year.`];
  return [{ file, ...placeOf(['year']), message, remedy }];
}

/** Checks the pictures that a file names, in the fields that its schema marks as pictures. */
function checkPictures({ relativePath, file, schema, data, placeOf }: ValidFile<unknown>, { sizes }: ContentFiles): Problem[] {
  const folder = path.posix.dirname(relativePath);
  return valuesMarked<string>('picture', schema, data).flatMap(({ value: image, path: place }): Problem[] => {
    const where = formatPath(place);
    if (!sizes.has(path.posix.join(folder, image))) {
      const pictures = [...sizes.keys()].filter((name) => PICTURE.test(name)).map((name) => path.posix.relative(folder, name));
      return [
        {
          file,
          ...placeOf(place),
          message: `"${where}" names the picture ${image}, which does not exist.`,
          remedy: `${didYouMean(image, pictures)}Put the picture beside this file, or leave "${String(place.at(-1))}" out.`,
        },
      ];
    }
    if (PICTURE.test(image)) return [];
    return [
      {
        file,
        ...placeOf(place),
        message: `"${where}" names ${image}, which is no photograph.`,
        remedy: 'Use a .jpg, .png, .webp or .avif file.',
      },
    ];
  });
}

/** An id must mean one person: with two names, the credits of two people would be on one page. */
function checkIds({ years }: ValidSocietyFiles): Problem[] {
  const people = peopleIn(years);
  const firsts = new Map<string, (typeof people)[number]>();
  return people.flatMap((person): Problem[] => {
    if (person.id === undefined) return [];
    const first = firsts.get(person.id);
    if (!first) firsts.set(person.id, person);
    if (!first || first.name === person.name) return [];
    const { line } = first.file.placeOf([...first.path, 'id']);
    return [
      {
        file: person.file.file,
        ...person.file.placeOf([...person.path, 'id']),
        message: `The id "${person.id}" is given to ${person.name} here and to ${first.name} in ${first.file.file}:${line}.`,
        remedy: 'Spell the name the same way each time, or give one of them another id.',
      },
    ];
  });
}

/** A rule that hides or renames somebody must match somebody, because a typing error would leave them in public. */
function checkPeople(people: ValidFile<PeopleFile>, { years, otherNames }: ValidSocietyFiles): Problem[] {
  const references = peopleIn(years);
  const ids = new Set(references.flatMap(({ id }) => id ?? []));
  const names = new Set(references.filter(({ id }) => id === undefined).map(({ name }) => name));
  return people.data.people.flatMap(({ id, name, renameTo }, index): Problem[] => {
    const field = id === undefined ? 'name' : 'id';
    const wanted = id ?? name ?? '';
    const problem = (message: string, remedy: string, about: string = field): Problem[] => [
      { file: people.file, ...people.placeOf(['people', index, about]), message: `"people[${index}].${about}": ${message}`, remedy },
    ];
    if ((field === 'id' ? ids : names).has(wanted)) {
      const called = id === undefined ? name : references.find((reference) => reference.id === id)?.name;
      if (name !== undefined && name !== called) {
        return problem(`the id "${id}" is that of ${called}.`, `Write "${called}", or leave the name out.`, 'name');
      }
      const isTaken = renameTo !== undefined && renameTo !== called && references.some((reference) => reference.name === renameTo);
      if (!isTaken) return [];
      const remedy = `If they are one person, write "${renameTo}" in the year files; if they are two, readers cannot tell them apart.`;
      return problem(`the year files name a ${renameTo} already.`, remedy, 'renameTo').map(asWarning);
    }
    if (field === 'name' && otherNames.some((text) => text.includes(wanted))) return [];
    const idsOfName = [...new Set(references.flatMap((reference) => (reference.name === wanted && reference.id) || []))];
    if (field === 'name' && idsOfName.length > 0) {
      return problem(
        `every ${wanted} in the year files has an id.`,
        `Say which is meant: ${idsOfName.map((one) => `"id": "${one}"`).join(' or ')}.`,
      );
    }
    return problem(
      `no year file names ${wanted}.`,
      `${didYouMean(wanted, field === 'id' ? ids : names)}Write it as the year files do, or delete the rule.${field === 'id' ? '' : ' An author whom only Git knows needs a line in authors.json.'}`,
    );
  });
}

/** The words of a name, as file names have them. */
const wordsOf = (name: string): string[] => new GithubSlugger().slug(name).split('-').filter(Boolean);

/** A picture's file name is part of its address, so that of somebody who is renamed may not hold the old name. */
function checkPicturesOfRenamed(people: ValidFile<PeopleFile>, { years }: ValidSocietyFiles): Problem[] {
  return peopleIn(years).flatMap((person): Problem[] => {
    const newName = ruleFor(person, people.data)?.renameTo;
    if (newName === undefined) return [];
    const kept = wordsOf(newName);
    const old = wordsOf(person.name).filter((word) => word.length > 2 && !kept.includes(word));
    const { schema, data, file, placeOf } = person.file;
    return valuesMarked<string>('picture', schema, data).flatMap(({ value: image, path: place }): Problem[] => {
      const isTheirs = person.path.every((part, index) => place[index] === part);
      if (!isTheirs || !old.some((word) => image.toLowerCase().includes(word))) return [];
      const name = `${kept.join('-')}${path.posix.extname(image)}`;
      const message = `The picture ${image} is called by the old name of ${newName}, and its address would say so.`;
      return [{ file, ...placeOf(place), message, remedy: `Call the file ${name}, and write "./${name}" here.` }];
    });
  });
}

/** Who is renamed or shown by initials, with the words by which an address would name them all the same. */
function peopleWithOtherNames({ data }: ValidFile<PeopleFile>): { name: string; words: string }[] {
  return data.people.flatMap(({ name, renameTo, showAs }) =>
    name !== undefined && (renameTo !== undefined || showAs !== undefined) ? { name, words: wordsOf(name).join('-') } : [],
  );
}

/** A title that names somebody who is hidden or renamed is shown with another name, and its address must not give the old one away. */
function checkAddressesOfRenamed(people: ValidFile<PeopleFile>, { years, redirects }: ValidSocietyFiles): Problem[] {
  const names = peopleWithOtherNames(people);
  const namedIn = (slug: string) => names.find(({ words }) => `-${slug}-`.includes(`-${words}-`));
  const ofProductions = years.filter(hasProductions).flatMap(({ data, file, placeOf }) =>
    data.terms.flatMap(({ shows }, term) =>
      shows.flatMap((production, index): Problem[] => {
        const named = namedIn(production.slug ?? slugOf(production.name));
        if (!named) return [];
        const place = placeOf(['terms', term, 'shows', index, production.slug === undefined ? 'name' : 'slug']);
        const message = `The address of ${production.name} would name ${named.name}, whom people.json hides or renames.`;
        return [{ file, ...place, message, remedy: 'Write a "slug" for it that names nobody, such as "an-evening-of-songs".' }];
      }),
    ),
  );
  const ofRedirects = redirects.flatMap(({ from, file, fromPlace }): Problem[] => {
    const named = namedIn(from.toLowerCase().replace(/[/_.]/g, '-'));
    const message = `The redirect "${from}" names ${named?.name}, whom people.json hides or renames.`;
    return named ? [{ file, ...fromPlace, message, remedy: 'Delete the path, here and in urls.json, or call it something else.' }] : [];
  });
  return [...ofProductions, ...ofRedirects];
}

/** Reports kinds of year file without the page that shows them, where search and people's pages link to. */
function checkPagesOfKinds({ years }: ValidSocietyFiles, routes: ReadonlySet<string>): Problem[] {
  return YEAR_KINDS.flatMap(({ folder, page }) => {
    const first = years.find(({ relativePath }) => relativePath.startsWith(`${folder}/`));
    if (!first || routes.has(page.path)) return [];
    const remedy = `Add src/pages${page.path}.tsx, or mend the page in src/content/year-kinds.ts.`;
    return [{ file: first.file, line: 1, column: 1, message: `No page shows the years of ${folder}/: there is no ${page.path}.`, remedy }];
  });
}

/**
 * Checks what the schemas cannot; returns every problem, unsorted.
 * @param routes addresses of pages that are not wiki pages
 */
export function checkSociety(files: ValidSocietyFiles, content: ContentFiles, routes: ReadonlySet<string>): Problem[] {
  const { years, people, around, complete, execRoles } = files;
  return [
    ...checkPagesOfKinds(files, routes),
    ...years.flatMap((year) => checkYearName(year, content)),
    ...years.flatMap((year) => checkPictures(year, content)),
    ...checkIds(files),
    ...adviseOnSociety(years, execRoles),
    ...checkProductions(years, { ...around, complete }),
    ...(people && complete
      ? [...checkPeople(people, files), ...checkPicturesOfRenamed(people, files), ...checkAddressesOfRenamed(people, files)]
      : []),
  ];
}
