import type { CSSProperties } from 'react';
import { Link } from 'gatsby';
import clsx from 'clsx';
import { Beam, Lantern, type Gel, type Point } from './beam';
import * as styles from './hero.module.css';
import { WAYS_IN } from './instrument-schedule';

/**
 * The four lanterns on the front-of-house bar, their pools of light, and where these show the channel's number. The plan is drawn on
 * 840 by 704 units, 50 to the metre.
 */
const FRONT_OF_HOUSE = [
  { channel: 1, lantern: { x: 128, y: 632 }, pool: { x: 356, y: 212, radius: 88 }, number: { x: 318, y: 176 } },
  { channel: 2, lantern: { x: 318, y: 632 }, pool: { x: 252, y: 352, radius: 78 }, number: { x: 252, y: 352 } },
  { channel: 3, lantern: { x: 522, y: 632 }, pool: { x: 588, y: 352, radius: 78 }, number: { x: 588, y: 352 } },
  { channel: 4, lantern: { x: 712, y: 632 }, pool: { x: 484, y: 212, radius: 88 }, number: { x: 522, y: 176 } },
] as const;

/** Open white goes first, because its paper colour would cover the others. */
const PAINT_ORDER = [...FRONT_OF_HOUSE].sort((first, second) => Number(second.channel === 4) - Number(first.channel === 4));

const SYMBOLS = {
  par: 'M-10 12H10L12-9H-12zM-12-9l2-5H10l2 5',
  flood: 'M-8 8H8l7-20h-30z',
  fresnel: 'M-8 12a10 8 0 0 0 16 0l3-25h-22z',
};

/** What hangs over the stage; `turn` is in degrees. */
const OVERHEAD: readonly [symbol: keyof typeof SYMBOLS, x: number, y: number, turn: number][] = [
  ['par', 210, 104, 180],
  ['par', 300, 104, 180],
  ['flood', 390, 104, 0],
  ['flood', 450, 104, 0],
  ['par', 540, 104, 180],
  ['par', 630, 104, 180],
  ['fresnel', 184, 286, 176],
  ['fresnel', 222, 286, 176],
  ['fresnel', 618, 286, 184],
  ['fresnel', 656, 286, 184],
  ['par', 340, 412, 0],
  ['par', 500, 412, 0],
];

/** Profile spots at the ends of the first bar, focused across the stage: where they hang, and what they light. */
const CROSS_LIGHT: readonly { at: Point; aim: Point }[] = [
  { at: { x: 184, y: 412 }, aim: { x: 306, y: 256 } },
  { at: { x: 656, y: 412 }, aim: { x: 534, y: 256 } },
];

function Channel({ at, channel, isLit = false }: { at: Point; channel: Gel; isLit?: boolean }) {
  return (
    <>
      <circle className={clsx('solid', styles.channel, isLit && styles.lit)} cx={at.x} cy={at.y} r="13" />
      <text className="channel-number" x={at.x} y={at.y}>
        {channel}
      </text>
    </>
  );
}

/** The stage, what hangs over it, and the front-of-house bar. */
function Stage() {
  return (
    <>
      <g className={styles.thin}>
        <path strokeDasharray="14 5 3 5" d="M420 22V690" />
        <path strokeDasharray="7 6" d="M150 442H690" />
      </g>
      <path d="M104 128Q104 66 166 66H674Q736 66 736 128" />
      <path className={styles.heavy} d="M28 60V470M812 60V470" />
      <path d="M72 150h66v5h-66zM702 150h66v5h-66zM72 250h66v5h-66zM702 250h66v5h-66zM72 350h66v5h-66zM702 350h66v5h-66z" />
      <pattern id="masonry" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7" strokeWidth="1.2" />
      </pattern>
      <path fill="url(#masonry)" strokeWidth="2" d="M0 470H150V494H0zM690 470H840V494H690z" />
      <path d="M150 494Q420 566 690 494" />
      <g className={styles.thin}>
        <path d="M360 178h120v68h-120zM360 178l120 68M480 178l-120 68M392 246v24h56v-24M392 254h56M392 262h56" />
        <path strokeWidth="2.4" d="M190 216l52-52M650 216l-52-52" />
        <circle cx="420" cy="372" r="18" />
        <circle cx="390" cy="372" r="7" />
        <circle cx="450" cy="372" r="7" />
        <path d="M162 102.5H678M162 105.5H678M162 284.5H678M162 287.5H678M162 410.5H678M162 413.5H678" />
      </g>
      {OVERHEAD.map(([symbol, x, y, turn]) => (
        <path key={`${x} ${y}`} className="solid" transform={`translate(${x} ${y}) rotate(${turn})`} d={SYMBOLS[symbol]} />
      ))}
      {CROSS_LIGHT.map(({ at, aim }) => (
        <Lantern key={at.x} at={at} aim={aim} />
      ))}
      <path d="M64 629.5H776M64 634.5H776" />
    </>
  );
}

const LETTERING: readonly (readonly [x: number, y: number, words: string])[] = [
  [690, 108, 'LX 3'],
  [690, 290, 'LX 2'],
  [690, 416, 'LX 1'],
  [786, 637, 'FOH'],
  [168, 56, 'CYC'],
  [8, 516, 'PROS'],
  [428, 20, 'C/L'],
  [698, 446, 'Setting line'],
  [702, 546, '0'],
  [752, 546, '1'],
  [800, 546, '2 m'],
];

function Lettering() {
  return (
    <g className="not-on-phones">
      {LETTERING.map(([x, y, words]) => (
        <text key={words} x={x} y={y}>
          {words}
        </text>
      ))}
      <g className={styles.thin}>
        <path d="M706 560h100v-7h-100z" />
        <path style={{ fill: 'var(--line)' }} d="M706 553h25v7h-25zM756 553h25v7h-25z" />
      </g>
    </g>
  );
}

/** A stage in plan, lit by four lanterns that are links. They are for pointers only: the schedule has the same links. */
export function LightingPlan() {
  return (
    <svg className={clsx('drawing', styles.plan)} viewBox="0 0 840 704" aria-hidden="true">
      {PAINT_ORDER.map(({ channel, lantern, pool }) => (
        <Beam
          key={channel}
          id={`front-of-house-${channel}`}
          gel={channel}
          lantern={lantern}
          pool={pool}
          className={clsx(styles.beam, styles[`beam${channel}`])}
          style={{ '--channel': channel } as CSSProperties}
        />
      ))}
      <Stage />
      <Lettering />
      {FRONT_OF_HOUSE.map(({ channel, lantern, pool, number }) => (
        <Link key={channel} to={WAYS_IN[channel - 1]?.to ?? '/'} tabIndex={-1} data-channel={channel} className={styles.way}>
          <g fill="transparent" stroke="none">
            <circle cx={pool.x} cy={pool.y} r={pool.radius} />
            <path d={`M${lantern.x - 34} ${lantern.y - 40}h68v92h-68z`} />
          </g>
          <Lantern at={lantern} aim={pool} />
          <Channel at={{ x: lantern.x, y: 670 }} channel={channel} />
          <Channel at={number} channel={channel} isLit />
        </Link>
      ))}
    </svg>
  );
}
