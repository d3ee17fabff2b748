/** The bar at the top of the window while a page is loading. */
import type { NProgress } from 'nprogress';

/** How long a page may load before the bar shows, in milliseconds. */
const PROGRESS_DELAY = 200;

export interface ProgressBar {
  start: () => void;
  end: () => void;
}

/**
 * A bar that appears once loading has taken a while.
 * @param loadBar loads the bar's code, only when it is first needed; if that fails, there is no bar and nothing else changes
 */
export function createProgressBar(loadBar: () => Promise<Pick<NProgress, 'start' | 'done'>>): ProgressBar {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const show = async (): Promise<void> => {
    try {
      const bar = await loadBar();
      if (isWanted) bar.start();
    } catch {
      // No bar, then.
    }
  };
  return {
    start: () => {
      isWanted = true;
      clearTimeout(timer);
      timer = setTimeout(() => void show(), PROGRESS_DELAY);
    },
    end: () => {
      isWanted = false;
      clearTimeout(timer);
      loadBar().then(
        (bar) => bar.done(),
        () => undefined,
      );
    },
  };
}
