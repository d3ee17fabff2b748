import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

/** Boundaries say themselves what they caught; see `src/components/error-boundary.tsx`. */
const OPTIONS: RootOptions = {
  onCaughtError: () => undefined,
  onUncaughtError: (error, { componentStack }) => console.error('Uncaught error:', error, componentStack),
};

/**
 * Makes the page that the build rendered a running one, a few milliseconds at a time: as a transition, so that the
 * browser answers a reader who scrolls or types in between. Gatsby's own way takes it in one go, which is half a
 * second on an old phone.
 */
export function startPage(element: React.ReactNode, container: Element): void {
  startTransition(() => {
    // Where the build rendered nothing, there is nothing to take over.
    if (document.getElementById('gatsby-focus-wrapper')?.hasChildNodes()) hydrateRoot(container, element, OPTIONS);
    else createRoot(container, OPTIONS).render(element);
  });
}
