import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { TagPageContext } from '../components/page-context';
import { PageHead } from '../components/page-head';
import { Breadcrumbs } from '../components/breadcrumbs';
import { PageCards } from '../wiki/ui/page-cards';
import * as styles from './wiki-page.module.css';

function findTag({ tag }: Queries.TagTemplateQuery): NonNullable<Queries.TagTemplateQuery['tag']> {
  if (!tag) throw new Error('The page’s query found no tag.');
  return tag;
}

/** The pages of one tag. */
export default function TagTemplate({ data }: PageProps<Queries.TagTemplateQuery, TagPageContext>) {
  const tag = findTag(data);
  const crumbs = [
    { path: '/wiki', label: 'Wiki' },
    { path: '/wiki/tags', label: 'Tags' },
  ];
  return (
    <main id="main" className={styles.article} tabIndex={-1}>
      <Breadcrumbs crumbs={crumbs} current={tag.name} />
      <h1 className={styles.title}>{tag.name}</h1>
      <p className="lead">
        {tag.count === 1 ? 'One page is' : `${tag.count} pages are`} tagged “{tag.name}”.
      </p>
      <PageCards pages={tag.pages} />
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.TagTemplateQuery, TagPageContext>) {
  const tag = findTag(data);
  return <PageHead title={`Pages tagged “${tag.name}”`} description={`Pages of the wiki tagged “${tag.name}”.`} path={tag.path} />;
}

export const query = graphql`
  query TagTemplate($name: String!) {
    tag(name: $name) {
      name
      path
      count
      pages {
        ...PageCard
      }
    }
  }
`;
