import { plainClick } from './page-links';

/** How long a page may load before the bar at the top of the window shows, in milliseconds. */
const PROGRESS_DELAY = 200;

/** The bar's class. */
export const PROGRESS_BAR = 'progress-bar';

export interface ProgressBar {
  /** A page starts to load, or another one in its place. */
  start: () => void;
  end: () => void;
}

/** A bar that appears once loading has taken a while; the style sheet moves it. Its code must be here before a slow page is asked for. */
export function createProgressBar(): ProgressBar {
  const bar = document.createElement('div');
  bar.className = PROGRESS_BAR;
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading the page');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start: () => {
      clearTimeout(timer);
      timer = setTimeout(() => document.body.append(bar), PROGRESS_DELAY);
    },
    end: () => {
      clearTimeout(timer);
      bar.remove();
    },
  };
}

/** Shows the bar when a link is followed by the browser itself: the app takes links over once it runs, and prevents that. */
export function showProgressOfLinks({ start, end }: ProgressBar): void {
  window.addEventListener('click', (event) => {
    if (!event.defaultPrevented && plainClick(event)) start();
  });
  // A page that the browser had put aside comes back as it was left.
  window.addEventListener('pageshow', end);
}
