/**
 * Remembers the last click on a button that is not hydrated yet, shows that it waits, and replays it. It waits as long as the app
 * is on its way; if a file of the app fails, `src/site/start/watch.ts` says so. Links, forms, popovers and `<details>` need no such help.
 */

/** Pictures that become buttons when their zoom is attached; see `src/site/ui/picture-zoom.ts`. */
export const ZOOMABLE_PICTURES = ':is([data-zoomable] figure, figure[data-zoomable]) picture img';

/** Attribute of buttons that work without React. */
export const WORKS_EARLY = 'data-works-early';

const BUTTONS = `button[type="button"]:not([popovertarget], [${WORKS_EARLY}]), ${ZOOMABLE_PICTURES}`;

/**
 * How often a button is looked at, in milliseconds. By a timer: for each animation frame the browser would go through the whole
 * page, while the app needs the time to start.
 */
const LOOK_EVERY = 15;

export interface HeardClicks {
  /** Whether a click on the button is waiting. */
  isWaiting: (button: Element) => boolean;
}

/** Whether a button works. React leaves its properties on an element as soon as it can answer for it; a picture becomes a button later. */
function isAnswered(button: Element): boolean {
  if (button.tagName === 'IMG') return button.getAttribute('role') === 'button';
  return Object.keys(button).some((key) => key.startsWith('__reactProps'));
}

/** Listens for clicks from now on. Comes after React's own listeners, so that no click is given twice. */
export function hearClicks(): HeardClicks {
  let waiting: HTMLElement | undefined;
  const forget = (): void => {
    waiting?.removeAttribute('aria-busy');
    waiting = undefined;
  };
  const hear = (button: Element): void => {
    forget();
    const mine = (waiting = button as HTMLElement);
    mine.setAttribute('aria-busy', 'true');
    const look = (): void => {
      if (waiting !== mine) return;
      if (!mine.isConnected) forget();
      else if (isAnswered(mine)) {
        forget();
        mine.click();
      } else setTimeout(look, LOOK_EVERY);
    };
    look();
  };
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    const button = target instanceof Element ? target.closest(BUTTONS) : null;
    if (button && !defaultPrevented && !isAnswered(button)) hear(button);
  });
  return { isWaiting: (button) => waiting === button };
}
