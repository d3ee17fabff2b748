import { withPrefix } from 'gatsby';
import { plainPathname } from '../content/addresses';

/** The path prefix that the site is built for; empty at the root of a host. */
export function sitePrefix(): string {
  return withPrefix('/').replace(/\/$/, '');
}

/** The path of an address of this site as links name it: without the prefix that the site is built for, and without a slash at its end. */
export function sitePathname(pathname: string): string {
  return plainPathname(pathname, sitePrefix());
}
