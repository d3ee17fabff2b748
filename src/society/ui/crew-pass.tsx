import { graphql } from 'gatsby';
import clsx from 'clsx';
import { initialsOf } from '../../components/formats';
import { mailLink } from '../../components/mail';
import { Picture, imageOf } from '../../components/picture';
import { useSiteConfiguration } from '../../components/use-site';
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

/** What to ask about, by role. */
type Duties = ReadonlyMap<string, string> | undefined;

function Ask({ roles }: Pick<Member, 'roles'>) {
  const { contactEmail } = useSiteConfiguration();
  return (
    <a href={mailLink({ to: contactEmail, subject: `For the exec: ${roles.join(', ')}` })} className={styles.ask}>
      Ask by mail<span className="visually-hidden"> ({roles.join(', ')})</span>
    </a>
  );
}

function CrewPass({ member, gel, duties }: { member: Member; gel: number; duties: Duties }) {
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
              {duties?.has(role) && <p className="small">Ask about {duties.get(role)}</p>}
            </li>
          ))}
        </ul>
        {duties && <Ask roles={roles} />}
      </div>
    </article>
  );
}

/** Members of the exec as backstage passes. With `duties` they say what to ask about, and are rows on a phone. */
export function CrewPasses({ members, duties }: { members: readonly Member[]; duties?: Duties }) {
  return (
    <ul className={clsx(styles.passes, duties && styles.directory)}>
      {members.map((member, index) => (
        <li key={`${member.person.name} ${member.person.path ?? index}`}>
          <CrewPass member={member} gel={(index % GELS) + 1} duties={duties} />
        </li>
      ))}
    </ul>
  );
}

/** As many members as there are wanted roles: their holders in that order, each once and with wanted roles only, then others. */
export function membersByRole(members: readonly Member[], wanted: readonly string[]): Member[] {
  const chosen = new Map<Member, Member>();
  for (const role of wanted) {
    const holder = members.find((member) => member.roles.includes(role));
    if (holder) chosen.set(holder, { ...holder, roles: wanted.filter((candidate) => holder.roles.includes(candidate)) });
  }
  const others = members.filter((member) => !chosen.has(member));
  return [...chosen.values(), ...others].slice(0, wanted.length);
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
