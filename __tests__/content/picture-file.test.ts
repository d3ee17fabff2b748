import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { isAnimated, isTurned, withoutMetadata } from '../../src/content/picture-file';

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
const FORMATS = {
  jpeg: (picture: Sharp) => picture.jpeg(),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ lossless: true }),
};
const formats = Object.entries(FORMATS);
const pixelsOf = (bytes: Buffer): Promise<Buffer> => sharp(bytes, { animated: true }).raw().toBuffer();

/** Two frames in one file. */
function moving(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = sharp(Buffer.alloc(8 * 8 * 3, 90).fill(200, 96), { raw: { width: 8, height: 8, channels: 3, pageHeight: 4 } });
  return frames[format]().toBuffer();
}

/** A PNG with an animation of one frame more, as far as it is read. */
async function movingPng(): Promise<Buffer> {
  const still = await photograph().png().toBuffer();
  const control = Buffer.from('acTL\0\0\0\x02\0\0\0\0', 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(control));
  return Buffer.concat([still.subarray(0, 33), Buffer.from([0, 0, 0, 8]), control, sum, still.subarray(33)]);
}

describe('a photograph without its metadata', () => {
  it.each(formats)('is the same to the pixel, with its colours and its right way up: %s', async (_name, encode) => {
    const bytes = await encode(tagged(6)).toBuffer();
    const clean = withoutMetadata(bytes);
    const { orientation, icc, xmp, exif } = await sharp(clean).metadata();
    expect({ orientation, icc: icc?.length, xmp }).toEqual({
      orientation: 6,
      icc: (await sharp(bytes).metadata()).icc?.length,
      xmp: undefined,
    });
    expect(exif?.length).toBeLessThan(40);
    expect((await pixelsOf(clean)).equals(await pixelsOf(bytes))).toBe(true);
    for (const secret of ['Lantern', 'Owner', '4711', 'xmpmeta']) expect([secret, clean.includes(secret)]).toEqual([secret, false]);
  });

  it.each(formats)('has no Exif at all when it is upright: %s', async (_name, encode) => {
    const { exif, orientation } = await sharp(withoutMetadata(await encode(tagged(1)).toBuffer())).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  });

  it.each(formats)('comes back as it is when there was none: %s', async (_name, encode) => {
    const bytes = await encode(photograph()).toBuffer();
    expect(withoutMetadata(bytes)).toBe(bytes);
  });

  it('has neither a comment nor what a phone appends after the picture', async () => {
    const bytes = await photograph().jpeg({ progressive: true }).toBuffer();
    const comment = Buffer.from('\xff\xfe\0\x0bMy garden', 'latin1');
    const full = Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2), Buffer.from('a video')]);
    expect(withoutMetadata(full).equals(bytes)).toBe(true);
  });

  it('of a GIF has no comment and still moves', async () => {
    const bytes = await moving('gif');
    const end = bytes.length - 1;
    const full = Buffer.concat([bytes.subarray(0, end), Buffer.from('!\xfe\x09My garden\0', 'latin1'), bytes.subarray(end)]);
    const clean = withoutMetadata(full);
    expect(clean.equals(bytes)).toBe(true);
    expect(isAnimated(clean)).toBe(true);
  });

  it.each(formats)('is left alone when it is cut off: %s', async (_name, encode) => {
    const whole = await encode(tagged(6)).toBuffer();
    const half = whole.subarray(0, Math.floor(whole.length / 3));
    expect(withoutMetadata(half)).toBe(half);
    expect(isTurned(half.subarray(0, 20))).toBe(false);
  });
});

describe('a picture', () => {
  it.each(formats)('is turned from orientation 5 on: %s', async (_name, encode) => {
    const turned = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => isTurned(await encode(tagged(orientation)).toBuffer())),
    );
    expect(turned).toEqual([false, false, false, false, true, true, true, true]);
  });

  it('moves when it has more than one frame', async () => {
    const all = [await moving('webp'), await moving('gif'), await movingPng()];
    expect(all.map(isAnimated)).toEqual([true, true, true]);
    const still = await Promise.all([photograph().webp().toBuffer(), photograph().gif().toBuffer(), photograph().png().toBuffer()]);
    expect(still.map(isAnimated)).toEqual([false, false, false]);
  });
});
