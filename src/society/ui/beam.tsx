import clsx from 'clsx';
import * as styles from './beam.module.css';

export interface Point {
  x: number;
  y: number;
}

/** The pool of light where a beam lands. */
export interface Pool extends Point {
  radius: number;
}

/** One of the four gels of the lighting plot: light blue, dark blue, deep amber, open white. */
export type Gel = 1 | 2 | 3 | 4;

/** How far the lens is from the middle of the lantern, and half its width, in units of the drawing. */
const LENS = { distance: 26, halfWidth: 6 };

function towards(from: Point, to: Point): { x: number; y: number; distance: number } {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / distance, y: (to.y - from.y) / distance, distance };
}

const coordinates = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The middle of a lantern's lens when it points at a place. */
function lensOf(lantern: Point, aim: Point, scale = 1): Point {
  const direction = towards(lantern, aim);
  return { x: lantern.x + direction.x * LENS.distance * scale, y: lantern.y + direction.y * LENS.distance * scale };
}

/** The outline of a beam: from the lens, along the two outer tangents, round the far side of the pool. */
export function beamOutline(lantern: Point, pool: Pool, scale = 1): string {
  const lens = lensOf(lantern, pool, scale);
  const back = towards(pool, lens);
  const halfWidth = LENS.halfWidth * scale;
  const cosine = (pool.radius - halfWidth) / back.distance;
  const sine = Math.sqrt(1 - cosine * cosine);
  const normal = (side: 1 | -1): Point => ({
    x: back.x * cosine - side * back.y * sine,
    y: back.y * cosine + side * back.x * sine,
  });
  const along = (centre: Point, side: 1 | -1, length: number): Point => ({
    x: centre.x + normal(side).x * length,
    y: centre.y + normal(side).y * length,
  });
  const { radius } = pool;
  return (
    `M${coordinates(along(lens, 1, halfWidth))}L${coordinates(along(pool, 1, radius))}` +
    `A${radius} ${radius} 0 1 1 ${coordinates(along(pool, -1, radius))}L${coordinates(along(lens, -1, halfWidth))}Z`
  );
}

interface BeamProps {
  /** Unique on the page; the id of the beam's gradient. */
  id: string;
  gel: Gel;
  lantern: Point;
  pool: Pool;
  /** Size of the lantern; 1 is 39 units long. */
  scale?: number;
  className?: string;
}

/** A beam of light in plan: brightest at the lens, with its axis and focus circle in dots. */
export function Beam({ id, gel, lantern, pool, scale = 1, className }: BeamProps) {
  const lens = lensOf(lantern, pool, scale);
  const direction = towards(lens, pool);
  const { x, y, radius } = pool;
  return (
    <g className={clsx(styles.beam, className)} data-gel={gel}>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={lens.x.toFixed(1)}
        y1={lens.y.toFixed(1)}
        x2={(x + direction.x * radius).toFixed(1)}
        y2={(y + direction.y * radius).toFixed(1)}
      >
        <stop className={styles.stop} />
        <stop className={styles.stop} offset=".45" stopOpacity=".62" />
        <stop className={styles.stop} offset="1" stopOpacity=".34" />
      </linearGradient>
      <path className={styles.light} fill={`url(#${id})`} d={beamOutline(lantern, pool, scale)} />
      <path
        className={styles.axis}
        d={`M${coordinates(lens)}L${x} ${y}M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0${-2 * radius} 0`}
      />
    </g>
  );
}

/** A profile spot, as its symbol on lighting plans, pointed at a place. */
export function Lantern({ at, aim, scale = 1 }: { at: Point; aim: Point; scale?: number }) {
  const turn = (Math.atan2(aim.x - at.x, at.y - aim.y) * 180) / Math.PI;
  return (
    <path
      className="solid"
      transform={`translate(${at.x} ${at.y}) rotate(${turn.toFixed(1)}) scale(${scale})`}
      d="M-8 13q-2 0-2-3V1l4-6v-21h12v21l4 6v9q0 3-2 3zM-6-20H6"
    />
  );
}
