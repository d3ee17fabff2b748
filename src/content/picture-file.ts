/**
 * Reads from a picture's bytes whether it is animated, which way up it is, and which parts are metadata. sharp would re-encode a
 * picture to remove metadata, and does not know animated PNG. AVIF is left to sharp; see src/site/node/strip-metadata.ts.
 */
import { crc32 } from 'node:zlib';

/** A part of a picture file, in order. */
interface Part {
  bytes: Buffer;
  /** Not needed to show the picture. */
  isMetadata?: boolean;
  /** Exif data in the part, from its TIFF header on. */
  exif?: Buffer | undefined;
}

interface Format {
  matches: (bytes: Buffer) => boolean;
  /** All parts. @throws RangeError when the file is cut off */
  partsOf: (bytes: Buffer) => Part[];
  /** The part that holds Exif data; absent where the format has none. */
  exifPart?: (exif: Buffer) => Buffer;
  /** Corrects a header that describes the rest of the file. */
  finish?: (bytes: Buffer) => Buffer;
  isAnimated: (bytes: Buffer) => boolean;
}

const hasText = (bytes: Buffer, at: number, text: string): boolean => bytes.toString('latin1', at, at + text.length) === text;

/** A slice that must not reach beyond the end. */
function cut(bytes: Buffer, start: number, end: number): Buffer {
  if (end > bytes.length) throw new RangeError('The picture is cut off.');
  return bytes.subarray(start, end);
}

const EXIF_IN_JPEG = 'Exif\0\0';
/** Application segments without which a JPEG is shown differently: size, colour profile, kind of colours. */
const NEEDED_IN_JPEG = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'];

/** Where the compressed data that starts at `start` ends: at the next marker. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  throw new RangeError('The picture is cut off.');
}

function partsOfJpeg(bytes: Buffer): Part[] {
  const parts: Part[] = [{ bytes: cut(bytes, 0, 2) }];
  let at = 2;
  // Phones append videos and further pictures after the end marker.
  while (bytes.readUInt8(at + 1) !== 0xd9) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = cut(bytes, at, end);
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    const isMetadata = marker === 0xfe || (isApplication && !NEEDED_IN_JPEG.some((name) => hasText(segment, 4, name)));
    const isExif = marker === 0xe1 && hasText(segment, 4, EXIF_IN_JPEG);
    parts.push({ bytes: segment, isMetadata, exif: isExif ? segment.subarray(4 + EXIF_IN_JPEG.length) : undefined });
    at = end;
    if (marker !== 0xda) continue;
    at = endOfScan(bytes, end);
    parts.push({ bytes: bytes.subarray(end, at) });
  }
  return [...parts, { bytes: cut(bytes, at, at + 2) }];
}

function exifPartOfJpeg(exif: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + EXIF_IN_JPEG.length + exif.length, 2);
  return Buffer.concat([head, Buffer.from(EXIF_IN_JPEG, 'latin1'), exif]);
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Optional chunks that change how a PNG is shown. */
const NEEDED_IN_PNG = /^(?:tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|sPLT|hIST|acTL|fcTL|fdAT)$/;

function partsOfPng(bytes: Buffer): Part[] {
  const parts: Part[] = [{ bytes: bytes.subarray(0, PNG_SIGNATURE.length) }];
  let at = PNG_SIGNATURE.length;
  for (let type = ''; type !== 'IEND';) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const chunk = cut(bytes, at, end);
    type = chunk.toString('latin1', 4, 8);
    const isNeeded = /^[A-Z]/.test(type) || NEEDED_IN_PNG.test(type);
    parts.push({ bytes: chunk, isMetadata: !isNeeded, exif: type === 'eXIf' ? chunk.subarray(8, -4) : undefined });
    at = end;
  }
  return parts;
}

function exifPartOfPng(exif: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('eXIf', 'latin1'), exif]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(exif.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data));
  return Buffer.concat([length, data, sum]);
}

const RIFF_HEAD = 12;
const NEEDED_IN_WEBP = /^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/;
/** Bits of the flags in a WebP's `VP8X` chunk. */
const WEBP_FLAGS = { animation: 0x02, xmp: 0x04, exif: 0x08 };
const WEBP_FLAGS_AT = RIFF_HEAD + 8;
const isExtendedWebp = (bytes: Buffer): boolean => hasText(bytes, RIFF_HEAD, 'VP8X');

function partsOfWebp(bytes: Buffer): Part[] {
  const parts: Part[] = [{ bytes: cut(bytes, 0, RIFF_HEAD) }];
  const total = 8 + bytes.readUInt32LE(4);
  for (let at = RIFF_HEAD; at + 8 <= total;) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const data = cut(bytes, at + 8, at + 8 + size);
    const chunk = bytes.subarray(at, end);
    const type = chunk.toString('latin1', 0, 4);
    const exif = hasText(data, 0, EXIF_IN_JPEG) ? data.subarray(EXIF_IN_JPEG.length) : data;
    parts.push({ bytes: chunk, isMetadata: !NEEDED_IN_WEBP.test(type), exif: type === 'EXIF' ? exif : undefined });
    at = end;
  }
  return parts;
}

function exifPartOfWebp(exif: Buffer): Buffer {
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(exif.length, 4);
  return Buffer.concat([head, exif]);
}

function finishWebp(bytes: Buffer): Buffer {
  bytes.writeUInt32LE(bytes.length - 8, 4);
  if (!isExtendedWebp(bytes)) return bytes;
  const hasExif = partsOfWebp(bytes).some(({ exif }) => exif !== undefined);
  const others = bytes.readUInt8(WEBP_FLAGS_AT) & ~(WEBP_FLAGS.xmp | WEBP_FLAGS.exif);
  bytes.writeUInt8(others | (hasExif ? WEBP_FLAGS.exif : 0), WEBP_FLAGS_AT);
  return bytes;
}

/** Extensions of a GIF that repeat its frames or hold its colour profile. */
const NEEDED_IN_GIF = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];
const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function partsOfGif(bytes: Buffer): Part[] {
  const head = 13 + colourTable(bytes.readUInt8(10));
  const parts: Part[] = [{ bytes: cut(bytes, 0, head) }];
  let at = head;
  while (bytes.readUInt8(at) !== 0x3b) {
    const isImage = bytes.readUInt8(at) === 0x2c;
    const label = bytes.readUInt8(at + 1);
    let end = isImage ? at + 11 + colourTable(bytes.readUInt8(at + 9)) : at + 2;
    while (bytes.readUInt8(end) > 0) end += 1 + bytes.readUInt8(end);
    end += 1;
    const block = cut(bytes, at, end);
    const isOfApplication = label === 0xff && !NEEDED_IN_GIF.some((name) => hasText(block, 3, name));
    parts.push({ bytes: block, isMetadata: !isImage && (label === 0xfe || isOfApplication) });
    at = end;
  }
  return [...parts, { bytes: cut(bytes, at, at + 1) }];
}

const FORMATS: readonly Format[] = [
  {
    matches: (bytes) => bytes.length > 3 && bytes.readUInt16BE(0) === 0xffd8,
    partsOf: partsOfJpeg,
    exifPart: exifPartOfJpeg,
    isAnimated: () => false,
  },
  {
    matches: (bytes) => bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE),
    partsOf: partsOfPng,
    exifPart: exifPartOfPng,
    isAnimated: (bytes) => partsOfPng(bytes).some((part) => hasText(part.bytes, 4, 'acTL')),
  },
  {
    matches: (bytes) => hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP'),
    partsOf: partsOfWebp,
    exifPart: exifPartOfWebp,
    finish: finishWebp,
    isAnimated: (bytes) => isExtendedWebp(bytes) && (bytes.readUInt8(WEBP_FLAGS_AT) & WEBP_FLAGS.animation) > 0,
  },
  {
    matches: (bytes) => hasText(bytes, 0, 'GIF8'),
    partsOf: partsOfGif,
    isAnimated: (bytes) => partsOfGif(bytes).filter((part) => part.bytes.readUInt8(0) === 0x2c).length > 1,
  },
  {
    matches: (bytes) => hasText(bytes, 4, 'ftyp'),
    partsOf: (bytes) => [{ bytes }],
    isAnimated: (bytes) => hasText(bytes, 8, 'avis'),
  },
];

const ORIENTATION = 0x0112;
const UPRIGHT = 1;

/** The orientation in Exif data, 1 to 8. */
function readOrientation(exif: Buffer): number {
  const isLittle = hasText(exif, 0, 'II');
  const number = (at: number, size: number): number => (isLittle ? exif.readUIntLE(at, size) : exif.readUIntBE(at, size));
  const directory = number(4, 4);
  for (let entry = 0; entry < number(directory, 2); entry += 1) {
    const at = directory + 2 + 12 * entry;
    const value = number(at + 8, 2);
    if (number(at, 2) === ORIENTATION) return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** Exif data that holds an orientation and nothing else. */
function exifOf(orientation: number): Buffer {
  const exif = Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
  exif.writeUInt16LE(orientation, 18);
  return exif;
}

function orientationOf(parts: readonly Part[]): number {
  const exif = parts.find((part) => part.exif !== undefined)?.exif;
  return exif === undefined ? UPRIGHT : readOrientation(exif);
}

/** Reads a file in one of the known formats; `fallback` for a damaged one, or another format. */
function read<T>(bytes: Buffer, fallback: T, reader: (format: Format) => T): T {
  const format = FORMATS.find(({ matches }) => matches(bytes));
  if (!format) return fallback;
  try {
    return reader(format);
  } catch (error) {
    if (error instanceof RangeError) return fallback;
    throw error;
  }
}

/** Whether a picture has more than one frame. */
export function isAnimated(bytes: Buffer): boolean {
  return read(bytes, false, (format) => format.isAnimated(bytes));
}

/** Whether a picture is stored on its side, so that width and height are swapped. */
export function isTurned(bytes: Buffer): boolean {
  return read(bytes, false, (format) => orientationOf(format.partsOf(bytes)) >= 5);
}

/**
 * The same picture, pixel for pixel, without metadata except its colour profile and orientation. A file without metadata, a
 * damaged one, and one that is not JPEG, PNG, WebP or GIF, is returned as it is.
 */
export function withoutMetadata(bytes: Buffer): Buffer {
  return read(bytes, bytes, ({ partsOf, exifPart, finish = (whole) => whole }) => {
    const parts = partsOf(bytes);
    const orientation = orientationOf(parts);
    const exif = orientation === UPRIGHT ? undefined : exifPart?.(exifOf(orientation));
    const first = parts.find((part) => part.exif !== undefined);
    const kept = parts.flatMap((part) => {
      if (part === first && exif) return [exif];
      return part.isMetadata ? [] : [part.bytes];
    });
    const clean = finish(Buffer.concat(kept));
    return clean.equals(bytes) ? bytes : clean;
  });
}
