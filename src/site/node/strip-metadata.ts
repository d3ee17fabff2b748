/** Removes from the finished site what photographs tell of their place and owner. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { withoutMetadata } from '../../content/picture-file';

const PICTURE = /\.(?:jpe?g|jpe|jfif|png|apng|webp|gif|avif)$/i;

/** Quality of an AVIF that has to be encoded anew, because its metadata cannot be cut out. */
const AVIF_QUALITY = 80;

async function cleanAvif(bytes: Buffer): Promise<Buffer> {
  try {
    const { exif, xmp } = await sharp(bytes).metadata();
    if (!exif && !xmp) return bytes;
    return await sharp(bytes).autoOrient().keepIccProfile().avif({ quality: AVIF_QUALITY }).toBuffer();
  } catch {
    // A file of the folder static/ may be damaged.
    return bytes;
  }
}

/**
 * Removes all metadata but colour profile and orientation from every picture of the finished site, wherever it comes from.
 * @param folder the finished site
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
