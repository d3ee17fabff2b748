/**
 * Remembers the last click on a button that is not hydrated yet, shows that it waits, and replays it once the button works. If a
 * script fails, `src/site/start/watch.ts` says so. Links, forms, popovers and `<details>` work without.
 */

/** Pictures that become buttons when their zoom is attached; see `src/site/ui/picture-zoom.ts`. */
export const ZOOMABLE_PICTURES = ':is([data-zoomable] figure, figure[data-zoomable]) picture img';

/** Attribute of buttons that work without React. */
export const WITHOUT_REPLAY = 'data-without-replay';

const BUTTONS = `button[type="button"]:not([popovertarget], [${WITHOUT_REPLAY}]), ${ZOOMABLE_PICTURES}`;

/** In milliseconds. Animation frames would make the browser lay out the page while the app starts. */
const CHECK_INTERVAL = 15;

export interface ReplayedClicks {
  /** Whether a click on the button is waiting. */
  isWaiting: (button: Element) => boolean;
}

/** Whether a button works: React sets its props on a hydrated element; a picture becomes a button when its zoom is attached. */
function isHydrated(button: Element): boolean {
  if (button.tagName === 'IMG') return button.getAttribute('role') === 'button';
  return Object.keys(button).some((key) => key.startsWith('__reactProps'));
}

/** Listens on the window, after React's own listeners, so that no click is handled twice. */
export function replayClicks(): ReplayedClicks {
  let waiting: HTMLElement | undefined;
  const forget = (): void => {
    waiting?.removeAttribute('aria-busy');
    waiting = undefined;
  };
  const wait = (button: Element): void => {
    forget();
    const mine = (waiting = button as HTMLElement);
    mine.setAttribute('aria-busy', 'true');
    const check = (): void => {
      if (waiting !== mine) return;
      if (!mine.isConnected) forget();
      else if (isHydrated(mine)) {
        forget();
        mine.click();
      } else setTimeout(check, CHECK_INTERVAL);
    };
    check();
  };
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    const button = target instanceof Element ? target.closest(BUTTONS) : null;
    if (button && !defaultPrevented && !isHydrated(button)) wait(button);
  });
  return { isWaiting: (button) => waiting === button };
}
