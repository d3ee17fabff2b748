import type { Page } from 'gatsby';
import { isInternal, parseAddress, encodeAddress } from '../../content-model/addresses';

/** A redirect as Gatsby stores it: with path prefix, and `fromPath` decoded. */
interface HostRedirect {
  fromPath: string;
  toPath: string;
}

/** The part of Gatsby's state on which hosting depends. */
export interface BuildState {
  pages: ReadonlyMap<string, Page>;
  redirects: readonly HostRedirect[];
}

/** A redirect's target without the path prefix, which Gatsby puts in front of paths. */
export function withoutPrefix(target: string, prefix: string): string {
  return prefix !== '' && target.startsWith(`${prefix}/`) ? target.slice(prefix.length) : target;
}

/** Sorted, so that two builds can be compared. */
function inOrder(redirects: readonly HostRedirect[]): HostRedirect[] {
  return [...redirects].sort((first, second) => (first.fromPath < second.fromPath ? -1 : 1));
}

/** Encodes a target as ASCII: hosts send it unchanged, and not every browser accepts other characters in it. */
function inAscii(target: string): string {
  const host = isInternal(target) ? undefined : parseAddress(target)?.host;
  const written = host === undefined ? target : target.replace(/^(https?:\/\/)[^/?#\\]*/, (_origin, protocol: string) => protocol + host);
  return written.replace(/\P{ASCII}+/gu, encodeURIComponent);
}

/** The text of `_redirects` for Netlify and Cloudflare Pages. All are temporary (302), because short links get new targets. */
export function redirectsFile(redirects: readonly HostRedirect[]): string {
  return inOrder(redirects)
    .map(({ fromPath, toPath }) => `${encodeAddress(fromPath)} ${inAscii(toPath)} 302\n`)
    .join('');
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Escapes `$`, which starts a variable in nginx. */
const quotedTarget = (text: string): string => quoted(text.replace(/\$/g, '%24'));

/**
 * An nginx map from decoded paths to targets. Redirects with an anchor are left to their pages: nginx would replace an anchor that
 * the visitor typed.
 */
export function nginxRedirects(redirects: readonly HostRedirect[]): string {
  const lines = inOrder(redirects)
    .filter(({ toPath }) => !toPath.includes('#'))
    .map(({ fromPath, toPath }) => `  ${quoted(fromPath)} ${quotedTarget(inAscii(toPath))};\n`);
  return `map $uri $alias_target {\n  default "";\n${lines.join('')}}\n`;
}
