import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { capabilitiesThatAreOn, isPublishedIn } from '../../src/site/node/capabilities';

const environment = (values: Record<string, string>): NodeJS.ProcessEnv => values;

it.each([
  ['is missing in a build for a host', false, { NODE_ENV: 'production' }],
  ['is there while developing', true, { NODE_ENV: 'development' }],
  ['is there in a build by npm start', true, { NODE_ENV: 'production', LOCAL_BUILD: 'true' }],
])('a capability with `online: false` %s', (_what, isThere, values) => {
  expect(isPublishedIn({ online: false }, environment(values))).toBe(isThere);
});

it('a capability is in every build without that option, and in none if it is switched off', () => {
  const flattenedPlugins = [
    { name: 'lending', pluginFilepath: path.resolve('plugins/lending'), pluginOptions: { online: true } },
    { name: 'parking', pluginFilepath: path.resolve('plugins/parking') },
    { name: 'catering', pluginFilepath: path.resolve('plugins/catering'), pluginOptions: { enabled: false } },
    { name: 'tolls', pluginFilepath: path.resolve('plugins/tolls'), pluginOptions: { online: false } },
    { name: 'gatsby-plugin-sharp', pluginFilepath: path.resolve('node_modules/gatsby-plugin-sharp') },
  ];
  const store = { getState: () => ({ flattenedPlugins }) } as unknown as NodePluginArgs['store'];
  expect(capabilitiesThatAreOn(store)).toEqual(['lending', 'parking']);
});
