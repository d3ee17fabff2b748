import { useEffect, useState } from 'react';
import { Link, navigate, type PageProps } from 'gatsby';
import { fetchJson } from '../components/fetch-json';
import { countOf } from '../components/formats';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { useBrowserValue } from '../components/use-browser-value';
import { PrintedPages, type PrintedPage } from '../site/ui/printed-pages';
import * as styles from '../site/ui/printed-pages.module.css';
import { pagesIn, storePack, usePrintPack } from '../wiki/ui/print-pack';

/** A page's data, as Gatsby publishes it. @throws when there is no such page */
async function loadPage(path: string): Promise<PrintedPage> {
  const { result } = await fetchJson<{ result: { data?: { wikiPage?: PrintedPage } } }>(`/page-data${path}/page-data.json`);
  if (!result.data?.wikiPage) throw new Error(`${path} is not a page of the wiki.`);
  return result.data.wikiPage;
}

type Loaded = { path: string; page: PrintedPage | undefined }[];

function useLoaded(paths: string): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ paths: string; pages: Loaded }>();
  useEffect(() => {
    let isCurrent = true;
    const pages = pagesIn(paths).map(async (path) => ({ path, page: await loadPage(path).catch(() => undefined) }));
    void Promise.all(pages).then((all) => {
      if (isCurrent) setLoaded({ paths, pages: all });
    });
    return () => {
      isCurrent = false;
    };
  }, [paths]);
  return loaded?.paths === paths ? loaded.pages : undefined;
}

/** The pages that the address asks for, else those of the pack. None until the page is hydrated: the build knows neither. */
function usePaths(search: string, pack: string): string {
  const asked = useBrowserValue(() => new URLSearchParams(search).get('pages'), null);
  return pagesIn(asked ?? pack).join(',');
}

function emptyPack(): void {
  storePack([]);
  void navigate('/print', { replace: true });
  // The button that had the focus is gone.
  document.getElementById('main')?.focus();
}

export default function PrintPage({ location }: PageProps) {
  const pack = usePrintPack().join(',');
  const paths = usePaths(location.search, pack);
  const loaded = useLoaded(paths);
  const missing = loaded?.filter(({ page }) => page === undefined).map(({ path }) => path) ?? [];
  const pages = loaded?.flatMap(({ page }) => page ?? []) ?? [];
  return (
    <main id="main" tabIndex={-1} data-runs-at-once="">
      {pages.length > 0 ? (
        <PrintedPages
          title="Show-week pack"
          lead={`${countOf(pages.length, 'page')} of the wiki, for the folder on the prompt desk.`}
          pages={pages}
          back={{ path: '/wiki', title: 'the wiki' }}
        />
      ) : (
        <PageHeader
          title="Show-week pack"
          lead="Below the text of a wiki page, choose “Print”, then “Add to print pack”. All pages of the pack print here as one document."
        />
      )}
      <div className={`${pages.length > 0 ? 'paper' : 'wrap'} ${styles.status} no-print`} role="status">
        {paths !== '' && loaded === undefined && <p>Fetching the pages…</p>}
        {missing.length > 0 && <p>Could not load {missing.join(', ')}. Check your connection, or whether the page has moved.</p>}
        {pack !== '' && paths === pack && (
          <button type="button" className="button" onClick={emptyPack}>
            Empty the pack
          </button>
        )}
        <noscript>
          <p>A pack needs JavaScript, which your browser has switched off. Print each page or section by itself.</p>
        </noscript>
        {pages.length === 0 && (
          <p>
            Back to <Link to="/wiki">the wiki</Link>.
          </p>
        )}
      </div>
    </main>
  );
}

export function Head() {
  return <PageHead title="Show-week pack" path="/print" noIndex />;
}
