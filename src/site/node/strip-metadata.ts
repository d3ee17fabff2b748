/** Removes location and owner from the built site's photographs. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';

const PICTURE = /\.(?:jpe?g|jpe|jfif|png|apng|webp|avif)$/i;

/** A picture with metadata is encoded a second time, so the loss must not show. */
const QUALITY = 92;

/** Where the first chunk of a file is, and the length of a chunk without data; in bytes. */
interface ChunkedFormat {
  start: number;
  smallest: number;
}

const WEBP: ChunkedFormat = { start: 12, smallest: 8 };
const PNG: ChunkedFormat = { start: 8, smallest: 12 };

/** The byte of the first chunk of a WebP file whose bits announce Exif and XMP. */
const WEBP_FLAGS = { at: WEBP.start + 8, metadata: 0x0c };

/**
 * A file without some of its chunks.
 * @param readChunk where the name of the chunk at a place is, and how much data it has
 */
function withoutChunks(
  bytes: Buffer,
  { start, smallest }: ChunkedFormat,
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

/** An upright WebP without Exif and XMP: encoding drawings again would take minutes, and moving pictures would lose quality. */
function cutFromWebp(bytes: Buffer): Buffer {
  const clean = withoutChunks(bytes, WEBP, /^(?:EXIF|XMP )/, (at) => {
    const size = bytes.readUInt32LE(at + 4);
    // A byte is added to an odd length.
    return { nameAt: at, size: size + (size % 2) };
  });
  clean.writeUInt32LE(clean.length - 8, 4);
  clean.writeUInt8(clean.readUInt8(WEBP_FLAGS.at) & ~WEBP_FLAGS.metadata, WEBP_FLAGS.at);
  return clean;
}

/** An upright PNG without Exif, texts and date: encoded again, it would lose all frames but its first. */
function cutFromPng(bytes: Buffer): Buffer {
  return withoutChunks(bytes, PNG, /^(?:eXIf|[itz][TE]Xt|tIME)$/, (at) => ({ nameAt: at + 4, size: bytes.readUInt32BE(at) }));
}

/** Encodes a picture again, upright and with its colour profile. */
async function encodeAgain(bytes: Buffer, { format, compression }: Metadata): Promise<Buffer> {
  const picture = sharp(bytes, { animated: true }).autoOrient().keepIccProfile();
  // libvips calls AVIF by the name of its container.
  const name = compression === 'av1' ? 'avif' : format;
  return picture.toFormat(name, name === 'png' ? {} : { quality: QUALITY }).toBuffer();
}

/** A picture without metadata but its colour profile. One without any, and a damaged one, is returned as it is. */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  try {
    const metadata = await sharp(bytes).metadata();
    const { format, exif, xmp, iptc, comments, orientation = 1 } = metadata;
    if (!exif && !xmp && !iptc && !comments) return bytes;
    const cut = { webp: cutFromWebp, png: cutFromPng }[format as string];
    return cut && orientation === 1 ? cut(bytes) : await encodeAgain(bytes, metadata);
  } catch {
    // The content check reports damaged pictures, but not those of static/.
    return bytes;
  }
}

/**
 * Removes all metadata but colour profiles from every picture.
 * @param folder the built site
 */
export async function stripMetadata(folder = path.resolve('public')): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!PICTURE.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    const clean = await withoutMetadata(bytes);
    if (clean !== bytes) await writeFile(file, clean);
  }
}
