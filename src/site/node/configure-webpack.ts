import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { servicesThatAreOn } from '../../content/services';
import { WORKER_PATH } from '../../offline/published';
import type { SiteConfiguration } from '../../content/site-schema';
import type { DocumentSettings } from '../ui/document-settings';
import { measurementId } from './plugin-options';
import { frameOrigins, policySources } from './policy-sources';
import { isPluginNamed } from './spare-webpack';
import { StartScriptsPlugin, dayScript, headScript } from './start-scripts';

const REPLACE_CODE = path.resolve('src/site/node/replace-code.cjs');

/** DocSearch's validator probes whether `new Function` is allowed: the policy forbids it, and browsers report the attempt. */
const DOCSEARCH_RULE = {
  test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchModal\.js$/,
  loader: REPLACE_CODE,
  options: { from: 'new Function(""),!0', to: '!1', why: 'browsers report an eval that the policy forbids.' },
};

/** How many addresses Gatsby's router remembers the page of. */
const PATH_CACHE_LIMIT = 10_000;

/** Bounds the path cache of Gatsby's router, which would grow with every address. */
const PATH_CACHE_RULE = {
  test: /[\\/]\.cache[\\/]find-path\.js$/,
  loader: REPLACE_CODE,
  options: {
    from: 'const pathCache = new Map()',
    to: `import { BoundedMap } from ${JSON.stringify(path.resolve('src/site/ui/bounded-map.ts'))};
const pathCache = new BoundedMap(${PATH_CACHE_LIMIT})`,
    why: 'the path cache of the router is bounded.',
  },
};

/**
 * gatsby-remark-autolink-headers scrolls to the heading in the address even on a reload, or after Back to a place further
 * down. The browser and `src/site/ui/scroll.ts` do that better, so the plugin's browser and server parts are left empty.
 */
const AUTOLINK_SCROLLING = Object.fromEntries(
  ['gatsby-browser.js', 'gatsby-ssr.js'].map((file) => [
    realpathSync(path.resolve('node_modules/gatsby-remark-autolink-headers', file)),
    false as const,
  ]),
);

interface StyleSheetPlugin {
  options: { ignoreOrder?: boolean };
}

function isStyleSheetPlugin(plugin: unknown): plugin is StyleSheetPlugin {
  return isPluginNamed('MiniCssExtractPlugin', plugin);
}

/** Silences the warnings about the order of CSS modules: it does not matter, because their class names never clash. */
function allowAnyStyleOrder({ plugins = [] }: Configuration): void {
  for (const plugin of plugins) if (isStyleSheetPlugin(plugin)) plugin.options.ignoreOrder = true;
}

interface Rule {
  oneOf?: Rule[];
  use?: Rule[];
  options?: { modules?: { localIdentName?: string } };
}

/**
 * Names classes by their style sheet alone, without the digest that Gatsby adds and that is 1 KB of the home page's style. No two
 * style sheets may have one file name.
 */
function shortenClassNames(rules: readonly Rule[]): void {
  for (const { oneOf = [], use = [], options } of rules) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = '[name]--[local]';
    shortenClassNames(oneOf);
    if (Array.isArray(use)) shortenClassNames(use);
  }
}

/** The parts of the site's configuration that the document and the browser hooks need. */
function settingsOfDocument(site: SiteConfiguration): DocumentSettings {
  const [locale] = site.locales;
  return {
    locale: { code: locale?.code ?? 'en', direction: locale?.direction ?? 'ltr' },
    colourMode: site.colourMode,
    announcement: site.announcementBar?.id ?? null,
    pageViews: { id: measurementId(), requireConsent: site.pageViews.requireConsent },
    offline: { worker: WORKER_PATH, isOn: servicesThatAreOn().includes('offline') },
  };
}

/**
 * Defines what no query can reach: the document's settings, see `src/site/ui/document-settings.ts`, the script of its head, and
 * the sources of its content security policy. Each change to Gatsby's own configuration is explained and measured in
 * docs/decisions/0009-what-is-changed-of-gatsby.md.
 */
export async function configureWebpack(args: CreateWebpackConfigArgs, site: SiteConfiguration): Promise<void> {
  const { actions, plugins, getConfig, stage, cache } = args;
  const configuration = getConfig() as Configuration;
  allowAnyStyleOrder(configuration);
  shortenClassNames((configuration.module?.rules ?? []) as Rule[]);
  const settings = settingsOfDocument(site);
  const constants = plugins.define({
    __DOCUMENT_SETTINGS__: JSON.stringify(settings),
    // For the start script, which while developing is a part of the app.
    __HAS_ANNOUNCEMENT__: JSON.stringify(settings.announcement !== null),
    __HEAD_SCRIPT__: JSON.stringify(await headScript()),
    __DAY_SCRIPT__: JSON.stringify(await dayScript()),
    __POLICY_SOURCES__: JSON.stringify(policySources(await frameOrigins(args))),
  }) as WebpackPluginInstance;
  const isBundleOfBrowser = stage === 'build-javascript';
  actions.setWebpackConfig({
    module: { rules: [DOCSEARCH_RULE, PATH_CACHE_RULE] },
    resolve: { alias: AUTOLINK_SCROLLING },
    plugins: [constants, ...(isBundleOfBrowser ? [new StartScriptsPlugin(path.resolve('public'), settings, cache)] : [])],
    // Gatsby would otherwise put every style sheet of the site into every page. So a page has what its template imports, and
    // style sheets of parts that load on demand come with their part.
    ...(isBundleOfBrowser ? { optimization: { splitChunks: { cacheGroups: { styles: false } } } } : {}),
  });
}
