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

/** Distance of the lens from the middle of the lantern, and half its width, in units of the drawing. */
const LENS = { distance: 26, halfWidth: 6 };

function towards(from: Point, to: Point): { x: number; y: number; distance: number } {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / distance, y: (to.y - from.y) / distance, distance };
}

/** Shortens the HTML: nobody sees a tenth of a unit. */
const round = (length: number): number => Math.round(length * 10) / 10;

/** A minus sign separates numbers too. */
const coordinates = ({ x, y }: Point): string => `${round(x)} ${round(y)}`.replace(' -', '-');

function lensOf(lantern: Point, aim: Point): Point {
  const direction = towards(lantern, aim);
  return { x: lantern.x + direction.x * LENS.distance, y: lantern.y + direction.y * LENS.distance };
}

/** The outline of a beam: from the lens, along the outer tangents, round the far side of the pool. */
export function beamOutline(lantern: Point, pool: Pool): string {
  const lens = lensOf(lantern, pool);
  const back = towards(pool, lens);
  const { halfWidth } = LENS;
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

/** Transforms a drawing of a lantern at (0, 0) that points up: moves it to where it hangs, and turns it to what it lights. */
function hung(at: Point, aim: Point): string {
  const turn = (Math.atan2(aim.x - at.x, at.y - aim.y) * 180) / Math.PI;
  return `translate(${at.x} ${at.y})rotate(${round(turn)})`;
}

/** How a beam fades, from the lens to the far side of its pool. Beams of one gel can share it. */
export function BeamGradient({ id, gel }: { id: string; gel: Gel }) {
  return (
    <linearGradient id={id} className={styles.gradient} data-gel={gel} x2="0" y1="1">
      <stop />
      <stop offset=".45" stopOpacity=".62" />
      <stop offset="1" stopOpacity=".34" />
    </linearGradient>
  );
}

interface BeamProps {
  /** Id of the `BeamGradient` that it is filled with. */
  gradient: string;
  gel: Gel;
  lantern: Point;
  pool: Pool;
  className?: string;
}

/** A beam of light in plan: brightest at the lens, with its axis and focus circle in dots. */
export function Beam({ gradient, gel, lantern, pool, className }: BeamProps) {
  const { radius } = pool;
  const reach = round(Math.hypot(pool.x - lantern.x, pool.y - lantern.y));
  return (
    <g className={clsx(styles.beam, className)} data-gel={gel} transform={hung(lantern, pool)}>
      <path fill={`url(#${gradient})`} d={beamOutline({ x: 0, y: 0 }, { x: 0, y: -reach, radius })} />
      <path
        d={`M0-${LENS.distance}V-${reach}m-${radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`}
      />
    </g>
  );
}

const LANTERN_OUTLINE = 'M-8 13q-2 0-2-3V1l4-6v-21h12v21l4 6v9q0 3-2 3zM-6-20H6';

/** The symbol of a profile spot on lighting plans, pointed at a place. */
export function Lantern({ at, aim }: { at: Point; aim: Point }) {
  return <path className="solid" transform={hung(at, aim)} d={LANTERN_OUTLINE} />;
}
