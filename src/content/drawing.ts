/** A drawing, `name.svg`, and the two pictures that `npm run drawings` exports it to, which pages show. */
import { createHash } from 'node:crypto';

/** The picture of a drawing for light mode: `cables.svg` → `cables.webp`. */
export function lightPictureOf(drawing: string): string {
  return drawing.replace(/\.svg$/, '.webp');
}

/** The dark mode version of a picture: `cables.webp` → `cables.dark.webp`. */
export function darkTwinOf(picture: string): string {
  return picture.replace(/\.(\w+)$/, '.dark.$1');
}

/** Returns a function that tells whether a picture was exported from this very drawing. */
export function isExportOf(drawing: string | Buffer): (picture: Buffer) => boolean {
  const fingerprint = fingerprintOfDrawing(drawing);
  return (picture) => picture.includes(fingerprint);
}

/** A short fingerprint of a drawing's source, stored in the exported pictures. */
export function fingerprintOfDrawing(svg: string | Buffer): string {
  return `drawing-${createHash('sha256').update(String(svg).replace(/\r\n/g, '\n')).digest('hex').slice(0, 16)}`;
}
