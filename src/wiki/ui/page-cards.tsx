import { Link } from 'gatsby';
import * as styles from './page-cards.module.css';

export interface PageCard {
  readonly path: string;
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly emoji: string | null;
}

/** Cards that lead to pages: emoji, title and what each is for. */
export function PageCards({ pages }: { pages: readonly PageCard[] }) {
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
