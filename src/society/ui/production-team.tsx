import { graphql } from 'gatsby';
import { creditsByDepartment } from '../departments';
import { PersonList } from './person-name';
import * as styles from './production-sheet.module.css';

/** The crew of a production by department: roles, and beside each its people. */
export function ProductionTeam({ crew }: { crew: Queries.ProductionTeamFragment['crew'] }) {
  return creditsByDepartment(crew).map(({ department, roles }) => (
    <section key={department} aria-label={department}>
      <h3 className={styles.part}>{department}</h3>
      <ul className={`names ruled ${styles.rows}`}>
        {roles.map(({ role, people }) => (
          <li key={role}>
            <span>{role}</span>
            <span>
              <PersonList people={people} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

export const fragment = graphql`
  fragment ProductionTeam on Production {
    crew {
      role
      person {
        ...PersonName
      }
    }
  }
`;
