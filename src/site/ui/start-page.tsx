import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { PageBoundary } from '../../components/crash';

/** React has had this method since version 18, for pages like this one; its types leave it out. */
type HydrationRoot = Root & { unstable_scheduleHydration?: (target: Element) => void };

/** Error boundaries log what they catch themselves; see `src/components/crash.tsx`. */
const OPTIONS: RootOptions = {
  onCaughtError: () => undefined,
  onUncaughtError: (error, { componentStack }) => console.error('Uncaught error:', error, componentStack),
};

/** Hydrates the part that the reader has touched before the others. */
function hydrateFirst(root: Root, touched: Element | undefined): void {
  if (touched?.isConnected) (root as HydrationRoot).unstable_scheduleHydration?.(touched);
}

/**
 * Hydrates the page in a transition, a few milliseconds at a time, so that the browser responds when the reader scrolls or
 * types in between. Gatsby's default does it in one go, which takes half a second on an old phone. The boundary is around
 * everything: Gatsby's own components throw too, for one over page data without a page context.
 */
export function startPage(element: React.ReactNode, container: Element): void {
  const contained = <PageBoundary>{element}</PageBoundary>;
  startTransition(() => {
    // If the build rendered nothing, there is nothing to hydrate.
    if (!document.getElementById('gatsby-focus-wrapper')?.hasChildNodes()) createRoot(container, OPTIONS).render(contained);
    else hydrateFirst(hydrateRoot(container, contained, OPTIONS), window.early.touched);
  });
}
