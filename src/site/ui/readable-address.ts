/** Works around addresses on which Gatsby blanks the page or asks another host. */
import { isInternal } from '../../content/addresses';
import { sitePathname } from '../../components/site-pathname';

/** `%252C` → `%2C`. */
function encodedOnce(path: string): string {
  return path.replace(/%25(?=[0-9a-f]{2})/gi, '%');
}

/** The page that Gatsby shows where there is none. */
const NOT_FOUND = '/404.html';

/**
 * Whether Gatsby's loader can handle a path. It decodes paths twice, which throws for some, and fetches them, which for `/%5Chost`
 * would ask another host.
 */
export function isPathOfSite(path: string): boolean {
  try {
    const decoded = decodeURIComponent(sitePathname(path.replace(/[?#].*/s, '')));
    return isInternal(decoded) && isInternal(decodeURIComponent(decoded));
  } catch {
    return false;
  }
}

/**
 * Fixes paths before they reach Gatsby's loader. The router encodes twice (`%2C` becomes `%252C`), so page data would not be found.
 * Call before rendering.
 */
export function guardPaths(): void {
  const loader = window.___loader;
  const { loadPage, loadPageSync, hovering, enqueue } = loader;
  const readable = (path: string): string => (isPathOfSite(path) ? encodedOnce(path) : NOT_FOUND);
  loader.loadPage = (path) => loadPage(readable(path));
  loader.loadPageSync = (path, options) => loadPageSync(readable(path), options);
  loader.hovering = (path) => void (isPathOfSite(path) && hovering(path));
  loader.enqueue = (path) => void (isPathOfSite(path) && enqueue(path));
}

/** Encodes a part of an address that cannot be decoded. */
function readable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return encodeURI(part);
  }
}

/**
 * Rewrites a path or hash that cannot be decoded, now and at each change. Gatsby's router reads the address before any of our hooks,
 * and blanks the page.
 */
export function mendAddress(): void {
  const mend = (): void => {
    const { pathname, hash, origin, search } = window.location;
    const mended = readable(pathname) + search + readable(hash);
    if (mended !== pathname + search + hash) window.history.replaceState(window.history.state, '', origin + mended);
  };
  mend();
  window.addEventListener('popstate', mend);
}
