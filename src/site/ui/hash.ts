function isReadable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

function mendHash(): void {
  const { hash } = window.location;
  if (isReadable(hash)) return;
  window.history.replaceState(window.history.state, '', `#${encodeURIComponent(hash.slice(1))}`);
}

/**
 * Rewrites a hash that cannot be decoded, when the page is opened and whenever the address changes: Gatsby's
 * scroll handler would throw at it and take the whole page away. To be called before the page is rendered.
 */
export function keepHashReadable(): void {
  mendHash();
  window.addEventListener('popstate', mendHash);
}
