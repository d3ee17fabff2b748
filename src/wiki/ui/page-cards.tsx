import { Link, graphql } from 'gatsby';
import * as styles from './page-cards.module.css';

export function PageCards({ pages }: { pages: readonly Queries.PageCardFragment[] }) {
  return (
    <ul className={`one-column-on-phones cells space-5 ${styles.cards}`}>
      {pages.map((page) => (
        <li key={page.path}>
          <Link to={page.path} className={`plain tinted ${styles.card}`}>
            <span className={`emoji ${styles.emoji}`} aria-hidden="true">
              {page.emoji}
            </span>
            <b className="like-h3">{page.title}</b>
            <span className={`compact ${styles.about}`}>{page.description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment PageCard on WikiPageSummary {
    path
    title
    description
    emoji
  }
`;
