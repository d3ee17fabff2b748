import { readStored, writeStored } from '../../components/storage';

/** Elements whose state is remembered, each with its key: `<details data-keep="contents">`. Without one it is the link before it. */
const KEPT = 'details[data-keep]';

function keyOf(details: HTMLDetailsElement): string {
  return `details ${details.dataset.keep || details.previousElementSibling?.getAttribute('href')}`;
}

/** Remembers which of them a reader opens or closes, for the rest of the visit and on every page that shows them. */
export function keepDetails(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const details = (target as Element).closest(`${KEPT} > summary`)?.parentElement as HTMLDetailsElement | undefined;
    // The browser opens or closes it after this.
    if (details && !defaultPrevented) writeStored(keyOf(details), details.open ? 'closed' : 'open', 'visit');
  });
}

/** Call when a page has been rendered. Whatever contains the current page is opened, whatever was remembered. */
export function restoreDetails(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(KEPT)) {
    const kept = readStored(keyOf(details), 'visit');
    if (kept !== undefined) details.open = kept === 'open' || details.querySelector('[aria-current="page"]') !== null;
  }
}
