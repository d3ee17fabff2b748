import { plainClick } from './page-links';

/** How long a page may load before the reader is shown that it does, in milliseconds. */
const PROGRESS_DELAY = 200;

export interface ProgressBar {
  /**
   * A page starts to load, or another one in its place.
   * @param hasSpinner whether a spinner takes the place of the page that is left
   */
  start: (hasSpinner?: boolean) => void;
  end: () => void;
}

function createElement(className: string, attributes: Record<string, string>): HTMLElement {
  const element = Object.assign(document.createElement('div'), { className });
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/**
 * A bar, and a spinner over the page, that appear once loading has taken a while; the style sheet moves them. Their code must be
 * here before a slow page is asked for.
 */
export function createProgressBar(): ProgressBar {
  const bar = createElement('progress-bar', { role: 'progressbar', 'aria-label': 'Loading the page' });
  const spinner = createElement('page-spinner', { role: 'status' });
  spinner.append(createElement('ring', { 'aria-hidden': 'true' }), 'The page is loading');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start: (hasSpinner = false) => {
      clearTimeout(timer);
      timer = setTimeout(() => document.body.append(bar, ...(hasSpinner ? [spinner] : [])), PROGRESS_DELAY);
    },
    end: () => {
      clearTimeout(timer);
      bar.remove();
      spinner.remove();
    },
  };
}

/** Shows the bar when a link is followed by the browser itself: the app takes links over once it runs, and prevents that. */
export function showProgressOfLinks({ start }: Pick<ProgressBar, 'start'>): void {
  window.addEventListener('click', (event) => {
    if (!event.defaultPrevented && plainClick(event)) start();
  });
}
