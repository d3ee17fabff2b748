import { allowsPrefetch } from '../../components/connection';

/** Matches files rather than pages: the last segment has an extension. */
const FILE = /\.\w+$/;

/** The path of the page that a touch is about to open, path prefix included; `undefined` when it opens none. */
function pageOfTouch(target: EventTarget | null, here: Location): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== here.origin || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return undefined;
  if (link.pathname === here.pathname || FILE.test(link.pathname)) return undefined;
  return link.pathname + link.search;
}

/**
 * Gatsby loads a page when its link is hovered, and prefetches it when the link scrolls into view. This adds touch, and
 * makes hovering respect the condition that prefetching does: not on 2G, and not when the reader saves data.
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
