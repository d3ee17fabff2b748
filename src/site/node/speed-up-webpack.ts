/** Removes needless work from Gatsby's webpack configuration; docs/decisions/0009-what-is-changed-of-gatsby.md measures it. */
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';

type Rule = RuleSetRule | '...' | undefined | null | false | 0 | '';

/** The rule of gatsby-plugin-typescript repeats Gatsby's own, so Babel would compile every file twice. */
function isSecondRuleOfTypeScript(rule: Rule): boolean {
  return typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.source === /\.tsx?$/.source && rule.include === undefined;
}

/** Page components in the development server's bundle, which only server-side rendering would need. */
const PAGES_ON_SERVER = {
  '$virtual/async-requires$': false as const,
  [path.resolve('src/site/ui/site-shell.tsx')]: false as const,
};

/** Whether a webpack plugin is of this class. */
export function isPluginNamed(name: string, plugin: unknown): boolean {
  return (plugin as { constructor?: { name?: string } } | undefined)?.constructor?.name === name;
}

/** Gatsby's ESLint looks at .js and .jsx files alone, of which the site has none. */
const ESLINT = 'ESLintWebpackPlugin';

/** The configuration without needless work. Pure. */
export function fasterConfiguration(config: Configuration, stage: CreateWebpackConfigArgs['stage']): Configuration {
  const rules = (config.module?.rules ?? []).filter((rule) => !isSecondRuleOfTypeScript(rule));
  const { alias } = config.resolve ?? {};
  const isServerOfDevelopment = stage === 'develop-html';
  return {
    ...config,
    // Caching this small bundle took longer than making it.
    ...(isServerOfDevelopment && { cache: false }),
    module: { ...config.module, rules },
    plugins: (config.plugins ?? []).filter((plugin) => !isPluginNamed(ESLINT, plugin)),
    resolve: { ...config.resolve, ...(isServerOfDevelopment && !Array.isArray(alias) && { alias: { ...PAGES_ON_SERVER, ...alias } }) },
  };
}

export function speedUpWebpack({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  actions.replaceWebpackConfig(fasterConfiguration(getConfig() as Configuration, stage));
}
