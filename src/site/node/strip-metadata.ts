import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';

const PICTURE = /\.(?:jpe?g|jpe|jfif|png|apng|webp|avif)$/i;

/** gatsby-plugin-sharp leaves metadata out of a picture that it sizes: reading thousands of those again takes seconds. */
const SIZED = /^static[\\/][\da-f]{32}[\\/][\da-f]{5}[\\/]/;

/** Pictures with metadata are encoded a second time, so the loss must not show. */
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

/** Removes Exif and XMP from an upright WebP: encoding drawings again takes minutes, and animations would lose quality. */
function cutFromWebp(bytes: Buffer): Buffer {
  const clean = withoutChunks(bytes, WEBP, /^(?:EXIF|XMP )/, (at) => {
    const size = bytes.readUInt32LE(at + 4);
    // An odd length is padded with a byte.
    return { nameAt: at, size: size + (size % 2) };
  });
  clean.writeUInt32LE(clean.length - 8, 4);
  clean.writeUInt8(clean.readUInt8(WEBP_FLAGS.at) & ~WEBP_FLAGS.metadata, WEBP_FLAGS.at);
  return clean;
}

/** Removes Exif, texts and date from an upright PNG: encoding it again would keep only its first frame. */
function cutFromPng(bytes: Buffer): Buffer {
  return withoutChunks(bytes, PNG, /^(?:eXIf|[itz][TE]Xt|tIME)$/, (at) => ({ nameAt: at + 4, size: bytes.readUInt32BE(at) }));
}

async function encodeAgain(bytes: Buffer, { format, compression }: Metadata): Promise<Buffer> {
  const picture = sharp(bytes, { animated: true }).autoOrient().keepIccProfile();
  // libvips calls AVIF by its container, HEIF.
  const name = compression === 'av1' ? 'avif' : format;
  return picture.toFormat(name, name === 'png' ? {} : { quality: QUALITY }).toBuffer();
}

/** Removes a picture's metadata, except its colour profile. Returns the same buffer if there is none, or if it is damaged. */
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
