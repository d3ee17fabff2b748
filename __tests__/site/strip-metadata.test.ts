import { readFileSync, statSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { stripMetadata, withoutMetadata } from '../../src/site/node/strip-metadata';
import { isAnimated } from '../../src/wiki/node/remark-plugins';
import { temporaryFolder } from '../support/content-folder';

/** Exif as a phone writes it: where the photograph was taken, with what, and whose phone it is. */
const EXIF = {
  IFD0: { Make: 'Lantern', Copyright: 'Owner of the phone' },
  IFD2: { BodySerialNumber: 'SERIAL-4711' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 47/1' },
};
const XMP = '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?>';

/** A photograph of 8 by 4 pixels in four colours. */
function photograph(): Sharp {
  const colours = [0, 60, 120, 180].flatMap((level) => Array.from({ length: 8 }, () => [level, 255 - level, 128]).flat());
  return sharp(Buffer.from(colours), { raw: { width: 8, height: 4, channels: 3 } });
}

const tagged = (orientation: number): Sharp => photograph().withMetadata({ orientation, exif: EXIF, icc: 'p3' }).withXmp(XMP);

/** Two frames in one file. */
function moving(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = sharp(Buffer.alloc(8 * 8 * 3, 90).fill(200, 96), { raw: { width: 8, height: 8, channels: 3, pageHeight: 4 } });
  return frames.withMetadata({ exif: EXIF })[format]().toBuffer();
}

/** The chunk of a PNG that announces two frames. */
const FRAMES = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');

const pixelsOf = (bytes: Buffer): Promise<Buffer> => sharp(bytes, { animated: true }).raw().toBuffer();

describe('a picture stripped of its metadata', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is upright and has its colours: %s', async (format) => {
    const clean = await withoutMetadata(await tagged(6)[format]().toBuffer());
    const { width, height, orientation, icc, xmp, exif } = await sharp(clean).metadata();
    expect({ width, height, orientation, xmp, exif }).toEqual({
      width: 4,
      height: 8,
      orientation: undefined,
      xmp: undefined,
      exif: undefined,
    });
    expect(icc).toBeDefined();
    for (const secret of ['Lantern', 'Owner', '4711', 'xmpmeta']) expect([secret, clean.includes(secret)]).toEqual([secret, false]);
  });

  it('is the same buffer if it had none', async () => {
    const bytes = await photograph().jpeg().toBuffer();
    expect(await withoutMetadata(bytes)).toBe(bytes);
  });

  it('keeps every pixel and the animation of an upright PNG', async () => {
    const withFrames = (png: Buffer): Buffer => Buffer.concat([png.subarray(0, 33), FRAMES, png.subarray(33)]);
    const bytes = withFrames(await photograph().withMetadata({ exif: EXIF }).withXmp(XMP).png().toBuffer());
    const clean = await withoutMetadata(bytes);
    const { exif, xmp } = await sharp(clean).metadata();
    expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
    expect((await pixelsOf(clean)).equals(await pixelsOf(bytes))).toBe(true);
    expect(clean.includes(FRAMES)).toBe(true);
  });

  it('keeps every pixel and the animation of an upright WebP', async () => {
    const bytes = await moving('webp');
    const clean = await withoutMetadata(bytes);
    expect(await sharp(clean).metadata()).not.toHaveProperty('exif');
    expect((await pixelsOf(clean)).equals(await pixelsOf(bytes))).toBe(true);
    expect(await sharp(clean, { animated: true }).metadata()).toMatchObject({ pages: 2 });
  });
});

it('unreadable pictures and other files stay unchanged', async () => {
  const files = { 'a.jpg': Buffer.from('no picture'), 'b.avif': Buffer.from('....ftypavif'), 'c.txt': Buffer.from('Exif') };
  const site = temporaryFolder(files);
  const before = statSync(`${site}/a.jpg`).mtimeMs;
  await stripMetadata(site);
  for (const [name, bytes] of Object.entries(files)) expect(readFileSync(`${site}/${name}`).equals(bytes)).toBe(true);
  expect(statSync(`${site}/a.jpg`).mtimeMs).toBe(before);
});

it('an animated picture keeps its frames', async () => {
  const folder = temporaryFolder({});
  const png = await photograph().png().toBuffer();
  const pictures = {
    'a.gif': await moving('gif'),
    'a.webp': await moving('webp'),
    'a.png': Buffer.concat([png.subarray(0, 33), FRAMES, png.subarray(33)]),
    'still.webp': await photograph().webp().toBuffer(),
    'still.png': png,
  };
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(`${folder}/${name}`, bytes);
  expect(Object.keys(pictures).filter((name) => isAnimated(`${folder}/${name}`))).toEqual(['a.gif', 'a.webp', 'a.png']);
});
