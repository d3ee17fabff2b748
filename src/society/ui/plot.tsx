import type { CSSProperties } from 'react';
import { graphql } from 'gatsby';
import clsx from 'clsx';
import { countOf } from '../../components/formats';
import { groupBy } from '../../components/group-by';
import { LINES, MOST_OUTLINED, SHEET, WALLS, type Plan } from '../plot';
import * as styles from './plot.module.css';

type PlotData = Queries.PlotFragment;

/** How strongly a few beams are filled. Many beams share what this many would have. */
const FILL = { least: 0.06, greatest: 0.45, sum: 4.5 };

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
  const { lanterns, symbols } = plot;
  const plan = plot.plan as Plan;
  const isCrowded = lanterns.length > MOST_OUTLINED;
  const lit = groupBy(
    lanterns.filter(({ person }) => person),
    ({ gel, person }) => `${gel} ${litFor === undefined || person?.path === litFor ? 'lit' : 'dim'}`,
  );
  const dark = darkOf(plot).map(({ beam }) => beam);
  const fill = Math.max(FILL.least, Math.min(FILL.greatest, FILL.sum / lanterns.length));
  return (
    <svg
      className={styles.plot}
      style={{ '--beam-fill': fill } as CSSProperties}
      viewBox={`0 0 ${SHEET} ${SHEET}`}
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': plotInWords(plot) })}
    >
      {LINES[plan] !== '' && <path className={styles.lines} d={LINES[plan]} />}
      {WALLS[plan] !== '' && <path className={styles.walls} d={WALLS[plan]} />}
      {dark.length > 0 && <path className={styles.dark} d={dark.join('')} />}
      {[...lit].map(([key, ofGel]) => (
        <g key={key} className={clsx(styles.beams, key.endsWith('dim') && styles.dim)} data-gel={ofGel[0]?.gel}>
          {isCrowded ? <path d={ofGel.map(({ beam }) => beam).join('')} /> : ofGel.map(({ beam }) => <path key={beam} d={beam} />)}
        </g>
      ))}
      <path className={isCrowded ? styles.strokes : styles.outlines} d={symbols} />
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
