/** Gatsby's redirects in the formats of static hosts. */

/** A redirect as Gatsby keeps it, with the path prefix of the site in front of its paths. */
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

/**
 * The text of `_redirects`, which Netlify and Cloudflare Pages read: a line for each redirect. Short
 * links get new targets now and then, so redirects are temporary unless they have a status of their own.
 */
export function redirectsFile(redirects: readonly HostRedirect[]): string {
  return inOrder(redirects)
    .map(({ fromPath, toPath, statusCode = FOUND }) => `${fromPath} ${toPath} ${statusCode}\n`)
    .join('');
}

/** A quoted text in which nginx sees no variable. */
function quoted(text: string): string {
  return `"${text.replace(/\$/g, '%24').replace(/["\\]/g, '\\$&')}"`;
}

/**
 * An nginx map from paths to where they lead; it ignores case. A redirect with an anchor is left out
 * and its page forwards instead, because an anchor in the host's answer would win over one that a visitor typed.
 */
export function nginxRedirects(redirects: readonly HostRedirect[]): string {
  const lines = inOrder(redirects)
    .filter(({ toPath }) => !toPath.includes('#'))
    .map(({ fromPath, toPath }) => `  ${quoted(fromPath)} ${quoted(toPath)};\n`);
  return `map $uri $alias_target {\n  default "";\n${lines.join('')}}\n`;
}
