/** Checks what productions say of venues, societies and days, and what those say of themselves. */
import { asWarning, withoutWarnings, type Problem } from '../content/problem';
import type { ValidFile } from '../content/read-content';
import { formatPath } from '../content/schema-problems';
import type { DirectoryEntry, Production, ProductionRun, ProductionYearFile } from '../content/society-schemas';
import { didYouMean, suggest } from '../content/suggest';
import { daysOfTerm, daysOfYear } from '../content/terms';
import { nameOf, productionsOf, slugOfName, type YearFile } from '../content/year-kinds';

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

/** A run or a stop of a tour, with the venue where it is. */
interface PlacedRun extends PlacedInFile {
  run: ProductionRun;
  venue: string | undefined;
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

/** Reports ids that no file has, and says once which names are shown as they are written. */
function checkNames(namings: readonly Naming[], directory: DirectoryFile | undefined): Problem[] {
  if (!directory) return [];
  const { name: fileName, what, file } = directory;
  const entries = file?.data ?? [];
  const ids = entries.map(({ id }) => id);
  const names = new Map(
    entries.flatMap(({ id, name, shortName }) => [name, ...(shortName === undefined ? [] : [shortName])].map((one) => [one, id])),
  );
  const firsts = namings.filter(({ text }, index) => !ids.includes(text) && namings.findIndex((other) => other.text === text) === index);
  const written: Naming[] = [];
  const problems = firsts.flatMap((naming): Problem[] => {
    const { text, file: yearFile, path } = naming;
    if (LOOKS_LIKE_ID.test(text)) {
      const remedy = `${didYouMean(text, ids)}Write an id of ${fileName}, add one there, or write the name as it is to be shown, with a capital letter.`;
      return [problemAt(yearFile, path, `no ${what} has the id "${text}".`, remedy)];
    }
    const near = suggest(text, names.keys());
    if (near === undefined) {
      written.push(naming);
      return [];
    }
    const message =
      near === text ? `"${text}" has an entry in ${fileName}.` : `"${text}" is nearly "${near}", which has an entry in ${fileName}.`;
    return [asWarning(problemAt(yearFile, path, message, `Write its id, "${names.get(near)}", so that it is on that page.`))];
  });
  const [first] = written;
  if (!file || !first) return problems;
  const all = written.map(({ text }) => `"${text}"`).join(', ');
  const note = problemAt(
    first.file,
    first.path,
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
    ...one.production.dates.map((run, index) => ({ ...one, run, venue: one.production.venue, runPath: [...one.path, 'dates', index] })),
    ...one.production.tour.map((run, index) => ({ ...one, run, venue: run.venue, runPath: [...one.path, 'tour', index] })),
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

const A_DAY = 24 * 60 * 60 * 1000;

/** The days of a run, one by one. */
function daysOf({ from, to = from }: ProductionRun): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / A_DAY) + 1;
  return Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * A_DAY).toISOString().slice(0, 10));
}

/** Warns of two productions in one venue on one day, of each pair once. */
function adviseOnDoubleBookings(runs: readonly PlacedRun[], venues: readonly DirectoryEntry[]): Problem[] {
  const taken = new Map<string, PlacedRun>();
  const pairs = new Set<string>();
  return runs
    .filter(({ run, file, venue }) => venues.some(({ id }) => id === venue) && isWithin(run, daysOfYear(file.data.year)))
    .flatMap((placed) =>
      daysOf(placed.run).flatMap((day): Problem[] => {
        const { venue, file, runPath, production } = placed;
        const other = taken.get(`${venue} ${day}`);
        taken.set(`${venue} ${day}`, other ?? placed);
        if (!other || other.runPath === runPath) return [];
        const pair = `${other.file.file} ${formatPath(other.path)} ${file.file} ${formatPath(placed.path)}`;
        if (pairs.has(pair)) return [];
        pairs.add(pair);
        const where = nameOf(venues, venue);
        if (other.production === production) {
          return [asWarning(problemAt(file, runPath, `${day} is listed twice.`, 'Name each day once, with all its times.'))];
        }
        const { line } = other.file.placeOf(other.runPath);
        const message = `on ${day} ${other.production.name} is in ${where} too: ${other.file.file}:${line}.`;
        return [asWarning(problemAt(file, runPath, message, 'Mend the dates or the venue of one of the two, unless they shared it.'))];
      }),
    );
}

/** Reports addresses that two productions of a year claim, or one and its year, and warns where only their order tells them apart. */
function checkSlugs(file: ValidFile<ProductionYearFile>): Problem[] {
  const taken = new Map<string, Production>();
  const placed = placedProductions([file]);
  const slugs = productionsOf(file.data).map(({ slug }) => slug);
  return placed.flatMap(({ production, path }, index): Problem[] => {
    const wanted = production.slug ?? slugOfName(production.name);
    if (wanted === 'index') {
      const field = production.slug === undefined ? 'name' : 'slug';
      const message = `hosts take the address ${field === 'name' ? `of ${production.name}` : 'that ends in it'} for the page of the year.`;
      return [problemAt(file, [...path, field], message, 'Write a "slug" for it, such as "index-2".')];
    }
    const other = taken.get(wanted);
    taken.set(wanted, other ?? production);
    // One that is listed word for word is told of already.
    if (!other || JSON.stringify(other) === JSON.stringify(production)) return [];
    if (production.slug !== undefined) {
      return [problemAt(file, [...path, 'slug'], `"${wanted}" is the end of another address: that of ${other.name}.`, 'Write another.')];
    }
    const message = `another production of this year has the address of ${production.name}, and only their order tells them apart.`;
    return [asWarning(problemAt(file, [...path, 'name'], message, `Add "slug": "${slugs[index]}", so that its address stays.`))];
  });
}

/** All problems of productions, venues and societies; unsorted. */
export function checkProductions(years: readonly ValidFile<YearFile>[], surroundings: ProductionSurroundings): Problem[] {
  const productions = placedProductions(years);
  const { venues, societies, wikiPages, complete } = surroundings;
  const runs = placedRuns(productions);
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
    ...runs.flatMap(checkDays),
    ...adviseOnDoubleBookings(runs, venues?.file?.data ?? []),
    ...years.filter(hasProductions).flatMap(checkSlugs),
  ];
}
