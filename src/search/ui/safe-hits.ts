import { isInternal, parseAddress } from '../../content-model/addresses';

export interface SiteAddresses {
  /** Base URL of the site as it is published. */
  siteUrl: string;
  /** Origin of the page that is open. */
  origin: string;
  /** Path prefix, empty at the root of a host. */
  pathPrefix: string;
}

/** The address of a hit: a path without the prefix, or a URL elsewhere. `undefined` for unsafe ones such as `javascript:`. */
export function addressOfHit(url: string, { siteUrl, origin, pathPrefix }: SiteAddresses): string | undefined {
  if (isInternal(url)) return url;
  const parsed = parseAddress(url);
  if (!parsed) return undefined;
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return undefined;
  if (parsed.origin !== origin && parsed.origin !== new URL(siteUrl).origin) return url;
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  if (path.startsWith(`${pathPrefix}/`)) return path.slice(pathPrefix.length);
  // On the page's own host, the address may be of a site beside ours. On the published host, our site has no prefix.
  return parsed.origin === origin ? url : path;
}

export function isSafeAddress(url: string): boolean {
  return isInternal(url) || /^https?:\/\//.test(url);
}
