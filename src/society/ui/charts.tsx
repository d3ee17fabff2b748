import type { CSSProperties, ReactNode } from 'react';
import clsx from 'clsx';
import { shortYear } from '../days';
import * as styles from './charts.module.css';

export interface ChartValue {
  label: string;
  value: number;
  /** Replaces the label in the table. */
  link?: ReactNode;
}

interface ChartProps {
  title: string;
  labelHead: string;
  valueHead: string;
  values: readonly ChartValue[];
}

/** Most bars of a chart; its table has all values. */
const BARS = 10;

/** Most columns of a chart; it leaves out older years. More columns would be thinner on a phone than the gaps between them. */
const COLUMNS = 50;

/** How many columns have room for words on a phone. */
const COLUMNS_WITH_WORDS = 16;

const formatValue = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

function lengthOf(value: number, longest: number): CSSProperties | undefined {
  return value > 0 ? ({ '--length': Number((value / longest).toFixed(3)) } as CSSProperties) : undefined;
}

function ChartFigure({ title, labelHead, valueHead, values, children }: ChartProps & { children: ReactNode }) {
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.drawing}>{children}</div>
      <details className={styles.table}>
        <summary className="fold-arrow to-tap">
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
                <td>{formatValue(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Counts as dimension lines drawn to scale. Expects the highest value first. */
export function BarChart(props: ChartProps) {
  const bars = props.values.slice(0, BARS);
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <ChartFigure {...props}>
      <ul className={styles.bars}>
        {bars.map(({ label, value }) => (
          <li key={label} style={lengthOf(value, longest)}>
            {`${label} `}
            <span>{formatValue(value)}</span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

/** A value per year as columns. Expects the oldest year first. */
export function YearChart(props: ChartProps) {
  const values = props.values.slice(-COLUMNS);
  const tallest = Math.max(...values.map(({ value }) => value));
  return (
    <ChartFigure {...props}>
      <ol className={clsx(styles.columns, values.length > COLUMNS_WITH_WORDS && styles.many)}>
        {values.map(({ label, value }) => (
          <li key={label} style={lengthOf(value, tallest)}>
            <span>{shortYear(label)}</span>
            {` ${formatValue(value)}`}
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
}
