/**
 * Values that Gatsby's runtime wants to find on `window` before it starts. Gatsby writes them into inline scripts
 * that differ from page to page and build to build. Here each value is an attribute of a constant script, so that
 * one content security policy can name the scripts of all pages.
 */

/** Which page this is, which build it comes from, and which files hold the code of each page component. */
export type StartVariable = 'pagePath' | '___webpackCompilationHash' | '___chunkMapping';

/** The attribute of a script that holds its value, as JSON. */
export const VALUE_ATTRIBUTE = 'data-value';

/** The script that puts the value of its attribute on `window`. */
export function assignmentOf(variable: StartVariable): string {
  return `window.${variable}=JSON.parse(document.currentScript.getAttribute('${VALUE_ATTRIBUTE}'))`;
}
