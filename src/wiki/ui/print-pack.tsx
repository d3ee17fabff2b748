import { useSyncExternalStore } from 'react';
import { Link } from 'gatsby';
import { countOf } from '../../components/formats';
import { createStoredValue } from '../../components/store';
import { printPath } from '../../content/addresses';

const pack = createStoredValue(() => 'print-pack');

/** Wiki paths in a comma-separated text, each once. */
export function pagesIn(text = ''): string[] {
  return [...new Set(text.split(',').filter((path) => /^\/wiki(?:\/|$)/.test(path)))];
}

function packAddress(pages: readonly string[]): string {
  return `/print?pages=${pages.join(',')}`;
}

export function storePack(pages: readonly string[]): void {
  pack.set(pages.length > 0 ? pages.join(',') : undefined);
}

/** The pages of the print pack; none until the page is hydrated. */
export function usePrintPack(): string[] {
  return pagesIn(useSyncExternalStore(pack.subscribe, pack.get, () => undefined));
}

/** Prints the page, its section, or a pack of pages for a show week. */
export function PrintChoices({ path, isSection }: { path: string; isSection: boolean }) {
  const pages = usePrintPack();
  const isChosen = pages.includes(path);
  const change = (): void => {
    // Another tab may have added pages.
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
