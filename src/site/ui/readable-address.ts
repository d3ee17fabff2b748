/** Addresses that Gatsby's runtime would trip over, and take the whole page away. */

/**
 * The script that rewrites a hash that cannot be decoded, when the page is opened and whenever the address changes. It
 * runs in the head: the router reads the address as soon as its code runs, before any of our own.
 */
export const READABLE_HASH_SCRIPT =
  `(function(){function mend(){var hash=location.hash;try{decodeURIComponent(hash)}catch(e){` +
  `history.replaceState(history.state,'','#'+encodeURIComponent(hash.slice(1)))}}` +
  `mend();addEventListener('popstate',mend)})()`;

/** `%252C` → `%2C`. */
function encodedOnce(path: string): string {
  return path.replace(/%25(?=[0-9a-f]{2})/gi, '%');
}

/**
 * Gatsby's router encodes a reserved sign that is encoded already once more: `%2C` becomes `%252C`. What was loaded for
 * the address as it is would not be found again. To be called before the page is rendered.
 */
export function findEncodedPaths(): void {
  const loader = window.___loader;
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (path) => loadPage(encodedOnce(path));
  loader.loadPageSync = (path, options) => loadPageSync(encodedOnce(path), options);
}
