import { Link, graphql } from 'gatsby';
import clsx from 'clsx';
import * as styles from './neighbour-links.module.css';

/** Links to the sheets before and after this one, in reading order. */
export function NeighbourLinks({ page: { sheet, previous, next } }: { page: Queries.NeighbourLinksFragment }) {
  if (!previous && !next) return null;
  return (
    <nav className={clsx(styles.neighbours, 'no-print')} aria-label="Neighbouring pages">
      {previous && (
        <Link to={previous.path} rel="prev">
          <span className="small-label">{`Sheet ${sheet - 1}, previous`}</span>
          <b>{previous.label}</b>
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={styles.next}>
          <span className="small-label">{`Sheet ${sheet + 1}, next`}</span>
          <b>{next.label}</b>
        </Link>
      )}
    </nav>
  );
}

export const fragment = graphql`
  fragment NeighbourLinks on WikiPage {
    sheet
    previous {
      path
      label
    }
    next {
      path
      label
    }
  }
`;
