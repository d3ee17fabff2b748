import { Link, graphql } from 'gatsby';
import { TitleBlock } from '../../components/title-block';
import { datesInWords } from '../days';
import { darkInWords, Plot } from './plot';
import { Poster } from './poster';
import * as styles from './playbill.module.css';

/** A show on a wall of playbills: its poster or else its plot, and a title block. */
export function Playbill({ show }: { show: Queries.PlaybillFragment }) {
  const { anchor, name, path, plot, poster, societyName, society } = show;
  const dark = plot && darkInWords(plot);
  return (
    <li id={anchor} className={styles.bill}>
      {poster ? <Poster production={show} className={styles.poster} lazy /> : plot && <Plot plot={plot} isDecoration />}
      <div className={styles.title}>
        <Link to={path} className="record-link">
          {name}
        </Link>
        {dark && <p className="compact">{dark}</p>}
      </div>
      <TitleBlock
        cells={[
          ['For', society?.shortName ?? societyName],
          ['Dates', datesInWords(show)],
        ]}
      />
    </li>
  );
}

export const fragment = graphql`
  fragment Playbill on Production {
    anchor
    ...ProductionPoster
    ...ProductionRow
    society {
      shortName
    }
    plot {
      ...Plot
    }
  }
`;
