/** Removes location and owner from the built site's photographs. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';

const PICTURE = /\.(?:jpe?g|jpe|jfif|png|apng|webp|avif)$/i;

/** A picture with metadata is encoded a second time, so the loss must not show. */
const QUALITY = 92;

/** Where the chunks of a WebP file start, behind its head. */
const WEBP_HEAD = 12;
/** The byte of the first chunk whose bits announce Exif and XMP. */
const WEBP_FLAGS = { at: WEBP_HEAD + 8, metadata: 0x0c };

/** An upright WebP without Exif and XMP: encoding drawings again would take minutes, and moving pictures would lose quality. */
function cutFromWebp(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, WEBP_HEAD)];
  for (let at = WEBP_HEAD; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (!/^(?:EXIF|XMP )/.test(bytes.toString('latin1', at, at + 4))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const clean = Buffer.concat(kept);
  clean.writeUInt32LE(clean.length - 8, 4);
  clean.writeUInt8(clean.readUInt8(WEBP_FLAGS.at) & ~WEBP_FLAGS.metadata, WEBP_FLAGS.at);
  return clean;
}

/** Length of a PNG file's signature, and of a chunk beside its data. */
const [PNG_HEAD, PNG_CHUNK] = [8, 12];

/** An upright PNG without Exif, texts and date: encoded again, it would lose all frames but its first. */
function cutFromPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, PNG_HEAD)];
  for (let at = PNG_HEAD; at + PNG_CHUNK <= bytes.length;) {
    const end = at + PNG_CHUNK + bytes.readUInt32BE(at);
    if (!/^(?:eXIf|[itz][TE]Xt|tIME)$/.test(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
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
