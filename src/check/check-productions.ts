import type { z } from 'zod';
import { problemAt, warningAt, type Problem, type MessageAndRemedy } from '../content-model/problem';
import { validFiles, type ValidFile } from '../content-model/read-content';
import { formatPath } from '../content-model/schema-problems';
import {
  societiesSchema,
  productionYearSchema,
  venuesSchema,
  type DirectoryEntry,
  type Production,
  type ProductionRun,
  type ProductionYearFile,
} from '../content-model/society-schemas';
import { didYouMean } from '../content-model/suggest';
import { daysOfTerm, daysOfYear, type Days } from '../content-model/terms';
import type { YearFile } from '../content-model/year-kinds';
import { productionsOf, wantedSlug } from '../society/productions';
import { skippedOn } from '../society/days';
import type { Facts } from './facts';
import { faultOfName, type NamedEntries } from './fault-of-name';

type File = Pick<ValidFile<unknown>, 'file' | 'positionOf'>;
type Path = readonly PropertyKey[];

const at = (path: Path, message: string, remedy: string): MessageAndRemedy => [`"${formatPath(path)}": ${message}`, remedy];

const problemIn = ({ file, positionOf }: File, path: Path, message: string, remedy: string): Problem =>
  problemAt(file, positionOf(path), ...at(path, message, remedy));
const warningIn = ({ file, positionOf }: File, path: Path, message: string, remedy: string): Problem =>
  warningAt(file, positionOf(path), ...at(path, message, remedy));

interface ProductionInFile {
  production: Production;
  file: ValidFile<ProductionYearFile>;
  term: string;
  path: Path;
}

/** Whether a year file is of shows or hires, judged by its kind: a list called "terms" may be anything in another kind. */
export const hasProductions = (file: ValidFile<YearFile>): file is ValidFile<ProductionYearFile> =>
  (file.schema as z.ZodType) === productionYearSchema;

export function productionsInFiles(years: readonly ValidFile<ProductionYearFile>[]): ProductionInFile[] {
  return years.flatMap((file) =>
    file.data.terms.flatMap(({ name: term, shows }, index) =>
      shows.map((production, position) => ({ production, file, term, path: ['terms', index, 'shows', position] })),
    ),
  );
}

/** A text that names a venue or a society, with its file and its path in it. */
interface Naming {
  text: string;
  file: File;
  path: Path;
}

interface Directory extends NamedEntries {
  namings: readonly Naming[];
}

/** Venues and societies, with the texts that name them. */
export function directoriesOf({ content: { data }, productions }: Facts): Directory[] {
  const naming = ({ file, path }: ProductionInFile, text: string | undefined, ...below: PropertyKey[]): Naming[] =>
    text === undefined ? [] : [{ text, file, path: [...path, ...below] }];
  const entriesOf = (schema: z.ZodType<DirectoryEntry[]>) => validFiles(data, schema).flatMap((file) => file.data);
  const venues = productions().flatMap((one) => [
    ...naming(one, one.production.venue, 'venue'),
    ...one.production.tour.flatMap(({ venue }, index) => naming(one, venue, 'tour', index, 'venue')),
  ]);
  const societies = productions().flatMap((one) => naming(one, one.production.society, 'society'));
  const directories = [
    { what: 'venue', fileName: 'venues.json', entries: entriesOf(venuesSchema), namings: venues },
    { what: 'society', fileName: 'societies.json', entries: entriesOf(societiesSchema), namings: societies },
  ];
  // While a file is invalid, its ids are unknown.
  return directories.filter(({ fileName }) => data.every((file) => file.relativePath !== fileName || file.data !== undefined));
}

/** Checks how productions name venues or societies. Reports each text once, at its first use. */
export function checkDirectory({ namings, ...directory }: Directory): Problem[] {
  const firsts = new Map(namings.toReversed().map((naming) => [naming.text, naming]));
  return [...firsts.values()].flatMap(({ text, file, path }): Problem[] => {
    const fault = faultOfName(text, directory);
    return fault ? [(fault.isMistake ? problemIn : warningIn)(file, path, ...fault.message)] : [];
  });
}

/** Checks the entries of venues.json and societies.json. */
export function checkEntries(file: ValidFile<DirectoryEntry[]>, { content }: Facts): Problem[] {
  const wikiPages = content.wiki.map(({ url }) => url);
  return file.data.flatMap(({ wiki }, index): Problem[] => {
    if (wiki === undefined || wikiPages.includes(wiki)) return [];
    const remedy = `${didYouMean(wiki, wikiPages)}Write the path of a page of the wiki, or delete the field.`;
    return [problemIn(file, [index, 'wiki'], `the wiki has no page ${wiki}.`, remedy)];
  });
}

/** The runs of a production, at home and on tour. */
const runsOf = ({ production, path }: ProductionInFile): { run: ProductionRun; path: Path; isTour: boolean }[] => [
  ...production.dates.map((run, index) => ({ run, path: [...path, 'dates', index], isTour: false })),
  ...production.tour.map((run, index) => ({ run, path: [...path, 'tour', index], isTour: true })),
];

/** A day outside the academic year is a mistake, one outside the term a warning; a tour may leave its term. */
export function checkDays(placed: ProductionInFile): Problem[] {
  const { production, file, term } = placed;
  const { year } = file.data;
  const [ofYear, ofTerm] = [daysOfYear(year), daysOfTerm(year, term)];
  const outside = ({ from, to = from }: ProductionRun, days: Days): 'from' | 'to' | undefined =>
    from < days.from || from > days.to ? 'from' : to > days.to ? 'to' : undefined;
  const remedyFor = (days: Days, destination: string): string =>
    `Write a day from ${days.from} to ${days.to}, or move ${production.name} to ${destination}.`;
  return runsOf(placed).flatMap(({ run, path, isTour }): Problem[] => {
    const notInYear = outside(run, ofYear);
    if (notInYear)
      return [problemIn(file, [...path, notInYear], `${run[notInYear]} is not in ${year}.`, remedyFor(ofYear, 'the file of its year'))];
    const notInTerm = isTour ? undefined : outside(run, ofTerm);
    if (!notInTerm) return [];
    return [warningIn(file, [...path, notInTerm], `${run[notInTerm]} is not in ${term} of ${year}.`, remedyFor(ofTerm, 'its term'))];
  });
}

/** In the night to summer time London has no clock from one to two, so calendars would show another time. */
export function adviseOnSkippedHours(placed: ProductionInFile): Problem[] {
  return runsOf(placed).flatMap(({ run: { from, to = from, times }, path }) =>
    times.flatMap((time, index): Problem[] => {
      const day = skippedOn({ from, to }, time);
      if (day === undefined) return [];
      const message = `on ${day} the clocks skip ${time}.`;
      return [warningIn(placed.file, [...path, 'times', index], message, 'Write the time that the clock shows.')];
    }),
  );
}

/** Two productions of a year may have one name. Then only their order tells their addresses apart, so a "slug" is advised. */
export function checkSlugs(file: ValidFile<ProductionYearFile>): Problem[] {
  const taken = new Map<string, Production>();
  const slugs = new Map(productionsOf(file.data).map(({ production, slug }) => [production, slug]));
  return productionsInFiles([file]).flatMap(({ production, path }): Problem[] => {
    const { name, slug } = production;
    const wanted = wantedSlug(production);
    const fieldPath = [...path, slug === undefined ? 'name' : 'slug'];
    if (wanted === 'index') {
      return [
        problemIn(file, fieldPath, 'hosts take this address for the page of the year.', 'Write another "slug" for it, such as "index-2".'),
      ];
    }
    const other = taken.get(wanted);
    taken.set(wanted, other ?? production);
    if (!other) return [];
    if (slug !== undefined)
      return [problemIn(file, fieldPath, `${other.name} of this year has the slug "${wanted}".`, 'Write another slug.')];
    const message = `another production of this year has the address of ${name}.`;
    return [warningIn(file, fieldPath, message, `Add "slug": "${slugs.get(production)}", so that its address never changes.`)];
  });
}

const OF_THE_FUTURE =
  /\b(?:yet|soon|so far|upcoming|tb[ac]|to be (?:announced|confirmed|decided)|(?:is|are) (?:being )?(?:added|filled|announced|confirmed))\b/i;
/** Matches "will" and "Will be", but not a name such as Will Smith. */
const WILL = /\bwill\b|\bWill (?=\p{Ll})/u;

/** Warns of notes that speak of the future of a term that is over. */
export function checkNotes(file: ValidFile<ProductionYearFile>, { today }: Facts): Problem[] {
  return file.data.terms.flatMap(({ name, notes }, index) => {
    if (notes === undefined || !(OF_THE_FUTURE.test(notes) || WILL.test(notes)) || daysOfTerm(file.data.year, name).to >= today) return [];
    return [
      warningIn(
        file,
        ['terms', index, 'notes'],
        'this note talks about the future, and its term is over.',
        'Say what happened, or delete the note.',
      ),
    ];
  });
}
