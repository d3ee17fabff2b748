import { withPrefix } from 'gatsby';
import { pathnameWithoutPrefix } from '../content-model/addresses';

/** The path prefix that the site was built for; empty at the root of a host. */
export function sitePrefix(): string {
  return withPrefix('/').replace(/\/$/, '');
}

/** The path of an address on this site as links write it: without the path prefix and without a trailing slash. */
export function sitePathname(pathname: string): string {
  return pathnameWithoutPrefix(pathname, sitePrefix());
}
