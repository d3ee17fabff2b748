import { Link, graphql } from 'gatsby';
import { datesInWords } from '../days';
import { PersonName } from './person-name';
import { Plot } from './plot';
import { Poster } from './poster';
import * as styles from './production-card.module.css';

const CREDITS = 3;

/** A production with its poster and its first few credits. */
export function ProductionCard({ production }: { production: Queries.ProductionCardFragment }) {
  const { name, path, credits, poster, plot } = production;
  const facts = [production.societyName, production.venueName, datesInWords(production)];
  return (
    <article className={styles.card}>
      {poster ? (
        <Poster production={production} className={styles.poster} lazy />
      ) : (
        plot && (
          <div className={styles.poster}>
            <Plot plot={plot} isDecoration />
          </div>
        )
      )}
      <div>
        <h3>
          <Link to={path} className="record-link">
            {name}
          </Link>
        </h3>
        {facts.map(
          (fact) =>
            fact && (
              <p key={fact} className={styles.fact}>
                {fact}
              </p>
            ),
        )}
        {credits.length > 0 && (
          <dl className={`names space-2 ${styles.credits}`}>
            {credits.slice(0, CREDITS).map(({ role, person }) => (
              <div key={`${role} ${person.name}`} className="spread">
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
    ...ProductionPoster
    ...ProductionRow
    plot {
      ...Plot
    }
    credits {
      role
      person {
        ...PersonName
      }
    }
  }
`;
