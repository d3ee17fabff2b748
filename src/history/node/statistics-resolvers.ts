import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import { findAll, type QueryContext } from '../../content/query-context';
import { monthAt, reviewOf } from '../../content/reviews';
import { siteSettings } from '../../content/site-settings';
import { gapsByYear, type ListedProduction } from '../../society/missing-facts';
import { momentOfBuild } from '../../society/node/source-current-term';
import type { WikiChangeRecord } from './changes';
import { historyOfWiki } from './wiki-history';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import { createPageCompiler } from '../../wiki/node/compile-page';
import { countWords } from '../../wiki/node/content-tree';
import { statisticsOf } from '../../wiki/node/wiki-statistics';
import { wikiIndex } from '../../wiki/node/wiki-index';

/** Makes a node of the build's month, so that Gatsby updates the list of due pages with it. */
export async function sourceCurrentMonth({ actions, createNodeId, createContentDigest }: SourceNodesArgs): Promise<void> {
  const month = monthAt(momentOfBuild());
  await actions.createNode({
    month,
    id: createNodeId('CurrentMonth'),
    internal: { type: 'CurrentMonth', contentDigest: createContentDigest(month) },
  });
}

export function createStatisticsResolvers(helpers: CreateResolversArgs): void {
  const compile = createPageCompiler(helpers);
  const statistics = async (context: QueryContext) => {
    const { surroundings } = await wikiIndex(context);
    const sheetOf = (page: WikiPageNode): number => surroundings.get(page.path)?.sheet ?? 0;
    const sectionOf = (page: WikiPageNode): string => {
      const [, section] = [...(surroundings.get(page.path)?.ancestors ?? []), page];
      return (section ?? page).title;
    };
    const { reviews } = await siteSettings(context);
    const [{ month } = { month: '' }] = await findAll<{ month: string }>(context, 'CurrentMonth');
    const pages = (await findAll<WikiPageNode>(context, 'WikiPage')).sort((first, second) => sheetOf(first) - sheetOf(second));
    const { changes, contributors } = historyOfWiki(await findAll<WikiChangeRecord>(context, 'WikiChange'));
    const facts = pages.map(async (page) => ({
      title: page.title,
      emoji: page.emoji ?? null,
      url: page.path,
      wordCount: countWords(await compile(page, context)),
      review: reviewOf({ ...page, tags: page.tagNames }, reviews),
      section: sectionOf(page),
    }));
    return {
      ...statisticsOf(await Promise.all(facts), month),
      missingFacts: gapsByYear(await findAll<ListedProduction>(context, 'Production')),
      changeCount: changes.length,
      contributors: contributors.map(({ name, count }) => ({ name, changeCount: count })),
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
