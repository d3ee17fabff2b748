import type { GatsbyBrowser } from 'gatsby';
import { replaceBrokenStorage } from './src/components/storage';
import { APP_RUNS, announcePage } from './src/components/events';
import { loadOpenedSearch } from './src/search/ui/search-button';
import { expectFocus, forwardFocus } from './src/site/ui/focus';
import { prefetchOnTouch, watchPageLoading } from './src/site/ui/page-loading';
import { attachZoomSoon, detachZoom, loadWantedZoom } from './src/site/ui/picture-zoom';
import { recordPositions, notePosition, scrollOnArrival, takeOverScroll } from './src/site/ui/scroll';
import { guardPaths } from './src/site/ui/readable-address';
import { hydratePage } from './src/site/ui/hydrate-page';
import { askForConsent } from './src/site/ui/ask-for-consent';
import './src/site/style/tokens.css';
import './src/site/style/global.css';
import './src/site/style/print.css';

export { wrapPageElement, wrapRootElement } from './src/site/ui/site-shell';

/**
 * Before the first render. A zoom that the reader waits for loads meanwhile. Storage works before scroll positions are read from it;
 * the loader is guarded before the router uses it; search that is open by now loads while the app renders.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  loadWantedZoom();
  replaceBrokenStorage();
  guardPaths();
  recordPositions();
  loadOpenedSearch();
};

/** Production only: in development, Gatsby's own function shows errors in its overlay. */
export const replaceHydrateFunction = (): typeof hydratePage | undefined =>
  process.env.NODE_ENV === 'production' ? hydratePage : undefined;

/** Once the first page runs: tells the boot script, then takes over navigation, and asks the reader last. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // The built site runs the boot script before the app. The development server has no separate scripts, so its pages do without until now.
  if (process.env.NODE_ENV === 'development') require('./src/site/boot/boot-script');
  window.dispatchEvent(new Event(APP_RUNS));
  watchPageLoading();
  prefetchOnTouch();
  takeOverScroll();
  forwardFocus();
  askForConsent();
  if (process.env.NODE_ENV === 'development') {
    void import('./src/site/ui/content-problems').then(({ watchContentProblems }) => watchContentProblems());
  }
};

/** Switches off Gatsby's scrolling: `scrollOnArrival` scrolls instead. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) notePosition();
  detachZoom();
};

/** Once a page is rendered. It scrolls first and announces last: the boot scripts mark the section in view. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (change) => {
  const { location, prevLocation } = change;
  scrollOnArrival(prevLocation, location);
  expectFocus(change);
  attachZoomSoon();
  // The boot scripts handle the first page.
  if (prevLocation) announcePage({ isOtherPath: prevLocation.pathname !== location.pathname, title: document.title });
};
