import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { PageBoundary } from '../../components/crash';

/** React's types lack this method. */
type HydrationRoot = Root & { unstable_scheduleHydration?: (target: Element) => void };

/** Error boundaries log what they catch; see `src/components/crash.tsx`. */
const OPTIONS: RootOptions = {
  onCaughtError: () => undefined,
  onUncaughtError: (error, { componentStack }) => console.error('Uncaught error:', error, componentStack),
};

function hydrateFirst(root: Root, touched: Element | undefined): void {
  if (touched?.isConnected) (root as HydrationRoot).unstable_scheduleHydration?.(touched);
}

/** Hydrates the page in a transition: Gatsby's default blocks an old phone for half a second. */
export function hydratePage(element: React.ReactNode, container: Element): void {
  // Catches errors of Gatsby's own components too.
  const contained = <PageBoundary>{element}</PageBoundary>;
  startTransition(() => {
    if (!document.getElementById('gatsby-focus-wrapper')?.hasChildNodes()) createRoot(container, OPTIONS).render(contained);
    else hydrateFirst(hydrateRoot(container, contained, OPTIONS), window.boot.touched);
  });
}
