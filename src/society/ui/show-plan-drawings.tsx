import type { ReactNode } from 'react';
import { Beam, BeamGradient, LANTERN_OUTLINE, Lantern, type Gel, type Point, type Pool } from './beam';

/** How a stage and its audience face each other. */
export type Staging = 'end-on' | 'traverse' | 'thrust';

export const STAGINGS: readonly Staging[] = ['end-on', 'traverse', 'thrust'];

const GELS: readonly Gel[] = [1, 2, 3, 4];

/** Size of the lanterns. */
const SCALE = 0.5;

interface Light {
  gel: Gel;
  lantern: Point;
  pool: Pool;
}

interface PlanDrawing {
  /** Walls, edge of the stage, seats and bars. */
  house: string;
  /** Thin lines: centre line and rows. */
  thin: string;
  /** Sets and lighting states; a drawing shows one of each. */
  sets: readonly string[];
  lights: readonly (readonly Light[])[];
}

const light = (gel: Gel, lanternX: number, lanternY: number, x: number, y: number, radius: number): Light => ({
  gel,
  lantern: { x: lanternX, y: lanternY },
  pool: { x, y, radius },
});

/** Drawings of 320 by 180 units. */
const DRAWINGS: Readonly<Record<Staging, PlanDrawing>> = {
  'end-on': {
    house: 'M70 40Q70 24 86 24H234Q250 24 250 40M60 126h-46v8h46M260 126h46v8h-46M60 134Q160 156 260 134M40 166H280',
    thin: 'M160 12V172',
    sets: [
      'M120 62h80v30h-80z',
      'M100 46l44-10M176 36l44 10M138 84h44v20h-44z',
      'M128 44h64v18h-64zM136 62h48v9h-48zM144 71h32v9h-32z',
      'M130 72a30 30 0 1 0 60 0a30 30 0 1 0-60 0M130 72h60',
    ],
    lights: [
      [light(1, 70, 166, 130, 84, 30), light(2, 250, 166, 194, 84, 32)],
      [light(3, 96, 166, 116, 88, 26), light(1, 250, 166, 198, 80, 30)],
      [light(4, 70, 166, 190, 82, 26), light(3, 250, 166, 128, 84, 28)],
      [light(2, 84, 166, 118, 86, 28), light(1, 160, 166, 160, 92, 20), light(2, 236, 166, 202, 86, 28)],
    ],
  },
  traverse: {
    house: 'M40 16H280V164H40zM60 62h18v56h-18zM242 62h18v56h-18z',
    thin: 'M54 28h212M54 36h212M54 44h212M54 152h212M54 144h212M54 136h212M30 90H290',
    sets: [
      'M146 78h28v24h-28z',
      'M110 76h16v28h-16zM194 76h16v28h-16z',
      'M144 90a16 16 0 1 0 32 0a16 16 0 1 0-32 0',
      'M100 84h120v12h-120z',
    ],
    lights: [
      [light(4, 96, 52, 170, 96, 24), light(2, 232, 128, 130, 88, 22)],
      [light(1, 110, 52, 128, 94, 22), light(3, 214, 128, 196, 86, 22)],
      [light(2, 226, 52, 190, 94, 24), light(1, 94, 128, 132, 86, 24)],
      [light(3, 96, 128, 160, 88, 26), light(4, 226, 52, 176, 92, 22)],
    ],
  },
  thrust: {
    house: 'M60 22H260V70L226 116H94L60 70zM40 162H280',
    thin: 'M82 128h156M70 138h180M58 148h204M44 72l34 46M34 78l38 52M276 72l-34 46M286 78l-38 52M160 8V172',
    sets: [
      'M140 34h44v22h-44z',
      'M84 30l36 10M236 30l-36 10M150 40h20v20h-20z',
      'M136 56a24 24 0 1 0 48 0a24 24 0 1 0-48 0',
      'M110 30h100v14h-100zM122 44h76v8h-76z',
    ],
    lights: [
      [light(1, 84, 162, 124, 74, 26), light(4, 238, 162, 196, 76, 26), light(3, 160, 164, 160, 94, 18)],
      [light(2, 84, 162, 126, 76, 28), light(1, 238, 162, 194, 76, 28)],
      [light(3, 92, 162, 132, 80, 26), light(2, 228, 162, 188, 72, 28)],
      [light(4, 84, 162, 176, 70, 24), light(1, 160, 164, 140, 92, 20), light(2, 238, 162, 200, 82, 22)],
    ],
  },
};

/** The number of drawings of each staging. */
export const PLAN_VARIANTS = 4;

const linesOf = ({ house, thin }: PlanDrawing, staging: Staging): ReactNode => (
  <>
    <path d={house} />
    <path d={thin} strokeWidth=".8" strokeDasharray={staging === 'end-on' ? '9 3 2 3' : undefined} />
  </>
);

/** Ids of what the drawings of one page share. */
const SHARED = {
  lantern: 'lantern',
  gradient: (gel: Gel): string => `gel-${gel}`,
  lines: (staging: Staging): string => staging,
};

/** What drawings share, once for a page with several. */
export function SharedParts() {
  return (
    <>
      {GELS.map((gel) => (
        <BeamGradient key={gel} id={SHARED.gradient(gel)} gel={gel} />
      ))}
      <path id={SHARED.lantern} className="solid" transform={`scale(${SCALE})`} d={LANTERN_OUTLINE} />
      {STAGINGS.map((staging) => (
        <g key={staging} id={SHARED.lines(staging)}>
          {linesOf(DRAWINGS[staging], staging)}
        </g>
      ))}
    </>
  );
}

/**
 * The inside of an `<svg>` that shows a staging in plan.
 * @param id a prefix for ids, unique on the page; without one the drawing refers to the `SharedParts` of the page
 */
export function PlanDrawing({ id, staging, variant }: { id?: string; staging: Staging; variant: number }) {
  const { sets, lights } = DRAWINGS[staging];
  const lanterns = lights[variant % PLAN_VARIANTS] ?? [];
  const gradientOf = (gel: Gel): string => (id === undefined ? SHARED.gradient(gel) : `${id}-${gel}`);
  return (
    <>
      {id !== undefined &&
        GELS.filter((gel) => lanterns.some((hung) => hung.gel === gel)).map((gel) => (
          <BeamGradient key={gel} id={gradientOf(gel)} gel={gel} />
        ))}
      {lanterns.map(({ gel, lantern, pool }, index) => (
        <Beam key={index} gradient={gradientOf(gel)} gel={gel} lantern={lantern} pool={pool} scale={SCALE} />
      ))}
      {id === undefined ? <use href={`#${SHARED.lines(staging)}`} /> : linesOf(DRAWINGS[staging], staging)}
      <path d={sets[variant % PLAN_VARIANTS]} />
      {lanterns.map(({ lantern, pool }, index) => (
        <Lantern key={index} at={lantern} aim={pool} scale={SCALE} outline={id === undefined ? SHARED.lantern : undefined} />
      ))}
    </>
  );
}
