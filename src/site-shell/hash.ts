/** The id that a hash names; `undefined` where there is no hash, or one that is written wrongly, as in "#100%". */
export function idOfHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

function mendHash(): void {
  const { hash } = window.location;
  if (hash === '' || idOfHash(hash) !== undefined) return;
  window.history.replaceState(window.history.state, '', `#${encodeURIComponent(hash.slice(1))}`);
}

/**
 * Rewrites a hash that cannot be decoded, when the page is opened and whenever the address changes: Gatsby's
 * router would throw at it and take the whole page away. To be called before the router is there.
 */
export function keepHashReadable(): void {
  mendHash();
  window.addEventListener('popstate', mendHash);
}
