import type { GatsbyBrowser } from 'gatsby';
import { replaceBrokenStorage } from './src/components/storage';
import { askForConsent, countPageView } from './src/site/ui/count-page-views';
import { followColourMode } from './src/site/ui/colour-mode';
import { documentSettings } from './src/site/ui/document-settings';
import { expectFocus, handFocusOn } from './src/site/ui/focus';
import { keepDetails, restoreDetails } from './src/site/ui/kept-details';
import { keepPage, startOffline } from './src/site/ui/start-offline';
import { watchPageLoading } from './src/site/ui/page-loading';
import { attachZoomSoon, detachZoom } from './src/site/ui/picture-zoom';
import { loadWholeStyle } from './src/site/ui/page-style';
import { prefetchOnTouch } from './src/site/ui/prefetch';
import { keepPositions, scrollOnArrival, takeOverScroll } from './src/site/ui/scroll';
import { guardPaths } from './src/site/ui/readable-address';
import { startPage } from './src/site/ui/start-page';
import { endStartWatch } from './src/site/ui/start-watch';
import './src/site/style/tokens.css';
import './src/site/style/fonts.css';
import './src/site/style/global.css';
import './src/site/style/print.css';

export { wrapPageElement } from './src/site/ui/wrap-page-element';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  loadWholeStyle();
  replaceBrokenStorage();
  guardPaths();
  keepPositions();
};

/** Production only: while developing, Gatsby's default shows errors in its overlay. */
export const replaceHydrateFunction = (): typeof startPage | undefined => (process.env.NODE_ENV === 'production' ? startPage : undefined);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  endStartWatch();
  watchPageLoading();
  prefetchOnTouch();
  takeOverScroll();
  handFocusOn();
  keepDetails();
  followColourMode(documentSettings().colourMode);
  askForConsent();
  startOffline();
  if (process.env.NODE_ENV === 'development') {
    void import('./src/site/ui/content-problems').then(({ watchContentProblems }) => watchContentProblems());
  }
};

/** Switches off Gatsby's scrolling: `scrollOnArrival` can tell Back from a link, and one section from another. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = detachZoom;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (change) => {
  scrollOnArrival(change.prevLocation, change.location);
  expectFocus(change);
  restoreDetails();
  attachZoomSoon();
  countPageView(change);
  keepPage();
};
