import { Link, graphql } from 'gatsby';
import { countOf } from '../../components/formats';
import { daysInWords, stretchesOf } from '../days';

/** The days of a production in words: "19–22 November 2025"; of several stretches the first and how many more. */
export function datesInWords(dates: Queries.ProductionRowFragment['dates']): string | undefined {
  const [first, ...more] = stretchesOf(dates);
  if (!first) return undefined;
  return more.length === 0 ? daysInWords(first) : `${daysInWords(first)} and ${countOf(more.length, 'more run')}`;
}

/** What a line says of a production below its title: for whom, where and when, without what its page says anyway. */
export function factsInLine(
  { societyName, venueName, dates }: Queries.ProductionRowFragment,
  without: 'societyName' | 'venueName' | undefined = undefined,
): string {
  const facts = [without === 'societyName' ? null : societyName, without === 'venueName' ? null : venueName, datesInWords(dates)];
  return facts.filter((fact) => fact !== null && fact !== undefined).join(' · ');
}

/** A production in a list: its title, which leads to its page, and a line on it. Styled by the list that it stands in. */
export function ProductionRow({
  production,
  without,
  found,
}: {
  production: Queries.ProductionRowFragment;
  without?: 'societyName' | 'venueName' | undefined;
  /** The credits for which a filter shows it. */
  found?: string | undefined;
}) {
  const { name, path, crewSize } = production;
  const facts = factsInLine(production, without);
  return (
    <>
      <Link to={path}>{name}</Link>
      {crewSize > 0 && <span>{`${crewSize} crew`}</span>}
      {facts !== '' && <p>{facts}</p>}
      {found !== undefined && found !== '' && (
        <p>
          <mark>{found}</mark>
        </p>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment ProductionRow on Production {
    name
    path
    societyName
    venueName
    crewSize
    dates {
      from
      to
    }
  }
`;
