import { allowsPrefetch } from '../../components/connection';
import { pageLink } from '../start/page-links';

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
      const link = pageLink(target);
      if (link) loader.hovering(link.pathname + link.search);
    },
    { passive: true, capture: true },
  );
}
