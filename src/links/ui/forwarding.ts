/** How a visitor gets from a short link or redirect to where it leads. */
import { splitHash } from '../../content/addresses';

/** Id of the link that a forwarding page shows; its script reads the target from it. */
export const FORWARDING_LINK = 'forwarding-link';

/** Attribute of the root element that says that the page is being left already. */
const LEAVING = 'data-leaving';

/**
 * Where a visitor ends: the target, with the query that they came with, and with the anchor that they
 * typed before the one that is stored. Takes the target as a path or whole address, and `?…` and `#…`.
 */
export function destinationOf(target: string, { search, hash }: { search: string; hash: string }): string {
  const { path, hash: stored } = splitHash(target);
  const query = search.length > 1 ? (path.includes('?') ? '&' : '?') + search.slice(1) : '';
  const anchor = hash.length > 1 ? hash.slice(1) : stored;
  return path + query + (anchor === '' ? '' : `#${anchor}`);
}

/**
 * The script that leaves a forwarding page before the site's own code is there. It says the same as
 * `destinationOf`, is the same on every page, and replaces the page, so that Back does not bounce.
 */
export const FORWARDING_SCRIPT =
  `(function(){var t=document.getElementById('${FORWARDING_LINK}').getAttribute('href'),l=location,i=t.indexOf('#'),` +
  `p=i<0?t:t.slice(0,i),a=l.hash.length>1?l.hash.slice(1):i<0?'':t.slice(i+1);` +
  `if(l.search.length>1)p+=(p.indexOf('?')<0?'?':'&')+l.search.slice(1);` +
  `document.documentElement.setAttribute('${LEAVING}','');` +
  `l.replace(p+(a?'#'+a:''))})()`;

/** Whether the script has left the page already. */
export function isLeaving(): boolean {
  return document.documentElement.hasAttribute(LEAVING);
}
