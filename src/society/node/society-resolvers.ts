import type { CreateResolversArgs, Node } from 'gatsby';
import { siteSettings } from '../../content/site-settings';
import { latestProductions, type ProductionYear, type TermOfYear } from './latest-productions';
import { findAll, findByIds, type QueryContext } from '../../content/query-context';
import { daysInWords, type Run } from '../days';
import { comingUp, openedOnTheseDays, type ListedShow } from './whats-on';

/** A production as it is stored, as far as its runs are concerned; venues are the ids of their nodes. */
interface ProductionNode extends Node {
  kind: string;
  venueName?: string;
  venue?: string;
  dates: readonly Run[];
  tour: readonly (Run & Pick<ProductionNode, 'venueName' | 'venue'>)[];
}

/** The runs of a production and of its tour, each with its place. */
function runsOf({ dates, tour, venue, venueName }: ProductionNode) {
  const placed = [...dates.map((run) => ({ ...run, venue, venueName })), ...tour];
  return placed
    .map(({ venueName: placeName, ...run }) => ({ ...run, placeName }))
    .sort((first, second) => first.from.localeCompare(second.from));
}

/** A listed show with its days in words, and the places of those days: a tour is not where the show was at home. */
function inWords(listed: ListedShow<ProductionNode>) {
  const { show, from, to } = listed;
  const places = runsOf(show).flatMap((run) => (run.from >= from && run.from <= to ? (run.placeName ?? []) : []));
  return { ...listed, when: daysInWords(listed), placeName: [...new Set(places)].join(' and ') || null };
}

/** Resolves what stands for the society as it is now: its exec, and its latest shows and hires. */
export function createSocietyResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    WikiPage: {
      venues: {
        type: '[Venue!]!',
        resolve: async ({ path }: { path: string }, _args: unknown, context: QueryContext) =>
          (await findAll<Node & { wikiPage?: string }>(context, 'Venue')).filter(({ wikiPage }) => wikiPage === path),
      },
    },
    Query: {
      currentExecYear: {
        type: 'ExecYear',
        resolve: async (_source: unknown, _args: unknown, context: QueryContext) => {
          const years = await findAll<Node & { year: string }>(context, 'ExecYear');
          const { currentExecYear } = await siteSettings(context);
          return years.find(({ year }) => year === currentExecYear) ?? null;
        },
      },
      latestProductions: {
        type: '[Production!]!',
        args: { kind: 'String!', limit: 'Int!' },
        resolve: async (_source: unknown, { kind, limit }: { kind: 'show' | 'hire'; limit: number }, context: QueryContext) => {
          const years = await findAll<ProductionYear>(context, kind === 'show' ? 'ShowYear' : 'HireYear');
          const [now] = await findAll<TermOfYear>(context, 'CurrentTerm');
          if (!now) return [];
          const productions = new Map((await findAll<Node>(context, 'Production')).map((production) => [production.id, production]));
          return latestProductions(years, now, limit).flatMap((id) => productions.get(id) ?? []);
        },
      },
      whatsOn: {
        type: 'WhatsOn!',
        resolve: async (_source: unknown, _args: unknown, context: QueryContext) => {
          const [today] = await findAll<{ day: string }>(context, 'BuildDay');
          const day = today?.day ?? '';
          const productions = await findAll<ProductionNode>(context, 'Production');
          const shows = productions.filter(({ kind }) => kind === 'show').map((show) => ({ show, runs: runsOf(show) }));
          return { day, coming: comingUp(shows, day).map(inWords), openedOnTheseDays: openedOnTheseDays(shows, day).map(inWords) };
        },
      },
    },
    ExecMember: {
      name: {
        type: 'String!',
        resolve: ({ person }: { person: string }, _args: unknown, context: QueryContext) =>
          findByIds<Node & { name: string }>(context, 'Person', [person])[0]?.name,
      },
    },
    Production: {
      runs: { type: '[PlacedRun!]!', resolve: runsOf },
    },
  });
}
