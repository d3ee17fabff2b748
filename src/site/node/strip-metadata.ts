import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { mayMove } from '../../content-model/animation';

const PICTURE = /\.(?:jpe?g|jpe|jfif|png|apng|webp|avif|gif)$/i;

/** gatsby-plugin-sharp leaves metadata out of a picture that it sizes: reading thousands of those again takes seconds. */
const SIZED = /^static[\\/][\da-f]{32}[\\/][\da-f]{5}[\\/]/;

/** A picture that is turned is encoded a second time, so the loss must not show. */
const QUALITY = 92;

/** Position of the first chunk of a file, and length of a chunk without data; in bytes. */
const WEBP = { start: 12, smallest: 8 };
const PNG = { start: 8, smallest: 12 };

/** A WebP file's byte whose bits announce Exif and XMP. */
const WEBP_FLAGS = { at: WEBP.start + 8, metadata: 0x0c };

/** A file without its unwanted chunks. `readChunk` says where a chunk's name is, and how many bytes of data the chunk has. */
function withoutChunks(
  bytes: Buffer,
  { start, smallest }: typeof WEBP,
  unwanted: RegExp,
  readChunk: (at: number) => { nameAt: number; size: number },
): Buffer {
  const kept = [bytes.subarray(0, start)];
  for (let at = start; at + smallest <= bytes.length;) {
    const { nameAt, size } = readChunk(at);
    const end = at + smallest + size;
    if (!unwanted.test(bytes.toString('latin1', nameAt, nameAt + 4))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function cutFromWebp(bytes: Buffer): Buffer {
  const clean = withoutChunks(bytes, WEBP, /^(?:EXIF|XMP )/, (at) => {
    const size = bytes.readUInt32LE(at + 4);
    // An odd length is padded with a byte.
    return { nameAt: at, size: size + (size % 2) };
  });
  clean.writeUInt32LE(clean.length - 8, 4);
  // Only this first chunk has the flags.
  if (clean.toString('latin1', WEBP.start, WEBP.start + 4) === 'VP8X' && clean.length > WEBP_FLAGS.at) {
    clean.writeUInt8(clean.readUInt8(WEBP_FLAGS.at) & ~WEBP_FLAGS.metadata, WEBP_FLAGS.at);
  }
  return clean;
}

/** Removes Exif, texts and date. */
function cutFromPng(bytes: Buffer): Buffer {
  return withoutChunks(bytes, PNG, /^(?:eXIf|[itz][TE]Xt|tIME)$/, (at) => ({ nameAt: at + 4, size: bytes.readUInt32BE(at) }));
}

const JPEG_MARKER = { firstRestart: 0xd0, end: 0xd9, scan: 0xda, firstApplication: 0xe0, lastApplication: 0xef, comment: 0xfe };

/** What decoders need of the segments for applications: size, colour profile, and how Adobe mixes colours. */
const NEEDED_SEGMENT = /^(?:\xe0..JFIF\0|\xe2..ICC_PROFILE\0|\xee..Adobe)/s;

/** Where the coded pixels after a scan's header end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? JPEG_MARKER.end;
    if (next !== 0 && next !== 0xff && (next < JPEG_MARKER.firstRestart || next >= JPEG_MARKER.end - 1)) return at;
  }
  return bytes.length;
}

/** Removes Exif, XMP, IPTC and comments, and what phones append: a film, or another picture with its own Exif. */
function cutFromJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === JPEG_MARKER.end) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
    const header = at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === JPEG_MARKER.scan ? endOfScan(bytes, header) : header;
    const isOfApplication = marker >= JPEG_MARKER.firstApplication && marker <= JPEG_MARKER.lastApplication;
    const isNeeded = isOfApplication ? NEEDED_SEGMENT.test(bytes.toString('latin1', at + 1, at + 20)) : marker !== JPEG_MARKER.comment;
    if (isNeeded) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
}

const GIF = { header: 13, extension: 0x21, image: 0x2c, comment: 0xfe, application: 0xff };

/** The size of a GIF's table of colours, by the byte that announces it. */
const coloursOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Removes comments, and all blocks of applications but the one that repeats an animation. */
function cutFromGif(bytes: Buffer): Buffer {
  let at = GIF.header + coloursOf(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  while (bytes[at] === GIF.extension || bytes[at] === GIF.image) {
    const [start, kind, label] = [at, bytes[at], bytes[at + 1]];
    at += kind === GIF.image ? 11 + coloursOf(bytes[at + 9] ?? 0) : 2;
    const name = bytes.toString('latin1', at + 1, at + 12);
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
    at += 1;
    const isText = label === GIF.comment || (label === GIF.application && !/^(?:NETSCAPE2|ANIMEXTS1)\.0/.test(name));
    if (kind === GIF.image || !isText) kept.push(bytes.subarray(start, at));
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}

/** Overwrites metadata where it is: cutting it out of an AVIF would move what the file points at. */
function blank(bytes: Buffer, blocks: readonly (Buffer | undefined)[]): Buffer {
  const clean = Buffer.from(bytes);
  for (const block of blocks) {
    // The decoder may have put "Exif\0\0" before it.
    const data = block?.subarray(block.indexOf('Exif\0\0') === 0 ? 6 : 0);
    const at = data?.length ? clean.indexOf(data) : -1;
    if (data && at !== -1) clean.fill(0, at, at + data.length);
  }
  return clean;
}

/** Formats that lose their metadata without being encoded again, by the first bytes of their files. */
const CUTS: readonly (readonly [signature: RegExp, cut: (bytes: Buffer) => Buffer])[] = [
  [/^\xff\xd8\xff/, cutFromJpeg],
  [/^\x89PNG\r\n/, cutFromPng],
  [/^RIFF.{4}WEBP/s, cutFromWebp],
  [/^GIF8/, cutFromGif],
];

async function encodeAgain(bytes: Buffer, { format, compression }: Metadata): Promise<Buffer> {
  const picture = sharp(bytes).autoOrient().keepIccProfile();
  // libvips calls AVIF by its container, HEIF.
  const name = compression === 'av1' ? 'avif' : format;
  return picture.toFormat(name, name === 'png' ? {} : { quality: QUALITY }).toBuffer();
}

/**
 * Removes a picture's metadata, except its colour profile. A picture that is turned is encoded again, and so is an AVIF; an animation
 * never is, and stays as its file has it. Returns the same buffer if there is no metadata, or if the file is no picture.
 */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  // The content check reports damaged pictures, but not those of static/.
  const metadata = await sharp(bytes, { failOn: 'none' })
    .metadata()
    .catch(() => undefined);
  const { exif, xmp, iptc, orientation = 1 } = metadata ?? {};
  const start = bytes.toString('latin1', 0, WEBP.start);
  const cut = CUTS.find(([signature]) => signature.test(start))?.[1];
  const withoutEncoding = (): Buffer => {
    const clean = cut ? cut(bytes) : blank(bytes, [exif, xmp, iptc]);
    return clean.equals(bytes) ? bytes : clean;
  };
  const isClean = !exif && !xmp && !iptc;
  if (!metadata || mayMove(bytes) || (cut ? orientation === 1 : isClean)) return withoutEncoding();
  // A picture that cannot be turned is published lying on its side, never with its metadata.
  return encodeAgain(bytes, metadata).catch(withoutEncoding);
}

/** Removes all metadata but colour profiles from the built site's pictures: photographs name their location and owner. */
export async function stripMetadata(folder = path.resolve('public')): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!PICTURE.test(name) || SIZED.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    const clean = await withoutMetadata(bytes);
    if (clean !== bytes) await writeFile(file, clean);
  }
}
