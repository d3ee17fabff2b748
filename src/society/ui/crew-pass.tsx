import { graphql } from 'gatsby';
import { initialLetters } from '../short-forms';
import { Picture } from '../../components/picture';
import type { Gel } from './beam';
import { PersonName } from './person-name';
import * as styles from './crew-pass.module.css';

type Member = Queries.CrewPassFragment;

/** The gels of a row of passes, in order. */
const GELS: readonly Gel[] = [1, 2, 3, 4];

/** The gel of a pass by its place in the row, from 0. */
function gelOf(index: number): Gel {
  return GELS[index % GELS.length] ?? 1;
}

/** A backstage pass: who somebody is and what they answer for. */
function CrewPass({ member: { person, roles, image }, gel }: { member: Member; gel: Gel }) {
  const picture = image?.childImageSharp?.gatsbyImageData;
  return (
    <article className={`sheet ${styles.pass}`} data-gel={gel}>
      {picture ? (
        // The name is written below, so the picture needs no alternative text.
        <Picture image={picture} alt="" className={styles.image} lazy />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initialLetters(person.name)}
        </span>
      )}
      <div className={styles.words}>
        <h3 className={`linked-name ${styles.name}`}>
          <PersonName person={person} />
        </h3>
        <ul className={styles.roles}>
          {roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Crew passes side by side. */
export function CrewPasses({ members }: { members: readonly Member[] }) {
  return (
    <ul className={styles.passes}>
      {members.map((member, index) => (
        <li key={`${member.person.name} ${member.person.path ?? index}`}>
          <CrewPass member={member} gel={gelOf(index)} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The members of the exec who hold the wanted roles, in the order of the roles: each once, and only with those of
 * their roles that are wanted. If that makes fewer than `count`, other members follow in their own order.
 */
export function membersByRole(members: readonly Member[], wanted: readonly string[], count: number): Member[] {
  const chosen = new Map<Member, Member>();
  for (const role of wanted) {
    const holder = members.find((member) => member.roles.includes(role));
    if (holder) chosen.set(holder, { ...holder, roles: wanted.filter((candidate) => holder.roles.includes(candidate)) });
  }
  const others = members.filter((member) => !chosen.has(member));
  return [...chosen.values(), ...others].slice(0, count);
}

export const fragment = graphql`
  fragment CrewPass on ExecMember {
    roles
    person {
      ...PersonName
    }
    image {
      childImageSharp {
        gatsbyImageData(
          width: 320
          aspectRatio: 1
          breakpoints: [320, 640]
          sizes: "(max-width: 599px) calc(50vw - 4rem), 15rem"
          placeholder: NONE
          formats: [WEBP]
        )
      }
    }
  }
`;
