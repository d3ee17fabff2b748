import { allowsPrefetch } from '../../components/connection';

/** A file rather than a page: its last segment has an extension. */
const FILE = /\.\w+$/;

/** The page that a touch is about to open, as a path of this site with its prefix; `undefined` when it opens none. */
export function pageOfTouch(target: EventTarget | null, here: Location): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== here.origin || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return undefined;
  if (link.pathname === here.pathname || FILE.test(link.pathname)) return undefined;
  return link.pathname + link.search;
}

/**
 * Gatsby loads a page when the pointer is over its link and prefetches it when the link comes into view. This
 * adds touch, and holds the first to the rule of the second: not on 2g, not when the reader saves data.
 */
export function prefetchOnTouch(): void {
  const loader = window.___loader;
  const hovering = loader.hovering.bind(loader);
  loader.hovering = (path) => {
    if (allowsPrefetch()) hovering(path);
  };
  document.addEventListener(
    'touchstart',
    ({ target }) => {
      const page = pageOfTouch(target, window.location);
      if (page !== undefined) loader.hovering(page);
    },
    { passive: true, capture: true },
  );
}
