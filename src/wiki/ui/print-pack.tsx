/** The pages that a reader has chosen to print together, kept on the device. */
import { useSyncExternalStore } from 'react';
import { Link } from 'gatsby';
import { countOf } from '../../components/formats';
import { createStoredValue } from '../../components/store';
import { printPath } from '../../content/addresses';

const pack = createStoredValue('print-pack');

/** The wiki's paths in a text, each once. Storage and addresses have them with commas between. */
export function pagesIn(text = ''): string[] {
  return [...new Set(text.split(',').filter((path) => /^\/wiki(?:\/|$)/.test(path)))];
}

/** Where the pack is printed. */
function packAddress(pages: readonly string[]): string {
  return `/print?pages=${pages.join(',')}`;
}

/** Stores the pages of the pack. */
export function storePack(pages: readonly string[]): void {
  pack.set(pages.length > 0 ? pages.join(',') : undefined);
}

/** The pages of the pack; none until the page is hydrated. */
export function usePrintPack(): string[] {
  return pagesIn(useSyncExternalStore(pack.subscribe, pack.get, () => undefined));
}

/** Ways to paper: the page, the section that it opens, and the pack that a reader puts together for a show week. */
export function PrintChoices({ path, isSection }: { path: string; isSection: boolean }) {
  const pages = usePrintPack();
  const isChosen = pages.includes(path);
  const change = (): void => {
    // The storage may know pages of another tab.
    const others = pagesIn(pack.get()).filter((page) => page !== path);
    storePack(isChosen ? others : [...others, path]);
  };
  return (
    <>
      <button type="button" className="button needs-script" onClick={() => window.print()}>
        Print this page
      </button>
      {isSection && (
        <Link to={printPath(path)} className="button">
          Print this section
        </Link>
      )}
      <button type="button" className="button needs-script" onClick={change}>
        {isChosen ? 'Remove from print pack' : 'Add to print pack'}
      </button>
      {pages.length > 0 && <Link to={packAddress(pages)}>Print pack ({countOf(pages.length, 'page')})</Link>}
    </>
  );
}
