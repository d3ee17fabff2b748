/** Gatsby's redirects in the formats of static hosts. */
import { isInternal, parseAddress, writeAddress } from '../../content/addresses';

/** A redirect as Gatsby keeps it, with the path prefix of the site in front of its paths. The first one is decoded. */
export interface HostRedirect {
  fromPath: string;
  toPath: string;
  statusCode?: number | undefined;
}

const FOUND = 302;

/** The same order in every build, so that two builds can be compared. */
function inOrder(redirects: readonly HostRedirect[]): HostRedirect[] {
  return [...redirects].sort((first, second) => (first.fromPath < second.fromPath ? -1 : 1));
}

/** A target without letters of other languages, which hosts put into their answer as they stand and not every browser reads there. */
function inAscii(target: string): string {
  const host = isInternal(target) ? undefined : parseAddress(target)?.host;
  const written = host === undefined ? target : target.replace(/^(https?:\/\/)[^/?#\\]*/, (_origin, protocol: string) => protocol + host);
  return written.replace(/\P{ASCII}+/gu, encodeURIComponent);
}

/**
 * The text of `_redirects`, which Netlify and Cloudflare Pages read: a line for each redirect, without spaces in its paths. Short
 * links get new targets now and then, so redirects are temporary unless they have a status of their own.
 */
export function redirectsFile(redirects: readonly HostRedirect[]): string {
  return inOrder(redirects)
    .map(({ fromPath, toPath, statusCode = FOUND }) => `${writeAddress(fromPath)} ${inAscii(toPath)} ${statusCode}\n`)
    .join('');
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A target in which nginx sees no variable. */
const quotedTarget = (text: string): string => quoted(text.replace(/\$/g, '%24'));

/**
 * An nginx map from paths to where they lead; it ignores case, and nginx asks it for decoded paths. A redirect with an anchor is left out
 * and its page forwards instead, because an anchor in the host's answer would win over one that a visitor typed.
 */
export function nginxRedirects(redirects: readonly HostRedirect[]): string {
  const lines = inOrder(redirects)
    .filter(({ toPath }) => !toPath.includes('#'))
    .map(({ fromPath, toPath }) => `  ${quoted(fromPath)} ${quotedTarget(inAscii(toPath))};\n`);
  return `map $uri $alias_target {\n  default "";\n${lines.join('')}}\n`;
}
