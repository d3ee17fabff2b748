import { readStored, writeStored } from '../../components/storage';

/** What of a `<details>` is kept, and under which name: `<details data-keep="sidebar /wiki/spaces">`. */
const KEPT = 'details[data-keep]';

function keyOf(details: HTMLDetailsElement): string {
  return `details ${details.dataset.keep}`;
}

/** What a reader opens or closes stays so during the visit, on every page that shows it. */
export function keepDetails(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches(KEPT))
        writeStored(keyOf(target), target.open ? 'open' : 'closed', 'visit');
    },
    { capture: true },
  );
}

/** To be called when a page has been drawn. What leads to the current page is open, whatever was kept. */
export function restoreDetails(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(KEPT)) {
    const kept = readStored(keyOf(details), 'visit');
    if (kept !== undefined) details.open = kept === 'open' || details.querySelector('[aria-current="page"]') !== null;
  }
}
