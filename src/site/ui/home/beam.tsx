import type { CSSProperties } from 'react';
import clsx from 'clsx';
import * as styles from './beam.module.css';

export interface Point {
  x: number;
  y: number;
}

/** The pool of light where a beam lands. */
interface Pool extends Point {
  radius: number;
}

/** One of the four gels of the lighting plot: light blue, dark blue, deep amber, open white. */
export type Gel = 1 | 2 | 3 | 4;

/** Distance of the lens from the middle of the lantern, and half its width, in units of the drawing. */
const LENS = { distance: 26, halfWidth: 6 };

/** Shortens the HTML: nobody sees a tenth of a unit. */
const round = (length: number): number => Math.round(length * 10) / 10;

/** A minus sign separates numbers too. */
const coordinates = ({ x, y }: Point): string => `${round(x)} ${round(y)}`.replace(' -', '-');

/** Distance from a lantern to what it lights. */
export function reachOf(lantern: Point, pool: Point): number {
  return round(Math.hypot(pool.x - lantern.x, pool.y - lantern.y));
}

/** The outline of a beam from (0, 0) up: from the lens, along the outer tangents, round the far side of the pool. */
export function beamOutline(reach: number, radius: number): string {
  const { distance, halfWidth } = LENS;
  const cosine = (radius - halfWidth) / (reach - distance);
  const sine = Math.sqrt(1 - cosine * cosine);
  const touching = (side: 1 | -1, y: number, length: number): string => coordinates({ x: side * length * sine, y: y + length * cosine });
  return (
    `M${touching(-1, -distance, halfWidth)}L${touching(-1, -reach, radius)}` +
    `A${radius} ${radius} 0 1 1 ${touching(1, -reach, radius)}L${touching(1, -distance, halfWidth)}Z`
  );
}

/** Transforms a drawing of a lantern at (0, 0) that points up: moves it to where it hangs, and turns it to what it lights. */
export function hang(at: Point, aim: Point): string {
  const turn = (Math.atan2(aim.x - at.x, at.y - aim.y) * 180) / Math.PI;
  return `translate(${at.x} ${at.y})rotate(${round(turn)})`;
}

interface BeamProps {
  /** Id of its gradient. */
  id: string;
  gel: Gel;
  lantern: Point;
  pool: Pool;
  className?: string;
  style?: CSSProperties;
}

/** A beam of light in plan: brightest at the lens, with its axis and focus circle in dots. */
export function Beam({ id, gel, lantern, pool, className, style }: BeamProps) {
  const { radius } = pool;
  const reach = reachOf(lantern, pool);
  return (
    <>
      <linearGradient id={id} className={styles.gradient} data-gel={gel} x2="0" y1="1">
        <stop />
        <stop offset=".45" stopOpacity=".62" />
        <stop offset="1" stopOpacity=".34" />
      </linearGradient>
      <g className={clsx(styles.beam, className)} style={style} data-gel={gel} transform={hang(lantern, pool)}>
        <path fill={`url(#${id})`} d={beamOutline(reach, radius)} />
        <path
          d={`M0-${LENS.distance}V-${reach}m-${radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`}
        />
      </g>
    </>
  );
}

const LANTERN_OUTLINE = 'M-8 13q-2 0-2-3V1l4-6v-21h12v21l4 6v9q0 3-2 3zM-6-20H6';

/** The symbol of a profile spot on lighting plans, pointed at `aim`. */
export function Lantern({ at, aim }: { at: Point; aim: Point }) {
  return <path className="solid" transform={hang(at, aim)} d={LANTERN_OUTLINE} />;
}
