import type { BuildArgs, Node } from 'gatsby';
import { cardPath } from '../../content/addresses';
import { loadSiteConfiguration } from '../../content/load-site';
import { publishFiles } from '../../content/publish-files';
import type { Venue } from '../../content/society-schemas';
import { SHOW_YEARS } from '../../content/year-kinds';
import { datesInWords } from '../days';
import { cardOfShow } from './plot-card';
import type { ProductionNode } from './production-nodes';
import { plotOfShow } from './show-plot';
import { dayOfFinishedBuild } from './source-build-day';

/** Writes the link preview of each show that has a crew into the finished site, beside its page. */
export async function publishCards({ getNode, getNodesByType }: Pick<BuildArgs, 'getNode' | 'getNodesByType'>): Promise<void> {
  const day = dayOfFinishedBuild({ getNodesByType });
  const { departments } = loadSiteConfiguration();
  const nodeOf = <T>(id: string | undefined) => (id === undefined ? undefined : (getNode(id) as (Node & T) | undefined));
  const cards = await Promise.all(
    (getNodesByType('Production') as ProductionNode[]).map(async (show): Promise<[string, Buffer] | undefined> => {
      const plot = plotOfShow(show, { day, departments, plan: nodeOf<Pick<Venue, 'plan'>>(show.venue)?.plan });
      if (!plot || plot.lanterns.length === 0) return undefined;
      const society = nodeOf<{ shortName?: string }>(show.society)?.shortName ?? show.societyName;
      const lanterns = plot.lanterns.map((lantern) => ({ ...lantern, person: lantern.person === undefined ? null : { path: null } }));
      const card = await cardOfShow(show.name, [society, datesInWords(show)], { ...plot, lanterns });
      return [cardPath(show.path), card];
    }),
  );
  await publishFiles(new Map(cards.filter((card) => card !== undefined)), { folders: [SHOW_YEARS.pagesBelow ?? ''], ending: '.png' });
}
