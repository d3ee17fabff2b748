import sharp from 'sharp';
import { cardOfShow } from '../../src/society/node/plot-card';
import { layersOf, MOST_OUTLINED, plotOf, SHEET, type DrawnPlot, type Plan } from '../../src/society/plot';

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

const plotFor = (posts: number, plan: Plan, show = SHOW) => plotOf(show, Array<object>(posts).fill({}), plan);

it('a plot is the same drawing for the same record, and another for another show of the same size', () => {
  expect(plotFor(7, 'black-box')).toEqual(plotFor(7, 'black-box'));
  expect(plotFor(7, 'black-box')).not.toEqual(plotFor(7, 'black-box', '/shows/2025-2026/macbeth'));
});

it.each(PLANS)('a plot has a lantern for each post, and no two in one place: %s', (plan) => {
  const posts = [0, 1, 2, 3, 7, 8, 20, 23, 40];
  const places = posts.map((count) => new Set(plotFor(count, plan).lanterns.map(({ x, y }) => `${x} ${y}`)).size);
  expect(places).toEqual(posts);
});

it.each(PLANS)('a plot keeps lanterns and beams on its sheet: %s', (plan) => {
  const points = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((show) => {
    const { lanterns, symbols } = plotFor(40, plan, show);
    return [symbols, ...lanterns.map(({ beam }) => beam)].flatMap(pointsOf);
  });
  expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...points)).toBeLessThanOrEqual(SHEET);
});

it.each(PLANS)('a plot takes at most 2.5 KB, whatever the crew: %s', (plan) => {
  const sizes = [1, 8, MOST_OUTLINED, 40].map((posts) => {
    const { lanterns, symbols } = plotFor(posts, plan);
    const perBeam = posts > MOST_OUTLINED ? 0 : '<path d=""></path>'.length;
    return lanterns.reduce((sum, { beam }) => sum + beam.length + perBeam, symbols.length);
  });
  expect(Math.max(...sizes)).toBeLessThan(2500 - 500);
});

/** The plot of a crew in gel 2; `null` is an open post. */
const drawnPlot = (crew: readonly (string | null)[]): DrawnPlot =>
  plotOf(
    SHOW,
    crew.map((path) => ({ gel: 2, person: path === null ? null : { path } })),
    'black-box',
  );

const layersIn = (plot: DrawnPlot, litFor?: string) =>
  layersOf(plot, litFor).map(({ look, gel, isDim, paths }) => [look, paths.length, gel, isDim]);

it('a plot lights lanterns that have a person, dims others on a person’s page, and has open posts in one dark layer below them', () => {
  const plot = drawnPlot([null, '/people/polly-gaffer', '/people/mike-stand', null, '/people/polly-gaffer']);
  const [lines, dark, outlines] = ['lines', 'dark', 'outlines'].map((look) => [look, 1, undefined, undefined]);
  expect(layersIn(plot)).toEqual([lines, dark, ['beams', 3, 2, false], outlines]);
  expect(layersIn(plot, '/people/mike-stand')).toEqual([lines, dark, ['beams', 2, 2, true], ['beams', 1, 2, false], outlines]);
});

it.each([
  'Hamlet',
  'The Curious Incident of the Dog in the Night-Time, and of the lamp that nobody had focused',
  'Supercalifragilisticexpialidocious',
])('a link preview of a show has 1,200 by 630 pixels, and its words end before the plot: %s', async (title) => {
  const card = await cardOfShow(title, ['Warwick Drama and all the friends that it made on the way to the get-in', '4 to 6 February'], {
    ...drawnPlot([]),
    plan: 'none',
  });
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  // The column between the words and the sheet.
  const column = Array.from({ length: info.height }, (_, y) =>
    data.subarray((y * 1200 + 596) * info.channels, (y * 1200 + 599) * info.channels).toString('hex'),
  );
  expect(new Set(column).size).toBe(1);
  expect(new Set(data.subarray(0, (1200 * 630 * info.channels) / 2)).size).toBeGreaterThan(4);
});

it('a link preview has the plot alone if the typeface lacks a letter of the title', async () => {
  const plot = drawnPlot(['/people/mike-stand']);
  const [alone, named] = await Promise.all(['🎭', 'O'].map(async (title) => sharp(await cardOfShow(title, [], plot)).stats()));
  expect(alone?.entropy).toBeLessThan(named?.entropy ?? 0);
  expect(alone?.entropy).toBeGreaterThan(0.1);
});
