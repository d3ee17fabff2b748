import type { CreateResolversArgs, Node } from 'gatsby';
import type { SiteConfiguration } from '../../content/site-schema';
import { latestProductions, type ProductionYear, type TermOfYear } from './latest-productions';
import { findAll, type QueryContext } from '../../content/query-context';

/** Resolves what stands for the society as it is now: its exec, and its latest shows and hires. */
export function createSocietyResolvers({ createResolvers }: CreateResolversArgs, site: SiteConfiguration): void {
  createResolvers({
    Query: {
      currentExecYear: {
        type: 'ExecYear',
        resolve: async (_source: unknown, _args: unknown, context: QueryContext) => {
          const years = await findAll<Node & { year: string }>(context, 'ExecYear');
          return years.find(({ year }) => year === site.currentExecYear) ?? null;
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
    },
  });
}
