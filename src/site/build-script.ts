/**
 * What Gatsby's runtime wants to find on `window` before it starts. Gatsby writes it into scripts that differ
 * from page to page; here the values are attributes of scripts that are the same on every page and in every
 * build, so that one content security policy can name them.
 */

/** Attribute of the page's script: which page this is, as the build knows it. */
export const PAGE_ATTRIBUTE = 'data-page';
/** Attribute of the build's script: which build the page comes from. */
export const BUILD_ATTRIBUTE = 'data-build';

export const PAGE_SCRIPT = `window.pagePath=document.currentScript.getAttribute('${PAGE_ATTRIBUTE}')`;

/** The files of each page's code follow in a file of their own, after the page's first needs. */
export const BUILD_SCRIPT = `window.___webpackCompilationHash=document.currentScript.getAttribute('${BUILD_ATTRIBUTE}');window.___chunkMapping={}`;

/** Text of the file that says which files hold the code of a page, by the name of its component. */
export function chunkMapScript(chunkMap: Readonly<Record<string, readonly string[]>>): string {
  return `Object.assign(window.___chunkMapping,${JSON.stringify(chunkMap)})`;
}
