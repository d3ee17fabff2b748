import { graphql } from 'gatsby';
import clsx from 'clsx';
import { initialsOf } from '../../components/formats';
import { mailLink } from '../../components/mail';
import { Picture, imageOf } from '../../components/picture';
import { PersonName } from './person-name';
import * as styles from './crew-pass.module.css';

type Member = Queries.CrewPassFragment;

/** How many colours the passes take in turn. A gel is the colour filter of a lamp. */
const GELS = 4;

/** `Ann O'Ther` → `AO`; of more than three initials only the first and the last. */
export function initialLetters(name: string): string {
  const initials = initialsOf(name);
  return initials.length > 3 ? [initials[0], initials.at(-1)].join('') : initials.join('');
}

interface Directory {
  contactEmail: string;
  /** What to ask about, by role. */
  duties: ReadonlyMap<string, string>;
}

function Ask({ roles, contactEmail }: Pick<Member, 'roles'> & Directory) {
  return (
    <a href={mailLink({ to: contactEmail, subject: `For the exec: ${roles.join(', ')}` })} className={styles.ask}>
      Ask by mail<span className="visually-hidden"> ({roles.join(', ')})</span>
    </a>
  );
}

function CrewPass({ member, gel, directory }: { member: Member; gel: number; directory: Directory | undefined }) {
  const { person, roles, image } = member;
  const picture = imageOf(image);
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
        <h3 className="linked-name">
          <PersonName person={person} className="covering" />
        </h3>
        <ul className={`compact ${styles.roles}`}>
          {roles.map((role) => (
            <li key={role}>
              {role}
              {directory?.duties.has(role) && <p className="small">Ask about {directory.duties.get(role)}</p>}
            </li>
          ))}
        </ul>
        {directory && <Ask roles={roles} {...directory} />}
      </div>
    </article>
  );
}

/** Members of the exec as backstage passes. With a `directory` they say what to ask about, and are rows on a phone. */
export function CrewPasses({ members, directory }: { members: readonly Member[]; directory?: Directory }) {
  return (
    <ul className={clsx(styles.passes, directory && styles.directory)}>
      {members.map((member, index) => (
        <li key={`${member.person.name} ${member.person.path ?? index}`}>
          <CrewPass member={member} gel={(index % GELS) + 1} directory={directory} />
        </li>
      ))}
    </ul>
  );
}

/** Members with a wanted role, in the order of the roles, each once and with wanted roles only. Then others, up to `count` in all. */
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
      drawing(widths: [320, 640], sizes: "(max-width: 599px) calc(50vw - 4rem), 15rem")
      childImageSharp {
        gatsbyImageData(
          width: 320
          aspectRatio: 1
          transformOptions: { cropFocus: NORTH }
          breakpoints: [320, 640]
          sizes: "(max-width: 599px) calc(50vw - 4rem), 15rem"
          placeholder: NONE
          formats: [WEBP]
        )
      }
    }
  }
`;
