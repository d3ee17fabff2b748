/** Hosts count as one with and without `www.`, and so do http and https. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host.toLowerCase().replace(/^www\./, '') : undefined;
}

/**
 * The path that a whole address has on our own site; `undefined` for addresses of other sites.
 * @param ownHosts base URLs of the site itself and of its short links.
 */
export function pathOnOwnSite(address: string, ownHosts: readonly string[]): string | undefined {
  if (!/^https?:\/\//i.test(address)) return undefined;
  const host = hostOf(address);
  if (host === undefined || !ownHosts.some((own) => hostOf(own) === host)) return undefined;
  const { pathname, search, hash } = new URL(address);
  return `${pathname}${search}${hash}`;
}
