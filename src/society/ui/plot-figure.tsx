import { Link, graphql } from 'gatsby';
import clsx from 'clsx';
import { groupBy } from '../../components/group-by';
import { SHEET } from '../plot';
import { darkInWords, Plot } from './plot';
import * as styles from './plot-figure.module.css';

type PlotData = Queries.PlotFigureFragment;

const percent = (units: number): string => `${(100 * units) / SHEET}%`;

/** The departments that the gels stand for. */
function Gels({ lanterns }: PlotData) {
  const gels = groupBy(
    lanterns.filter(({ person }) => person),
    ({ gel }) => gel,
  );
  return (
    <ul className={styles.gels}>
      {[...gels].map(([gel, ofGel]) => (
        <li key={gel}>
          <span className={styles.swatch} data-gel={gel} />
          {[...new Set(ofGel.map(({ department }) => department))].join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** The plot of a show with its key. Each lantern leads to its person. */
export function PlotFigure({ plot }: { plot: PlotData }) {
  const { lanterns } = plot;
  if (lanterns.length === 0) return null;
  const dark = darkInWords(plot);
  return (
    <figure className={styles.figure}>
      <div className={styles.sheet}>
        <Plot plot={plot} />
        <ul aria-label="Lanterns" className="no-print">
          {lanterns.map(
            ({ x, y, role, person }) =>
              person?.path && (
                <li key={`${x} ${y}`} style={{ left: percent(x), top: percent(y) }}>
                  <Link to={person.path} className="plain no-url" aria-label={`${role}, ${person.name}`}>
                    <span className={clsx(x > SHEET / 2 && styles.leftwards)}>
                      {role}, {person.name}
                    </span>
                  </Link>
                </li>
              ),
          )}
        </ul>
      </div>
      <figcaption className="compact">
        <p>A lantern for each of the crew, in the gel of its department. Where its beam ends says nothing.</p>
        <Gels {...plot} />
        {dark !== undefined && (
          <p>
            <Link to="/opportunities">{dark}</Link>
          </p>
        )}
      </figcaption>
    </figure>
  );
}

export const fragment = graphql`
  fragment PlotFigure on Plot {
    ...Plot
    lanterns {
      x
      y
      role
      department
      person {
        name
        path
      }
    }
  }
`;
