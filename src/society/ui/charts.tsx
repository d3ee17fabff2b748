import type { ReactNode } from 'react';
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
/** Height of one row of a horizontal chart, in ems: words above, line below. */
const ROW = 2.7;
/** Heights in a chart of years, in ems: the tallest column, and room for its value above. */
const COLUMN = { height: 8, above: 1.6 };

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
const em = (length: number): string => `${length.toFixed(2)}em`;

function describe(values: readonly ChartValue[]): string {
  return values.map(({ label, value }) => `${label} ${shown(value)}`).join(', ');
}

/** A framed chart with its caption and a table of the same figures. */
function ChartFigure({ title, labelHead, valueHead, values, children }: ChartProps & { children: ReactNode }) {
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.drawing}>{children}</div>
      <details className={styles.table}>
        <summary className="fold-arrow">
          Show as a table<span className="visually-hidden">: {title}</span>
        </summary>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHead}</th>
              <th scope="col">{valueHead}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ label, value, link }) => (
              <tr key={label}>
                <th scope="row">{link ?? label}</th>
                <td>{shown(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Counts as dimension lines drawn to scale, longest first. Sizes are shares and ems, so that type never shrinks. */
export function BarChart(props: ChartProps) {
  const { title, values } = props;
  const bars = values.slice(0, BARS);
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ChartFigure {...props}>
      <svg className={styles.bars} width="100%" height={em(bars.length * ROW)} role="img" aria-label={`${title}: ${describe(bars)}`}>
        {bars.map(({ label, value }, index) => {
          const end = percent(value / longest);
          const [words, line] = [em(index * ROW + 1), em(index * ROW + 1.75)];
          const [tickTop, tickEnd] = [em(index * ROW + 1.5), em(index * ROW + 2)];
          return (
            <g key={label}>
              <text y={words}>{label}</text>
              <text className={styles.value} x="100%" y={words}>
                {shown(value)}
              </text>
              <line x1="0" x2={end} y1={line} y2={line} />
              <line x1="0" x2="0" y1={tickTop} y2={tickEnd} />
              <line x1={end} x2={end} y1={tickTop} y2={tickEnd} />
            </g>
          );
        })}
      </svg>
    </ChartFigure>
  );
}

/** A value a year, as columns from the oldest year to the newest. */
export function YearChart(props: ChartProps) {
  const { title, values } = props;
  const tallest = Math.max(1, ...values.map(({ value }) => value));
  const base = COLUMN.above + COLUMN.height;
  const width = 1 / Math.max(1, values.length);
  return (
    <ChartFigure {...props}>
      <svg className={styles.columns} width="100%" role="img" aria-label={`${title}: ${describe(values)}`}>
        {values.map(({ label, value }, index) => {
          const height = (value / tallest) * COLUMN.height;
          const middle = percent((index + 0.5) * width);
          return (
            <g key={label}>
              {value > 0 && (
                <rect x={percent((index + 0.18) * width)} width={percent(0.64 * width)} y={em(base - height)} height={em(height)} />
              )}
              <text className={styles.columnValue} x={middle} y={em(base - height - 0.5)}>
                {shown(value)}
              </text>
              <svg x={middle} y={em(base + 0.6)} overflow="visible">
                <text className={styles.columnLabel}>{shortYear(label)}</text>
              </svg>
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={em(base)} y2={em(base)} />
      </svg>
    </ChartFigure>
  );
}
