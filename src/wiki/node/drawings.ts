/**
 * The wiki's drawings are SVG in the colours of the drafting sheet. For dark mode a drawing is relit, never inverted: each
 * colour of the sheet has a counterpart on the blueprint, and the colours of real things (tape, cable, signs) stay.
 */
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { darkTwinOf, fingerprintOfDrawing, lightPictureOf } from '../../content/drawing';

/** Colours of the drafting sheet and what they become on the blueprint; see `src/site/style/tokens.css`. */
export const BLUEPRINT_OF_SHEET: Readonly<Record<string, string>> = {
  '#fcfdfb': '#0e2342',
  '#f4f6f4': '#09182f',
  '#14213d': '#dde8f3',
  '#4a566e': '#97aec8',
  '#1e3a8a': '#7db7d4',
  '#c3cbd9': '#29476d',
  '#e4e9ee': '#10274a',
  '#e5ebf6': '#123456',
  '#8a4f00': '#fbbf24',
  '#fdf1d8': '#22242c',
  '#1e3a8b': '#3f6df5',
  '#f59e0b': '#f7a31a',
  '#fffdf2': '#ffe3a6',
};

/** Converts a drawing's SVG source to the blueprint's colours. */
export function relightDrawing(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => BLUEPRINT_OF_SHEET[colour.toLowerCase()] ?? colour);
}

/**
 * Width and height of a drawing in its own units.
 * @throws Error when the SVG has no usable `viewBox`
 */
export function sizeOfDrawing(svg: string): { width: number; height: number } {
  const viewBox = /viewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width, height] = viewBox ?? [];
  if (!width || !height) throw new Error('The drawing needs a viewBox such as viewBox="0 0 640 400".');
  return { width, height };
}

/** Whether both pictures of a drawing exist and were exported from its current source. */
export async function isExportFresh(drawing: string): Promise<boolean> {
  const fingerprint = fingerprintOfDrawing(readFileSync(drawing, 'utf8'));
  const light = lightPictureOf(drawing);
  for (const picture of [light, darkTwinOf(light)]) {
    if (!existsSync(picture)) return false;
    const { exif } = await sharp(picture).metadata();
    if (!exif?.includes(fingerprint)) return false;
  }
  return true;
}

/** The same for one of the site's own drawings, which is exported to a single file. */
export function isSiteExportFresh(drawing: string, target: string): boolean {
  return existsSync(target) && readFileSync(target).includes(fingerprintOfDrawing(readFileSync(drawing, 'utf8')));
}

/** Lengths of an icon file's header and of each entry in its directory, in bytes. */
const ICON_HEADER = 6;
const ICON_ENTRY = 16;

/**
 * An icon file (`.ico`) of square PNG pictures.
 * @param pictures each with its width in pixels, at most 255
 */
export function iconFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(ICON_HEADER);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = ICON_HEADER + ICON_ENTRY * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(ICON_ENTRY);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map((picture) => picture.png)]);
}
