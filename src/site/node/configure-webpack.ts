import path from 'node:path';
import type { CreateWebpackConfigArgs, Node } from 'gatsby';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { pathPrefix } from '../../content/load-site';
import type { SiteConfiguration } from '../../content/site-schema';
import { GATSBY_PATH_FINDER, RUNTIME_ALIASES, replacePathFinder } from './runtime-parts';
import { BuildHashPlugin } from './build-hash';
import { keepBundlesLean } from './bundles';
import { shortenClassNames } from './class-names';
import { documentSettings } from './document-settings';
import { startWith } from './first-module';
import { keepLazyStylesApart } from './lazy-styles';
import { frameOrigins, policySources } from './policy-sources';
import { StartScriptsPlugin } from './start-scripts';
import { BROWSER_PARTS, UNUSED_PARTS } from './unused-parts';

/** The part of gatsby-plugin-mdx's nodes that is used here. */
interface MdxNode extends Node {
  readonly body: string;
}

/** DocSearch as it is published, without the one thing that the content security policy would report. */
const DOCSEARCH_RULE = {
  test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchModal\.js$/,
  use: path.resolve('src/site/node/no-eval-probe.cjs'),
};

const BROWSER_PLUGINS_RULE = {
  test: /[\\/]\.cache[\\/]api-runner-browser-plugins\.js$/,
  use: path.resolve('src/site/node/browser-plugins.cjs'),
};

interface StyleSheetPlugin {
  options: { ignoreOrder?: boolean };
}

function isStyleSheetPlugin(plugin: unknown): plugin is StyleSheetPlugin {
  return (plugin as { constructor?: { name?: string } } | undefined)?.constructor?.name === 'MiniCssExtractPlugin';
}

/**
 * Gives the code what it needs before any query (the document's settings, see `src/site/ui/document.tsx`, and
 * the year of the build), keeps bundles lean and the router's memory bounded, and tells the style sheet plugin
 * that the order of CSS modules does not matter: their class names never meet. Lazy style sheets stay with their
 * part, and the scripts at the end of a page are the same on all.
 */
export function configureWebpack(
  { actions, plugins, getConfig, getNodesByType, stage }: CreateWebpackConfigArgs,
  site: SiteConfiguration,
): void {
  const config = getConfig() as Configuration;
  for (const plugin of config.plugins ?? []) {
    if (isStyleSheetPlugin(plugin)) plugin.options.ignoreOrder = true;
  }
  keepBundlesLean(config, stage);
  keepLazyStylesApart(config);
  shortenClassNames(config);
  const texts = (getNodesByType('Mdx') as MdxNode[]).map(({ body }) => body);
  const constants = {
    __SITE_DOCUMENT__: JSON.stringify(documentSettings(site)),
    __BUILD_YEAR__: new Date().getFullYear(),
    __POLICY_SOURCES__: JSON.stringify(policySources(frameOrigins(texts, site.links.crewVacancies))),
  };
  const pluginsOfBuild: WebpackPluginInstance[] =
    stage === 'build-javascript' ? [new BuildHashPlugin(), new StartScriptsPlugin(path.resolve('public'), pathPrefix())] : [];
  const emptyParts = stage.endsWith('-html') ? { ...UNUSED_PARTS, ...BROWSER_PARTS } : UNUSED_PARTS;
  actions.replaceWebpackConfig({
    ...config,
    entry: startWith(path.resolve('src/site/ui/before-router.ts'), config.entry),
    module: { ...config.module, rules: [...(config.module?.rules ?? []), DOCSEARCH_RULE, BROWSER_PLUGINS_RULE] },
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...RUNTIME_ALIASES, ...emptyParts } },
    plugins: [
      ...(config.plugins ?? []),
      plugins.define(constants) as never,
      plugins.normalModuleReplacement(GATSBY_PATH_FINDER, replacePathFinder) as never,
      ...pluginsOfBuild,
    ],
  });
}
