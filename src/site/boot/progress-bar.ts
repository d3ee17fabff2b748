import { pageLink } from './page-links';

/** Delay before the bar appears, in milliseconds. */
const PROGRESS_DELAY = 200;

function createElement(className: string, attributes: Record<string, string>): HTMLElement {
  const element = Object.assign(document.createElement('div'), { className });
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A bar and a spinner that appear after a delay; the style sheet animates them. */
export function createProgressBar() {
  const bar = createElement('progress-bar', { role: 'progressbar', 'aria-label': 'Loading the page' });
  const spinner = createElement('page-spinner', { role: 'status' });
  spinner.append(createElement('ring', { 'aria-hidden': 'true' }), 'The page is loading');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Call when a page starts to load, or another one instead. With `hasSpinner`, a spinner covers the old page. */
    start: (hasSpinner = false): void => {
      clearTimeout(timer);
      timer = setTimeout(() => document.body.append(bar, ...(hasSpinner ? [spinner] : [])), PROGRESS_DELAY);
    },
    end: (): void => {
      clearTimeout(timer);
      bar.remove();
      spinner.remove();
    },
  };
}

export type ProgressBar = ReturnType<typeof createProgressBar>;

/** Shows the bar for links that the browser itself follows, before the app runs. */
export function showProgressOfLinks({ start }: Pick<ProgressBar, 'start'>): void {
  window.addEventListener('click', ({ button, ctrlKey, metaKey, shiftKey, altKey, target, defaultPrevented }) => {
    if (!defaultPrevented && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && pageLink(target)) start();
  });
}
