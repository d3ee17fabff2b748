/** Numbers about the whole wiki. */
import type { CreateResolversArgs } from 'gatsby';
import { historyOfPageAt, wikiHistory } from './history-index';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import { createPageCompiler } from '../../wiki/node/compile-page';
import { countByMonth, factsOfText, statisticsOf } from '../../wiki/node/wiki-statistics';
import { wikiIndex } from '../../wiki/node/wiki-index';

export function createStatisticsResolvers(helpers: CreateResolversArgs): void {
  const compile = createPageCompiler(helpers);
  const statistics = async () => {
    const { surroundings } = wikiIndex(helpers);
    const sheetOf = (page: WikiPageNode): number => surroundings.get(page.path)?.sheet ?? 0;
    const pages = (helpers.getNodesByType('WikiPage') as WikiPageNode[]).toSorted((first, second) => sheetOf(first) - sheetOf(second));
    const facts = pages.map(async (page) => {
      const { lastUpdate } = historyOfPageAt(helpers, page.path);
      const text = factsOfText(await compile(page));
      return {
        title: page.title,
        emoji: page.emoji ?? null,
        url: page.path,
        ...text,
        hasPicture: text.hasPicture || page.bannerFile?.shown === true,
        lastUpdated: lastUpdate?.isLatest ? lastUpdate.date : undefined,
      };
    });
    const { changes, contributors } = wikiHistory(helpers);
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
      statistics: { resolve: (page: WikiPageNode) => (page.showsStatistics ? statistics() : null) },
    },
    Query: {
      wikiStats: { type: 'WikiStats!', resolve: statistics },
    },
  });
}
