/** A part of an address, as it can be decoded. */
function readable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return encodeURI(part);
  }
}

/**
 * Rewrites a path or hash that cannot be decoded, now and whenever the address changes. Gatsby's runtime fails on such
 * addresses and blanks the whole page; its router reads the address as soon as its code runs, which is before any of ours.
 */
export function mendAddress(): void {
  const mend = (): void => {
    const { pathname, hash, origin, search } = window.location;
    const mended = readable(pathname) + search + readable(hash);
    if (mended !== pathname + search + hash) window.history.replaceState(window.history.state, '', origin + mended);
  };
  mend();
  window.addEventListener('popstate', mend);
}
