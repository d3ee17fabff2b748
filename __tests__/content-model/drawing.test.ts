import sharp from 'sharp';
import { drawingOf, pixelsOf } from '../../src/content-model/drawing';
import { PALETTES } from '../../src/content-model/palette';

const svgOf = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${inside}</svg>`;
const built = (inside: string) => drawingOf(svgOf(inside));

/** Where the dark pixels of a drawing are, in its units. */
async function inkOf(inside: string): Promise<Record<'left' | 'right' | 'top' | 'bottom', number>> {
  const paper = '<rect width="200" height="100" fill="#ffffff"/>';
  const pixels = await pixelsOf(svgOf(paper + inside), 800)
    .png()
    .toBuffer();
  const {
    trimOffsetLeft = 0,
    trimOffsetTop = 0,
    width,
    height,
  } = (await sharp(pixels).trim({ threshold: 80 }).toBuffer({ resolveWithObject: true })).info;
  const [left, top] = [-trimOffsetLeft / 4, -trimOffsetTop / 4];
  return { left, right: left + width / 4, top, bottom: top + height / 4 };
}

it('a built drawing has the colours of the site in both modes, and keeps those of real things', () => {
  const { svg, hasModes } = built('<path d="M0 0h9v9z" fill="var(--ink, #000000)" stroke="#dc2626"/>');
  expect(svg).toContain(`<style>:root{--ink:${PALETTES.light.ink}}:root:target{--ink:${PALETTES.dark.ink}}</style>`);
  expect(svg).toContain('fill="var(--ink)"');
  expect(svg).toContain('stroke="#dc2626"');
  expect(svg).toContain('id="dark"');
  expect(hasModes).toBe(true);
});

it('a built drawing has one look if its colours are those of real things', () => {
  expect(built('<path d="M0 0h9v9z" fill="#dc2626"/>')).toMatchObject({ hasModes: false, width: 200, height: 100 });
});

it('a built drawing defines each letter once, however often it is used', () => {
  const { svg } = built('<g font-family="Old Face"><text x="9" y="20">hall</text><text x="9" y="60">ball</text></g>');
  expect(svg).not.toMatch(/<text|font-family/);
  expect(svg.match(/<path id=/g)).toHaveLength(4);
  expect(svg.match(/<use /g)).toHaveLength(8);
});

it('a built drawing reads sizes from style sheets and style attributes, as drawing programs write them', async () => {
  const styled = '<style>.a{font-size:40px}</style><text class="a" x="10" y="60">H</text><text class="a" x="60" y="60">H</text>';
  expect(await inkOf(styled)).toEqual(
    await inkOf('<g style="font-size:40px"><text x="10" y="60">H</text><text x="60" y="60">H</text></g>'),
  );
});

it.each([
  ['starts at its place', '', 100, 124],
  ['is centred at its place', 'text-anchor="middle"', 88, 112],
  ['ends at its place', 'text-anchor="end"', 76, 100],
])('a text of a drawing %s', async (_what, anchor, left, right) => {
  const ink = await inkOf(`<g font-size="40" ${anchor}><text x="100" y="60">H</text></g>`);
  expect(Math.abs(ink.left - left)).toBeLessThan(4);
  expect(Math.abs(ink.right - right)).toBeLessThan(4);
  expect(Math.abs(ink.bottom - 60)).toBeLessThan(0.5);
});

it('a text of a drawing is wider in bold, and with space between its letters', async () => {
  const widthOf = async (attributes: string) => {
    const { left, right } = await inkOf(`<text x="10" y="60" font-size="20" ${attributes}>Wings</text>`);
    return right - left;
  };
  const regular = await widthOf('');
  expect(await widthOf('letter-spacing="3"')).toBeCloseTo(regular + 12, 0);
  expect(await widthOf('font-weight="700"')).not.toBeCloseTo(regular, 0);
});

it('a text of a drawing may have several lines and styles in one element, as drawing programs write it', async () => {
  const spans = '<tspan x="10" y="30">Stage</tspan><tspan x="10" dy="2em">l<tspan font-weight="700">ef</tspan>t</tspan>';
  const plain = await inkOf('<text x="10" y="30" font-size="20">Stage</text><text x="10" y="70" font-size="20">left</text>');
  const written = await inkOf(`<text font-size="20">\n  ${spans}\n</text>`);
  expect({ ...written, right: 0 }).toEqual({ ...plain, right: 0 });
});

it('a text of a drawing may be turned, and its outline is as thick as it says', async () => {
  const { left, right, top, bottom } = await inkOf('<text x="100" y="90" font-size="20" transform="rotate(-90 100 90)">Wings</text>');
  expect(bottom - top).toBeGreaterThan(2 * (right - left));
  const plain = await inkOf('<text x="100" y="60" font-size="40">H</text>');
  const thick = await inkOf('<text x="100" y="60" font-size="40" stroke="#000000" stroke-width="8">H</text>');
  expect(Math.abs(thick.left - (plain.left - 4))).toBeLessThan(1);
});
