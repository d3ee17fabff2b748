import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { scrollOnArrival } from './scroll';

interface Props {
  /** A new object on every change of the address. */
  location: Location;
  children: ReactNode;
}

/**
 * In the place of `gatsby-react-router-scroll`, which has one position for all the sections of a page that were
 * reached by a plain link, and does not tell Back from a link. See `src/site/node/runtime-parts.ts`.
 */
export function ScrollContext({ location, children }: Props) {
  const before = useRef<Location>(undefined);
  useLayoutEffect(() => {
    scrollOnArrival(before.current, location);
    before.current = location;
  }, [location]);
  return children;
}

/** Gatsby passes this on to its users; nothing here keeps the scroll of an element. */
export function useScrollRestoration(): never {
  throw new Error('The scroll of an element is not kept. That of the page is: see src/site/ui/scroll.ts.');
}
