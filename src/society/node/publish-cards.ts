import type { BuildArgs, Node } from 'gatsby';
import { cardPath } from '../../content-model/addresses';
import { dayOfFinishedBuild } from '../../content-model/build-day';
import { loadSiteConfiguration } from '../../content-model/load-site';
import { publishFiles } from '../../content-model/publish-files';
import type { Venue } from '../../content-model/society-schemas';
import { SHOW_YEARS } from '../../content-model/year-kinds';
import { datesInWords } from '../days';
import { cardOfShow } from './plot-card';
import type { ProductionNode } from './production-nodes';
import { plotOfShow } from './show-plot';

type Nodes = Pick<BuildArgs, 'getNode' | 'getNodesByType'>;

/** The link preview of each show that has a crew, by its path on the site. */
async function drawCards({ getNode, getNodesByType }: Nodes): Promise<ReadonlyMap<string, Buffer>> {
  const day = dayOfFinishedBuild({ getNodesByType });
  const { departments } = loadSiteConfiguration();
  const cards = await Promise.all(
    (getNodesByType('Production') as ProductionNode[]).map(async (show): Promise<[string, Buffer] | undefined> => {
      const venue = show.venue === undefined ? undefined : (getNode(show.venue) as (Node & Pick<Venue, 'plan'>) | undefined);
      const plot = plotOfShow(show, { day, departments, plan: venue?.plan });
      if (!plot || plot.lanterns.length === 0) return undefined;
      const lanterns = plot.lanterns.map((lantern) => ({ ...lantern, person: lantern.person === undefined ? null : { path: null } }));
      const card = await cardOfShow(show.name, [show.societyName, datesInWords(show)], { ...plot, lanterns });
      return [cardPath(show.path), card];
    }),
  );
  return new Map(cards.filter((card) => card !== undefined));
}

let drawn: ReturnType<typeof drawCards> | undefined;

/** Draws the link previews while webpack, which uses one core, bundles. */
export function startCards(nodes: Nodes): void {
  drawn = drawCards(nodes);
  // `publishCards` throws what fails.
  drawn.catch(() => undefined);
}

/** Writes the link previews that `startCards` draws into the finished site, beside their pages. */
export async function publishCards(): Promise<void> {
  await publishFiles((await drawn) ?? new Map(), { folders: [SHOW_YEARS.pagesBelow ?? ''], ending: '.png' });
}
