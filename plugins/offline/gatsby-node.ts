import type { GatsbyNode } from 'gatsby';
import { whenPublished } from '../../src/site/node/last-steps';
import { createOfflinePages } from './node/create-offline-pages';
import { publishOffline, publishRemoval } from './node/publish-offline';

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    enabled: Joi.boolean().required().description('`false` deletes what readers have cached; see README.md.'),
  });

export const createPages: GatsbyNode['createPages'] = (args, { enabled }) => createOfflinePages(args, enabled === true);

export const onPostBuild: GatsbyNode['onPostBuild'] = (args, { enabled }) => {
  // Its list has all other files.
  whenPublished(() => (enabled === true ? publishOffline(args) : publishRemoval()));
};
