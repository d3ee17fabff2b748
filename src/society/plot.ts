/** The lighting plot that is drawn of each show from its record. Its sheet has 480 units a side. */
import { groupBy } from '../components/group-by';
import type { SiteConfiguration } from '../content-model/site-schema';
import type { Venue } from '../content-model/society-schemas';
import type { ProductionNode } from './node/production-nodes';

interface Point {
  x: number;
  y: number;
}

export type Plan = NonNullable<Venue['plan']>;

/** What the drawing of a plot needs to know. A lantern without a person is dark. */
export interface DrawnPlot {
  readonly plan: string;
  readonly symbols: string;
  readonly lanterns: readonly { readonly beam: string; readonly gel: number; readonly person: { readonly path: string | null } | null }[];
}

/** Paths of one look. `gel` is the number of the department's. */
interface Layer {
  look: 'lines' | 'walls' | 'dark' | 'beams' | 'outlines' | 'strokes';
  paths: string[];
  gel?: number | undefined;
  isDim?: boolean;
}

/** With more lanterns than this their symbols are lines and beams of one gel one path, so that the drawing stays small. */
export const MOST_OUTLINED = 20;

/** Side of the sheet. */
export const SHEET = 480;

const NO_PLAN = {
  /** Walls, stage, bars and the edge of a stage. */
  lines: '',
  /** Heavy lines. */
  walls: '',
  /** Bars and walls on which lanterns hang, with their share of them. Walls are clockwise from the top; nothing hangs in a corner. */
  bars: [
    { from: { x: 90, y: 30 }, to: { x: 390, y: 30 }, share: 0.25 },
    { from: { x: 450, y: 90 }, to: { x: 450, y: 390 }, share: 0.25 },
    { from: { x: 390, y: 450 }, to: { x: 90, y: 450 }, share: 0.25 },
    { from: { x: 30, y: 390 }, to: { x: 30, y: 90 }, share: 0.25 },
  ],
  /** Where the middles of the pools of light are. */
  stage: { left: 160, right: 320, top: 160, bottom: 320 },
};

const PLANS: Readonly<Record<Plan, typeof NO_PLAN>> = {
  none: NO_PLAN,
  'black-box': { ...NO_PLAN, lines: 'M30 30h420v420H30zM120 120h240v240H120z' },
  proscenium: {
    lines: 'M46 412V80q0-46 46-46h296q46 0 46 46v332M96 132h288M70 204h340M46 450h388M96 412q144 56 288 0',
    walls: 'M0 412h96M384 412h96',
    bars: [
      { from: { x: 66, y: 450 }, to: { x: 414, y: 450 }, share: 0.5 },
      { from: { x: 90, y: 204 }, to: { x: 390, y: 204 }, share: 0.25 },
      { from: { x: 116, y: 132 }, to: { x: 364, y: 132 }, share: 0.25 },
    ],
    stage: { left: 130, right: 350, top: 90, bottom: 350 },
  },
};

/** Least and greatest radius of a pool of light. */
const RADIUS = { least: 32, greatest: 58 };
/** A beam shorter than this would be a circle. */
const SHORTEST_BEAM = 110;

/** Half the width of a lens. */
const LENS = 8;

/**
 * Pseudo-random numbers from 0 to 1, seeded by a text, so that a drawing stays the same from build to build.
 * FNV-1a, see https://datatracker.ietf.org/doc/draft-eastlake-fnv/; then mulberry32.
 */
function numbersOf(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const between = (least: number, greatest: number, share: number): number => least + (greatest - least) * share;

/** Where `count` lanterns hang, in order, evenly along the bars. */
function placesOn(bars: (typeof NO_PLAN)['bars'], count: number): Point[] {
  let before = 0;
  return bars.flatMap(({ from, to }, index) => {
    const sum = bars.slice(0, index + 1).reduce((total, bar) => total + bar.share, 0);
    const here = Math.round(sum * count) - before;
    before += here;
    return Array.from({ length: here }, (_, at) => {
      const along = (at + 0.5) / here;
      return rounded({ x: between(from.x, to.x, along), y: between(from.y, to.y, along) });
    });
  });
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Path data of a line through points, in steps: a minus sign separates numbers too. */
function pathThrough(points: readonly Point[]): string {
  const whole = points.map(rounded);
  const steps = whole.map(({ x, y }, at) => {
    const before = whole[at - 1];
    return before ? `${x - before.x} ${y - before.y}` : `M${x} ${y}l`;
  });
  return steps.join(' ').replaceAll('l ', 'l').replaceAll(' -', '-');
}

/** Corners of a spot's symbol: a box with a chamfered back. `along` is the way that its lens looks. */
const OUTLINE = [
  [10, -8],
  [10, 8],
  [-6, 8],
  [-12, 4],
  [-12, -4],
  [-6, -8],
] as const;
const AXIS = [
  [-10, 0],
  [10, 0],
] as const;

/** A symbol at a place, whose lens looks along a unit vector. */
function symbolAt({ x, y }: Point, forward: Point, isCrowded: boolean): string {
  const corners = isCrowded ? AXIS : OUTLINE;
  const points = corners.map(([along, across]) => ({
    x: x + along * forward.x - across * forward.y,
    y: y + along * forward.y + across * forward.x,
  }));
  return pathThrough(points) + (isCrowded ? '' : 'z');
}

/** A beam from a lens of half a width to a pool of light: along both outer tangents, and round the far side of the pool. */
function beamTo(at: Point, aim: Point, forward: Point, { radius, lens }: { radius: number; lens: number }): string {
  const cosine = (radius - lens) / Math.hypot(aim.x - at.x, aim.y - at.y);
  const sine = Math.sqrt(1 - cosine ** 2);
  const touching = (from: Point, length: number, hand: 1 | -1): Point => ({
    x: from.x - length * (cosine * forward.x + hand * sine * forward.y),
    y: from.y - length * (cosine * forward.y - hand * sine * forward.x),
  });
  const [left, right] = [rounded(touching(aim, radius, 1)), rounded(touching(aim, radius, -1))];
  const round = `a${radius} ${radius} 0 1 0 ${right.x - left.x} ${right.y - left.y}`.replaceAll(' -', '-');
  const start = pathThrough([touching(at, lens, 1), left]) + round;
  const { x, y } = rounded(touching(at, lens, -1));
  return lens === 0 ? `${start}z` : `${start}L${x} ${y}z`;
}

/**
 * A plot with a lantern for each post, in order. Where a beam ends means nothing: the id decides it. The symbols of all lanterns
 * are one path: outlines, or lines if the plot is crowded.
 * @param id of the show
 */
export function plotOf<Post extends object>(id: string, posts: readonly Post[], plan: Plan = 'none') {
  const { bars, stage } = PLANS[plan];
  const isCrowded = posts.length > MOST_OUTLINED;
  const places = placesOn(bars, posts.length);
  const hung = posts.map((post, index) => {
    const at = places[index] as Point;
    const next = numbersOf(`${id} ${index}`);
    let [aim, reach] = [at, 0];
    while (reach < SHORTEST_BEAM) {
      aim = { x: between(stage.left, stage.right, next()), y: between(stage.top, stage.bottom, next()) };
      reach = Math.hypot(aim.x - at.x, aim.y - at.y);
    }
    const forward = { x: (aim.x - at.x) / reach, y: (aim.y - at.y) / reach };
    const radius = Math.round(between(RADIUS.least, RADIUS.greatest, next()));
    const beam = beamTo(at, aim, forward, { radius, lens: isCrowded ? 0 : LENS });
    return { lantern: { ...at, beam, ...post }, symbol: symbolAt(at, forward, isCrowded) };
  });
  return { plan, symbols: hung.map(({ symbol }) => symbol).join(''), lanterns: hung.map(({ lantern }) => lantern) };
}

/** The gel of roles without a department. */
const OPEN_WHITE = 4;

/**
 * The plot of a show; hires have none. Open posts are left out once it has closed.
 * @param day of the build, e.g. "2026-02-05"
 * @param plan of the venue; missing if it is not known
 */
export function plotOfShow(
  { kind, path, posts, runs }: Pick<ProductionNode, 'kind' | 'path' | 'posts' | 'runs'>,
  { day, departments, plan }: Pick<SiteConfiguration, 'departments'> & { day: string; plan: Plan | undefined },
) {
  if (kind !== 'show') return undefined;
  const gels = new Map(departments.map(({ name, gel }) => [name, gel]));
  const isAhead = runs.some(({ to }) => to >= day);
  const hung = posts.filter(({ person }) => person !== undefined || isAhead);
  const coloured = hung.map((post) => ({ ...post, gel: gels.get(post.department) ?? OPEN_WHITE }));
  return plotOf(path, coloured, plan);
}

/** How strongly a few beams are filled. Many beams share what this many would have. */
const FILL = { least: 0.06, greatest: 0.45, sum: 4.5 };

/** How strongly each beam of a plot is filled, from 0 to 1. */
export function fillOf({ lanterns }: DrawnPlot): number {
  return Math.max(FILL.least, Math.min(FILL.greatest, FILL.sum / lanterns.length));
}

/**
 * A plot as layers, the lowest first.
 * @param litFor path of the person whose beams alone are bright; without one all are
 */
export function layersOf({ plan, symbols, lanterns }: DrawnPlot, litFor?: string): Layer[] {
  const { lines, walls } = PLANS[plan as Plan];
  const isCrowded = lanterns.length > MOST_OUTLINED;
  const beams = groupBy(
    lanterns.filter(({ person }) => person),
    ({ gel, person }) => `${gel} ${litFor === undefined || person?.path === litFor}`,
  );
  const dark = lanterns.filter(({ person }) => !person).map(({ beam }) => beam);
  const layers: Layer[] = [
    { look: 'lines', paths: [lines] },
    { look: 'walls', paths: [walls] },
    { look: 'dark', paths: [dark.join('')] },
    ...[...beams].map(([key, ofGel]): Layer => {
      const paths = ofGel.map(({ beam }) => beam);
      return { look: 'beams', gel: ofGel[0]?.gel, isDim: key.endsWith('false'), paths: isCrowded ? [paths.join('')] : paths };
    }),
    { look: isCrowded ? 'strokes' : 'outlines', paths: [symbols] },
  ];
  return layers.filter(({ paths }) => paths.join('') !== '');
}
