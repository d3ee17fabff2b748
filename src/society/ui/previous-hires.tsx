import { Link, graphql } from 'gatsby';
import { GhostLight } from './ghost-light';
import * as styles from './previous-hires.module.css';

/** The latest hires, each on a ruled line. */
export function PreviousHires({ hires }: { hires: readonly Queries.PreviousHireFragment[] }) {
  if (hires.length === 0) {
    return (
      <GhostLight>
        <p>No hire is on record yet. Yours could be the first.</p>
      </GhostLight>
    );
  }
  return (
    <ul className="ruled">
      {hires.map((hire) => (
        <li key={hire.path} className={styles.hire}>
          <Link to={hire.path} className={styles.name}>
            {hire.name}
          </Link>
          <span className={styles.where}>{[hire.societyName, hire.venueName].filter(Boolean).join(', ')}</span>
          <span className={styles.when}>
            {hire.term}, {hire.year}
          </span>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment PreviousHire on Production {
    path
    name
    year
    term
    societyName
    venueName
  }
`;
