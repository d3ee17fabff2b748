import { Link, graphql } from 'gatsby';
import { countOf } from '../../components/formats';

/** On a wiki page about a space: links to the venues in it. */
export function ProductionsHere({ venues }: { venues: readonly Queries.ProductionsHereFragment[] }) {
  const used = venues.filter(({ productions }) => productions.length > 0);
  if (used.length === 0) return null;
  return (
    <p className="no-print small">
      {'Productions here: '}
      {used.map(({ name, path, productions }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <Link to={path}>{name}</Link> ({countOf(productions.length, 'production')})
        </span>
      ))}
    </p>
  );
}

export const fragment = graphql`
  fragment ProductionsHere on Venue {
    name
    path
    productions {
      id
    }
  }
`;
