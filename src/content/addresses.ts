/** Whether an address is a page of this site, for Gatsby's Link to handle. */
export function isInternal(href: string): boolean {
  return /^\/(?!\/)/.test(href);
}

/** An address without its protocol and closing slash, as people write it on a poster. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** Whether a page belongs to what a link of the top bar opens. */
export function isCurrent(to: string | null, pathname: string): boolean {
  return to !== null && (pathname === to || pathname.startsWith(`${to}/`));
}

/** An address and its anchor, without the "#"; `hash` is empty where there is none. */
export function splitHash(address: string): { path: string; hash: string } {
  const at = address.indexOf('#');
  return at < 0 ? { path: address, hash: '' } : { path: address.slice(0, at), hash: address.slice(at + 1) };
}

/** The id that the hash of an address names; as it stands where its percent signs cannot be read. */
export function idInHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The path below the site's prefix, without a slash at its end. */
export function plainPathname(pathname: string, prefix: string): string {
  const isBelow = prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  const below = isBelow ? pathname.slice(prefix.length) : pathname;
  return below.replace(/(.)\/$/, '$1') || '/';
}

/** Where the QR code of a short link is, as a path of this site. Takes the short link without the slash. */
export function qrCodePath(shortlink: string): string {
  return `/short-links/${shortlink}.svg`;
}

/** Path of a page's Markdown twin. */
export function twinPath(path: string): string {
  return `${path}.md`;
}
