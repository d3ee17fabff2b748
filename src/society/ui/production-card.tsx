import { Link } from 'gatsby';
import { PersonName, type NamedPerson } from './person-name';
import { ShowPlan } from './show-plan';
import * as styles from './production-card.module.css';

/** What a query must ask about a production for its card. */
export interface CardProduction {
  readonly name: string;
  /** Its anchor on the page that lists it. */
  readonly anchor: string;
  readonly kind: string;
  readonly society: string | null;
  readonly venue: string | null;
  readonly crew: readonly { readonly role: string; readonly person: NamedPerson }[];
}

/** How many of the crew stand on a card. */
const CREDITS = 3;

/** Where a production is listed. */
export function pathOfProduction({ kind, anchor }: Pick<CardProduction, 'kind' | 'anchor'>): string {
  return `${kind === 'show' ? '/shows' : '/hires/archive'}#${anchor}`;
}

/** A production: a drawing of its stage, the society, the venue and the first few of the crew. */
export function ProductionCard({ production }: { production: CardProduction }) {
  const { name, society, venue, crew } = production;
  return (
    <article className={styles.card}>
      <ShowPlan production={production} className={styles.plan} />
      <div>
        <h3 className="linked-name">
          <Link to={pathOfProduction(production)}>{name}</Link>
        </h3>
        {society !== null && <p className={styles.where}>{society}</p>}
        {venue !== null && <p className={styles.where}>{venue}</p>}
        {crew.length > 0 && (
          <dl className={`names ${styles.credits}`}>
            {crew.slice(0, CREDITS).map(({ role, person }) => (
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
