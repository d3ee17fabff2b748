import { MOST_OUTLINED, plotOf, SHEET, type Plan } from '../../src/society/plot';

const PLANS: Plan[] = ['black-box', 'proscenium', 'none'];
const SHOW = '/shows/2025-2026/hamlet';

/** All points of path data with absolute moves, and steps after them. */
function pointsOf(path: string): number[] {
  const points: number[] = [];
  for (const [, x = '', y = '', steps = ''] of path.matchAll(/M(\d+) (\d+)l([^MaL]*)/g)) {
    const at = [Number(x), Number(y)];
    points.push(...at);
    const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
    for (const [index, step] of numbers.entries()) {
      at[index % 2] = (at[index % 2] ?? 0) + step;
      points.push(at[index % 2] ?? 0);
    }
  }
  return points;
}

describe('the lighting plot of a show', () => {
  it('is the same drawing for the same record', () => {
    expect(plotOf(SHOW, 7, 'black-box')).toEqual(plotOf(SHOW, 7, 'black-box'));
  });

  it('is another drawing for another show of the same size', () => {
    expect(plotOf(SHOW, 7, 'black-box')).not.toEqual(plotOf('/shows/2025-2026/macbeth', 7, 'black-box'));
  });

  it.each(PLANS)('has one lantern more with one person more, and none for nobody: %s', (plan) => {
    for (const posts of [0, 1, 2, 3, 7, 8, 23, 40]) expect(plotOf(SHOW, posts, plan).lanterns).toHaveLength(posts);
  });

  it.each(PLANS)('hangs no two lanterns in one place: %s', (plan) => {
    for (const posts of [8, 20, 40]) {
      const places = plotOf(SHOW, posts, plan).lanterns.map(({ x, y }) => `${x} ${y}`);
      expect(new Set(places).size).toBe(posts);
    }
  });

  it.each(PLANS)('keeps lanterns and beams on the sheet: %s', (plan) => {
    for (const show of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { lanterns, symbols } = plotOf(show, 40, plan);
      const points = [symbols, ...lanterns.map(({ beam }) => beam)].flatMap(pointsOf);
      expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...points)).toBeLessThanOrEqual(SHEET);
    }
  });

  it.each(PLANS)('takes at most 2.5 KB, whatever the crew: %s', (plan) => {
    for (const posts of [1, 8, MOST_OUTLINED, 40]) {
      const { lanterns, symbols } = plotOf(SHOW, posts, plan);
      const perBeam = posts > MOST_OUTLINED ? 0 : '<path d=""></path>'.length;
      const beams = lanterns.reduce((sum, { beam }) => sum + beam.length + perBeam, 0);
      expect(beams + symbols.length).toBeLessThan(2500 - 500);
    }
  });
});
