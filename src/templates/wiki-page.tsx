import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import type { Root } from 'hast';
import type { WikiPageContext } from '../components/page-context';
import { PageHead, StructuredData } from '../components/page-head';
import { useSiteConfiguration } from '../components/use-site';
import { Banner } from '../wiki/ui/banner';
import { Content } from '../site/ui/wiki-text';
import { PageContentContext } from '../wiki/ui/text/page-content-context';
import { Breadcrumbs } from '../wiki/ui/breadcrumbs';
import { MarkdownTwin } from '../wiki/ui/markdown-twin';
import { NeighbourLinks } from '../wiki/ui/neighbour-links';
import { PageCards } from '../wiki/ui/page-cards';
import { PageRecord, Resources, TagRow } from '../history/ui/page-foot';
import { PageHistory } from '../history/ui/page-history';
import { SharePanel } from '../links/ui/share-panel';
import { SheetBlock } from '../wiki/ui/sheet-block';
import { FoldedTableOfContents, TableOfContents } from '../wiki/ui/table-of-contents';
import { twinPath } from '../content/addresses';
import * as styles from './wiki-page.module.css';

type Page = NonNullable<Queries.WikiPageTemplateQuery['wikiPage']>;

function findPage({ wikiPage }: Queries.WikiPageTemplateQuery): Page {
  if (!wikiPage) throw new Error('The page’s query found no wiki page.');
  return wikiPage;
}

/** Whether the text places the cards of the child pages itself. */
function holdsPageList(tree: Root): boolean {
  return tree.children.some((node) => node.type === 'element' && node.tagName === 'PageList');
}

/** A page of the wiki. */
export default function WikiPageTemplate({ data }: PageProps<Queries.WikiPageTemplateQuery, WikiPageContext>) {
  const page = findPage(data);
  const tree = page.tree as unknown as Root;
  const bannerPicture = page.banner?.file.childImageSharp as { readonly gatsbyImageData: unknown } | null | undefined;
  const contents = page.headings.filter((heading) => heading.depth === 2 || heading.depth === 3);
  return (
    <PageContentContext.Provider value={page}>
      <main id="main" className={styles.article} tabIndex={-1}>
        <FoldedTableOfContents headings={contents} />
        <Breadcrumbs crumbs={page.breadcrumbs} current={page.sidebarLabel} />
        <h1 className={styles.title}>{page.title}</h1>
        <p className="lead">{page.description}</p>
        <SheetBlock
          sheet={page.sheet}
          sheets={page.sheets}
          shortlink={page.shortlinks[0]}
          date={page.lastUpdated?.isLatest ? page.lastUpdated.date : undefined}
        />
        {page.banner?.shown && <Banner image={bannerPicture?.gatsbyImageData} alt={page.banner.alt} />}
        <Content tree={tree} />
        {page.pagesBelow.length > 0 && !holdsPageList(tree) && <PageCards pages={page.pagesBelow} />}
        <Resources resources={page.resources} />
        <TagRow tags={page.tags} />
        <MarkdownTwin path={page.path} />
        <SharePanel title={page.title} shortlinks={page.shortlinks} sectionShortlinks={page.sectionShortlinks} headings={page.headings} />
        <PageRecord
          title={page.title}
          path={page.path}
          sheet={page.sheet}
          sheets={page.sheets}
          authors={page.authors}
          lastUpdated={page.lastUpdated}
          historyUrl={page.historyUrl}
          editUrl={page.editUrl}
        />
        <PageHistory changes={page.changes} changeCount={page.changeCount} changelogAddress={page.changelogAddress} />
        <NeighbourLinks sheet={page.sheet} previous={page.previous} next={page.next} />
      </main>
      <TableOfContents headings={contents} />
    </PageContentContext.Provider>
  );
}

export function Head({ data }: HeadProps<Queries.WikiPageTemplateQuery, WikiPageContext>) {
  const page = findPage(data);
  const site = useSiteConfiguration();
  const trail = [...page.breadcrumbs, { path: page.path, title: page.title }];
  return (
    <PageHead title={page.title} description={page.description} path={page.path} image={page.banner?.file.publicURL ?? undefined}>
      <link rel="alternate" type="text/markdown" title={page.title} href={`${site.url}${withPrefix(twinPath(page.path))}`} />
      {page.changelog && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={page.title}
          href={`${site.url}${withPrefix(page.changelog.feedAddress)}`}
        />
      )}
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map((crumb, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: crumb.title,
            item: `${site.url}${withPrefix(crumb.path)}`,
          })),
        }}
      />
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
      sheet
      sheets
      tree
      headings {
        id
        text
        depth
      }
      breadcrumbs {
        path
        title
        label
      }
      pagesBelow {
        path
        title
        label
        description
        emoji
      }
      previous {
        path
        label
      }
      next {
        path
        label
      }
      tags {
        name
        path
      }
      shortlinks
      sectionShortlinks {
        shortlink
        hash
      }
      resources {
        name
        url
        author
      }
      banner {
        alt
        shown
        file {
          publicURL
          childImageSharp {
            gatsbyImageData(width: 736, placeholder: NONE, formats: [AUTO, WEBP])
          }
        }
      }
      authors
      lastUpdated {
        date
        author
        isLatest
      }
      changes {
        ...WikiChangeFields
      }
      changeCount
      changelogAddress
      historyUrl
      changelog {
        ...WikiChangelogFields
      }
      statistics {
        ...WikiStatsFields
      }
      editUrl
    }
  }
`;
