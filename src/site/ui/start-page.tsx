import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { PageBoundary } from '../../components/crash';

/** Error boundaries log what they catch themselves; see `src/components/error-boundary.tsx`. */
const OPTIONS: RootOptions = {
  onCaughtError: () => undefined,
  onUncaughtError: (error, { componentStack }) => console.error('Uncaught error:', error, componentStack),
};

/**
 * Hydrates the page in a transition, a few milliseconds at a time, so that the browser responds when the reader scrolls or
 * types in between. Gatsby's default does it in one go, which takes half a second on an old phone. The boundary is around
 * everything: Gatsby's own components throw too, for one over page data without a page context.
 */
export function startPage(element: React.ReactNode, container: Element): void {
  const contained = <PageBoundary>{element}</PageBoundary>;
  startTransition(() => {
    // If the build rendered nothing, there is nothing to hydrate.
    if (document.getElementById('gatsby-focus-wrapper')?.hasChildNodes()) hydrateRoot(container, contained, OPTIONS);
    else createRoot(container, OPTIONS).render(contained);
  });
}
