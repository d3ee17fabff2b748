/** Addresses that Gatsby's runtime would trip over, and take the whole page away. */

function isReadable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

function mendHash(): void {
  const { hash } = window.location;
  if (isReadable(hash)) return;
  window.history.replaceState(window.history.state, '', `#${encodeURIComponent(hash.slice(1))}`);
}

/**
 * Rewrites a hash that cannot be decoded, when the page is opened and whenever the address changes: Gatsby's
 * scroll handler would throw at it and take the whole page away. To be called before the page is rendered.
 */
export function keepHashReadable(): void {
  mendHash();
  window.addEventListener('popstate', mendHash);
}

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
