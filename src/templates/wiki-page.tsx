import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import type { Root } from 'hast';
import { found, type WikiPageContext } from '../components/page-context';
import { BreadcrumbData, PageHead } from '../components/page-head';
import { useSiteConfiguration } from '../components/use-site';
import { Banner } from '../wiki/ui/banner';
import { Content } from '../site/ui/wiki-text';
import { PageContentContext } from '../wiki/ui/text/page-content-context';
import { Breadcrumbs } from '../components/breadcrumbs';
import { MarkdownTwin } from '../wiki/ui/markdown-twin';
import { NeighbourLinks } from '../wiki/ui/neighbour-links';
import { PageCards } from '../wiki/ui/page-cards';
import { PageRecord } from '../history/ui/page-record';
import { PageHistory } from '../history/ui/page-history';
import { SharePanel } from '../links/ui/share-panel';
import { PrintLinks } from '../wiki/ui/print-links';
import { ReportLinks } from '../wiki/ui/report-links';
import { ReviewNote } from '../wiki/ui/review-note';
import { Resources } from '../wiki/ui/resources';
import { SheetBlock } from '../wiki/ui/sheet-block';
import { FoldedTableOfContents, TableOfContents } from '../wiki/ui/table-of-contents';
import { ProductionsHere } from '../society/ui/productions-here';
import { TagRow } from '../wiki/ui/tag-row';
import { largestOf, twinPath } from '../content/addresses';
import * as styles from './wiki-page.module.css';

/** Whether the text itself has a list of the child pages. */
function holdsPageList(tree: Root): boolean {
  return tree.children.some((node) => node.type === 'element' && node.tagName === 'PageList');
}

/** A page of the wiki. */
export default function WikiPageTemplate({ data }: PageProps<Queries.WikiPageTemplateQuery, WikiPageContext>) {
  const page = found(data.wikiPage, 'wiki page');
  const tree = page.tree as unknown as Root;
  const contents = page.headings.filter((heading) => heading.depth === 2 || heading.depth === 3);
  return (
    <PageContentContext.Provider value={page}>
      <main id="main" className={styles.article} tabIndex={-1}>
        <FoldedTableOfContents headings={contents} />
        <Breadcrumbs crumbs={page.breadcrumbs} current={page.sidebarLabel} />
        <h1 className={styles.title}>{page.title}</h1>
        <p className="lead">{page.description}</p>
        <SheetBlock page={page} />
        <ReviewNote page={page} />
        <Banner banner={page.banner} />
        <Content tree={tree} />
        {page.pagesBelow.length > 0 && !holdsPageList(tree) && <PageCards pages={page.pagesBelow} />}
        <Resources resources={page.resources} />
        <ProductionsHere venues={page.venues} />
        <TagRow tags={page.tags} />
        <MarkdownTwin path={page.path} />
        <PrintLinks path={page.path} isSection={page.pagesBelow.length > 0 && page.breadcrumbs.length > 0} />
        <SharePanel page={page} />
        <PageRecord page={page} />
        <PageHistory page={page} />
        <NeighbourLinks page={page} />
      </main>
      <TableOfContents headings={contents}>
        <p className={styles.report}>
          <ReportLinks page={page} />
        </p>
      </TableOfContents>
    </PageContentContext.Provider>
  );
}

export function Head({ data }: HeadProps<Queries.WikiPageTemplateQuery, WikiPageContext>) {
  const page = found(data.wikiPage, 'wiki page');
  const site = useSiteConfiguration();
  const banner = page.banner?.file.childImageSharp?.gatsbyImageData.images.fallback;
  const trail = [...page.breadcrumbs, { path: page.path, title: page.title }];
  return (
    <PageHead title={page.title} description={page.description} path={page.path} image={banner?.srcSet && largestOf(banner.srcSet)}>
      <link rel="alternate" type="text/markdown" title={page.title} href={`${site.url}${withPrefix(twinPath(page.path))}`} />
      {page.changelog && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={page.title}
          href={`${site.url}${withPrefix(page.changelog.feedAddress)}`}
        />
      )}
      <BreadcrumbData trail={trail} />
    </PageHead>
  );
}

export const query = graphql`
  query WikiPageTemplate($id: String!) {
    wikiPage(id: { eq: $id }) {
      path
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
      ...ReviewedPage
      ...SharePanel
      ...PageRecord
      ...PageHistory
      ...NeighbourLinks
    }
  }
`;
