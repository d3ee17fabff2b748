import type { GatsbyBrowser } from 'gatsby';
import { askForConsent, countPageView } from './src/site-shell/count-page-views';
import { expectFocus, handFocusOn } from './src/site-shell/focus';
import { keepDetails, restoreDetails } from './src/site-shell/kept-details';
import { keepPage, startOffline } from './src/site-shell/offline';
import { watchPageLoading } from './src/site-shell/page-loading';
import { attachZoomSoon, detachZoom } from './src/site-shell/picture-zoom';
import { prefetchOnTouch } from './src/site-shell/prefetch';
import { takeOverScroll } from './src/site-shell/scroll';
import { startPage } from './src/site-shell/start-page';
import { endStartWatch } from './src/lib/start-watch';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/global.css';
import './src/styles/print.css';

export { wrapPageElement } from './src/site-shell/wrap-page-element';

/** While developing, Gatsby's own way shows errors in its overlay. */
export const replaceHydrateFunction = (): typeof startPage | undefined => (process.env.NODE_ENV === 'production' ? startPage : undefined);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  endStartWatch();
  watchPageLoading();
  prefetchOnTouch();
  takeOverScroll();
  handFocusOn();
  keepDetails();
  askForConsent();
  startOffline();
  if (process.env.NODE_ENV === 'development') {
    void import('./src/site-shell/content-problems').then(({ watchContentProblems }) => watchContentProblems());
  }
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = detachZoom;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (change) => {
  expectFocus(change);
  restoreDetails();
  attachZoomSoon();
  countPageView(change);
  keepPage();
};
