import { useEffect, useState } from 'react';
import { Link, withPrefix, type PageProps } from 'gatsby';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { countOf } from '../components/formats';
import { PrintedPages, type PrintedPage } from '../site/ui/printed-pages';
import { emptyPack, pagesIn, usePrintPack } from '../wiki/ui/print-pack';

/** A page's data, as Gatsby publishes it. @throws when there is no such page */
async function loadPage(path: string): Promise<PrintedPage> {
  const response = await fetch(withPrefix(`/page-data${path}/page-data.json`));
  const { result } = (await response.json()) as { result: { data?: { wikiPage?: PrintedPage } } };
  if (!result.data?.wikiPage) throw new Error(`${path} is no page of the wiki.`);
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

/** The pages that a reader has chosen, as one document for paper. */
export default function PrintPage({ location }: PageProps) {
  const pack = usePrintPack();
  const asked = new URLSearchParams(location.search).get('pages');
  const paths = pagesIn(asked ?? pack.join(',')).join(',');
  const loaded = useLoaded(paths);
  const missing = loaded?.filter(({ page }) => page === undefined).map(({ path }) => path) ?? [];
  const pages = loaded?.flatMap(({ page }) => page ?? []) ?? [];
  const empty = (): void => {
    emptyPack();
    // The button that had the focus is gone.
    document.getElementById('main')?.focus();
  };
  return (
    <main id="main" tabIndex={-1} data-runs-at-once="">
      {pages.length > 0 ? (
        <PrintedPages
          title="Show-week pack"
          lead={`${countOf(pages.length, 'page')} of the wiki, for the folder on the prompt desk.`}
          pages={pages}
        />
      ) : (
        <PageHeader
          title="Show-week pack"
          lead="Choose pages of the wiki with “Add to pack”, below their text, and print them here as one document."
        />
      )}
      <div
        className="no-print"
        role="status"
        style={{ maxWidth: '52rem', marginInline: 'auto', padding: '0 var(--gutter) var(--space-6)' }}
      >
        {paths !== '' && loaded === undefined && <p>Fetching the pages…</p>}
        {missing.length > 0 && <p>Could not be fetched, and so is missing: {missing.join(', ')}. Are you offline, or has it moved?</p>}
        {pack.length > 0 && (
          <button type="button" className="button" onClick={empty}>
            Empty the pack
          </button>
        )}
        <noscript>
          <p>
            Putting pages together needs JavaScript, which your browser has switched off. Each page and each section can be printed by
            itself.
          </p>
        </noscript>
        <p>
          Back to <Link to="/wiki">the wiki</Link>.
        </p>
      </div>
    </main>
  );
}

export function Head() {
  return <PageHead title="Show-week pack" path="/print" noIndex />;
}
