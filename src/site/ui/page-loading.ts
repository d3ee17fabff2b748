import nprogress from 'nprogress';
import { answers, ownBuild } from '../../components/deployment';
import { superviseRoutes } from '../../components/route-loading';
import * as styles from './page-loading.module.css';

/** How long a page may load before the bar at the top of the window shows, in milliseconds. */
const PROGRESS_DELAY = 200;

/**
 * A bar that appears once loading has taken a while. Its code is here from the start: on a slow line it would come later than
 * the page for which it is shown.
 */
export function createProgressBar(): { start: () => void; end: () => void } {
  const bar = nprogress.configure({
    showSpinner: false,
    template: `<div class="${styles.bar}" role="progressbar" aria-label="Loading the page"></div>`,
    barSelector: '[role="progressbar"]',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start: () => {
      clearTimeout(timer);
      timer = setTimeout(() => bar.start(), PROGRESS_DELAY);
    },
    end: () => {
      clearTimeout(timer);
      bar.done();
    },
  };
}

/** Loads a page in full, because `location.assign` loads nothing when only the hash differs. */
function load(address: string): void {
  const here = window.location;
  const { pathname, search, href } = new URL(address, here.href);
  if (pathname === here.pathname && search === here.search) here.reload();
  else here.assign(href);
}

/** Starts showing the progress of navigations and handling their failures. */
export function watchPageLoading(): void {
  const { start, end } = createProgressBar();
  superviseRoutes(window, {
    startProgress: start,
    endProgress: end,
    ownBuild,
    answers,
    load,
    currentAddress: () => window.location.href,
  });
}
