/** The link to another page of this site at an event's target. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const { origin, pathname } = window.location;
  if (!link || link.origin !== origin || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined;
  // An app is not a Gatsby page, and /wiki/1.2.3 is not a file.
  return link.rel === 'external' || link.pathname === pathname || /\.\d*[a-z]\w*$/i.test(link.pathname) ? undefined : link;
}
