import { decodePath, joinHash, splitHash } from '../../content-model/addresses';

/** Removes what keyboards, chat programs and sentences add to a path: capitals, punctuation, spaces, long dashes. */
export function normaliseAlias(path: string): string {
  const decoded = decodePath(path)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  return `/${decoded.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '').replace(/\/{2,}/g, '/')}`;
}

/** The known path that a typed one means, if there is no doubt. */
export function findMeantPath(path: string, known: readonly string[]): string | undefined {
  const typed = normaliseAlias(path);
  // `normaliseAlias` may change known paths too: those of an older site may end in a bracket, or contain a combining accent.
  return known.find((candidate) => candidate.toLowerCase() === typed) ?? known.find((candidate) => normaliseAlias(candidate) === typed);
}

/** Id of the link from which the script reads the target. */
export const FORWARDING_LINK = 'forwarding-link';

/** The root element has this attribute once the script leaves the page. */
const LEAVING = 'data-leaving';

/** The target with the visitor's query string. A typed anchor wins over the stored one. */
export function destinationOf(target: string, { search, hash }: { search: string; hash: string }): string {
  const { path, hash: stored } = splitHash(target);
  const query = search.length > 1 ? (path.includes('?') ? '&' : '?') + search.slice(1) : '';
  const anchor = hash.length > 1 ? hash.slice(1) : stored;
  return joinHash(path + query, anchor);
}

/** Inline script that does the same as `destinationOf` before the app loads. It replaces the page, so that Back skips it. */
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
