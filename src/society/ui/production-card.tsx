import { Link, graphql } from 'gatsby';
import { PersonName } from './person-name';
import { ShowPlan } from './show-plan';
import * as styles from './production-card.module.css';

/** How many of the crew stand on a card. */
const CREDITS = 3;

/** A production: a drawing of its stage, the society, the venue and the first few of the crew. */
export function ProductionCard({ production }: { production: Queries.ProductionCardFragment }) {
  const { name, societyName, venueName, credits } = production;
  return (
    <article className={styles.card}>
      <ShowPlan production={production} className={styles.plan} />
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
    ...ShowPlan
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
