import { Fragment } from 'react';
import { Link, graphql } from 'gatsby';

type NamedPerson = Queries.PersonNameFragment;

/** A person's name, as a link to their page if they have one. */
export function PersonName({ person: { name, path }, className }: { person: NamedPerson; className?: string }) {
  return path === null ? (
    name
  ) : (
    <Link to={path} className={className}>
      {name}
    </Link>
  );
}

/** People by name: "A, B and C". */
export function PersonList({ people }: { people: readonly NamedPerson[] }) {
  return people.map((person, index) => (
    <Fragment key={index}>
      {index > 0 && (index === people.length - 1 ? ' and ' : ', ')}
      <PersonName person={person} />
    </Fragment>
  ));
}

export const fragment = graphql`
  fragment PersonName on Person {
    name
    path
  }
`;
