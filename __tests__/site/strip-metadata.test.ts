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
function moving(format: 'webp' | 'gif', orientation = 1): Promise<Buffer> {
  const frames = sharp(Buffer.alloc(8 * 8 * 3, 90).fill(200, 96), { raw: { width: 8, height: 8, channels: 3, pageHeight: 4 } });
  return frames.withMetadata({ exif: EXIF, orientation })[format]({ loop: 3 }).toBuffer();
}

/** The chunk of a PNG that announces two frames. */
const FRAMES = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');

const withFrames = (png: Buffer): Buffer => Buffer.concat([png.subarray(0, 33), FRAMES, png.subarray(33)]);

/** A comment after the first two bytes of a JPEG. */
const withComment = (jpeg: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from('\xff\xfe\0\x09by hand', 'latin1'), jpeg.subarray(2)]);

const secretsIn = (bytes: Buffer): string[] =>
  ['Lantern', 'Owner', '4711', 'xmpmeta', 'by hand', 'film'].filter((secret) => bytes.includes(secret));

const pixelsOf = (bytes: Buffer): Promise<Buffer> => sharp(bytes, { animated: true }).raw().toBuffer();

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture that lay on its side is upright, has its colours and no metadata: %s',
  async (format) => {
    const clean = await withoutMetadata(await tagged(6)[format]().toBuffer());
    const { width, height, orientation, icc, xmp, exif } = await sharp(clean).metadata();
    expect([width, height, orientation, xmp, exif]).toEqual([4, 8, undefined, undefined, undefined]);
    expect(icc).toBeDefined();
    expect(secretsIn(clean)).toEqual([]);
  },
);

it('a picture without metadata stays the same buffer', async () => {
  const bytes = await photograph().jpeg().toBuffer();
  expect(await withoutMetadata(bytes)).toBe(bytes);
});

it('an upright JPEG loses only its metadata, its thumbnail and what a phone appends to it', async () => {
  for (const progressive of [false, true]) {
    const bytes = await tagged(1).jpeg({ progressive }).toBuffer();
    const photo = Buffer.concat([bytes, await tagged(1).jpeg().toBuffer(), Buffer.from('ftyp, a film')]);
    const clean = await withoutMetadata(withComment(photo));
    const { exif, xmp, comments, icc, orientation } = await sharp(clean).metadata();
    expect({ exif, xmp, comments, orientation }).toEqual({});
    expect(icc).toBeDefined();
    expect((await pixelsOf(clean)).equals(await pixelsOf(bytes))).toBe(true);
    expect(clean.length).toBeLessThan(bytes.length);
    expect(secretsIn(clean)).toEqual([]);
  }
});

it('an animation that would have to be turned stays on its side, without its position', async () => {
  const turned = await moving('webp', 6);
  const clean = await withoutMetadata(turned);
  expect((await sharp(clean).metadata()).orientation).toBeUndefined();
  expect((await pixelsOf(clean)).equals(await pixelsOf(turned))).toBe(true);
  const png = withFrames(await tagged(6).png().toBuffer());
  const cleanPng = await withoutMetadata(png);
  expect(cleanPng.includes(FRAMES)).toBe(true);
  expect([secretsIn(clean), secretsIn(cleanPng)]).toEqual([[], []]);
});

it('a picture that breaks off, so that it cannot be turned, stays on its side, without its position', async () => {
  const bytes = await tagged(6).jpeg().toBuffer();
  const clean = await withoutMetadata(bytes.subarray(0, -20));
  expect(secretsIn(clean)).toEqual([]);
});

it('an animated GIF keeps its frames, and how often they repeat', async () => {
  const gif = await moving('gif');
  const at = gif.lastIndexOf(0x3b);
  const xmp = Buffer.from(`!\xff\x0bXMP DataXMP\x08GPSplace\0!\xfe\x05Owner\0`, 'latin1');
  const clean = await withoutMetadata(Buffer.concat([gif.subarray(0, at), xmp, gif.subarray(at)]));
  expect(clean.equals(gif)).toBe(true);
  expect(clean.includes('NETSCAPE2.0')).toBe(true);
});

it('an AVIF that cannot be turned loses its position', async () => {
  const bytes = await tagged(6).avif().toBuffer();
  const moves = Buffer.concat([bytes, Buffer.from('\0\0\0\x10freeftypavis')]);
  const clean = await withoutMetadata(moves);
  expect((await pixelsOf(clean)).equals(await pixelsOf(bytes))).toBe(true);
  expect(secretsIn(clean)).toEqual([]);
});

it.each(['png', 'webp'] as const)('an upright %s keeps every pixel and its animation', async (format) => {
  const bytes =
    format === 'webp' ? await moving('webp') : withFrames(await photograph().withMetadata({ exif: EXIF }).withXmp(XMP).png().toBuffer());
  const clean = await withoutMetadata(bytes);
  const { exif, xmp, pages } = await sharp(clean, { animated: true }).metadata();
  expect({ exif, xmp, pages }).toEqual({ exif: undefined, xmp: undefined, pages: format === 'webp' ? 2 : undefined });
  expect((await pixelsOf(clean)).equals(await pixelsOf(bytes))).toBe(true);
  expect(clean.includes(FRAMES)).toBe(format === 'png');
});

it('unreadable pictures and other files stay unchanged', async () => {
  const files = { 'a.jpg': Buffer.from('no picture'), 'b.avif': Buffer.from('....ftypavif'), 'c.txt': Buffer.from('Exif') };
  const site = temporaryFolder(files);
  const before = statSync(`${site}/a.jpg`).mtimeMs;
  await stripMetadata(site);
  for (const [name, bytes] of Object.entries(files)) expect(readFileSync(`${site}/${name}`).equals(bytes)).toBe(true);
  expect(statSync(`${site}/a.jpg`).mtimeMs).toBe(before);
});

it('animated pictures are told from still ones of the same format', async () => {
  const folder = temporaryFolder({});
  const png = await photograph().png().toBuffer();
  const pictures = {
    'a.gif': await moving('gif'),
    'a.webp': await moving('webp'),
    'a.png': withFrames(png),
    'still.webp': await photograph().webp().toBuffer(),
    'still.png': png,
  };
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(`${folder}/${name}`, bytes);
  expect(Object.keys(pictures).filter((name) => isAnimated(`${folder}/${name}`))).toEqual(['a.gif', 'a.webp', 'a.png']);
});
