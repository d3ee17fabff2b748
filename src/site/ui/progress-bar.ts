/** The bar on the upper edge of the window while a page is being loaded. */
import type { NProgress } from 'nprogress';

/** How long a page may load before the bar shows, in milliseconds. */
export const PROGRESS_DELAY = 200;

export interface ProgressBar {
  start: () => void;
  end: () => void;
}

/**
 * A bar that shows once a loading has taken a while. Takes what loads the bar itself, which is not needed
 * before then: where that fails there is no bar, and nothing else is amiss.
 */
export function createProgressBar(loadBar: () => Promise<Pick<NProgress, 'start' | 'done'>>): ProgressBar {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const show = async (): Promise<void> => {
    try {
      const bar = await loadBar();
      if (isWanted) bar.start();
    } catch {
      // See above: no bar.
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
