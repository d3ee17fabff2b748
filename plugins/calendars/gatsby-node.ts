import type { GatsbyNode } from 'gatsby';
import { publishCalendars } from './node/publish-calendars';
import { publishShowsFeed } from './node/publish-shows-feed';

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await Promise.all([publishCalendars(args), publishShowsFeed(args)]);
};
