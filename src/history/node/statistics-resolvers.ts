/** Numbers about the whole wiki. */
import type { CreateResolversArgs } from 'gatsby';
import { findAll, type QueryContext } from '../../content/query-context';
import type { WikiChangeRecord } from './changes';
import { historyOfWiki } from './wiki-history';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import { createPageCompiler } from '../../wiki/node/compile-page';
import { countByMonth, factsOfText, statisticsOf } from '../../wiki/node/wiki-statistics';
import { wikiIndex } from '../../wiki/node/wiki-index';

export function createStatisticsResolvers(helpers: CreateResolversArgs): void {
  const compile = createPageCompiler(helpers);
  const statistics = async (context: QueryContext) => {
    const { surroundings } = await wikiIndex(context);
    const sheetOf = (page: WikiPageNode): number => surroundings.get(page.path)?.sheet ?? 0;
    const pages = (await findAll<WikiPageNode>(context, 'WikiPage')).sort((first, second) => sheetOf(first) - sheetOf(second));
    const { changes, contributors, pages: histories } = historyOfWiki(await findAll<WikiChangeRecord>(context, 'WikiChange'));
    const facts = pages.map(async (page) => {
      const lastUpdate = histories.get(page.path)?.lastUpdate;
      const text = factsOfText(await compile(page, context));
      return {
        title: page.title,
        emoji: page.emoji ?? null,
        url: page.path,
        ...text,
        hasPicture: text.hasPicture || page.banner?.shown === true,
        lastUpdated: lastUpdate?.isLatest ? lastUpdate.date : undefined,
      };
    });
    const edits = changes.filter(({ pages: touched }) => touched.length === 0 || touched.some(({ kind }) => kind !== 'moved'));
    return {
      ...statisticsOf(await Promise.all(facts)),
      changeCount: changes.length,
      contributors: contributors.map(({ name, count }) => ({ name, changeCount: count })),
      editsPerMonth: countByMonth(edits.map(({ date }) => date)),
    };
  };

  helpers.createResolvers({
    WikiPage: {
      statistics: {
        resolve: (page: WikiPageNode, _args: unknown, context: QueryContext) => (page.showsStatistics ? statistics(context) : null),
      },
    },
    Query: {
      wikiStats: { type: 'WikiStats!', resolve: (_source: unknown, _args: unknown, context: QueryContext) => statistics(context) },
    },
  });
}
