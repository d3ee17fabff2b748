import clsx from 'clsx';
import { initialLetters } from '../initials';
import { Picture, type ImageData } from '../../components/picture';
import type { Gel } from './beam';
import { PersonName } from './person-name';
import * as styles from './crew-pass.module.css';

interface Props {
  name: string;
  /** Address of the person's page; hidden people have none. */
  path: string | null;
  roles: readonly string[];
  /** Picture of the person, as `gatsbyImageData`; without one the initials stand large. */
  image?: unknown;
  gel: Gel;
}

/** The gels in the order in which a row of passes wears them. */
const GELS: readonly Gel[] = [1, 2, 3, 4];

/** The gel of the pass at a place in a row, from 0. */
export function gelOf(index: number): Gel {
  return GELS[index % GELS.length] ?? 1;
}

/** A backstage pass: who somebody is and what they answer for. */
export function CrewPass({ name, path, roles, image, gel }: Props) {
  const picture = (image ?? undefined) as ImageData | undefined;
  return (
    <article className={clsx(styles.pass, styles[`gel${gel}`])}>
      {picture ? (
        // The name stands below, so the picture needs no words of its own.
        <Picture image={picture} alt="" className={styles.image} lazy />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initialLetters(name)}
        </span>
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <PersonName person={{ name, path }} />
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
export function CrewPasses({ people }: { people: readonly Omit<Props, 'gel'>[] }) {
  return (
    <ul className={styles.passes}>
      {people.map((person, index) => (
        <li key={`${person.name} ${person.path ?? index}`}>
          <CrewPass {...person} gel={gelOf(index)} />
        </li>
      ))}
    </ul>
  );
}
