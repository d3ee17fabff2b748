import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { assertFound } from '../components/page-context';
import { PageHead } from '../components/page-head';
import { Breadcrumbs } from '../components/breadcrumbs';
import { PageCards } from '../wiki/ui/page-cards';
import * as styles from './wiki-page.module.css';

export default function TagTemplate({ data }: PageProps<Queries.TagTemplateQuery>) {
  const tag = assertFound(data.tag, 'tag');
  const crumbs = [
    { path: '/wiki', label: 'Wiki' },
    { path: '/wiki/tags', label: 'Tags' },
  ];
  return (
    <main id="main" className={styles.article} tabIndex={-1}>
      <div className={styles.head}>
        <Breadcrumbs crumbs={crumbs} current={tag.name} />
        <h1 className={`space-3 ${styles.title}`}>{tag.name}</h1>
        <p className="lead">
          {tag.count === 1 ? 'One page is' : `${tag.count} pages are`} tagged “{tag.name}”.
        </p>
      </div>
      <PageCards pages={tag.pages} />
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.TagTemplateQuery>) {
  const tag = assertFound(data.tag, 'tag');
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
