/** The society's logo and its link preview, of which a society may have its own in the folder `static` of its content. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { contentRoot, STATIC_FOLDER } from '../../content-model/content-root';
import { drawingOf, inColoursOf, previewOf } from '../../content-model/drawing';
import { SITE_PICTURES } from '../../content-model/routes';

const FAVICON_SIZE = 48;
const ICON_SIZE = 512;

/** How much of an icon's width the logo takes: phones may cut the icon to a circle. */
const LOGO_SHARE = 0.7;

const ICON_FILE = 'node_modules/.cache/icon.svg';

/** Header of an `.ico` file with one PNG of that size. The length of the PNG in bytes is still 0. */
const ICON_HEADER = '000001000100' + '30300000' + '01002000' + '00000000' + '16000000';
const ICON_LENGTH_AT = 14;

const ownFile = (name: string): string => path.join(contentRoot(), STATIC_FOLDER, name);

function siteDrawing(name: 'logo.svg' | 'social-card.svg'): string {
  const own = ownFile(name);
  return readFileSync(existsSync(own) ? own : path.join('src/site', name), 'utf8');
}

/** The logo as SVG for the top bar and the footer: its colours follow the mode. */
export function logoInPage(): string {
  const { svg } = drawingOf(siteDrawing('logo.svg'));
  return (
    svg
      .replace(/^<svg[^>]*>/, (root) => root.replace(/ (?:id|width|height)="[^"]*"/g, ''))
      .replace(/<style>.*?<\/style>/, '')
      // Headings of the page have ids, too.
      .replace(/ id="| href="#|url\(#/g, '$&logo-')
  );
}

/** The icon as SVG, in the colours of dark mode: the logo on a square. */
function icon(): string {
  const side = ICON_SIZE * LOGO_SHARE;
  const edge = (ICON_SIZE - side) / 2;
  const { svg } = drawingOf(siteDrawing('logo.svg'));
  const logo = svg.replace(/ width="[^"]*" height="[^"]*"/, ` x="${edge}" y="${edge}" width="${side}" height="${side}"`);
  const square = `<path fill="var(--paper)" d="M0 0h${ICON_SIZE}v${ICON_SIZE}H0z"/>`;
  return inColoursOf('dark', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}">${square}${logo}</svg>`);
}

/** Writes the icon at once, because gatsby-plugin-manifest reads it before any step of the site's own. @returns its file */
export function writeIcon(): string {
  mkdirSync(path.dirname(ICON_FILE), { recursive: true });
  writeFileSync(ICON_FILE, icon());
  return ICON_FILE;
}

async function faviconOf(): Promise<Buffer> {
  const png = await sharp(Buffer.from(icon())).resize({ width: FAVICON_SIZE }).png({ compressionLevel: 9 }).toBuffer();
  const header = Buffer.from(ICON_HEADER, 'hex');
  header.writeUInt32LE(png.length, ICON_LENGTH_AT);
  return Buffer.concat([header, png]);
}

/** Makes the pictures for programs that show no SVG: link previews and old browsers. A society's own files replace them. */
export async function publishPictures(): Promise<void> {
  for (const [name, make] of [
    [SITE_PICTURES.card, () => previewOf(siteDrawing('social-card.svg'))],
    [SITE_PICTURES.icon, faviconOf],
  ] as const) {
    if (!existsSync(ownFile(name))) await writeFile(path.join('public', name), await make());
  }
}
