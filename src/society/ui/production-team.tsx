import { graphql } from 'gatsby';
import { groupBy } from '../../components/group-by';
import { creditsByRole, OTHER } from '../departments';
import { PersonList } from './person-name';
import * as styles from './production-sheet.module.css';

/** The credits of a production by department: roles, and beside each its people. */
export function ProductionTeam({ credits }: { credits: Queries.ProductionTeamFragment['credits'] }) {
  const departments = [...groupBy(credits, ({ department }) => department)];
  return departments.map(([department, ofDepartment]) => (
    <section key={department} aria-label={department}>
      {(department !== OTHER || departments.length > 1) && <h3 className={styles.part}>{department}</h3>}
      <ul className={`names ruled ${styles.rows}`}>
        {creditsByRole(ofDepartment).map(({ role, people }) => (
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
    credits {
      role
      department
      person {
        ...PersonName
      }
    }
  }
`;
