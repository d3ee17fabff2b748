/** Works around addresses for which Gatsby blanks the page or asks another host. */
import { isInternal } from '../../content-model/addresses';
import { sitePathname } from '../../components/site-pathname';

/** Whether Gatsby's loader can handle a path: it decodes paths twice, which may throw, and for `/%5Chost` asks another host. */
export function isPathOfSite(path: string): boolean {
  try {
    const decoded = decodeURIComponent(sitePathname(path.replace(/[?#].*/s, '')));
    return isInternal(decoded) && isInternal(decodeURIComponent(decoded));
  } catch {
    return false;
  }
}

/** Fixes paths for Gatsby's loader: the router encodes them twice (`%2C` → `%252C`), so no data is found. Call before rendering. */
export function guardPaths(): void {
  const loader = window.___loader;
  const { loadPage, loadPageSync, hovering, enqueue } = loader;
  const readable = (path: string): string => (isPathOfSite(path) ? path.replace(/%25(?=[0-9a-f]{2})/gi, '%') : '/404.html');
  loader.loadPage = (path) => loadPage(readable(path));
  loader.loadPageSync = (path, options) => loadPageSync(readable(path), options);
  loader.hovering = (path) => void (isPathOfSite(path) && hovering(path));
  loader.enqueue = (path) => void (isPathOfSite(path) && enqueue(path));
}

function encodedIfInvalid(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return encodeURI(part);
  }
}

/**
 * Encodes a path or hash that cannot be decoded, now and at each change: Gatsby's router would blank the page. Call in the head,
 * because the router reads the address before our hooks.
 */
export function mendAddress(): void {
  const mend = (): void => {
    const { pathname, hash, origin, search } = window.location;
    const mended = encodedIfInvalid(pathname) + search + encodedIfInvalid(hash);
    if (mended !== pathname + search + hash) window.history.replaceState(window.history.state, '', origin + mended);
  };
  mend();
  window.addEventListener('popstate', mend);
}
