import { answers, ownBuild } from '../../components/deployment';
import { createProgressBar } from './progress-bar';
import { superviseRoutes } from '../../components/route-loading';
import * as styles from './page-loading.module.css';

async function loadProgressBar() {
  const { default: bar } = await import('nprogress');
  return bar.configure({
    showSpinner: false,
    template: `<div class="${styles.bar}" role="progressbar" aria-label="Loading the page"></div>`,
    barSelector: '[role="progressbar"]',
  });
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
  const { start, end } = createProgressBar(loadProgressBar);
  superviseRoutes(window, {
    startProgress: start,
    endProgress: end,
    ownBuild,
    answers,
    load,
    currentAddress: () => window.location.href,
  });
}
