import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { whenPublished } from '../../src/site/node/last-steps';
import { publishOffline, publishRemoval } from './node/publish-offline';
import { FALLBACK_PATH } from './published';

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    enabled: Joi.boolean().required().description('`false` deletes what readers have cached; see README.md.'),
  });

const componentOf = (name: string): string => path.resolve(`plugins/offline/ui/${name}.tsx`);

export const createPages: GatsbyNode['createPages'] = ({ actions }, { enabled }) => {
  actions.createPage({ path: '/offline', component: componentOf('offline-page'), context: {} });
  if (enabled !== true) return;
  actions.createPage({ path: FALLBACK_PATH, component: componentOf('fallback-page'), context: { noIndex: true } });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = (args, { enabled }) => {
  // Its list has all other files.
  whenPublished(() => (enabled === true ? publishOffline(args) : publishRemoval()));
};
