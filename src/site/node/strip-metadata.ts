/** Removes location and owner from the built site's photographs. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { withoutMetadata } from '../../content/picture-file';

const PICTURE = /\.(?:jpe?g|jpe|jfif|png|apng|webp|gif|avif)$/i;

/** An AVIF is re-encoded, because its metadata cannot be cut out. */
const AVIF_QUALITY = 80;

async function cleanAvif(bytes: Buffer): Promise<Buffer> {
  try {
    const { exif, xmp } = await sharp(bytes).metadata();
    if (!exif && !xmp) return bytes;
    return await sharp(bytes).autoOrient().keepIccProfile().avif({ quality: AVIF_QUALITY }).toBuffer();
  } catch {
    // A file of static/ may be damaged.
    return bytes;
  }
}

/**
 * Removes all metadata but colour profile and orientation from every picture.
 * @param folder the built site
 */
export async function stripMetadata(folder = path.resolve('public')): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!PICTURE.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    const clean = /\.avif$/i.test(name) ? await cleanAvif(bytes) : withoutMetadata(bytes);
    if (clean !== bytes) await writeFile(file, clean);
  }
}
