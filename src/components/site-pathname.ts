import { withPrefix } from 'gatsby';
import { plainPathname } from '../content/addresses';

/** The path of an address of this site as links name it: without the prefix that the site is built for, and without a slash at its end. */
export function sitePathname(pathname: string): string {
  return plainPathname(pathname, withPrefix('/').replace(/\/$/, ''));
}
