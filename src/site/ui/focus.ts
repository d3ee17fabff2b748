import type { RouteUpdateArgs } from 'gatsby';
import { idInHash } from '../../content/addresses';

/** Gatsby's router gives focus to this element after a navigation, whatever is in it. */
const ROUTER_ELEMENT = 'gatsby-focus-wrapper';

let isNavigating = false;

/** Where a reader's attention goes on a page: to the section that the address names, else to the title. */
export function startOfPage(hash: string): HTMLElement | null {
  return (
    document.getElementById(idInHash(hash)) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  );
}

/** Hands the router's focus on to the start of the page, so that a screen reader reads on from there. */
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
  // A click on plain text gives focus to the router's element too; that is no navigation.
  router?.addEventListener('pointerdown', () => {
    isNavigating = false;
  });
}

/** To be called on every change of the address. */
export function expectFocus({ location, prevLocation }: RouteUpdateArgs): void {
  isNavigating = prevLocation !== null && prevLocation.pathname !== location.pathname;
}
