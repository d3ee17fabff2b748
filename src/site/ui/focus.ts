import type { RouteUpdateArgs } from 'gatsby';
import { idInHash } from '../../content/addresses';

/** Id of the element that Gatsby's router focuses after every navigation. */
const ROUTER_ELEMENT = 'gatsby-focus-wrapper';

let isNavigating = false;

/** The element to focus on a page: the section that the hash names, else the title. */
function startOfPage(hash: string): HTMLElement | null {
  return (
    document.getElementById(idInHash(hash)) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  );
}

/** Moves the focus that the router has set to the start of the page, so that a screen reader continues from there. */
export function handFocusOn(): void {
  const router = document.getElementById(ROUTER_ELEMENT);
  router?.addEventListener('focus', () => {
    if (!isNavigating) return;
    isNavigating = false;
    const start = startOfPage(window.location.hash);
    if (!start) return;
    if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
    start.focus({ preventScroll: true });
  });
  // A click on plain text also focuses the router's element, but is not a navigation.
  router?.addEventListener('pointerdown', () => {
    isNavigating = false;
  });
}

/** Call on every change of the address. */
export function expectFocus({ location, prevLocation }: RouteUpdateArgs): void {
  isNavigating = prevLocation !== null && prevLocation.pathname !== location.pathname;
}
