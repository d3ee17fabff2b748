import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';

interface StyleModuleLoader {
  loader: string;
  options: { modules: { localIdentName: string; getLocalIdent?: NameOfClass } };
}

type NameOfClass = (context: { resourcePath: string }, pattern: string, local: string) => string;

function isStyleModuleLoader(use: unknown): use is StyleModuleLoader {
  const { loader, options } = (use ?? {}) as { loader?: unknown; options?: { modules?: { localIdentName?: unknown } } };
  return typeof loader === 'string' && /[\\/]css-loader[\\/]/.test(loader) && typeof options?.modules?.localIdentName === 'string';
}

/** The name of a class: file and class. Takes the path of its style module and the class as it is written there. */
export function classNameOf(resourcePath: string, local: string): string {
  return `${path.basename(resourcePath).replace(/(?:\.lazy)?\.module\.css$/, '')}__${local}`;
}

/** All parts of a rule that use a loader, those of the rules below it included. */
function usesOf(rule: unknown): unknown[] {
  if (typeof rule !== 'object' || rule === null) return [];
  const { oneOf, rules, use } = rule as RuleSetRule;
  return [...[use].flat(), ...[...(oneOf ?? []), ...(rules ?? [])].flatMap(usesOf)];
}

/**
 * Names classes of style modules `top-bar__link`. Gatsby puts a digest behind each, which no compression
 * shortens: two kilobytes of style and half a kilobyte of script on every page. No two style modules have one
 * name, so none is needed; a unit test sees to that. Changes webpack's configuration; every stage must do it
 * alike, because the HTML and the script of a page name the same classes.
 */
export function shortenClassNames({ module }: Configuration): void {
  for (const use of (module?.rules ?? []).flatMap(usesOf)) {
    if (isStyleModuleLoader(use))
      use.options.modules.getLocalIdent = ({ resourcePath }, _pattern, local) => classNameOf(resourcePath, local);
  }
}
