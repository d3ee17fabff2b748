import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import type { Element, Root } from 'hast';
import { Slot } from '../components/capability';
import { Edit } from '../components/edit-link';
import { assertFound } from '../components/page-context';
import { PageHead } from '../components/page-head';
import { useSiteConfiguration } from '../components/use-site';
import { Breadcrumbs } from '../components/breadcrumbs';
import { PageRecord } from '../history/ui/page-record';
import { CurrentAddress, SharePanel } from '../links/ui/share-panel';
import { SearchForm } from '../search/ui/search-form';
import { WikiText } from '../site/ui/wiki-text';
import { ProductionsHere } from '../society/ui/productions-here';
import { PageActions } from '../wiki/ui/page-actions';
import { PageCards } from '../wiki/ui/page-cards';
import { NeighbourLinks, Resources, TagRow } from '../wiki/ui/page-foot';
import { Banner, ReviewNote, SheetBlock } from '../wiki/ui/page-top';
import { ContentsBar, TableOfContents } from '../wiki/ui/table-of-contents';
import { PageContentContext } from '../wiki/ui/text/page-content-context';
import { PUBLISHED_FILES } from '../content-model/addresses';
import { largestImageOf } from '../components/picture';
import * as styles from './wiki-page.module.css';

function holdsPageList({ children }: Root | Element): boolean {
  return children.some((node) => node.type === 'element' && (node.tagName === 'PageList' || holdsPageList(node)));
}

/** What parts of capabilities are told about the page. */
function factsOf(page: NonNullable<Queries.WikiPageTemplateQuery['wikiPage']>) {
  const { path, title, tagNames, shortlinks, file, editUrl, pagesBelow, breadcrumbs } = page;
  return { path, title, tagNames, shortlinks, file, editUrl, isSection: pagesBelow.length > 0 && breadcrumbs.length > 0 };
}

export default function WikiPageTemplate({ data }: PageProps<Queries.WikiPageTemplateQuery>) {
  const page = assertFound(data.wikiPage, 'wiki page');
  const tree = page.tree as unknown as Root;
  const contents = page.headings.filter((heading) => heading.depth === 2 || heading.depth === 3);
  const isFrontPage = page.breadcrumbs.length === 0;
  const facts = factsOf(page);
  return (
    <PageContentContext.Provider value={page}>
      <main id="main" className={styles.article} tabIndex={-1}>
        <ContentsBar headings={contents} />
        <div className={styles.head}>
          <Breadcrumbs crumbs={page.breadcrumbs} current={page.sidebarLabel} />
          <h1 className={`space-3 ${styles.title}`}>{page.title}</h1>
          <p className="lead">{page.description}</p>
          {isFrontPage && <SearchForm />}
          <SheetBlock page={page} />
          <ReviewNote page={page} />
        </div>
        <Banner banner={page.banner} />
        <WikiText tree={tree} />
        {page.pagesBelow.length > 0 && !holdsPageList(tree) && <PageCards pages={page.pagesBelow} />}
        <ProductionsHere venues={page.venues} />
        <Resources resources={page.resources} />
        <TagRow tags={page.tags} />
        <NeighbourLinks page={page} />
        <PageActions
          page={page}
          edit={<Edit file={page.file} />}
          parts={<Slot name="PageAction" page={facts} />}
          share={page.shortlinks.length > 0 ? <SharePanel page={page} /> : null}
        />
        <PageRecord page={page} parts={<Slot name="RecordLink" page={facts} />} />
        <CurrentAddress page={page} className="print-only" />
      </main>
      <TableOfContents headings={contents} />
    </PageContentContext.Provider>
  );
}

export function Head({ data }: HeadProps<Queries.WikiPageTemplateQuery>) {
  const page = assertFound(data.wikiPage, 'wiki page');
  const site = useSiteConfiguration();
  return (
    <PageHead
      title={page.title}
      description={page.description}
      path={page.path}
      image={largestImageOf(page.banner?.file)}
      crumbs={page.breadcrumbs.map(({ path, title }) => ({ path, label: title }))}
    >
      {page.changelog && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={page.title}
          href={`${site.url}${withPrefix(PUBLISHED_FILES.changelogFeed)}`}
        />
      )}
      <Slot name="WikiPageHead" page={factsOf(page)} />
    </PageHead>
  );
}

export const query = graphql`
  query WikiPageTemplate($id: String!) {
    wikiPage(id: { eq: $id }) {
      path
      file
      editUrl
      title
      description
      sidebarLabel
      tree
      breadcrumbs {
        title
        path
        label
      }
      headings {
        ...ContentsHeading
      }
      banner {
        ...Banner
      }
      resources {
        ...Resource
      }
      venues {
        ...ProductionsHere
      }
      tags {
        ...TagLink
      }
      ...PageContent
      ...SheetBlock
      ...SharePanel
      ...PageActions
      ...PageRecord
      ...NeighbourLinks
    }
  }
`;
