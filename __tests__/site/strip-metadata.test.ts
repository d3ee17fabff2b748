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

/** A file with more bytes at a position; counted from the end if it is negative. */
const withBytes = (bytes: Buffer, position: number, more: string): Buffer =>
  Buffer.concat([bytes.subarray(0, position), Buffer.from(more, 'latin1'), bytes.subarray(position)]);

/** The chunk of a PNG that announces two frames. */
const FRAMES = '\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0';
const withFrames = (png: Buffer): Buffer => withBytes(png, 33, FRAMES);

/** With a chunk of one byte, which is padded to two, before the metadata. */
function withOddChunk(webp: Buffer): Buffer {
  const bytes = withBytes(webp, 30, 'ABCD\x01\0\0\0x\0');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

/** A comment, then what a phone appends: another picture with its own Exif, and a film. */
async function fromPhone(jpeg: Buffer): Promise<Buffer> {
  const commented = withBytes(jpeg, 2, '\xff\xfe\0\x09by hand');
  return Buffer.concat([commented, await tagged(1).jpeg().toBuffer(), Buffer.from('ftyp, a film')]);
}

const secretsIn = (bytes: Buffer): string[] =>
  ['Lantern', 'Owner', '4711', 'xmpmeta', 'by hand', 'film', 'GPSplace'].filter((secret) => bytes.includes(secret));

const pixelsOf = (bytes: Buffer): Promise<Buffer> => sharp(bytes, { animated: true, failOn: 'none' }).raw().toBuffer();

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

it.each<[string, () => Promise<Buffer>]>([
  ['JPEG', async () => fromPhone(await tagged(1).jpeg().toBuffer())],
  ['progressive JPEG', async () => fromPhone(await tagged(1).jpeg({ progressive: true }).toBuffer())],
  ['PNG', () => tagged(1).png().toBuffer()],
  ['WebP animation', async () => withOddChunk(await moving('webp'))],
  ['GIF animation', async () => withBytes(await moving('gif'), -1, '!\xff\x0bXMP DataXMP\x08GPSplace\0!\xfe\x05Owner\0')],
])('an upright picture loses only metadata, its thumbnail and what a phone appends, and keeps every pixel: %s', async (_name, make) => {
  const bytes = await make();
  const clean = await withoutMetadata(bytes);
  const { exif, xmp, comments, icc, pages, loop } = await sharp(clean, { animated: true }).metadata();
  const before = await sharp(bytes, { animated: true }).metadata();
  expect({ exif, xmp, comments, icc, pages, loop }).toEqual({ icc: before.icc, pages: before.pages, loop: before.loop });
  expect((await pixelsOf(clean)).equals(await pixelsOf(bytes))).toBe(true);
  expect(clean.length).toBeLessThan(bytes.length);
  expect(secretsIn(clean)).toEqual([]);
});

it.each<[string, () => Promise<Buffer>]>([
  ['WebP animation', () => moving('webp', 6)],
  ['PNG animation', async () => withFrames(await tagged(6).png().toBuffer())],
  ['AVIF animation', async () => Buffer.concat([await tagged(6).avif().toBuffer(), Buffer.from('\0\0\0\x10freeftypavis')])],
  ['JPEG that breaks off', async () => (await tagged(6).jpeg().toBuffer()).subarray(0, -20)],
])('a picture that cannot be turned stays on its side, without its position: %s', async (_name, make) => {
  const bytes = await make();
  const clean = await withoutMetadata(bytes);
  expect((await pixelsOf(clean)).equals(await pixelsOf(bytes))).toBe(true);
  expect(clean.includes(FRAMES, 0, 'latin1')).toBe(bytes.includes(FRAMES, 0, 'latin1'));
  expect(secretsIn(clean)).toEqual([]);
});

it('pictures without metadata, unreadable pictures and other files stay unchanged', async () => {
  const still = await photograph().jpeg().toBuffer();
  expect(await withoutMetadata(still)).toBe(still);
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
