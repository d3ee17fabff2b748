import type { CreateResolversArgs, Node } from 'gatsby';
import { dayOfBuild } from '../../content-model/build-day';
import { siteSettings } from '../../content-model/site-settings';
import type { Venue } from '../../content-model/society-schemas';
import { findAll, findByIds, resolver, type QueryContext } from '../../content-model/query-context';
import { stretchInWords } from '../days';
import { plotOfShow } from '../plot';
import type { ProductionNode } from './production-nodes';
import { announcementOf, comingUp, lastOn, latestProductions, openedOnTheseDays, type ListedShow } from './whats-on';

function inWords({ show, ...listed }: ListedShow<ProductionNode>) {
  const { from, to } = listed;
  const places = show.runs.flatMap((run) => (run.from >= from && run.from <= to ? (run.venueName ?? []) : []));
  const { name, path, societyName, crewNames } = show;
  return {
    ...listed,
    when: stretchInWords(listed, show.runs),
    venueName: [...new Set(places)].join(' and '),
    show: { name, path, societyName, crewNames },
  };
}

/** Shows for a page that may be read long after its build: the page picks those of the reader's day. */
async function whatsOn(context: QueryContext) {
  const day = await dayOfBuild(context);
  const shows = (await findAll<ProductionNode>(context, 'Production')).filter(({ kind, cancelled }) => kind === 'show' && !cancelled);
  const openings = openedOnTheseDays(shows, day).map(({ show: { name, path }, ...opening }) => ({ ...opening, show: { name, path } }));
  const last = lastOn(shows, day);
  return { day, coming: comingUp(shows, day).map(inWords), last: last && inWords(last), openedOnTheseDays: openings };
}

export type WhatsOn = Awaited<ReturnType<typeof whatsOn>>;

const QUERY = {
  currentExecYear: {
    type: 'ExecYear',
    ...resolver(async (_source: unknown, context) => {
      const years = await findAll<Node & { year: string }>(context, 'ExecYear');
      const { currentExecYear } = await siteSettings(context);
      return years.find(({ year }) => year === currentExecYear) ?? null;
    }),
  },
  latestProductions: {
    type: '[Production!]!',
    args: { kind: 'String!', limit: 'Int!' },
    resolve: async (_source: unknown, { kind, limit }: { kind: 'show' | 'hire'; limit: number }, context: QueryContext) => {
      const productions = await findAll<ProductionNode>(context, 'Production');
      const ofKind = productions.filter((production) => production.kind === kind);
      return latestProductions(ofKind, { today: await dayOfBuild(context), limit });
    },
  },
  whatsOn: { type: 'JSON!', ...resolver((_source: unknown, context) => whatsOn(context)) },
};

async function resolvePlot({ venue, ...show }: ProductionNode, context: QueryContext) {
  const [day, { departments }] = await Promise.all([dayOfBuild(context), siteSettings(context)]);
  const [place] = venue === undefined ? [] : findByIds<Node & Pick<Venue, 'plan'>>(context, 'Venue', [venue]);
  return plotOfShow(show, { day, departments, plan: place?.plan });
}

const PRODUCTION = {
  plot: { type: 'Plot', ...resolver(resolvePlot) },
  announcement: {
    type: 'JSON',
    ...resolver(async (production: ProductionNode, context) =>
      production.kind === 'show' && !production.cancelled ? announcementOf(production, await dayOfBuild(context)) : undefined,
    ),
  },
};

const EXEC_MEMBER = {
  name: {
    type: 'String!',
    resolve: ({ person }: { person: string }, _args: unknown, context: QueryContext) =>
      findByIds<Node & { name: string }>(context, 'Person', [person])[0]?.name,
  },
};

/** Resolves fields that depend on the day of the build, on the settings, or on people's nodes. */
export function createSocietyResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({ Query: QUERY, Production: PRODUCTION, ExecMember: EXEC_MEMBER });
}
