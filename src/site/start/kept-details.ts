import { readStored, writeStored } from '../../components/storage';

/** Elements whose state is remembered, each with its key: `<details data-keep="contents">`. Without one it is the link before it. */
const KEPT = 'details[data-keep]';

function keyOf(details: HTMLDetailsElement): string {
  return `details ${details.dataset.keep || details.previousElementSibling?.getAttribute('href')}`;
}

/** Remembers which of them a reader opens or closes, for the rest of the visit and on every page that shows them. */
export function keepDetails(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const details = (target as Element).closest('summary')?.parentElement;
    if (defaultPrevented || !(details instanceof HTMLDetailsElement) || !details.matches(KEPT)) return;
    // The browser opens or closes it after this.
    writeStored(keyOf(details), details.open ? 'closed' : 'open', 'visit');
  });
}

/** Call when a page has been rendered. Whatever contains the current page is opened, whatever was remembered. */
export function restoreDetails(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(KEPT)) {
    const kept = readStored(keyOf(details), 'visit');
    const opens = kept === 'open' || details.querySelector('[aria-current="page"]') !== null;
    if (kept === undefined || opens === details.open) continue;
    // Only what a reader presses moves; the style sheet's time must be overruled until the change has been laid out.
    details.style.setProperty('--time', '0s');
    details.open = opens;
    details.getBoundingClientRect();
    details.style.removeProperty('--time');
  }
}
