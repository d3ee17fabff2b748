/** Works around paths on which Gatsby's loader fails and blanks the whole page, or asks another host. */
import { isInternal } from '../../content/addresses';
import { sitePathname } from '../../components/site-pathname';

/** `%252C` → `%2C`. */
function encodedOnce(path: string): string {
  return path.replace(/%25(?=[0-9a-f]{2})/gi, '%');
}

/** The page that Gatsby shows where there is none. */
const NOT_FOUND = '/404.html';

/**
 * Whether a path may be asked for: Gatsby's loader and what fetches ahead of it take no other. It decodes paths twice, which throws for some, and asks the host whether there is such a
 * page, which for `/%5Chost` and the like would be another host.
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
 * Gives Gatsby's loader paths as it can use them. Its router encodes reserved characters that are already encoded once more:
 * `%2C` becomes `%252C`, and the page data loaded for the original address would not be found under the new one. Paths that no
 * page of this site can have never reach it. Call before the page is rendered.
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

/** A part of an address, as it can be decoded. */
function readable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return encodeURI(part);
  }
}

/**
 * Rewrites a path or hash that cannot be decoded, now and whenever the address changes. Gatsby's runtime fails on such
 * addresses and blanks the whole page; its router reads the address as soon as its code runs, which is before any of ours.
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
