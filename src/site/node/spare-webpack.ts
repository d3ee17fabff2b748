/** Spares webpack what Gatsby has it do for nothing; measured in docs/decisions/0009-what-is-changed-of-gatsby.md. */
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';

type Rule = RuleSetRule | '...' | undefined | null | false | 0 | '';

/** The rule of gatsby-plugin-typescript: Gatsby's own rule for scripts is for TypeScript too, so Babel would compile every file twice. */
function isSecondRuleOfTypeScript(rule: Rule): boolean {
  return typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.source === /\.tsx?$/.source && rule.include === undefined;
}

/**
 * The list of page components, and what is around each page. While developing, the server's bundle holds them for pages that run on
 * the server, and the site has none: its document is empty, and the browser renders the page.
 */
const PAGES_ON_SERVER = {
  '$virtual/async-requires$': false as const,
  [path.resolve('src/site/ui/site-shell.tsx')]: false as const,
};

/** Whether a plugin of webpack is of the class with this name: Gatsby puts its plugins into the configuration without another sign. */
export function isPluginNamed(name: string, plugin: unknown): boolean {
  return (plugin as { constructor?: { name?: string } } | undefined)?.constructor?.name === name;
}

/** The ESLint that Gatsby runs while developing: it looks at .js and .jsx files, of which the site has none. */
const ESLINT = 'ESLintWebpackPlugin';

/**
 * The configuration without work that nobody sees the result of. Pure.
 * @param stage the build stage that it is of
 */
export function sparingConfiguration(config: Configuration, stage: CreateWebpackConfigArgs['stage']): Configuration {
  const rules = (config.module?.rules ?? []).filter((rule) => !isSecondRuleOfTypeScript(rule));
  const { alias } = config.resolve ?? {};
  const isServerOfDevelopment = stage === 'develop-html';
  return {
    ...config,
    // Keeping this small bundle took longer than making it anew: before its compiler closes, webpack looks up what all loaders depend on.
    ...(isServerOfDevelopment && { cache: false }),
    module: { ...config.module, rules },
    plugins: (config.plugins ?? []).filter((plugin) => !isPluginNamed(ESLINT, plugin)),
    resolve: { ...config.resolve, ...(isServerOfDevelopment && !Array.isArray(alias) && { alias: { ...PAGES_ON_SERVER, ...alias } }) },
  };
}

/** Replaces the configuration that Gatsby and its plugins have put together. */
export function spareWebpack({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  actions.replaceWebpackConfig(sparingConfiguration(getConfig() as Configuration, stage));
}
