import type { Node } from 'gatsby';
import { groupBy } from '../../components/group-by';
import { linksOfFile, type NodeFields } from '../../content-model/data-layer';
import { nodeFieldsOf } from '../../content-model/node-fields';
import { knownKey, personKey, productionSchema, type Production, type ProductionRun } from '../../content-model/society-schemas';
import { entryNamed } from '../../content-model/year-kinds';
import type { Run } from '../days';
import { creditsInOrder, departmentFinder } from '../departments';
import { crewOf, workElsewhere } from './credits';
import type { TimedProduction } from './latest-productions';
import { keyOfProduction, type SocietyRecords } from './society-records';

/** A line for each person: `Mike Stand, Sound Designer, Operator`. */
function creditTexts({ people }: Production, { shown, named }: SocietyRecords): string[] {
  return [...groupBy(people, personKey)].map(
    ([key, credits]) => `${shown.get(key)?.name ?? ''}, ${credits.map(({ role }) => named(role)).join(', ')}`,
  );
}

/** The fields of a stored `Production` that code reads; `society` and `venue` are ids of nodes. */
export interface ProductionNode extends Node, TimedProduction {
  kind: string;
  name: string;
  societyName?: string | undefined;
  society?: string | undefined;
  venueName?: string | undefined;
  /** Names of the crew, each once. */
  crewNames: readonly string[];
  /** Roles for which the record has no name yet. */
  openPosts: readonly string[];
  posts: readonly PlottedPost[];
  venue?: string | undefined;
  cancelled: boolean;
  runs: readonly (Run & { movedFrom: readonly string[] } & { placeName?: string | undefined; venue?: string | undefined })[];
}

/** Who hangs a lantern in the plot of a show, with the role that is listed first. Nobody yet: the post is open. */
export interface PlottedPost {
  role: string;
  department: string;
  /** Id of the person's node. */
  person?: string | undefined;
}

/** A post for each person of the crew and each open role, in the order of the record; then those that are wanted. */
function postsOf(
  { people, wanted }: Production,
  credits: readonly { role: string; person: string }[],
  departmentOf: (role: string) => string,
): PlottedPost[] {
  const posts = new Map<string, PlottedPost>();
  for (const [index, { role, person }] of credits.entries()) {
    const key = people[index] && knownKey(people[index]);
    if (key === undefined || !posts.has(key))
      posts.set(key ?? `open ${index}`, { role, department: departmentOf(role), person: key && person });
  }
  return [...posts.values(), ...wanted.map((role) => ({ role, department: departmentOf(role) }))];
}

/** What a member of a crew did elsewhere in the same year. */
export interface CrewElsewhere {
  name: string;
  path: string;
  productions: { name: string; path: string }[];
}

export function productionNodes(records: SocietyRecords): NodeFields[] {
  const { productions, files, shown, named, isShown, helpers } = records;
  const { venues, societies } = files.directory;
  const elsewhere = workElsewhere(productions, isShown);
  const departmentOf = departmentFinder(files.site.departments);
  const venueOf = (written: string | undefined) => {
    const venue = entryNamed(venues, written);
    return { venueName: records.venue(written), venue: venue && helpers.createNodeId(`Venue ${venue.id}`) };
  };
  const daysOf = <Run extends ProductionRun>(runs: readonly Run[]) => runs.map((run) => ({ ...run, to: run.to ?? run.from }));
  return productions.map((placed) => {
    const { production, file, term, ...belonging } = placed;
    const home = venueOf(production.venue);
    const dates = daysOf(production.dates);
    const tour = daysOf(production.tour).map(({ venue, ...days }) => ({ ...days, ...venueOf(venue) }));
    const society = entryNamed(societies, production.society);
    const fields = nodeFieldsOf(productionSchema, production, { ...linksOfFile(helpers, file.relativePath), named });
    const crew = crewOf(placed);
    const posts = postsOf(production, fields.credits as { role: string; person: string }[], departmentOf);
    return {
      key: keyOfProduction(placed),
      fields: {
        ...fields,
        ...belonging,
        credits: creditsInOrder(fields.credits as { role: string }[], files.site.departments),
        term: named(term),
        ...home,
        society: society && helpers.createNodeId(`Society ${society.id}`),
        dates,
        tour,
        runs: [...dates.map((run) => ({ ...run, ...home })), ...tour]
          .map(({ venueName: placeName, ...run }) => ({ ...run, placeName }))
          .sort((first, second) => first.from.localeCompare(second.from)),
        crewSize: crew.length,
        crewNames: crew.map((person) => shown.get(person)?.name ?? ''),
        posts,
        openPosts: posts.filter(({ person }) => person === undefined).map(({ role }) => role),
        creditTexts: creditTexts(production, records),
        crewElsewhere: (elsewhere.get(placed) ?? []).map((work): CrewElsewhere => ({
          name: shown.get(work.person)?.name ?? '',
          path: shown.get(work.person)?.path ?? '',
          productions: work.productions.map((other) => ({ name: other.name, path: other.path })),
        })),
      },
    };
  });
}
