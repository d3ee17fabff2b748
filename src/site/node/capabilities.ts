/** The capabilities of the site: the local plugins in the folder `plugins`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';

const FOLDER = 'plugins';

/** A plugin in Gatsby's store. */
interface StoredPlugin {
  name: string;
  pluginFilepath: string;
  pluginOptions?: { enabled?: boolean; online?: boolean };
}

/**
 * Whether this build has a capability with these options. With `online: false` only the development server and `npm start` have it,
 * which sets `LOCAL_BUILD`: a host builds with `npm run build`.
 */
export function isPublishedIn(options: { readonly [name: string]: unknown }, environment: NodeJS.ProcessEnv = process.env): boolean {
  return options.online !== false || environment.NODE_ENV === 'development' || environment.LOCAL_BUILD === 'true';
}

/** Names of the local plugins that `gatsby-config.ts` lists, without those that are off in this build. */
export function capabilitiesThatAreOn(store: NodePluginArgs['store']): string[] {
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: readonly StoredPlugin[] };
  return flattenedPlugins
    .filter(
      ({ pluginFilepath, pluginOptions = {} }) =>
        path.dirname(pluginFilepath) === path.resolve(FOLDER) && pluginOptions.enabled !== false && isPublishedIn(pluginOptions),
    )
    .map(({ name }) => name);
}

/** Their parts of the boot script: a plugin's `boot.ts` runs on every page before a touch, without React. */
export function bootPartsOf(capabilities: readonly string[]): string[] {
  return capabilities.map((name) => `${FOLDER}/${name}/boot.ts`).filter((file) => existsSync(file));
}
