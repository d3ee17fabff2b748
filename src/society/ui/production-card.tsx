import { Link, graphql } from 'gatsby';
import { PersonName } from './person-name';
import { Poster } from './poster';
import * as styles from './production-card.module.css';

/** How many of the crew stand on a card. */
const CREDITS = 3;

/** A production: its poster, the society, the venue and its first few credits. */
export function ProductionCard({ production }: { production: Queries.ProductionCardFragment }) {
  const { name, societyName, venueName, credits } = production;
  return (
    <article className={styles.card}>
      <Poster production={production} className={styles.poster} lazy />
      <div>
        <h3 className="linked-name">
          <Link to={production.path}>{name}</Link>
        </h3>
        {societyName !== null && <p className={styles.where}>{societyName}</p>}
        {venueName !== null && <p className={styles.where}>{venueName}</p>}
        {credits.length > 0 && (
          <dl className={`names ${styles.credits}`}>
            {credits.slice(0, CREDITS).map(({ role, person }) => (
              <div key={`${role} ${person.name}`}>
                <dt>{role}</dt>
                <dd>
                  <PersonName person={person} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment ProductionCard on Production {
    path
    ...ProductionPoster
    name
    societyName
    venueName
    credits {
      role
      person {
        ...PersonName
      }
    }
  }
`;
