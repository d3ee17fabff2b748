/**
 * Which page an address is, in the place of the module of that name in Gatsby's runtime: the same answers,
 * with a memory that is bounded. See `src/site/node/runtime-parts.ts`.
 */
import { cleanPath, findMatchPath } from 'gatsby-find-path';
import { maybeGetBrowserRedirect } from 'gatsby-redirect-utils';
import { BoundedMap } from './bounded-map';

export { cleanPath, findMatchPath, grabMatchParams, setMatchPaths } from 'gatsby-find-path';

/** How many addresses are remembered. */
export const PATH_CACHE_LIMIT = 10_000;

/** The page of each address that was asked for. */
export const pathCache = new BoundedMap<string, string>(PATH_CACHE_LIMIT);

/**
 * The path of the page that an address with or without the path prefix opens. The router encodes a reserved
 * sign that is encoded already once more: `%2C` becomes `%252C`, which is no page that has been loaded.
 */
export function findPath(typed: string): string {
  const address = typed.replace(/%25(?=[0-9a-f]{2})/gi, '%');
  const known = pathCache.get(address);
  if (known !== undefined) return known;
  const redirect = maybeGetBrowserRedirect(address);
  const page = redirect ? findPath(redirect.toPath) : (findMatchPath(address) ?? cleanPath(address));
  // What a relative address means depends on the page that is open.
  if (address.startsWith('/')) pathCache.set(address, page);
  return page;
}
