/** How a visitor gets from a short link or redirect to where it leads. */
import { decodePath, joinHash, splitHash } from '../../content/addresses';

/**
 * A path without what keyboards, chat programs and sentences add to an address: upper case, punctuation and quotes
 * at its ends, spaces, long dashes, double slashes.
 */
export function plainPath(path: string): string {
  const decoded = decodePath(path)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  return `/${decoded.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '').replace(/\/{2,}/g, '/')}`;
}

/** The known path that somebody beyond doubt meant by another one, or by itself; the same online and off. */
export function meantBy(path: string, known: readonly string[]): string | undefined {
  const typed = plainPath(path);
  // Addresses of an older site may end in a bracket themselves, or hold an accent as a sign of its own.
  return known.find((candidate) => candidate.toLowerCase() === typed) ?? known.find((candidate) => plainPath(candidate) === typed);
}

/** Id of the link that a forwarding page shows; its script reads the target from it. */
export const FORWARDING_LINK = 'forwarding-link';

/** Attribute of the root element once the script has begun to leave the page. */
const LEAVING = 'data-leaving';

/**
 * Where a visitor is sent: to the target, with the query string that they came with. An anchor that they typed wins
 * over the one that is stored. Takes the target as a path or whole address, and `?…` and `#…`.
 */
export function destinationOf(target: string, { search, hash }: { search: string; hash: string }): string {
  const { path, hash: stored } = splitHash(target);
  const query = search.length > 1 ? (path.includes('?') ? '&' : '?') + search.slice(1) : '';
  const anchor = hash.length > 1 ? hash.slice(1) : stored;
  return joinHash(path + query, anchor);
}

/**
 * The inline script that leaves a forwarding page before the site's own code has loaded. It does the same as
 * `destinationOf`, and replaces the page in the browser's history, so that Back does not return to it.
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
