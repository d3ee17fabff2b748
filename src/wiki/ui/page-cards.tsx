import { Link, graphql } from 'gatsby';
import * as styles from './page-cards.module.css';

/** Cards that lead to pages: emoji, title and what each is for. */
export function PageCards({ pages }: { pages: readonly Queries.PageCardFragment[] }) {
  return (
    <ul className={styles.cards}>
      {pages.map((page) => (
        <li key={page.path}>
          <Link to={page.path} className={styles.card}>
            <b>
              {page.emoji !== null && (
                <span className={`emoji ${styles.emoji}`} aria-hidden="true">
                  {page.emoji}{' '}
                </span>
              )}
              {page.title}
            </b>
            <span>{page.description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment PageCard on WikiLink {
    path
    title
    description
    emoji
  }
`;
