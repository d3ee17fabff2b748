/**
 * Values that Gatsby's runtime reads from `window` when it starts. Gatsby writes them as inline scripts that differ from page
 * to page and from build to build. Here each value is an attribute of a constant script, so that one content security
 * policy can list the scripts of all pages.
 */

/** The page's path, and the build's hash. */
export type StartVariable = 'pagePath' | '___webpackCompilationHash';

/** The script attribute that holds the value, as JSON. */
export const VALUE_ATTRIBUTE = 'data-value';

/** The script that assigns the value of its attribute to a variable on `window`. */
export function assignmentOf(variable: StartVariable): string {
  return `window.${variable}=JSON.parse(document.currentScript.getAttribute('${VALUE_ATTRIBUTE}'))`;
}
