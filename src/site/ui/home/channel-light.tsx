import type { ReactNode } from 'react';
import { Beam, Lantern, type Gel } from './beam';

const LANTERN = { x: 62, y: 196 };
const POOL = { x: 318, y: 92, radius: 76 };

/** What each channel lights, drawn around (0, 0). */
const IN_THE_POOL: Readonly<Partial<Record<Gel, ReactNode>>> = {
  // The mark on the floor for an actor to stand on.
  1: <path strokeWidth="4" d="M-15-15l30 30M15-15l-30 30" />,
  // A hire, seen from above: a desk with its operator, two speakers, and the flight case that it all came in.
  3: (
    <>
      <path d="M-26 6h52v22h-52z" />
      <path d="M-20 12h40M-20 17h40M-20 22h26" strokeWidth=".8" />
      <circle cx="0" cy="42" r="6" />
      <path d="M-50-40h20l4 18h-28zM30-40h20l4 18h-28z" />
      <path d="M-46-34h12M34-34h12" strokeWidth=".8" />
      <path d="M-8-52h16v14h-16zM-8-45h16" strokeWidth=".8" />
    </>
  ),
};

/** A channel's lantern, as it hangs on the home page's plan, and what it lights. */
export function ChannelLight({ channel }: { channel: Gel }) {
  return (
    <svg className="drawing" viewBox="0 0 420 236" aria-hidden="true">
      <Beam id={`channel-${channel}`} gel={channel} lantern={LANTERN} pool={POOL} />
      <path d="M8 193.500H200M8 198.500H200" />
      <path strokeDasharray="14 5 3 5" strokeWidth=".8" d={`M${POOL.x} 4V232`} />
      <g transform={`translate(${POOL.x} ${POOL.y}) scale(1.2)`}>{IN_THE_POOL[channel]}</g>
      <Lantern at={LANTERN} aim={POOL} />
      <circle className="solid" cx={LANTERN.x - 24} cy={LANTERN.y + 26} r="13" />
      <text className="channel-number" x={LANTERN.x - 24} y={LANTERN.y + 26}>
        {channel}
      </text>
    </svg>
  );
}
