/**
 * Remembers the last click on a button that is not hydrated yet, shows that it waits, and replays it once the button works. If a
 * script fails, `src/site/boot/boot-failures.ts` says so. Links, forms, popovers and `<details>` need no replay.
 */

/** Pictures that become buttons when their zoom is attached; see `src/site/ui/picture-zoom.ts`. */
export const ZOOMABLE_PICTURES = ':is([data-zoomable] figure, figure[data-zoomable]) picture img';

/** Attribute of buttons that work without React. */
export const WITHOUT_REPLAY = 'data-without-replay';

const BUTTONS = `button[type="button"]:not([popovertarget], [${WITHOUT_REPLAY}]), ${ZOOMABLE_PICTURES}`;

/** In milliseconds. Animation frames would make the browser lay out the page while the app starts. */
const CHECK_INTERVAL = 15;

/** Whether a button works: React sets its props on a hydrated element; a picture becomes a button when its zoom is attached. */
function isHydrated(button: Element): boolean {
  if (button.tagName === 'IMG') return button.role === 'button';
  return Object.keys(button).some((key) => key.startsWith('__reactProps'));
}

/** Listens on the window, before React: React stops clicks on their way to a button that it is hydrating, replayed ones too. */
export function replayClicks() {
  let waiting: HTMLElement | undefined;
  const forget = (): void => {
    waiting?.removeAttribute('aria-busy');
    waiting = undefined;
  };
  window.addEventListener(
    'click',
    (click) => {
      const button = click.target instanceof Element ? click.target.closest<HTMLElement>(BUTTONS) : null;
      if (!button || isHydrated(button)) return;
      forget();
      waiting = button;
      button.setAttribute('aria-busy', 'true');
      button.addEventListener('click', () => {
        if (waiting === button && isHydrated(button)) forget();
      });
      const check = (): void => {
        if (waiting !== button) return;
        if (!button.isConnected || click.defaultPrevented) return forget();
        if (isHydrated(button)) button.click();
        setTimeout(check, CHECK_INTERVAL);
      };
      setTimeout(check);
    },
    true,
  );
  return { isWaiting: (button: Element): boolean => waiting === button };
}
