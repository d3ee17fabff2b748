import type { CSSProperties, ReactNode } from 'react';
import clsx from 'clsx';
import { shortYear } from '../short-forms';
import * as styles from './charts.module.css';

/** One bar of a chart, and one row of its table. */
export interface ChartValue {
  /** What is counted, in words. */
  label: string;
  value: number;
  /** What the table shows instead of the label: a link. */
  link?: ReactNode;
}

interface ChartProps {
  title: string;
  /** What the labels are, as the head of the table's first column. */
  labelHead: string;
  /** What the values are, as the head of the second. */
  valueHead: string;
  values: readonly ChartValue[];
}

/** Bars of a horizontal chart; the table has the rest. */
const BARS = 10;

/**
 * Columns of a chart of years, which shows the newest; the table has the rest. More would be thinner on a phone than the gaps
 * between them.
 */
const COLUMNS = 50;

/** As many columns have room for their words on a phone. */
const COLUMNS_WITH_WORDS = 16;

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** How long a bar is in relation to the longest, for the style sheet; nothing for a bar of no length. */
function lengthOf(value: number, longest: number): CSSProperties | undefined {
  return value > 0 ? ({ '--length': Number((value / longest).toFixed(3)) } as CSSProperties) : undefined;
}

/** A framed chart with its caption and a table of the same figures. */
function ChartFigure({ title, labelHead, valueHead, values, children }: ChartProps & { children: ReactNode }) {
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.drawing}>{children}</div>
      <details className={styles.table}>
        <summary className="fold-arrow">
          Show as a table<span className="visually-hidden">{`: ${title}`}</span>
        </summary>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th>{labelHead}</th>
              <th>{valueHead}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ label, value, link }) => (
              <tr key={label}>
                <th>{link ?? label}</th>
                <td>{shown(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Counts as dimension lines drawn to scale, longest first. */
export function BarChart(props: ChartProps) {
  const bars = props.values.slice(0, BARS);
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <ChartFigure {...props}>
      <ul className={styles.bars}>
        {bars.map(({ label, value }) => (
          <li key={label} style={lengthOf(value, longest)}>
            {`${label} `}
            <span>{shown(value)}</span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

/** A value a year, as columns from the oldest year to the newest. */
export function YearChart(props: ChartProps) {
  const values = props.values.slice(-COLUMNS);
  const tallest = Math.max(...values.map(({ value }) => value));
  return (
    <ChartFigure {...props}>
      <ol className={clsx(styles.columns, values.length > COLUMNS_WITH_WORDS && styles.many)}>
        {values.map(({ label, value }) => (
          <li key={label} style={lengthOf(value, tallest)}>
            <span>{shortYear(label)}</span>
            {` ${shown(value)}`}
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
}
