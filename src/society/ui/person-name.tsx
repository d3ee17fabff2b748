import { Link } from 'gatsby';

/** What a page's query asks of a person in order to name them. */
export interface NamedPerson {
  readonly name: string;
  /** Address of the person's page; hidden people have none. */
  readonly path: string | null;
}

/** A person's name, as a link to the page of what they did where there is one. */
export function PersonName({ person: { name, path } }: { person: NamedPerson }) {
  return path === null ? name : <Link to={path}>{name}</Link>;
}
