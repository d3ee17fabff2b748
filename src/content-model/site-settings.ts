/** The site's settings in the data layer, where they follow `site.json` while developing. */
import type { Node, NodePluginArgs } from 'gatsby';
import { replaceNodes, type ContentSource } from './data-layer';
import { loadSiteConfiguration } from './load-site';
import { ContentError } from './problem';
import { findAll, type QueryContext } from './query-context';
import type { SiteConfiguration } from './site-schema';

const TYPE = 'SiteSettings';

interface SiteSettingsNode extends Node {
  settings: SiteConfiguration;
}

export const SITE_SETTINGS: ContentSource = {
  reads: (file) => file === 'site.json',
  source: async (args) => {
    try {
      await replaceNodes(args, TYPE, [{ key: 'site.json', fields: { settings: loadSiteConfiguration() } }]);
    } catch (error) {
      // site.json may be invalid mid-edit: keep the last valid settings; the overlay shows the error.
      if (!(error instanceof ContentError) || args.getNodesByType(TYPE).length === 0) throw error;
    }
  },
};

function settingsOf([node]: readonly Node[]): SiteConfiguration {
  if (!node) throw new Error('The data layer has no settings of the site.');
  return (node as SiteSettingsNode).settings;
}

/**
 * The settings, for a resolver; its query then depends on them.
 * @throws Error when `SITE_SETTINGS` has not been sourced
 */
export async function siteSettings(context: QueryContext): Promise<SiteConfiguration> {
  return settingsOf(await findAll<Node>(context, TYPE));
}

/**
 * The settings, for a hook.
 * @throws Error when `SITE_SETTINGS` has not been sourced
 */
export function sourcedSettings({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): SiteConfiguration {
  return settingsOf(getNodesByType(TYPE));
}
