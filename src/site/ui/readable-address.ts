/** Works around addresses on which Gatsby's runtime fails and blanks the whole page. */

/**
 * The script that rewrites a hash that cannot be decoded, on load and whenever the address changes. It runs in the head,
 * because the router reads the address as soon as its code runs, which is before any of ours.
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
 * Gatsby's router encodes reserved characters that are already encoded once more: `%2C` becomes `%252C`. The page data loaded
 * for the original address would not be found under the new one. Call before the page is rendered.
 */
export function findEncodedPaths(): void {
  const loader = window.___loader;
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (path) => loadPage(encodedOnce(path));
  loader.loadPageSync = (path, options) => loadPageSync(encodedOnce(path), options);
}
