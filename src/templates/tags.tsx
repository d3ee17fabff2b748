import { Link, graphql, type PageProps } from 'gatsby';
import { countOf } from '../components/formats';
import { PageHead } from '../components/page-head';
import { Breadcrumbs } from '../components/breadcrumbs';
import * as listStyles from './tags.module.css';
import * as styles from './wiki-page.module.css';

export default function TagsTemplate({ data }: PageProps<Queries.TagsTemplateQuery>) {
  return (
    <main id="main" className={styles.article} tabIndex={-1}>
      <div className={styles.head}>
        <Breadcrumbs crumbs={[{ path: '/wiki', label: 'Wiki' }]} current="Tags" />
        <h1 className={`space-3 ${styles.title}`}>Tags</h1>
        <p className="lead">Browse pages by topic.</p>
      </div>
      {data.tags.length === 0 ? (
        <p>No page carries a tag yet.</p>
      ) : (
        <ul className={`row space-5 ${listStyles.tags}`}>
          {data.tags.map((tag) => (
            <li key={tag.name}>
              <Link to={tag.path} className="plain sheet">
                {tag.name} <span className="small">{countOf(tag.count, 'page')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

export function Head() {
  return <PageHead title="Tags" description="Tags of the wiki, and how many pages carry each." path="/wiki/tags" />;
}

export const query = graphql`
  query TagsTemplate {
    tags {
      count
      ...TagLink
    }
  }
`;
