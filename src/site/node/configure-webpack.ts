import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, Configuration, NormalModule, RuleSetRule, WebpackPluginInstance } from 'webpack';
import { FONT_FILES, GEL_NAMES, THEME_COLOURS } from '../../content-model/palette';
import { servicesThatAreOn } from '../../content-model/services';
import type { SiteConfiguration } from '../../content-model/site-schema';
import { capabilitiesThatAreOn, bootPartsOf } from './capabilities';
import { settingsOfDocument } from './document-settings';
import { logoInPage } from './site-drawings';
import { policySources } from './policy-sources';
import { BootScriptPlugin, bundleDayScript, bundleHeadScript } from './boot-scripts';

const REPLACE_CODE = path.resolve('src/site/node/replace-code.cjs');

/** DocSearch's validator probes whether `new Function` is allowed: the policy forbids it, and browsers report the attempt. */
const DOCSEARCH_RULE = {
  test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchModal\.js$/,
  loader: REPLACE_CODE,
  options: { from: 'new Function(""),!0', to: '!1', why: 'browsers report an eval that the policy forbids.' },
};

const PATH_CACHE_RULE = {
  test: /[\\/]\.cache[\\/]find-path\.js$/,
  loader: REPLACE_CODE,
  options: {
    from: 'pathCache.set(trimmedPathname, foundPath)',
    to: 'pathCache.size < 10_000 && pathCache.set(trimmedPathname, foundPath)',
    why: 'the path cache of the router is bounded.',
  },
};

export const REPLACEMENTS = [DOCSEARCH_RULE, PATH_CACHE_RULE];

/** Stops the build if a rule above matches no file: an update of the package has renamed it. */
export class ReplacedCodePlugin implements WebpackPluginInstance {
  apply({ hooks, webpack: { WebpackError } }: Compiler): void {
    // Not `compilation`, which also runs for each style sheet.
    hooks.thisCompilation.tap('ReplacedCodePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ReplacedCodePlugin', (modules) => {
        const files = [...modules].map((module) => (module as NormalModule).resource);
        for (const { test, options } of REPLACEMENTS.filter((rule) => !files.some((file) => file && rule.test.test(file)))) {
          const message = `No file is ${test.source}. Adapt its rule in configure-webpack.ts, or delete it: ${options.why}`;
          compilation.errors.push(new WebpackError(message));
        }
      });
    });
  }
}

/** Empties the browser and server parts of gatsby-remark-autolink-headers: they scroll to the heading on reload and Back too. */
const AUTOLINK_SCROLLING = Object.fromEntries(
  ['gatsby-browser.js', 'gatsby-ssr.js'].map((file) => [
    realpathSync(path.resolve('node_modules/gatsby-remark-autolink-headers', file)),
    false as const,
  ]),
);

/** DocSearch without Ask AI loads menus for filters, statistics of clicks and Algolia's client. We use none of them: 61 KB. */
const LEAN_DOCSEARCH: RuleSetRule = {
  test: /[\\/](?:docsearch-without-ask-ai|@algolia[\\/]autocomplete-core)[\\/]/,
  resolve: {
    alias: {
      '@base-ui/react/menu': false,
      '@algolia/autocomplete-plugin-algolia-insights': false,
      'algoliasearch/lite': path.resolve('src/search/ui/docsearch-repairs.ts'),
    },
  },
};

type WebpackRule = RuleSetRule | '...' | undefined | null | false | 0 | '';

/** gatsby-plugin-typescript's rule repeats Gatsby's own, so Babel would compile every file twice. */
function isSecondRuleOfTypeScript(rule: WebpackRule): boolean {
  return typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.source === /\.tsx?$/.source && rule.include === undefined;
}

/** Page components: the development server's own bundle leaves them out, because only server-side rendering needs them. */
const PAGES_ON_SERVER = {
  '$virtual/async-requires$': false as const,
  [path.resolve('src/site/ui/site-shell.tsx')]: false as const,
};

function isPluginNamed(name: string, plugin: unknown): boolean {
  return (plugin as { constructor?: { name?: string } } | undefined)?.constructor?.name === name;
}

/** Gatsby's ESLint reads only .js and .jsx files, and the site has none. */
const ESLINT = 'ESLintWebpackPlugin';

/** Gatsby's configuration without needless work. Pure. */
export function fasterConfiguration(config: Configuration, stage: CreateWebpackConfigArgs['stage']): Configuration {
  const rules = (config.module?.rules ?? []).filter((rule) => !isSecondRuleOfTypeScript(rule));
  const { alias } = config.resolve ?? {};
  const isServerOfDevelopment = stage === 'develop-html';
  return {
    ...config,
    // Caching this small bundle takes longer than making it.
    ...(isServerOfDevelopment && { cache: false }),
    module: { ...config.module, rules },
    plugins: (config.plugins ?? []).filter((plugin) => !isPluginNamed(ESLINT, plugin)),
    resolve: { ...config.resolve, ...(isServerOfDevelopment && !Array.isArray(alias) && { alias: { ...PAGES_ON_SERVER, ...alias } }) },
  };
}

/** Silences warnings about the order of CSS modules, whose class names never clash. */
function allowAnyStyleOrder(plugins: readonly unknown[]): void {
  const sheets = plugins.filter((plugin) => isPluginNamed('MiniCssExtractPlugin', plugin)) as { options: { ignoreOrder?: boolean } }[];
  for (const { options } of sheets) options.ignoreOrder = true;
}

interface Rule {
  oneOf?: Rule[];
  use?: Rule[];
  options?: { modules?: { localIdentName?: string } };
}

/** Names classes by their style sheet, not by a digest: 1 KB less on the home page. No two sheets may share a file name. */
function shortenClassNames(rules: readonly Rule[]): void {
  for (const { oneOf = [], use = [], options } of rules) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = '[name]--[local]';
    shortenClassNames(oneOf);
    if (Array.isArray(use)) shortenClassNames(use);
  }
}

/** Made once, though a build configures webpack twice. */
let inlineScripts: Promise<[head: string, day: string]> | undefined;

/** Changes Gatsby's webpack configuration; docs/decisions/0009-what-is-changed-of-gatsby.md explains and measures each change. */
export async function configureWebpack(args: CreateWebpackConfigArgs, site: SiteConfiguration): Promise<void> {
  const { actions, plugins, getConfig, stage, cache, store } = args;
  const capabilities = capabilitiesThatAreOn(store);
  const configuration = fasterConfiguration(getConfig() as Configuration, stage);
  allowAnyStyleOrder(configuration.plugins ?? []);
  shortenClassNames((configuration.module?.rules ?? []) as Rule[]);
  actions.replaceWebpackConfig(configuration);
  const settings = settingsOfDocument(site);
  const [head, day] = await (inlineScripts ??= Promise.all([bundleHeadScript(), bundleDayScript()]));
  const services = servicesThatAreOn();
  const constants = plugins.define({
    __DOCUMENT_SETTINGS__: JSON.stringify(settings),
    __SERVICES__: JSON.stringify([...services, ...capabilities]),
    __HAS_ASK_AI__: JSON.stringify(services.includes('ask-ai')),
    // For the site shell, and for the development server, where the boot script is part of the app.
    __HAS_ANNOUNCEMENT__: JSON.stringify(settings.announcement.id !== undefined),
    __THEME_COLOURS__: JSON.stringify(THEME_COLOURS),
    __LOGO__: JSON.stringify(logoInPage()),
    __GEL_NAMES__: JSON.stringify(GEL_NAMES),
    __HEAD_SCRIPT__: JSON.stringify(head),
    __DAY_SCRIPT__: JSON.stringify(day),
    __POLICY_SOURCES__: JSON.stringify(policySources(site)),
  }) as WebpackPluginInstance;
  const isBundleOfBrowser = stage === 'build-javascript';
  actions.setWebpackConfig({
    // A class that its style sheet lacks is an error, not a warning.
    module: { rules: [...REPLACEMENTS, LEAN_DOCSEARCH], parser: { javascript: { exportsPresence: 'error' } } },
    resolve: { alias: { ...AUTOLINK_SCROLLING, 'regular-font.woff2': FONT_FILES[400] } },
    plugins: [
      constants,
      ...(isBundleOfBrowser
        ? [new ReplacedCodePlugin(), new BootScriptPlugin(path.resolve('public'), settings, bootPartsOf(capabilities), cache)]
        : []),
    ],
    // Otherwise Gatsby puts every style sheet of the site into every page.
    ...(isBundleOfBrowser ? { optimization: { splitChunks: { cacheGroups: { styles: false } } } } : {}),
  });
}
