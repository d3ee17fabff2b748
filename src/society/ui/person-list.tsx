import { Fragment } from 'react';
import { PersonName, type NamedPerson } from './person-name';

/** People by name: "A, B and C". */
export function PersonList({ people }: { people: readonly NamedPerson[] }) {
  return people.map((person, index) => (
    <Fragment key={index}>
      {index > 0 && (index === people.length - 1 ? ' and ' : ', ')}
      <PersonName person={person} />
    </Fragment>
  ));
}
