import { Link } from 'gatsby';
import { PersonName, type NamedPerson } from './person-name';
import { ShowPlan } from './show-plan';
import { drawnStaging } from './staging';
import * as styles from './production-card.module.css';

/** What a page's query asks of a production in order to show its card. */
export interface CardProduction {
  readonly name: string;
  /** Its anchor on the page that lists it. */
  readonly anchor: string;
  readonly kind: string;
  readonly society: string | null;
  readonly venue: string | null;
  readonly credits: readonly { readonly role: string; readonly person: NamedPerson }[];
}

/** How many credits stand on a card. */
const CREDITS = 3;

/** The address at which a production is listed. */
export function pathOfProduction({ kind, anchor }: Pick<CardProduction, 'kind' | 'anchor'>): string {
  return `${kind === 'show' ? '/shows' : '/hires/archive'}#${anchor}`;
}

/** A production as a drawing of its stage, with who put it on, where, and the first of its crew. */
export function ProductionCard({ production }: { production: CardProduction }) {
  const { name, society, venue, credits } = production;
  return (
    <article className={styles.card}>
      <ShowPlan staging={drawnStaging(production)} seed={name} className={styles.plan} />
      <div>
        <h3 className={styles.name}>
          <Link to={pathOfProduction(production)}>{name}</Link>
        </h3>
        {society !== null && <p className={styles.where}>{society}</p>}
        {venue !== null && <p className={styles.where}>{venue}</p>}
        {credits.length > 0 && (
          <dl className={styles.credits}>
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
