import { memo } from 'react';
import { Link, graphql } from 'gatsby';
import { datesInWords } from '../days';
import * as styles from './production-row.module.css';

type Production = Queries.ProductionRowFragment;

/** `Drama Society · Studio · 19–22 November 2025`. `without` is the fact that the page states anyway. */
export function factsInLine(production: Production, without: 'societyName' | 'venueName' | undefined = undefined): string {
  const { societyName, venueName } = production;
  const facts = [without === 'societyName' ? null : societyName, without === 'venueName' ? null : venueName, datesInWords(production)];
  return facts.filter((fact) => fact !== null && fact !== undefined).join(' · ');
}

interface RowProps {
  production: Production;
  without?: 'societyName' | 'venueName' | undefined;
  /** The credits that a filter found. */
  found?: string | undefined;
  id?: string;
  isHidden?: boolean | undefined;
  /** Whether the page's address leads to the row. */
  isLinked?: boolean;
}

/** A production in a list with the class `ROWS`. Its parts have no class names, because a page may hold hundreds. */
export const ProductionRow = memo(function ProductionRow({ production, without, found, id, isHidden, isLinked }: RowProps) {
  const { name, path, crewSize } = production;
  const facts = factsInLine(production, without);
  return (
    <li id={id} hidden={isHidden} data-linked={isLinked ? '' : undefined}>
      <Link to={path} className="record-link">
        {name}
      </Link>
      {crewSize > 0 && <span>{`${crewSize} crew`}</span>}
      {facts !== '' && <p>{facts}</p>}
      {found && (
        <p>
          <mark>{found}</mark>
        </p>
      )}
    </li>
  );
});

/** The class of a list of `ProductionRow`s. */
export const ROWS = `ruled records ${styles.rows}`;

export function ProductionList({ productions, without }: { productions: readonly Production[]; without?: RowProps['without'] }) {
  return (
    <ul className={ROWS}>
      {productions.map((production) => (
        <ProductionRow key={production.path} production={production} without={without} />
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment ProductionRow on Production {
    name
    path
    societyName
    venueName
    crewSize
    cancelled
    dates {
      from
      to
    }
  }
`;
