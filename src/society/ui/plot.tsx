import type { CSSProperties } from 'react';
import { graphql } from 'gatsby';
import clsx from 'clsx';
import { countOf } from '../../components/formats';
import { fillOf, layersOf, SHEET } from '../plot';
import * as styles from './plot.module.css';

type PlotData = Queries.PlotFragment;

/** The lanterns of open posts. */
const darkOf = ({ lanterns }: PlotData) => lanterns.filter(({ person }) => !person);

/** "2 lanterns still dark: take one"; `undefined` if all are lit. */
export function darkInWords(plot: PlotData): string | undefined {
  const dark = darkOf(plot).length;
  return dark > 0 ? `${countOf(dark, 'lantern')} still dark: take one` : undefined;
}

/** "Lighting plot: 8 lanterns, 2 of them dark". */
function plotInWords(plot: PlotData): string {
  const { lanterns } = plot;
  const dark = darkOf(plot).length;
  return `Lighting plot: ${countOf(lanterns.length, 'lantern')}${dark > 0 ? `, ${dark} of them dark` : ''}`;
}

interface Props {
  plot: PlotData;
  /** Dims the beams of all others. */
  litFor?: string | undefined;
  /** Whether its words stand beside it. */
  isDecoration?: boolean;
}

/** The lighting plot of a show: the plan of its venue, and a lantern for each of the crew. */
export function Plot({ plot, litFor, isDecoration = false }: Props) {
  return (
    <svg
      className={styles.plot}
      style={{ '--beam-fill': fillOf(plot) } as CSSProperties}
      viewBox={`0 0 ${SHEET} ${SHEET}`}
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': plotInWords(plot) })}
    >
      {layersOf(plot, litFor).map(({ look, gel, isDim, paths }, index) => (
        <g key={index} className={clsx(styles[look], isDim && styles.dim)} data-gel={gel}>
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      ))}
    </svg>
  );
}

export const fragment = graphql`
  fragment Plot on Plot {
    plan
    symbols
    lanterns {
      beam
      gel
      person {
        path
      }
    }
  }
`;
