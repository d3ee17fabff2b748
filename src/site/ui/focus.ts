import type { RouteUpdateArgs } from 'gatsby';
import { idInHash } from '../../content-model/addresses';

/** Id of the element that Gatsby's router focuses after every navigation. */
const ROUTER_ELEMENT = 'gatsby-focus-wrapper';

let isNavigating = false;

function startOfPage(hash: string): HTMLElement | null {
  return (
    document.getElementById(idInHash(hash)) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  );
}

/** Passes the router's focus on to the section in the hash or the title, so that a screen reader continues there. */
export function forwardFocus(): void {
  const router = document.getElementById(ROUTER_ELEMENT);
  router?.addEventListener('focus', () => {
    if (!isNavigating) return;
    isNavigating = false;
    const start = startOfPage(window.location.hash);
    if (!start) return;
    if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
    start.focus({ preventScroll: true });
  });
  // A click on plain text focuses the router's element too.
  router?.addEventListener('pointerdown', () => {
    isNavigating = false;
  });
}

/** Call on every change of the address. */
export function expectFocus({ location, prevLocation }: RouteUpdateArgs): void {
  isNavigating = prevLocation !== null && prevLocation.pathname !== location.pathname;
}
