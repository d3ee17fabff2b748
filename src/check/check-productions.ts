/** Checks what productions say of venues, societies and days, and what those say of themselves. */
import { slugOf } from '../content/address-rules';
import { asWarning, withoutWarnings, type Problem } from '../content/problem';
import type { ValidFile } from '../content/read-content';
import { formatPath } from '../content/schema-problems';
import type { DirectoryEntry, Production, ProductionRun, ProductionYearFile } from '../content/society-schemas';
import { didYouMean } from '../content/suggest';
import { daysOfTerm, daysOfYear } from '../content/terms';
import { productionsOf, type YearFile } from '../content/year-kinds';

/** The venues or the societies: what their file holds, if it is there; `undefined` while it cannot be read. */
export interface DirectoryFile {
  /** Name of the file, e.g. `venues.json`. */
  name: string;
  /** What an entry is called. */
  what: string;
  file?: ValidFile<DirectoryEntry[]> | undefined;
}

/** What productions refer to. */
export interface ProductionSurroundings {
  venues?: DirectoryFile | undefined;
  societies?: DirectoryFile | undefined;
  /** Addresses of the wiki's pages. */
  wikiPages: readonly string[];
  /** False when a year file could not be read, which may name any venue and society. */
  complete: boolean;
}

/** A production and where it stands. */
interface PlacedInFile {
  production: Production;
  file: ValidFile<ProductionYearFile>;
  term: string;
  path: readonly PropertyKey[];
}

/** A run or a stop of a tour. */
interface PlacedRun extends PlacedInFile {
  run: ProductionRun;
  runPath: readonly PropertyKey[];
}

/** Whether a year file lists productions. */
export const hasProductions = (file: ValidFile<YearFile>): file is ValidFile<ProductionYearFile> => 'terms' in file.data;

function placedProductions(years: readonly ValidFile<YearFile>[]): PlacedInFile[] {
  return years
    .filter(hasProductions)
    .flatMap((file) =>
      file.data.terms.flatMap(({ name: term, shows }, index) =>
        shows.map((production, position) => ({ production, file, term, path: ['terms', index, 'shows', position] })),
      ),
    );
}

/** Makes problems at a place in a file; the message starts with the path to it. */
function problemAt(
  file: Pick<ValidFile<unknown>, 'file' | 'placeOf'>,
  path: readonly PropertyKey[],
  message: string,
  remedy: string,
): Problem {
  return { file: file.file, ...file.placeOf(path), message: `"${formatPath(path)}": ${message}`, remedy };
}

const LOOKS_LIKE_ID = /^[a-z0-9-]+$/;

/** A text that names a venue or a society, and where. */
interface Naming {
  text: string;
  file: ValidFile<ProductionYearFile>;
  path: readonly PropertyKey[];
}

/** Reports ids that no file has, advises the id where a name has one, and lists the other names once. */
function checkNames(namings: readonly Naming[], directory: DirectoryFile | undefined): Problem[] {
  if (!directory) return [];
  const { name: fileName, what, file } = directory;
  const entries = file?.data ?? [];
  const ids = new Set(entries.map(({ id }) => id));
  const idsByName = new Map(entries.flatMap(({ id, name, shortName = name }) => [name, shortName].map((one) => [one, id])));
  const firsts = new Map<string, Naming>();
  for (const naming of namings) if (!ids.has(naming.text) && !firsts.has(naming.text)) firsts.set(naming.text, naming);
  const [one, ...others] = [...firsts.values()].filter(({ text }) => !idsByName.has(text) && !LOOKS_LIKE_ID.test(text));
  const problems = [...firsts.values()].flatMap(({ text, file: yearFile, path }): Problem[] => {
    const id = idsByName.get(text);
    if (id !== undefined) {
      const message = `"${text}" has an entry in ${fileName}.`;
      return [asWarning(problemAt(yearFile, path, message, `Write its id, "${id}", so that it is on that page.`))];
    }
    if (!LOOKS_LIKE_ID.test(text)) return [];
    const remedy = `${didYouMean(text, ids)}Write an id of ${fileName}, add one there, or write the name as it is to be shown, with a capital letter.`;
    return [problemAt(yearFile, path, `no ${what} has the id "${text}".`, remedy)];
  });
  if (!file || !one) return problems;
  const all = [one, ...others].map(({ text }) => `"${text}"`).join(', ');
  const note = problemAt(
    one.file,
    one.path,
    `without an id, and shown as written: ${all}.`,
    `That is right for a ${what} of one time; one that comes back needs an entry in ${fileName}.`,
  );
  return [...problems, asWarning(note)];
}

function checkDirectoryNames(productions: readonly PlacedInFile[], { venues, societies }: ProductionSurroundings): Problem[] {
  const namingsOf = (one: PlacedInFile, text: string | undefined, ...path: PropertyKey[]): Naming[] =>
    text === undefined ? [] : [{ text, file: one.file, path: [...one.path, ...path] }];
  return [
    ...checkNames(
      productions.flatMap((one) => [
        ...namingsOf(one, one.production.venue, 'venue'),
        ...one.production.tour.flatMap(({ venue }, index) => namingsOf(one, venue, 'tour', index, 'venue')),
      ]),
      venues,
    ),
    ...checkNames(
      productions.flatMap((one) => namingsOf(one, one.production.society, 'society')),
      societies,
    ),
  ];
}

/** Reports entries whose page of the wiki does not exist, and warns of those that no production names. */
function checkEntries({ file, what }: DirectoryFile, isUsed: (id: string) => boolean, wikiPages: readonly string[]): Problem[] {
  if (!file) return [];
  return file.data.flatMap(({ id, name, wiki }, index): Problem[] => [
    ...(wiki === undefined || wikiPages.includes(wiki)
      ? []
      : [
          problemAt(
            file,
            [index, 'wiki'],
            `the wiki has no page ${wiki}.`,
            `${didYouMean(wiki, wikiPages)}Write the path of a page of the wiki, or leave the field out.`,
          ),
        ]),
    ...(isUsed(id)
      ? []
      : [
          asWarning(
            problemAt(
              file,
              [index, 'id'],
              `no production names ${name}.`,
              `Name the ${what} by "${id}" in a year file, or delete the entry.`,
            ),
          ),
        ]),
  ]);
}

function placedRuns(productions: readonly PlacedInFile[]): PlacedRun[] {
  return productions.flatMap((one) => [
    ...one.production.dates.map((run, index) => ({ ...one, run, runPath: [...one.path, 'dates', index] })),
    ...one.production.tour.map((run, index) => ({ ...one, run, runPath: [...one.path, 'tour', index] })),
  ]);
}

const isWithin = ({ from, to = from }: ProductionRun, days: { from: string; to: string }): boolean => from >= days.from && to <= days.to;

/** Reports days outside the academic year of their file, and warns of those outside their term; a tour may leave its term. */
function checkDays({ run, file, term, runPath, production }: PlacedRun): Problem[] {
  const { year } = file.data;
  const ofYear = daysOfYear(year);
  const field = run.to !== undefined && run.from >= ofYear.from ? 'to' : 'from';
  const between = ({ from, to }: { from: string; to: string }): string => `from ${from} to ${to}`;
  if (!isWithin(run, ofYear)) {
    const remedy = `Write a day ${between(ofYear)}, or move ${production.name} to the file of its year.`;
    return [problemAt(file, [...runPath, field], `${run[field]} is not in ${year}.`, remedy)];
  }
  const ofTerm = daysOfTerm(year, term);
  if (runPath.includes('tour') || isWithin(run, ofTerm)) return [];
  const remedy = `Write a day ${between(ofTerm)}, or move ${production.name} to its term.`;
  const outside = run.from >= ofTerm.from && run.to !== undefined ? 'to' : 'from';
  return [asWarning(problemAt(file, [...runPath, outside], `${run[outside]} is not in ${term} of ${year}.`, remedy))];
}

/** Reports addresses that two productions of a year claim, or one and its year, and warns where only their order tells them apart. */
function checkSlugs(file: ValidFile<ProductionYearFile>): Problem[] {
  const taken = new Map<string, Production>();
  const placed = placedProductions([file]);
  const slugs = new Map(productionsOf(file.data).map(({ production, slug }) => [production, slug]));
  return placed.flatMap(({ production, path }): Problem[] => {
    const wanted = production.slug ?? slugOf(production.name);
    if (wanted === 'index') {
      const field = production.slug === undefined ? 'name' : 'slug';
      const message = `hosts take the address ${field === 'name' ? `of ${production.name}` : 'that ends in it'} for the page of the year.`;
      return [problemAt(file, [...path, field], message, 'Write a "slug" for it, such as "index-2".')];
    }
    const other = taken.get(wanted);
    taken.set(wanted, other ?? production);
    if (!other) return [];
    if (production.slug !== undefined) {
      return [problemAt(file, [...path, 'slug'], `"${wanted}" is the end of another address: that of ${other.name}.`, 'Write another.')];
    }
    const message = `another production of this year has the address of ${production.name}, and only their order tells them apart.`;
    return [asWarning(problemAt(file, [...path, 'name'], message, `Add "slug": "${slugs.get(production)}", so that its address stays.`))];
  });
}

/** All problems of productions, venues and societies; unsorted. */
export function checkProductions(years: readonly ValidFile<YearFile>[], surroundings: ProductionSurroundings): Problem[] {
  const productions = placedProductions(years);
  const { venues, societies, wikiPages, complete } = surroundings;
  const usedVenues = new Set(
    productions.flatMap(({ production }) => [production.venue ?? '', ...production.tour.map(({ venue }) => venue)]),
  );
  const usedSocieties = new Set(productions.map(({ production }) => production.society ?? ''));
  const names = checkDirectoryNames(productions, surroundings);
  // A misspelt id may be that of an entry which seems to have no production.
  const areAllKnown = complete && withoutWarnings(names).length === 0;
  return [
    ...names,
    ...(venues ? checkEntries(venues, (id) => !areAllKnown || usedVenues.has(id), wikiPages) : []),
    ...(societies ? checkEntries(societies, (id) => !areAllKnown || usedSocieties.has(id), wikiPages) : []),
    ...placedRuns(productions).flatMap(checkDays),
    ...years.filter(hasProductions).flatMap(checkSlugs),
  ];
}
