import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

/** Error boundaries log what they catch themselves; see `src/components/error-boundary.tsx`. */
const OPTIONS: RootOptions = {
  onCaughtError: () => undefined,
  onUncaughtError: (error, { componentStack }) => console.error('Uncaught error:', error, componentStack),
};

/**
 * Hydrates the page in a transition, a few milliseconds at a time, so that the browser responds when the reader scrolls or
 * types in between. Gatsby's default does it in one go, which takes half a second on an old phone.
 */
export function startPage(element: React.ReactNode, container: Element): void {
  startTransition(() => {
    // If the build rendered nothing, there is nothing to hydrate.
    if (document.getElementById('gatsby-focus-wrapper')?.hasChildNodes()) hydrateRoot(container, element, OPTIONS);
    else createRoot(container, OPTIONS).render(element);
  });
}
